import { latin1, viewOf } from '../bytes.ts'
import type { ReadPart } from '../read-part.ts'
import { removal } from './edits.ts'
import type { PrivateFacts } from './exif.ts'
import type { Found } from './found.ts'

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

/** The tag before the sound (ID3v2); answers where the sound begins. */
async function lookAtFirst(read: ReadPart, size: number, found: Found): Promise<number> {
  const head = await read(0, 10)
  if (latin1.decode(head.subarray(0, 3)) !== 'ID3') return 0
  const [version, flags] = [head[3] ?? 0, head[5] ?? 0]
  const end = Math.min(size, 10 + syncsafe(head, 6) + ((flags & 0x10) === 0 ? 0 : 10))
  // Shifted or extended ones, and those of three letters, are taken out unread.
  if (version >= 3 && (flags & 0xc0) === 0) {
    found.facts.push(factsOfFrames(await read(0, Math.min(end, LOOKED_AT)), version))
  }
  found.edits.push(removal(0, end))
  return end
}

/** The tag at the end of a file (ID3v1) that has `size` bytes; answers where it begins. */
async function lookAtLast(read: ReadPart, from: number, size: number, found: Found): Promise<number> {
  if (size - LAST < from) return size
  const last = await read(size - LAST, size)
  if (latin1.decode(last.subarray(0, 3)) !== 'TAG') return size
  const owner = latin1.decode(last.subarray(33, 63)).split('\0', 1)[0]?.trim()
  if (owner) found.facts.push({ owner })
  found.edits.push(removal(size - LAST, size))
  return size - LAST
}

/** Bytes of what an APE tag begins and ends with. */
const APE_FRAME = 32

function factsOfItems(items: Uint8Array): PrivateFacts {
  const view = viewOf(items)
  const said = new Map<string, string>()
  for (let at = 0; at + 9 < items.length;) {
    const nameEnd = items.indexOf(0, at + 8)
    const end = nameEnd + 1 + view.getUint32(at, true)
    if (nameEnd < 0 || end > items.length) break
    const name = latin1.decode(items.subarray(at + 8, nameEnd)).toLowerCase()
    said.set(
      name,
      new TextDecoder()
        .decode(items.subarray(nameEnd + 1, end))
        .replaceAll('\0', ' ')
        .trim(),
    )
    at = end
  }
  const place = [...said.keys()].some((name) => /gps|location|latitude/.test(name)) && (true as const)
  const owner = ['artist', 'copyright', 'publisher'].map((name) => said.get(name)).find(Boolean)
  return { ...(place && { place }), ...(owner && { owner }) }
}

/** The tag of other programs (APEv2), which ends at `end`. */
async function lookAtApe(read: ReadPart, from: number, end: number, found: Found): Promise<void> {
  if (end - APE_FRAME < from) return
  const foot = await read(end - APE_FRAME, end)
  if (latin1.decode(foot.subarray(0, 8)) !== 'APETAGEX') return
  const view = viewOf(foot)
  const items = end - view.getUint32(12, true)
  const hasHead = (view.getUint32(20, true) & 0x80_00_00_00) !== 0
  const begin = hasHead ? items - APE_FRAME : items
  if (begin < from || items > end - APE_FRAME) return
  found.facts.push(factsOfItems(await read(items, Math.min(end - APE_FRAME, items + LOOKED_AT))))
  found.edits.push(removal(begin, end))
}

/**
 * The tags of an MP3 or an AAC (ID3, APE), before its sound and behind it: they name who made it, and can hold a place and
 * pictures.
 */
export async function lookIntoSound(read: ReadPart, size: number, found: Found): Promise<void> {
  if (size < 10) return
  const from = await lookAtFirst(read, size, found)
  const end = await lookAtLast(read, from, size, found)
  await lookAtApe(read, from, end, found)
  found.edits.sort((one, other) => one.from - other.from)
}
