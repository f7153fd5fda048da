import type { Structure } from './picture-structure.ts'

/** A box of the ISO base media file format (ISO/IEC 14496-12, section 4.2). */
interface Box {
  type: string
  /** Where its content begins and ends. */
  from: number
  to: number
}

/** Boxes that hold a version and flags before what is in them. */
const VERSIONED = 4

const textAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

/** The boxes that lie one after the other; undefined where one is longer than its place or shorter than its own head. */
function boxesOf(bytes: Uint8Array, from: number, to: number): Box[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const boxes: Box[] = []
  for (let at = from; at < to;) {
    if (at + 8 > to) return undefined
    const said = view.getUint32(at)
    const isLong = said === 1
    if (isLong && at + 16 > to) return undefined
    const head = isLong ? 16 : 8
    // A last one may reach to the end.
    const length = isLong ? Number(view.getBigUint64(at + 8)) : said === 0 ? to - at : said
    if (length < head || at + length > to) return undefined
    boxes.push({ type: textAt(bytes, at + 4), from: at + head, to: at + length })
    at += length
  }
  return boxes
}

/** The boxes in the first box of a type; none where there is none, undefined where they are broken. */
const within = (bytes: Uint8Array, boxes: readonly Box[], type: string, skip = 0): readonly Box[] | undefined => {
  const box = boxes.find((it) => it.type === type)
  return box ? boxesOf(bytes, Math.min(box.from + skip, box.to), box.to) : []
}

/** Whether a file says that it can be read as a picture or a sequence of this format. */
const isOfBrand = (bytes: Uint8Array, { from, to }: Box): boolean => {
  for (let at = from; at + 4 <= to; at += 4) {
    // The second word is a version.
    if (at !== from + 4 && /^avi[fs]$/.test(textAt(bytes, at))) return true
  }
  return false
}

/** Follows the boxes of an AVIF to its end; its size is that of the largest picture in it (AVIF, section 2; `ispe` of HEIF). */
export function avifStructure(bytes: Uint8Array): Structure {
  const damaged: Structure = { fault: 'damaged' }
  const boxes = boxesOf(bytes, 0, bytes.length)
  const [brand] = boxes ?? []
  if (!boxes || brand?.type !== 'ftyp' || !isOfBrand(bytes, brand)) return damaged
  const described = within(bytes, boxes, 'meta', VERSIONED)
  const properties = described && within(bytes, described, 'iprp')
  const sizes = properties && within(bytes, properties, 'ipco')
  if (!described || !sizes) return damaged
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [largest] = sizes
    .filter(({ type, from, to }) => type === 'ispe' && to - from >= VERSIONED + 8)
    .map(({ from }) => ({
      width: view.getUint32(from + VERSIONED),
      height: view.getUint32(from + VERSIONED + 4),
    }))
    .sort((a, b) => b.width * b.height - a.width * a.height)
  const hasPixels = boxes.some(({ type }) => type === 'mdat') || described.some(({ type }) => type === 'idat')
  // A sequence may describe itself as a film does, without a picture of its own.
  const isFilm = boxes.some(({ type }) => type === 'moov')
  if (!hasPixels || (!isFilm && !(largest && largest.width > 0 && largest.height > 0)))
    return { ...largest, ...damaged }
  return largest ?? {}
}
