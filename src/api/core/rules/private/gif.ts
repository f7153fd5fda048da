import { latin1 } from '../bytes.ts'
import { removal } from './edits.ts'
import type { Found } from './found.ts'
import { factsOfXmp } from './xmp.ts'

/** Blocks of applications that say how it looks or moves. */
const LOOKS = /^(NETSCAPE2\.0|ANIMEXTS1\.0|ICCRGBG1012)/

const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b
const COMMENT = 0xfe
const APPLICATION = 0xff

/** Bytes of a color table, as the flags before it say. */
const tableOf = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))

/** Where a row of blocks ends, each with its length before it; undefined where the file ends first. */
function endOfBlocks(bytes: Uint8Array, from: number): number | undefined {
  let at = from
  for (; at < bytes.length && bytes[at] !== 0; at += 1 + (bytes[at] ?? 0));
  return at < bytes.length ? at + 1 : undefined
}

/** What a GIF says beside its pictures: comments, what programs left in it, and what follows its end. */
export function lookIntoGif(bytes: Uint8Array, found: Found): void {
  let at: number | undefined = 13 + tableOf(bytes[10] ?? 0)
  while (at !== undefined && at < bytes.length) {
    const from = at
    const kind = bytes[from]
    if (kind === TRAILER) {
      if (from + 1 < bytes.length) found.edits.push(removal(from + 1, bytes.length))
      return
    }
    if (kind === IMAGE) {
      at = endOfBlocks(bytes, from + 11 + tableOf(bytes[from + 9] ?? 0))
      continue
    }
    if (kind !== EXTENSION) return
    at = endOfBlocks(bytes, from + 2)
    if (at === undefined) return
    const label = bytes[from + 1]
    const name = latin1.decode(bytes.subarray(from + 3, from + 14))
    if (label !== COMMENT && (label !== APPLICATION || LOOKS.test(name))) continue
    if (name.startsWith('XMP Data')) {
      found.facts.push(factsOfXmp(new TextDecoder().decode(bytes.subarray(from + 14, at))))
    }
    found.edits.push(removal(from, at))
  }
}
