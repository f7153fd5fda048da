import { hasStructure, isEquirectangular, LARGEST_READ, MAX_PIXELS, structureOf } from './file-structure.ts'
import { svgTrouble } from './svg.ts'
import type { FileTrouble } from './trouble-words.ts'

/** Bytes of a drawing that are read; the rest of a larger one changes nothing, since that is refused for its length. */
export const LARGEST_DRAWING = 64 * 1024 * 1024

/** How many bytes of a file `fileTrouble` wants to see: all, the beginning, or 0 where it finds nothing out. */
export function checkedBytes(size: number, format: string): number {
  if (format === 'image/svg+xml') return Math.min(size, LARGEST_DRAWING)
  return hasStructure(format) && size <= LARGEST_READ ? size : 0
}

/** Why a file is refused, told from its bytes without opening it; undefined where they are sound as far as that shows. */
export function fileTrouble(bytes: Uint8Array, format: string): FileTrouble | undefined {
  if (format === 'image/svg+xml') return svgTrouble(new TextDecoder().decode(bytes))
  const { width = 0, height = 0, fault } = structureOf(bytes, format)
  return pixelTrouble(width * height, MAX_PIXELS) ?? (fault && { kind: fault })
}

/** Why a picture of so many pixels is refused where `most` may be had. */
export const pixelTrouble = (pixels: number, most: number): FileTrouble | undefined =>
  pixels > most ? { kind: 'pixels', pixels, most } : undefined

/** Whether a picture is a look around in all directions. */
export const isPanorama = (bytes: Uint8Array, format: string): boolean =>
  /^image\/(?!svg)/.test(format) && isEquirectangular(bytes)
