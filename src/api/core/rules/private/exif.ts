import { viewOf } from '../bytes.ts'

/** What a picture or a film says of who took it, where and with what. */
export interface PrivateFacts {
  /** Degrees, north and east positive; true where a place is told in a form that is not read. */
  place?: { latitude: number; longitude: number } | true
  camera?: string
  owner?: string
}

const MAKE = 0x010f
const MODEL = 0x0110
const ORIENTATION = 0x0112
const ARTIST = 0x013b
const COPYRIGHT = 0x8298
const EXIF_PART = 0x8769
const GPS_PART = 0x8825
const CAMERA_OWNER = 0xa430

/** Bytes of a value of each type (TIFF 6.0, section 2). */
const WIDTHS: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8 }
/** No camera writes more. */
const MAX_ENTRIES = 1000

interface Entry {
  type: number
  count: number
  at: number
}

interface Tiff {
  view: DataView
  little: boolean
}

const openTiff = (bytes: Uint8Array): Tiff | undefined => {
  if (bytes.length < 8) return undefined
  const view = viewOf(bytes)
  const order = view.getUint16(0)
  return order === 0x4949 || order === 0x4d4d ? { view, little: order === 0x4949 } : undefined
}

function entriesAt({ view, little }: Tiff, at: number): Map<number, Entry> {
  const found = new Map<number, Entry>()
  if (at < 8 || at + 2 > view.byteLength) return found
  const count = Math.min(view.getUint16(at, little), MAX_ENTRIES)
  for (let place = at + 2; place < at + 2 + count * 12 && place + 12 <= view.byteLength; place += 12) {
    const [type, values] = [view.getUint16(place + 2, little), view.getUint32(place + 4, little)]
    const length = (WIDTHS[type] ?? 1) * values
    const start = length > 4 ? view.getUint32(place + 8, little) : place + 8
    if (start + length <= view.byteLength) found.set(view.getUint16(place, little), { type, count: values, at: start })
  }
  return found
}

const textOf = ({ view }: Tiff, entry: Entry | undefined): string => {
  if (entry?.type !== 2) return ''
  const bytes = new Uint8Array(view.buffer, view.byteOffset + entry.at, entry.count)
  return new TextDecoder().decode(bytes).split('\0', 1)[0]?.trim() ?? ''
}

const wholeOf = ({ view, little }: Tiff, entry: Entry | undefined): number => {
  if (!entry || entry.count < 1) return 0
  return entry.type === 3 ? view.getUint16(entry.at, little) : entry.type === 4 ? view.getUint32(entry.at, little) : 0
}

const degreesOf = ({ view, little }: Tiff, entry: Entry | undefined): number | undefined => {
  if (entry?.type !== 5 || entry.count < 3) return undefined
  const part = (index: number): number =>
    view.getUint32(entry.at + index * 8, little) / (view.getUint32(entry.at + index * 8 + 4, little) || 1)
  return part(0) + part(1) / 60 + part(2) / 3600
}

function placeOf(tiff: Tiff, at: number): PrivateFacts['place'] {
  const gps = entriesAt(tiff, at)
  const [north, east] = [degreesOf(tiff, gps.get(2)), degreesOf(tiff, gps.get(4))]
  if (north === undefined || east === undefined) return undefined
  const isSouth = textOf(tiff, gps.get(1)).toUpperCase() === 'S'
  const isWest = textOf(tiff, gps.get(3)).toUpperCase() === 'W'
  return { latitude: isSouth ? -north : north, longitude: isWest ? -east : east }
}

/** How a camera was held, 1 to 8 (EXIF, tag 0x0112); 1 where the data say nothing of it. */
export function orientationOf(bytes: Uint8Array): number {
  const tiff = openTiff(bytes)
  if (!tiff) return 1
  const kept = wholeOf(tiff, entriesAt(tiff, tiff.view.getUint32(4, tiff.little)).get(ORIENTATION))
  return kept >= 1 && kept <= 8 ? kept : 1
}

/** The same EXIF data, of a picture whose pixels were turned upright: they say that it was held so. */
export function heldUpright(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const turned = new Uint8Array(bytes)
  const tiff = openTiff(turned)
  const entry = tiff && entriesAt(tiff, tiff.view.getUint32(4, tiff.little)).get(ORIENTATION)
  if (tiff && entry?.type === 3) tiff.view.setUint16(entry.at, 1, tiff.little)
  return turned
}

/** Place, camera and owner of EXIF data, which begin with their byte order. */
export function factsOfExif(bytes: Uint8Array): PrivateFacts {
  const tiff = openTiff(bytes)
  if (!tiff) return {}
  const first = entriesAt(tiff, tiff.view.getUint32(4, tiff.little))
  const taken = entriesAt(tiff, wholeOf(tiff, first.get(EXIF_PART)))
  const place = placeOf(tiff, wholeOf(tiff, first.get(GPS_PART)))
  const [make, model] = [textOf(tiff, first.get(MAKE)), textOf(tiff, first.get(MODEL))]
  const camera = model.startsWith(make) ? model : `${make} ${model}`.trim()
  const owner =
    textOf(tiff, taken.get(CAMERA_OWNER)) || textOf(tiff, first.get(ARTIST)) || textOf(tiff, first.get(COPYRIGHT))
  return { ...(place && { place }), ...(camera && { camera }), ...(owner && { owner }) }
}

/** EXIF data that say how the camera was held and nothing else; at least `length` bytes, the rest empty. */
export function orientationAlone(orientation: number, length = 26): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.max(length, 26))
  const view = new DataView(bytes.buffer)
  view.setUint16(0, 0x4d4d)
  view.setUint16(2, 42)
  view.setUint32(4, 8)
  view.setUint16(8, 1)
  view.setUint16(10, ORIENTATION)
  view.setUint16(12, 3)
  view.setUint32(14, 1)
  view.setUint16(18, orientation)
  return bytes
}
