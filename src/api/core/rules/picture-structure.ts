import { viewOf } from './bytes.ts'

/** What a file tells of itself. */
export interface Structure {
  /** Pixels, before they are turned as the camera was. */
  width?: number
  height?: number
  /** Why it cannot be shown: it ends too early or is not what it seems, or it wants a password. */
  fault?: 'damaged' | 'encrypted'
}

const damaged: Structure = { fault: 'damaged' }
const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** Start of frame: all but the tables that share the numbers. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** Follows the segments of a JPEG to its end. */
export function jpegStructure(bytes: Uint8Array): Structure {
  const view = viewOf(bytes)
  let size: Pick<Structure, 'width' | 'height'> = {}
  let isScan = false
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return damaged
  for (let at = 2; at + 1 < bytes.length;) {
    if (bytes[at] !== 0xff) {
      if (!isScan) break
      const next = bytes.indexOf(0xff, at)
      if (next < 0) break
      at = next
      continue
    }
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xd9) return size.width === undefined || !isScan ? { ...size, ...damaged } : size
    if (marker === 0xff) at += 1
    else if (isAlone(marker) || (isScan && marker === 0)) at += 2
    else {
      if (at + 4 > bytes.length) break
      const length = view.getUint16(at + 2)
      if (length < 2 || at + 2 + length > bytes.length) break
      if (isFrame(marker) && length >= 8) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
      isScan = isScan || marker === 0xda
      at += 2 + length
    }
  }
  return { ...size, ...damaged }
}

/** Follows the blocks of a GIF to its end. */
export function gifStructure(bytes: Uint8Array): Structure {
  if (bytes.length < 14 || !/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return damaged
  const view = viewOf(bytes)
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  const colors = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let at = 13 + colors(bytes[10] ?? 0)
  let pictures = 0
  for (;;) {
    const block = bytes[at]
    if (block === 0x3b) return pictures > 0 ? size : { ...size, ...damaged }
    if (block === 0x21) at += 2
    else if (block === 0x2c && at + 10 < bytes.length) {
      pictures += 1
      at += 10 + colors(bytes[at + 9] ?? 0) + 1
    } else return { ...size, ...damaged }
    for (let length = bytes[at]; length !== 0; length = bytes[at]) {
      if (length === undefined) return { ...size, ...damaged }
      at += length + 1
    }
    at += 1
  }
}

/** Whether a WebP is as long as it says, and how large its picture is. */
export function webpStructure(bytes: Uint8Array): Structure {
  if (bytes.length < 30 || textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return damaged
  const view = viewOf(bytes)
  if (view.getUint32(4, true) + 8 > bytes.length) return damaged
  const three = (at: number): number => view.getUint16(at, true) + ((bytes[at + 2] ?? 0) << 16)
  const kind = textAt(bytes, 12, 4)
  if (kind === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 }
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (kind !== 'VP8L') return damaged
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}
