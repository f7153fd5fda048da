import type { Multimedia } from '#api/contract/multimedia.ts'
import { namesMedium } from '#api/core/rules/media-references.ts'
import type { References } from '../references.ts'

/** The open fields of the medium whose picture an address shows, as far as the library is read. */
export const environmentAt = (
  { items }: References<Multimedia>,
  address: string | null | undefined,
): Multimedia['environment'] | undefined =>
  address ? items?.find((medium) => namesMedium({ place: 'image', address }, medium))?.environment : undefined
