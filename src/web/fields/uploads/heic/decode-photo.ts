import { viewOf } from '#api/core/rules/bytes.ts'
import { openHevc } from './open-hevc.ts'
import { paintTile, type Pixels, placingOf } from './paint-tile.ts'
import { type PhotoStructure, readStructure } from './read-structure.ts'

/** A decoded photo, with what it says of its colors and of itself. */
export type DecodedPhoto = { pixels: Pixels } & Pick<PhotoStructure, 'profile' | 'exif'>

const START = Uint8Array.of(0, 0, 0, 1)

/** The units of an `hvcC`, each with its length in two bytes before it, by their kinds (ISO/IEC 14496-15, section 8.3.3). */
function headUnits(head: Uint8Array): Uint8Array[] {
  const units: Uint8Array[] = []
  const view = viewOf(head)
  let at = 23
  for (let kind = 0; kind < (head[22] ?? 0); kind += 1) {
    const count = view.getUint16(at + 1)
    at += 3
    for (let unit = 0; unit < count; unit += 1) {
      const length = view.getUint16(at)
      units.push(head.subarray(at + 2, at + 2 + length))
      at += 2 + length
    }
  }
  return units
}

/** A tile as a decoder reads it from a stream: units that are told apart by what stands before each. */
function streamOf({ head, units }: PhotoStructure['tiles'][number]): Uint8Array {
  const width = ((head[21] ?? 3) & 3) + 1
  const found = headUnits(head)
  for (let at = 0; at + width <= units.length;) {
    const length = units.subarray(at, at + width).reduce((sum, it) => sum * 256 + it, 0)
    found.push(units.subarray(at + width, at + width + length))
    at += width + length
  }
  const stream = new Uint8Array(found.reduce((sum, it) => sum + START.length + it.length, 0))
  let at = 0
  for (const unit of found) {
    stream.set(START, at)
    stream.set(unit, at + START.length)
    at += START.length + unit.length
  }
  return stream
}

/**
 * Decodes the photo of a HEIC, upright; `code` is that of the decoder. Rejects what is damaged, is not coded as photos of phones
 * are, or has more than `most` pixels.
 */
export async function decodePhoto(bytes: Uint8Array, code: BufferSource, most: number): Promise<DecodedPhoto> {
  const photo = readStructure(bytes)
  if (photo.width * photo.height > most || photo.width * photo.height === 0) throw new Error('Too many pixels.')
  const placing = placingOf(photo)
  const { width, height } = placing
  const pixels: Pixels = { width, height, data: new Uint8ClampedArray(width * height * 4) }
  const decode = await openHevc(code)
  let [left, top, column] = [0, 0, 0]
  for (const tile of photo.tiles) {
    const planes = decode(streamOf(tile))
    paintTile(pixels, placing, photo, planes, left, top)
    column += 1
    left += planes.width
    if (column === photo.columns) [left, top, column] = [0, top + planes.height, 0]
  }
  return { pixels, profile: photo.profile, exif: photo.exif }
}
