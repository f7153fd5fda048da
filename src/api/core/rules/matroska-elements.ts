import type { Edit } from './private/edits.ts'

/** An element of a Matroska file (RFC 8794): everything in it is one within another. */
export interface Element {
  id: number
  /** Where it begins. */
  at: number
  /** Where its content is. */
  from: number
  /** Where it ends; undefined where it goes on until something of another kind begins, as while it is recorded. */
  to: number | undefined
}

/** Bytes of the longest head of an element. */
export const LONGEST_HEAD = 12

/** Bytes of a number that tells its own length by how it begins; 0 where it begins as none does. */
const lengthAt = (bytes: Uint8Array, at: number): number => Math.clz32(bytes[at] ?? 0) - 23

const numberAt = (bytes: Uint8Array, at: number, length: number, first: number): number =>
  bytes.subarray(at + 1, at + length).reduce((sum, it) => sum * 256 + it, (bytes[at] ?? 0) & first)

/** The element that begins at `at` of `bytes`, which lie at `start` of the file; undefined where none does. */
export function elementAt(bytes: Uint8Array, at: number, start = 0): Element | undefined {
  const idLength = lengthAt(bytes, at)
  const length = lengthAt(bytes, at + idLength)
  const from = at + idLength + length
  if (idLength < 1 || idLength > 4 || length < 1 || length > 8 || from > bytes.length) return undefined
  const size = numberAt(bytes, at + idLength, length, 0xff >> length)
  // All bits set, however many there are.
  const isOpen = size === 2 ** (7 * length) - 1 || (length === 8 && size >= 2 ** 56 - 1)
  const place = { id: numberAt(bytes, at, idLength, 0xff), at: start + at, from: start + from }
  return { ...place, to: isOpen ? undefined : start + from + size }
}

/** What stands in the content of an element, as far as it is whole; `bytes` are that content, and lie at `start` of the file. */
export function elementsIn(bytes: Uint8Array, start = 0): Element[] {
  const found: Element[] = []
  for (let at = 0; at < bytes.length;) {
    const element = elementAt(bytes, at, start)
    if (element?.to === undefined || element.to > start + bytes.length) break
    found.push(element)
    at = element.to - start
  }
  return found
}

const VOID = 0xec

/** Makes an element one that is passed over, as long as it was. */
export function voided({ at, to = at }: Element): Edit {
  const bytes = new Uint8Array(to - at)
  bytes[0] = VOID
  if (bytes.length < 9) bytes[1] = 0x80 | (bytes.length - 2)
  else {
    // Seven bytes of a length behind the one that says so.
    bytes[1] = 0x01
    new DataView(bytes.buffer).setUint32(5, bytes.length - 9)
  }
  return { from: at, to, bytes }
}
