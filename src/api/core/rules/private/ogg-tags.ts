import { latin1 } from '../bytes.ts'
import type { ReadPart } from '../read-part.ts'
import type { Found } from './found.ts'
import { commentsAt, factsOfComments } from './vorbis-comments.ts'

/** Bytes of a page before the lengths of its pieces (RFC 3533, section 6). */
const HEAD = 27
/** Pages that words may fill: a cover of four million bytes. */
const MOST_PAGES = 64

/** The check of a page: the polynomial of Ethernet, the other way round and from zero. */
const CHECKS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let check = byte << 24
  for (let bit = 0; bit < 8; bit += 1) check = (check << 1) ^ (check < 0 ? 0x04c11db7 : 0)
  return check
})

/** The check of a page whose own four bytes for it are zero. */
export function checkOfPage(page: Uint8Array): number {
  let check = 0
  for (const byte of page) check = (check << 8) ^ (CHECKS[((check >>> 24) ^ byte) & 255] ?? 0)
  return check >>> 0
}

/** A page with the places of those of its bytes that belong to the second packet. */
interface Page {
  at: number
  bytes: Uint8Array<ArrayBuffer>
  from: number
  to: number
}

/** One of the streams of a file, which take turns page by page: how many of its packets have ended, and where its words are. */
interface Stream {
  ended: number
  words: Page[]
}

/** The pages that the second packet of each stream stands in, which is the one with the words; without those that do not end in time. */
async function pagesOfWords(read: ReadPart, size: number): Promise<Page[][]> {
  const streams = new Map<number, Stream>()
  const found = () => [...streams.values()].filter(({ ended }) => ended > 1).map(({ words }) => words)
  for (let at = 0, count = 0; at + HEAD <= size && count < MOST_PAGES; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- Each page says where the next one is.
    const head = await read(at, Math.min(size, at + HEAD + 255))
    if (latin1.decode(head.subarray(0, 4)) !== 'OggS') return found()
    const serial = new DataView(head.buffer, head.byteOffset).getUint32(14, true)
    const stream = streams.get(serial) ?? { ended: 0, words: [] }
    streams.set(serial, stream)
    const pieces = head.subarray(HEAD, HEAD + (head[26] ?? 0))
    const start = HEAD + pieces.length
    const length = pieces.reduce((sum, it) => sum + it, start)
    if (at + length > size) return found()
    let [place, from, to] = [start, 0, 0]
    for (const piece of pieces) {
      if (stream.ended === 1) {
        if (to === 0) from = place
        to = place + piece
      }
      place += piece
      if (piece < 255) stream.ended += 1
    }
    // oxlint-disable-next-line no-await-in-loop -- As above.
    if (to > 0) stream.words.push({ at, bytes: new Uint8Array(await read(at, at + length)), from, to })
    // Every stream begins before the second page of any.
    if ([...streams.values()].every(({ ended }) => ended > 1)) return found()
    at += length
  }
  return found()
}

/** Names of the packets with words, as they begin. */
const KINDS = ['OpusTags', '\u0003vorbis', '\u0081theora']

function emptyWords(pages: readonly Page[], found: Found): void {
  const packet = new Uint8Array(pages.reduce((sum, { from, to }) => sum + to - from, 0))
  let at = 0
  for (const { bytes, from, to } of pages) {
    packet.set(bytes.subarray(from, to), at)
    at += to - from
  }
  const begins = latin1.decode(packet.subarray(0, 8))
  const kind = KINDS.find((it) => begins.startsWith(it))
  if (kind === undefined) return
  const list = kind.length + commentsAt(packet.subarray(kind.length))
  if (list + 4 > packet.length) return
  found.facts.push(factsOfComments(packet.subarray(kind.length)))
  // The name of the program before them has to be there, as long as it was.
  packet.fill(0x20, kind.length + 4, list)
  packet.fill(0, list)
  // Behind its words a Vorbis header ends with a bit that is set.
  if (kind === '\u0003vorbis' && list + 4 < packet.length) packet[list + 4] = 1
  at = 0
  for (const page of pages) {
    const { bytes, from, to } = page
    bytes.set(packet.subarray(at, at + to - from), from)
    at += to - from
    bytes.fill(0, 22, 26)
    new DataView(bytes.buffer).setUint32(22, checkOfPage(bytes), true)
    found.edits.push({ from: page.at, to: page.at + bytes.length, bytes })
  }
}

/** Empties the words of an Ogg (Vorbis, Opus, Theora): each packet of them stays as long as it was, without any, and its pages are checked anew. */
export async function emptyOggTags(read: ReadPart, size: number, found: Found): Promise<void> {
  for (const pages of await pagesOfWords(read, size)) emptyWords(pages, found)
  found.edits.sort((one, other) => one.from - other.from)
}
