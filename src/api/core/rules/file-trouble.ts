import { isEquirectangular, MAX_PIXELS, structureOf } from './file-structure.ts'
import { svgTrouble } from './svg.ts'
import type { FileTrouble } from './trouble-words.ts'

/** Why a file is refused, told from its bytes without opening it; undefined where they are sound as far as that shows. */
export function fileTrouble(bytes: Uint8Array, format: string): FileTrouble | undefined {
  if (format === 'image/svg+xml') return svgTrouble(new TextDecoder().decode(bytes))
  const { width = 0, height = 0, fault } = structureOf(bytes, format)
  const pixels = width * height
  if (pixels > MAX_PIXELS) return { kind: 'pixels', pixels }
  return fault && { kind: fault }
}

/** Whether a picture is a look around in all directions. */
export const isPanorama = (bytes: Uint8Array, format: string): boolean =>
  /^image\/(?!svg)/.test(format) && isEquirectangular(bytes)
