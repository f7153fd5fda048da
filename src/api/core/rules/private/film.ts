import { latin1, viewOf } from '../bytes.ts'
import { type Box, boxesOf, textAt } from '../boxes.ts'
import type { ReadPart } from '../read-part.ts'
import type { PrivateFacts } from './exif.ts'
import type { Found } from './found.ts'
import { placeIn } from './place-in-words.ts'

/** Boxes of an index in which players and cameras write what they like to tell. */
const TOLD: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid'])
/** Bytes; the index of a film of many hours is smaller. */
const LARGEST_INDEX = 32 * 1024 ** 2
/** A live recording has a part for every second. */
const MOST_BOXES = 10_000

function factsOf(bytes: Uint8Array, { from, to }: Box): PrivateFacts {
  const text = latin1.decode(bytes.subarray(from, Math.min(to, from + 65_536)))
  // In values, four letters, four bytes of head or a box for the text, then the text.
  const said = (name: string): string =>
    new RegExp(`${name}(?:[^]{4}data[^]{8}|[^]{4})([ -~]{2,60})`).exec(text)?.[1]?.trim() ?? ''
  const camera = `${said('\u00a9mak')} ${said('\u00a9mod')}`.trim()
  const owner = said('\u00a9aut') || said('\u00a9ART')
  const isPlaced = /\u00a9xyz|loci|location\.ISO6709/.test(text)
  const place = placeIn(text) ?? (isPlaced && (true as const))
  return { ...(place && { place }), ...(camera && { camera }), ...(owner && { owner }) }
}

const FREE = Uint8Array.from([0x66, 0x72, 0x65, 0x65])

/** Makes a box one that is passed over, and empties it; `start` is where `bytes` lie in the file. */
function empty(bytes: Uint8Array, start: number, { type, from, to }: Box, found: Found): void {
  found.facts.push(factsOf(bytes, { type, from, to }))
  const view = viewOf(bytes)
  // Behind the type the head of a large one tells its length.
  const isLong = from >= 16 && view.getBigUint64(from - 8) === BigInt(to - from + 16)
  const typeAt = isLong ? from - 12 : from - 4
  found.edits.push({ from: start + typeAt, to: start + typeAt + 4, bytes: FREE })
  found.edits.push({ from: start + from, to: start + to, bytes: new Uint8Array(to - from) })
}

function lookIntoIndex(bytes: Uint8Array, start: number, box: Box, found: Found): void {
  for (const inner of boxesOf(bytes, box.from, box.to) ?? []) {
    if (TOLD.has(inner.type)) empty(bytes, start, inner, found)
    else if (inner.type === 'trak') lookIntoIndex(bytes, start, inner, found)
  }
}

/** What a film says beside its pictures (MP4, QuickTime). Its samples are found by their places, so nothing is moved. */
export async function lookIntoFilm(read: ReadPart, size: number, found: Found): Promise<void> {
  let at = 0
  for (let count = 0; count < MOST_BOXES && at + 8 <= size; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- Each head says where the next one is.
    const head = await read(at, Math.min(size, at + 16))
    const view = viewOf(head)
    const said = view.getUint32(0)
    const isLong = said === 1 && head.length === 16
    const length = isLong ? Number(view.getBigUint64(8)) : said === 0 ? size - at : said
    if (length < (isLong ? 16 : 8) || at + length > size) return
    const type = textAt(head, 4)
    if ((type === 'moov' || TOLD.has(type)) && length <= LARGEST_INDEX) {
      // oxlint-disable-next-line no-await-in-loop -- As above.
      const bytes = await read(at, at + length)
      const box = { type, from: isLong ? 16 : 8, to: length }
      if (type === 'moov') lookIntoIndex(bytes, at, box, found)
      else empty(bytes, at, box, found)
    }
    at += length
  }
}
