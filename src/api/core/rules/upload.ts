import type { PictureColor } from '../../contract/colors.ts'
import type { Multimedia } from '../../contract/multimedia.ts'
import { refusalSentence } from '../../contract/refusal-sentences.ts'
import { MEDIA_FORMATS, mediaFormat } from './media-formats.ts'
import type { MediumRow } from './medium-row.ts'
import { type FileTrouble, troubleWords } from './trouble-words.ts'

/** What the bytes of an upload turned out to be. */
export interface Arrived {
  /** Bytes. */
  size: number
  /** 64 hexadecimal digits. */
  sha256: string
  /** The media type that the bytes themselves tell; null where they tell none. */
  looksLike: string | null
  /** False where they could not be opened as what they look like. */
  intact: boolean
  /** Why they cannot be taken, where more is known than that they are not intact. */
  trouble?: FileTrouble | undefined
  /** Whether they say of themselves that they show all directions. */
  equirectangular?: boolean
  width: number | null
  height: number | null
  /** What a picture mostly has; absent where it was not looked at. */
  colors?: readonly PictureColor[] | undefined
  /** Seconds. */
  duration: number | null
}

type Declared = Pick<Multimedia, 'format' | 'size' | 'sha256'>

/** Whether bytes of this format can be sent at all. */
export const canBeSent = ({ format }: Pick<Multimedia, 'format'>, limits: { formats: readonly string[] }): boolean =>
  limits.formats.includes(mediaFormat(format)?.format ?? '')

/** The media types that can be sent. */
export const SENDABLE: readonly string[] = MEDIA_FORMATS.map((it) => it.format)

/** What is wrong with the bytes against what was declared, in words; undefined where they are right. */
export function faultOf(declared: Declared, arrived: Arrived): string | undefined {
  if (declared.size !== null && declared.size !== arrived.size) {
    return refusalSentence('fileLength', { size: arrived.size, declared: declared.size })
  }
  if (declared.sha256 !== null && declared.sha256 !== arrived.sha256) {
    return refusalSentence('fileHash', {})
  }
  const wanted = mediaFormat(declared.format)
  const found = mediaFormat(arrived.looksLike ?? '')
  const fits =
    wanted !== undefined && (found === wanted || wanted.looksLike.includes(arrived.looksLike?.toLowerCase() ?? ''))
  if (!fits) {
    const { format } = declared
    return arrived.looksLike === null
      ? refusalSentence('fileUnknown', { format })
      : refusalSentence('fileKind', { format, found: arrived.looksLike })
  }
  const trouble = arrived.trouble ?? (arrived.intact ? undefined : { kind: 'damaged' as const })
  return trouble && troubleWords(declared.format, trouble)
}

type Receiving = Pick<Multimedia, 'updatedAt' | 'version'>

/** Where the bytes of a medium are: their name, and the address under which they are served. */
export interface Whereabouts {
  file: string
  url: string
}

/** The medium once its bytes have arrived and are right. */
export const ready = (row: MediumRow, arrived: Arrived, where: Whereabouts, now: number): MediumRow => {
  const { statusReason: _, leaving: __, guessedType, colors: ___, ...rest } = row
  const type = guessedType && arrived.equirectangular ? 'immersive' : row.type
  const { size, sha256, width, height, duration, colors } = arrived
  const format = mediaFormat(row.format)?.format ?? row.format
  return {
    ...rest,
    ...written(row, now),
    ...where,
    fileSize: size,
    format,
    type,
    size,
    sha256,
    width,
    height,
    duration,
    ...(colors && { colors: [...colors] }),
    status: 'ready',
  }
}

/** The medium once its bytes have arrived and are wrong. */
export const refused = (row: MediumRow, statusReason: string, now: number): MediumRow => ({
  ...row,
  ...written(row, now),
  status: 'error',
  statusReason,
})

const written = ({ version }: Receiving, now: number): Receiving => ({
  updatedAt: new Date(now).toISOString(),
  version: version + 1,
})
