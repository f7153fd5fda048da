import type { Multimedia } from '../../contract/multimedia.ts'
import { UUID_FORM } from '../../values/uuid.ts'

/** What the bytes of a medium are, or where it lies, while others are awaited in their place; and who asked for those. */
export interface Leaving extends Pick<
  Multimedia,
  'url' | 'format' | 'type' | 'size' | 'sha256' | 'width' | 'height' | 'duration'
> {
  key: string | null
  person: string | null
}

/** A medium as it is kept: with where its bytes are, which no answer tells. */
export interface MediumRow extends Multimedia {
  /** The name of its current bytes here, made of their content; absent where it has none, or from before names were kept. */
  file?: string | undefined
  /** Bytes of that file, whatever the record says of a file that is awaited. */
  fileSize?: number | undefined
  /** Absent unless others are awaited. */
  leaving?: Leaving | undefined
  /** Whether its type was told from its format alone, so that its bytes may tell another one. */
  guessedType?: boolean
  /** Only addresses of this generation open it; absent is 1. */
  generation?: number
}

const OWN = new RegExp(
  `^(?:https?://[^/?#]*)?/media/${UUID_FORM}/(${UUID_FORM})/([^/?#]+)(?:/([^/?#]+))?(?:[?#]|$)`,
  'i',
)
const BYTES = /^[0-9a-f]{32}\.[a-z0-9]{2,4}$/

/** The id of the medium whose bytes a service like this one serves at an address, in today's form or an earlier one. */
export const mediumAt = (address: string): string | undefined => OWN.exec(address.trim())?.[1]?.toLowerCase()

/** The bytes that an address from before names itself, instead of their medium. */
const bytesAt = (address: string | null): string | undefined => {
  const name = OWN.exec(address ?? '')?.[3] ?? ''
  return BYTES.test(name) ? name : undefined
}

/** The name of the current bytes of a medium. */
export const fileOf = ({ file, url }: Pick<MediumRow, 'file' | 'url'>): string | undefined => file ?? bytesAt(url)

/** The generation in which the addresses of a medium are. */
export const generationOf = ({ generation }: Pick<MediumRow, 'generation'>): number => generation ?? 1

/** The medium as it is answered; `readUrl` makes the address of one whose row still has an address from before. */
export const answered = (row: MediumRow, readUrl?: (row: MediumRow, generation: number) => string): Multimedia => {
  const { file: _, fileSize: __, leaving: ___, guessedType: ____, generation, ...medium } = row
  if (!readUrl || bytesAt(medium.url) === undefined) return medium
  return { ...medium, url: readUrl(row, generation ?? 1) }
}
