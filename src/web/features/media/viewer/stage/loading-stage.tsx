import { Bone } from '../../../../ui/skeletons.tsx'
import { Middle } from './stage-look.ts'

/** Stands where a medium will be seen. */
export function LoadingStage() {
  return (
    <Middle aria-busy="true">
      <Bone width="96px" height="8px" />
    </Middle>
  )
}
