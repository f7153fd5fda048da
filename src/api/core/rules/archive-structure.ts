import { viewOf } from './bytes.ts'
import type { Structure } from './picture-structure.ts'

/** Bytes of the record that ends an archive, without its comment (APPNOTE.TXT, section 4.3.16). */
const END = 22
const LONGEST_COMMENT = 0xffff

/** Whether a ZIP archive, which presentations are, reaches to its end, and whether its first file wants a password. */
export function archiveStructure(bytes: Uint8Array): Structure {
  const view = viewOf(bytes)
  const lowest = Math.max(0, bytes.length - END - LONGEST_COMMENT)
  for (let at = bytes.length - END; at >= lowest; at -= 1) {
    if (view.getUint32(at) !== 0x504b0506) continue
    const [length, from] = [view.getUint32(at + 12, true), view.getUint32(at + 16, true)]
    // Archives of more than four gigabytes say it elsewhere.
    if (from !== 0xffffffff && from + length > at) return { fault: 'damaged' }
    return (view.getUint16(6, true) & 1) === 1 ? { fault: 'encrypted' } : {}
  }
  return { fault: 'damaged' }
}

/** Whether a binary glTF is as long as it says (its specification, section 4.4). */
export function modelStructure(bytes: Uint8Array): Structure {
  const view = viewOf(bytes)
  return bytes.length >= 20 && view.getUint32(8, true) <= bytes.length ? {} : { fault: 'damaged' }
}
