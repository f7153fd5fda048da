import type { MultimediaType } from '#api/contract/choices.ts'
import { MAX_PIXELS } from '#api/core/rules/file-structure.ts'
import { pixelTrouble } from '#api/core/rules/file-trouble.ts'
import type { PrivateFacts } from '#api/core/rules/private/exif.ts'
import type { FileTrouble } from '#api/core/rules/trouble-words.ts'
import type { UploadLimits } from '../use-upload-limits.ts'
import { claimedFormat, typesOf } from './formats.ts'

/** What the browser found out about a file. */
export interface FileFacts {
  /** Of the file, with its ending. */
  fileName: string
  /** Bytes. */
  size: number
  /** By its bytes; undefined where they tell none. */
  format: string | undefined
  /** False where the file cannot be read at all. */
  readable: boolean
  /** False where the browser knows the format and could not open it. */
  opens: boolean
  /** The format that it had before it became one that browsers show. */
  convertedFrom?: string
  /** What its bytes say against it, by the rules of the service. */
  trouble?: FileTrouble | undefined
  /** Pixels. */
  width?: number
  height?: number
  /** Seconds. */
  duration?: number
  /** Of a document. */
  pages?: number
  /** Whether it says of itself that it is a look around (`tag`), or is as wide as two of its heights (`shape`). */
  panorama?: 'tag' | 'shape'
  /** What it says of place, camera and owner; absent where it says nothing. */
  told?: PrivateFacts
  /** Whether that stays in the file, since nothing can be taken out of it: it is signed or locked. */
  isSealed?: boolean
}

/** The same bytes elsewhere: `there` among the media, `here` among the files that are about to be sent. */
export type Twin = { where: 'there'; id: string; name: string } | { where: 'here'; name: string }

/** What is found about a file, without the words for it. */
export type Problem =
  | { kind: 'unreadable' }
  | { kind: 'empty' }
  | { kind: 'too-large'; most: number }
  | { kind: 'no-format'; claimed: string | undefined }
  | { kind: 'not-taken'; format: string }
  | { kind: 'other-type'; only: MultimediaType }
  | { kind: 'other-format'; format: string; claimed: string }
  | { kind: 'trouble'; trouble: FileTrouble }
  | { kind: 'converted'; from: string; format: string }
  | { kind: 'does-not-open' }
  | { kind: 'twin'; twin: Twin }
  | { kind: 'panorama'; by: 'tag' | 'shape'; isTaken: boolean }
  | { kind: 'told'; facts: PrivateFacts; isStripped: boolean }
  | { kind: 'no-alt-text' }

const BLOCKING: ReadonlySet<Problem['kind']> = new Set([
  'unreadable',
  'empty',
  'too-large',
  'no-format',
  'not-taken',
  'other-type',
  'trouble',
])

/** Whether a file cannot be sent with this. */
export const isBlocking = ({ kind }: Problem): boolean => BLOCKING.has(kind)

/** What the editor has said so far of the medium that the file becomes. */
export interface Said {
  type: MultimediaType | undefined
  altText: string
}

/** What stands against the bytes of a file where a picture may have `most` pixels. */
const troubleOf = ({ trouble, format, width = 0, height = 0 }: FileFacts, most: number): FileTrouble | undefined => {
  if (trouble && trouble.kind !== 'pixels') return trouble
  // A drawing is as large as it is shown, and a film is not opened whole.
  const isPicture = format !== undefined && /^image\/(?!svg)/.test(format)
  return isPicture ? pixelTrouble(trouble?.pixels ?? width * height, most) : undefined
}

/** What is wrong with a file, or worth knowing before it is sent; blocking ones first. */
export const verdict = (
  facts: FileFacts,
  { maxSize, maxPixels = MAX_PIXELS, formats, only, strips = false }: UploadLimits,
  said: Said,
  twin?: Twin,
): readonly Problem[] => {
  const { format, size, fileName, panorama } = facts
  if (!facts.readable) return [{ kind: 'unreadable' }]
  if (size === 0) return [{ kind: 'empty' }]
  const claimed = claimedFormat(fileName)
  const found: Problem[] = []
  if (maxSize !== null && size > maxSize) found.push({ kind: 'too-large', most: maxSize })
  if (format === undefined) found.push({ kind: 'no-format', claimed })
  else if (formats.length > 0 && !formats.includes(format)) found.push({ kind: 'not-taken', format })
  else if (only && !typesOf(format).includes(only)) found.push({ kind: 'other-type', only })
  const trouble = troubleOf(facts, maxPixels)
  if (trouble) found.push({ kind: 'trouble', trouble })
  if (format === undefined || found.length > 0) return found
  if (twin) found.push({ kind: 'twin', twin })
  if (claimed !== undefined && claimed !== format) found.push({ kind: 'other-format', format, claimed })
  if (facts.convertedFrom !== undefined) found.push({ kind: 'converted', from: facts.convertedFrom, format })
  if (!facts.opens) found.push({ kind: 'does-not-open' })
  const isTaken = said.type === 'immersive'
  if (panorama === 'tag' || (panorama && !isTaken)) found.push({ kind: 'panorama', by: panorama, isTaken })
  if (facts.told) found.push({ kind: 'told', facts: facts.told, isStripped: strips && facts.isSealed !== true })
  const isSeen = said.type === 'image' || isTaken
  if (isSeen && said.altText.trim() === '') found.push({ kind: 'no-alt-text' })
  return found
}

/** Whether a file is sent unless the editor says otherwise: nothing stands against it, and its bytes are nowhere yet. */
export const isSentByItself = (problems: readonly Problem[]): boolean =>
  !problems.some((problem) => isBlocking(problem) || problem.kind === 'twin')
