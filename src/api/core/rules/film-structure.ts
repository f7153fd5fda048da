import { viewOf } from './bytes.ts'
import { type Box, boxesOf, textAt, VERSIONED, within } from './boxes.ts'
import type { ReadPart } from './read-part.ts'
import type { FileTrouble } from './trouble-words.ts'
import { webmTrouble } from './webm-structure.ts'

/** An index beyond this many bytes is not read: that of a film of many hours is smaller. */
const LARGEST_INDEX = 32 * 1024 ** 2
/** Bytes of the longest head of a box. */
const HEAD = 16

/** What browsers played with plug-ins, which no browser has any more. */
const UNPLAYABLE: Readonly<Record<string, string>> = {
  cvid: 'Cinepak',
  SVQ1: 'Sorenson Video',
  SVQ3: 'Sorenson Video 3',
  'rle ': 'Apple Animation',
  rpza: 'Apple Video',
  'smc ': 'Apple Graphics',
  IV32: 'Indeo 3',
  IV41: 'Indeo 4',
  IV50: 'Indeo 5',
  AVdn: 'DNxHD',
  AVdh: 'DNxHR',
  CFHD: 'CineForm',
}

/** Whether a format keeps film and sound in the boxes of ISO/IEC 14496-12. */
const isBoxed = (format: string): boolean => /^(video\/(mp4|x-m4v|quicktime)|audio\/(mp4|x-m4a|m4a))$/.test(format)

/** Where the index is; undefined for a file that ends before its index or its sound and pictures do. */
async function indexOf(read: ReadPart, size: number): Promise<[from: number, to: number] | undefined> {
  let index: [number, number] | undefined
  let hasSamples = false
  for (let at = 0; at + 8 <= size;) {
    // oxlint-disable-next-line no-await-in-loop -- Each head says where the next one is.
    const head = await read(at, Math.min(size, at + HEAD))
    const view = viewOf(head)
    const said = view.getUint32(0)
    const isLong = said === 1
    if (isLong && head.length < HEAD) return undefined
    const length = isLong ? Number(view.getBigUint64(8)) : said === 0 ? size - at : said
    if (length < (isLong ? HEAD : 8) || at + length > size) return undefined
    const type = textAt(head, 4)
    if (type === 'moov') index = [at, at + length]
    if (type === 'mdat') hasSamples = true
    // What stands behind both is not needed, and the parts of a live recording would never end.
    if (index && hasSamples) return index
    at += length
  }
  return undefined
}

const inner = (bytes: Uint8Array, boxes: readonly Box[] | undefined, ...types: string[]): readonly Box[] =>
  types.reduce<readonly Box[]>((found, type) => within(bytes, found, type) ?? [], boxes ?? [])

/** The codec of a track that shows something; undefined for any other track. */
function codecOf(bytes: Uint8Array, track: Box): string | undefined {
  const media = inner(bytes, boxesOf(bytes, track.from, track.to), 'mdia')
  const kind = media.find(({ type }) => type === 'hdlr')
  if (!kind || textAt(bytes, kind.from + VERSIONED + 4) !== 'vide') return undefined
  const samples = inner(bytes, media, 'minf', 'stbl').find(({ type }) => type === 'stsd')
  // Behind version, count and the length of the first entry.
  return samples && textAt(bytes, samples.from + VERSIONED + 8)
}

/** What a WebM is called, also by who only sees that it is kept as one. */
const isWebm = (format: string): boolean => /^(video|audio)\/(webm|(x-)?matroska)$/.test(format)

/** What stands against a film or a sound, read from its boxes without playing it; undefined for other formats. */
export async function filmTrouble(read: ReadPart, size: number, format: string): Promise<FileTrouble | undefined> {
  if (isWebm(format)) return webmTrouble(read, size)
  if (!isBoxed(format)) return undefined
  const place = await indexOf(read, size)
  if (!place) return { kind: 'damaged' }
  const [from, to] = place
  if (to - from > LARGEST_INDEX) return undefined
  const bytes = await read(from, to)
  const boxes = inner(bytes, boxesOf(bytes, 0, bytes.length), 'moov')
  // An index may be packed as a whole.
  if (boxes.some(({ type }) => type === 'cmov')) return undefined
  const tracks = boxes.filter(({ type }) => type === 'trak')
  if (tracks.length === 0) return { kind: 'damaged' }
  const codecs = tracks.map((track) => codecOf(bytes, track)).filter((it) => it !== undefined)
  const names = codecs.map((it) => UNPLAYABLE[it])
  const [first] = names
  return first !== undefined && names.every((it) => it !== undefined) ? { kind: 'codec', codec: first } : undefined
}
