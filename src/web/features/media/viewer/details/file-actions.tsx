import type { Multimedia } from '#api/contract/multimedia.ts'
import { MediumLinks } from './medium-links.tsx'
import { RevokeLinks } from './revoke-links.tsx'
import { ReplaceFile } from './replace-file.tsx'

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
