import { viewOf } from '../bytes.ts'
import { extentsOf, itemsOf } from '../boxed-items.ts'
import { type Box, boxesOf, VERSIONED, within } from '../boxes.ts'
import type { Edit } from './edits.ts'
import { factsOfExif, orientationAlone, orientationOf } from './exif.ts'
import type { Found } from './found.ts'
import { factsOfXmp } from './xmp.ts'

/** The ids of what a picture says beside its pixels. */
function toldItems(bytes: Uint8Array, described: readonly Box[]): Map<number, 'Exif' | 'XMP'> {
  const told = new Map<number, 'Exif' | 'XMP'>()
  for (const [id, { kind, said }] of itemsOf(bytes, described)) {
    if (kind === 'Exif') told.set(id, 'Exif')
    else if (kind === 'mime' && said.includes('rdf+xml')) told.set(id, 'XMP')
  }
  return told
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
