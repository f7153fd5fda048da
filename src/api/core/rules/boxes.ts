import { viewOf } from './bytes.ts'

/** A box of the ISO base media file format (ISO/IEC 14496-12, section 4.2). */
export interface Box {
  type: string
  /** Where its content begins and ends. */
  from: number
  to: number
}

/** Boxes that hold a version and flags before what is in them. */
export const VERSIONED = 4

/** Four letters of a file. */
export const textAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

/** The boxes that lie one after the other; undefined where one is longer than its place or shorter than its own head. */
export function boxesOf(bytes: Uint8Array, from: number, to: number): Box[] | undefined {
  const view = viewOf(bytes)
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
export const within = (
  bytes: Uint8Array,
  boxes: readonly Box[],
  type: string,
  skip = 0,
): readonly Box[] | undefined => {
  const box = boxes.find((it) => it.type === type)
  return box ? boxesOf(bytes, Math.min(box.from + skip, box.to), box.to) : []
}
