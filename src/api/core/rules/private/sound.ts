import type { ReadPart } from '../film-structure.ts'
import { removal } from './edits.ts'
import type { PrivateFacts } from './exif.ts'
import type { Found } from './found.ts'

const latin1 = new TextDecoder('latin1')

/** Bytes of a tag that are looked into; covers make it larger, and stand behind the words. */
const LOOKED_AT = 1024 * 1024
/** Bytes of a tag at the end of a file (ID3v1). */
const LAST = 128

/** Four bytes of seven bits each. */
const syncsafe = (bytes: Uint8Array, at: number): number =>
  [0, 1, 2, 3].reduce((sum, it) => sum * 128 + ((bytes[at + it] ?? 0) & 127), 0)

const plain = (bytes: Uint8Array, at: number): number =>
  [0, 1, 2, 3].reduce((sum, it) => sum * 256 + (bytes[at + it] ?? 0), 0)

const ENCODINGS = ['latin1', 'utf-16', 'utf-16be', 'utf-8']

/** What a frame says, whose first byte is its encoding; parts of it with blanks between them. */
const wordsOf = (frame: Uint8Array): string =>
  new TextDecoder(ENCODINGS[frame[0] ?? 0] ?? 'latin1')
    .decode(frame.subarray(1))
    .replaceAll(/[\0\uFEFF]+/g, ' ')
    .trim()

function factsOfFrames(tag: Uint8Array, version: number): PrivateFacts {
  const said = new Map<string, string>()
  let place: PrivateFacts['place']
  for (let at = 10; at + 10 < tag.length;) {
    const name = latin1.decode(tag.subarray(at, at + 4))
    const length = version >= 4 ? syncsafe(tag, at + 4) : plain(tag, at + 4)
    if (!/^[A-Z0-9]{4}$/.test(name) || length === 0 || at + 10 + length > tag.length) break
    const words = wordsOf(tag.subarray(at + 10, at + 10 + length))
    if (name === 'GEOB' || (/^(TXXX|COMM)$/.test(name) && /gps|geo|location|latitude/i.test(words))) place = true
    if (!said.has(name)) said.set(name, words)
    at += 10 + length
  }
  const owner = ['TOWN', 'TPE1', 'TCOP', 'TENC'].map((name) => said.get(name) ?? '').find((it) => it !== '')
  return { ...(place && { place }), ...(owner && { owner }) }
}

/** The tags of an MP3 (ID3), before its sound and behind it: they name who made it, and can hold a place and pictures. */
export async function lookIntoSound(read: ReadPart, size: number, found: Found): Promise<void> {
  if (size < 10) return
  const head = await read(0, 10)
  let from = 0
  if (latin1.decode(head.subarray(0, 3)) === 'ID3') {
    const [version, flags] = [head[3] ?? 0, head[5] ?? 0]
    const end = Math.min(size, 10 + syncsafe(head, 6) + ((flags & 0x10) === 0 ? 0 : 10))
    // Shifted or extended ones, and those of three letters, are taken out unread.
    if (version >= 3 && (flags & 0xc0) === 0) {
      found.facts.push(factsOfFrames(await read(0, Math.min(end, LOOKED_AT)), version))
    }
    found.edits.push(removal(0, end))
    from = end
  }
  if (size - LAST < from) return
  const last = await read(size - LAST, size)
  if (latin1.decode(last.subarray(0, 3)) !== 'TAG') return
  const owner = latin1.decode(last.subarray(33, 63)).split('\0', 1)[0]?.trim()
  if (owner) found.facts.push({ owner })
  found.edits.push(removal(size - LAST, size))
}
