import { type Box, boxesOf, textAt, VERSIONED, within } from '../boxes.ts'
import type { Edit } from './edits.ts'
import { factsOfExif, orientationAlone, orientationOf } from './exif.ts'
import type { Found } from './found.ts'
import { factsOfXmp } from './xmp.ts'

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Reads whole numbers of changing width, one after the other. */
const numbersFrom = (bytes: Uint8Array, start: number) => {
  let at = start
  return (width: number): number => {
    let value = 0
    for (const end = at + width; at < end; at += 1) value = value * 256 + (bytes[at] ?? 0)
    return value
  }
}

/** The ids of what a picture says beside its pixels (`iinf` of ISO/IEC 14496-12, section 8.11.6). */
function toldItems(bytes: Uint8Array, described: readonly Box[]): Map<number, 'Exif' | 'XMP'> {
  const list = described.find(({ type }) => type === 'iinf')
  const items = new Map<number, 'Exif' | 'XMP'>()
  if (!list) return items
  const countWidth = bytes[list.from] === 0 ? 2 : 4
  for (const { type, from, to } of boxesOf(bytes, list.from + VERSIONED + countWidth, list.to) ?? []) {
    const version = bytes[from] ?? 0
    if (type !== 'infe' || version < 2) continue
    const idWidth = version === 2 ? 2 : 4
    const id = numbersFrom(bytes, from + VERSIONED)(idWidth)
    const kind = textAt(bytes, from + VERSIONED + idWidth + 2)
    const said = new TextDecoder('latin1').decode(bytes.subarray(from, to))
    if (kind === 'Exif') items.set(id, 'Exif')
    else if (kind === 'mime' && said.includes('rdf+xml')) items.set(id, 'XMP')
  }
  return items
}

/** Where an item lies (`iloc`, section 8.11.3): its parts, by their id. */
function extentsOf(bytes: Uint8Array, described: readonly Box[]): Map<number, [from: number, to: number][]> {
  const found = new Map<number, [number, number][]>()
  const place = described.find(({ type }) => type === 'iloc')
  if (!place) return found
  const inside = described.find(({ type }) => type === 'idat')?.from ?? 0
  const version = bytes[place.from] ?? 0
  const next = numbersFrom(bytes, place.from + VERSIONED)
  const [widths, more] = [next(1), next(1)]
  const [offsetWidth, lengthWidth, baseWidth] = [widths >> 4, widths & 15, more >> 4]
  const indexWidth = version === 0 ? 0 : more & 15
  const idWidth = version < 2 ? 2 : 4
  const count = Math.min(next(idWidth), 65_535)
  for (let item = 0; item < count; item += 1) {
    const id = next(idWidth)
    const method = version === 0 ? 0 : next(2) & 15
    next(2)
    const base = next(baseWidth) + (method === 1 ? inside : 0)
    const parts: [number, number][] = []
    const partCount = next(2)
    for (let part = 0; part < partCount; part += 1) {
      next(indexWidth)
      const from = base + next(offsetWidth)
      const length = next(lengthWidth)
      if (from + length <= bytes.length && length > 0 && method < 2) parts.push([from, from + length])
    }
    found.set(id, parts)
  }
  return found
}

/** EXIF of the same length that says how the camera was held; XMP of the same length that says nothing. */
function emptied(kind: 'Exif' | 'XMP', content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(content.length)
  if (kind === 'XMP') return bytes.fill(0x20)
  // Four bytes say how far behind them the data begin.
  const exif = content.subarray(4 + viewOf(content).getUint32(0))
  if (bytes.length >= 30) bytes.set(orientationAlone(orientationOf(exif)), 4)
  return bytes
}

/** What an AVIF or HEIC says beside its picture. Places of its parts stand in many tables, so nothing is moved. */
export function lookIntoBoxedPicture(bytes: Uint8Array, found: Found): void {
  const described = within(bytes, boxesOf(bytes, 0, bytes.length) ?? [], 'meta', VERSIONED) ?? []
  const places = extentsOf(bytes, described)
  const edits: Edit[] = []
  for (const [id, kind] of toldItems(bytes, described)) {
    for (const [from, to] of places.get(id) ?? []) {
      const content = bytes.subarray(from, to)
      if (content.length < 4) continue
      if (kind === 'XMP') found.facts.push(factsOfXmp(new TextDecoder().decode(content)))
      else found.facts.push(factsOfExif(content.subarray(4 + viewOf(content).getUint32(0))))
      edits.push({ from, to, bytes: emptied(kind, content) })
    }
  }
  found.edits.push(...edits.toSorted((a, b) => a.from - b.from))
}
