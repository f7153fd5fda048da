import { latin1 } from './bytes.ts'
import type { ReadPart } from './read-part.ts'
import { elementAt, elementsIn, LONGEST_HEAD } from './matroska-elements.ts'
import type { FileTrouble } from './trouble-words.ts'

// Ids of elements (RFC 9559, section 5).
const HEAD = 0x1a45dfa3
const SEGMENT = 0x18538067
const TRACKS = 0x1654ae6b
const TRACK = 0xae
const KIND = 0x83
const CODEC = 0x86
const CLUSTER = 0x1f43b675

/** A track that shows something. */
const FILM = 1
/** Bytes; the tracks of a film are told in some hundred. */
const LARGEST_TRACKS = 1024 ** 2
/** Elements before the first pictures or sounds. */
const MOST_ELEMENTS = 1000

/** What no browser plays, by how its codec begins (RFC 9559, codec registry). */
const UNPLAYABLE: readonly [begins: string, name: string][] = [
  ['V_MS/VFW', 'Video for Windows'],
  ['V_REAL', 'RealVideo'],
  ['V_QUICKTIME', 'QuickTime'],
  ['V_MPEG1', 'MPEG-1'],
  ['V_MPEG2', 'MPEG-2'],
  ['V_MPEG4/ISO/ASP', 'MPEG-4 Visual'],
  ['V_MPEG4/ISO/SP', 'MPEG-4 Visual'],
  ['V_PRORES', 'ProRes'],
  ['V_DIRAC', 'Dirac'],
]

/** Codecs of the tracks that show something. */
function codecsOf(tracks: Uint8Array): string[] {
  return elementsIn(tracks).flatMap(({ id, from, to }) => {
    if (id !== TRACK) return []
    const track = tracks.subarray(from, to)
    const inside = elementsIn(track)
    const kind = inside.find((it) => it.id === KIND)
    const codec = inside.find((it) => it.id === CODEC)
    return codec && kind && track[kind.from] === FILM ? [latin1.decode(track.subarray(codec.from, codec.to))] : []
  })
}

/** What stands against a WebM, read from its elements without playing it: it ends too early, or no browser plays it. */
export async function webmTrouble(read: ReadPart, size: number): Promise<FileTrouble | undefined> {
  const headAt = async (at: number) => elementAt(await read(at, Math.min(size, at + LONGEST_HEAD)), 0, at)
  const head = await headAt(0)
  const segment = head?.id === HEAD && head.to !== undefined ? await headAt(head.to) : undefined
  if (segment?.id !== SEGMENT || (segment.to ?? 0) > size) return { kind: 'damaged' }
  let codecs: string[] | undefined
  for (let at = segment.from, count = 0; at < size && count < MOST_ELEMENTS; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- Each head says where the next one is.
    const element = await headAt(at)
    if (element?.id === CLUSTER && codecs) {
      const names = codecs.map((it) => UNPLAYABLE.find(([begins]) => it.startsWith(begins))?.[1])
      const [first] = names
      return first !== undefined && names.every((it) => it !== undefined) ? { kind: 'codec', codec: first } : undefined
    }
    if (element?.to === undefined || element.to > size) break
    if (element.id === TRACKS) {
      // oxlint-disable-next-line no-await-in-loop -- As above.
      codecs = codecsOf(await read(element.from, Math.min(element.to, element.from + LARGEST_TRACKS)))
    }
    at = element.to
  }
  return { kind: 'damaged' }
}
