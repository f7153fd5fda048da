import { LARGEST_READ } from '../file-structure.ts'
import type { ReadPart } from '../read-part.ts'
import { lookIntoBoxedPicture } from './boxed.ts'
import { lookIntoPng, lookIntoWebp } from './chunks.ts'
import { LARGEST_DOCUMENT_LOOKED_INTO, lookIntoDocument } from './document.ts'
import { lookIntoDrawing } from './drawing.ts'
import type { Edit } from './edits.ts'
import type { PrivateFacts } from './exif.ts'
import { lookIntoFilm } from './film.ts'
import type { Found } from './found.ts'
import { lookIntoGif } from './gif.ts'
import { lookIntoJpeg } from './jpeg.ts'
import { lookIntoMatroska } from './matroska.ts'
import { isLocatedFilm } from './private-formats.ts'
import { lookIntoSound } from './sound.ts'
import { lookIntoTaggedSound } from './tagged-sounds.ts'

/** What a file says of who took it, where and with what, and the edits without which guests get none of it. */
export interface PrivateParts {
  facts: PrivateFacts
  edits: readonly Edit[]
}

const LOOKS: Readonly<Record<string, (bytes: Uint8Array, found: Found) => void>> = {
  'image/jpeg': lookIntoJpeg,
  'image/png': lookIntoPng,
  'image/apng': lookIntoPng,
  'image/webp': lookIntoWebp,
  'image/avif': lookIntoBoxedPicture,
  'image/heic': lookIntoBoxedPicture,
  'image/heif': lookIntoBoxedPicture,
  'image/gif': lookIntoGif,
  'image/svg+xml': lookIntoDrawing,
}

const merged = (facts: readonly PrivateFacts[]): PrivateFacts =>
  // Of two places the one that says where.
  facts.reduce((all, it) => ({ ...it, ...all, ...(typeof it.place === 'object' && { place: it.place }) }), {})

/**
 * Looks for what a file of this format tells of place, camera and owner. What cannot be followed is left as it is: a file whose
 * structure is broken is refused elsewhere.
 */
export async function privateParts(read: ReadPart, size: number, format: string): Promise<PrivateParts> {
  const found: Found = { edits: [], facts: [] }
  const look = LOOKS[format]
  if (isLocatedFilm(format)) await lookIntoFilm(read, size, found)
  else if (/^audio\/(mpeg|aac)$/.test(format)) await lookIntoSound(read, size, found)
  else if (/^(audio|video)\/webm$/.test(format)) await lookIntoMatroska(read, size, found)
  else if (/^(audio|video)\//.test(format)) await lookIntoTaggedSound(read, size, format, found)
  else if (format === 'application/pdf') {
    if (size <= LARGEST_DOCUMENT_LOOKED_INTO) lookIntoDocument(await read(0, size), found)
  } else if (look && size >= 12) look(await read(0, Math.min(size, LARGEST_READ)), found)
  return { facts: merged(found.facts), edits: found.edits }
}
