import { viewOf } from './bytes.ts'
import { type Box, boxesOf, textAt, VERSIONED, within } from './boxes.ts'
import type { Structure } from './picture-structure.ts'

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
  const view = viewOf(bytes)
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
