import { viewOf } from './bytes.ts'
import type { Structure } from './picture-structure.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Whether bytes begin as every PNG does. */
export const beginsAsPng = (bytes: Uint8Array): boolean => SIGNATURE.every((it, at) => bytes[at] === it)

let table: Uint32Array | undefined

/** The remainders of the check sums of PNG (its specification, annex D), made once they are needed. */
const remainders = (): Uint32Array =>
  (table ??= Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
    return value
  }))

/** The check sum of bytes of a PNG, from `from` up to but without `to`. */
export const checkSum = (bytes: Uint8Array, from: number, to: number): number => {
  const known = remainders()
  let sum = 0xffffffff
  for (let at = from; at < to; at += 1) sum = (known[(sum ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (sum >>> 8)
  return (sum ^ 0xffffffff) >>> 0
}

/** Follows the chunks of a PNG to its end and compares their check sums. */
export function pngStructure(bytes: Uint8Array): Structure {
  const view = viewOf(bytes)
  if (bytes.length < 45 || !beginsAsPng(bytes)) return { fault: 'damaged' }
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  let hasPixels = false
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at)
    const end = at + 8 + length
    if (end + 4 > bytes.length || checkSum(bytes, at + 4, end) !== view.getUint32(end)) break
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (type === 'IDAT') hasPixels = true
    if (type === 'IEND') return hasPixels ? { width, height } : { fault: 'damaged' }
    at = end + 4
  }
  return { width, height, fault: 'damaged' }
}
