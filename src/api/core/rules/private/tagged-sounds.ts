import { latin1 } from '../bytes.ts'
import type { ReadPart } from '../read-part.ts'
import type { PrivateFacts } from './exif.ts'
import type { Found } from './found.ts'
import { emptyOggTags } from './ogg-tags.ts'
import { factsOfComments } from './vorbis-comments.ts'

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (it) => it.charCodeAt(0))

/** Bytes of a piece that are looked into for what it says; pictures make pieces larger. */
const LOOKED_AT = 65_536
/** A recording has a handful of pieces beside its sound. */
const MOST_PIECES = 1000

/** What a WAV needs to be played; everything else in it are notes of programs. */
const PLAYED: ReadonlySet<string> = new Set(['fmt ', 'data', 'fact', 'JUNK', 'PAD ', 'smpl', 'cue ', 'wavl', 'slnt'])

/** Who is named in a list of notes (`INFO`), or as the maker of a broadcast (`bext`). */
function factsOfWav(type: string, content: Uint8Array): PrivateFacts {
  const text = latin1.decode(content)
  const place = /gps|latitude|location/i.test(text) && (true as const)
  const named = type === 'bext' ? text.slice(256, 288) : (/(?:IART|ICOP)[^]{4}([^\0]{1,60})/.exec(text)?.[1] ?? '')
  const owner = named.split('\0', 1)[0]?.trim()
  return { ...(place && { place }), ...(owner && { owner }) }
}

/** Empties the notes of a WAV: they become pieces that players pass over, so that nothing moves. */
async function lookIntoWav(read: ReadPart, size: number, found: Found): Promise<void> {
  if (!/^RIFF[^]{4}WAVE$/.test(latin1.decode(await read(0, Math.min(12, size))))) return
  for (let at = 12, count = 0; at + 8 <= size && count < MOST_PIECES; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- Each head says where the next one is.
    const head = await read(at, at + 8)
    const type = latin1.decode(head.subarray(0, 4))
    const length = new DataView(head.buffer, head.byteOffset).getUint32(4, true)
    const [from, to] = [at + 8, at + 8 + length]
    if (to > size) return
    if (!PLAYED.has(type)) {
      // oxlint-disable-next-line no-await-in-loop -- As above.
      found.facts.push(factsOfWav(type, await read(from, Math.min(to, from + LOOKED_AT))))
      found.edits.push({ from: at, to: at + 4, bytes: bytesOf('JUNK') })
      if (length > 0) found.edits.push({ from, to, bytes: new Uint8Array(length) })
    }
    at = to + (length % 2)
  }
}

const PADDING = 1
const COMMENTS = 4
/** Kinds of pieces of a FLAC that tell: what a program left, words, and pictures (RFC 9639, section 8.1). */
const TOLD: ReadonlySet<number> = new Set([2, COMMENTS, 6])

/** Empties the words and pictures of a FLAC: they become padding of the same length. */
async function lookIntoFlac(read: ReadPart, size: number, found: Found): Promise<void> {
  if (latin1.decode(await read(0, Math.min(4, size))) !== 'fLaC') return
  for (let at = 4, count = 0; at + 4 <= size && count < MOST_PIECES; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- Each head says where the next one is.
    const [mark = 0, high = 0, middle = 0, low = 0] = await read(at, at + 4)
    const length = high * 65_536 + middle * 256 + low
    const [from, to] = [at + 4, at + 4 + length]
    if (to > size) return
    const kind = mark & 0x7f
    if (TOLD.has(kind)) {
      // oxlint-disable-next-line no-await-in-loop -- As above.
      if (kind === COMMENTS) found.facts.push(factsOfComments(await read(from, Math.min(to, from + LOOKED_AT))))
      found.edits.push({ from: at, to: at + 1, bytes: Uint8Array.of((mark & 0x80) | PADDING) })
      if (length > 0) found.edits.push({ from, to, bytes: new Uint8Array(length) })
    }
    if ((mark & 0x80) !== 0) return
    at = to
  }
}

const LOOKS: Readonly<Record<string, (read: ReadPart, size: number, found: Found) => Promise<void>>> = {
  'audio/wav': lookIntoWav,
  'audio/flac': lookIntoFlac,
  'audio/ogg': emptyOggTags,
  'video/ogg': emptyOggTags,
}

/** The notes of a sound whose places are counted in it, by its format: who made it, where, and pictures. Nothing is moved. */
export const lookIntoTaggedSound = async (read: ReadPart, size: number, format: string, found: Found): Promise<void> =>
  LOOKS[format]?.(read, size, found)
