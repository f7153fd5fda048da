import type { Multimedia } from '../../../../../api/contract/multimedia.ts'
import { MediumLinks } from './MediumLinks.tsx'
import { ReplaceFile } from './ReplaceFile.tsx'

/** What can be done with the file of a medium: hand its address on, save it, give it another. */
export default function FileActions({ medium }: { medium: Multimedia }) {
  return (
    <>
      <MediumLinks medium={medium} />
      <ReplaceFile medium={medium} />
    </>
  )
}
