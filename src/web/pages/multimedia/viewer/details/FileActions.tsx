import type { Multimedia } from '../../../../../api/contract/multimedia.ts'
import { MediumLinks } from './MediumLinks.tsx'
import { RevokeLinks } from './RevokeLinks.tsx'
import { ReplaceFile } from './ReplaceFile.tsx'

/** What can be done with the file of a medium: hand its address on, save it, give it another, take its address back. */
export default function FileActions({ medium }: { medium: Multimedia }) {
  return (
    <>
      <MediumLinks medium={medium} />
      <ReplaceFile medium={medium} />
      <RevokeLinks medium={medium} />
    </>
  )
}
