const u16 = (value: number): number[] => [(value >> 8) & 255, value & 255]
const u32 = (value: number): number[] => [24, 16, 8, 0].map((by) => (value >>> by) & 255)
const latin1 = (text: string): number[] => Array.from(text, (it) => it.charCodeAt(0))
const bytesOf = (text: string): number[] => latin1(atob(text))

const box = (type: string, ...parts: number[][]): number[] => {
  const inside = parts.flat()
  return [...u32(8 + inside.length), ...latin1(type), ...inside]
}
const full = (type: string, version: number, ...parts: number[][]): number[] => box(type, [version, 0, 0, 0], ...parts)

/** What stands before a tile of 64 × 64 pixels whose quarters are red, green, blue and cream, and its coded units. */
const HEAD =
  'AQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQA=='
const UNITS = 'AAAANygBrxOA5qhw0//9F1H/8V2eH5Fe0Sq3uwvezn/68X7T/7Vikfh7rv/OkPqm2P2mH2Pd3FT1EYI='

/** How the photo that is made differs from a single tile. */
export interface MadeHeic {
  /** Tiles beside and above each other; the picture is cut to `width` × `height`. */
  grid?: { columns: number; rows: number; width: number; height: number }
  /** Quarter turns to the left. */
  quarters?: number
  mirror?: 0 | 1
  /** EXIF data, from their byte order on. */
  exif?: Uint8Array
  profile?: Uint8Array
}

/** A photo as a phone writes it: a tile, or many of them, with what is said of it. */
export function madeHeic({ grid, quarters, mirror, exif, profile }: MadeHeic = {}): Uint8Array<ArrayBuffer> {
  const count = grid ? grid.columns * grid.rows : 1
  const tileIds = Array.from({ length: count }, (_, at) => at + 1)
  const [photoId, exifId] = [grid ? count + 1 : 1, count + 2]
  const shape = grid ? [0, 0, grid.rows - 1, grid.columns - 1, ...u16(grid.width), ...u16(grid.height)] : []
  const told = exif ? [...u32(0), ...exif] : []
  const units = bytesOf(UNITS)
  const contents = [
    ...tileIds.map((id) => ({ id, kind: 'hvc1', content: units })),
    ...(grid ? [{ id: photoId, kind: 'grid', content: shape }] : []),
    ...(exif ? [{ id: exifId, kind: 'Exif', content: told }] : []),
  ]
  const { width, height } = grid ?? { width: 64, height: 64 }
  const properties = [
    box('hvcC', bytesOf(HEAD)),
    full('ispe', 0, u32(64), u32(64)),
    full('ispe', 0, u32(width), u32(height)),
    ...(profile ? [box('colr', latin1('prof'), [...profile])] : []),
    ...(quarters === undefined ? [] : [box('irot', [quarters])]),
    ...(mirror === undefined ? [] : [box('imir', [mirror])]),
  ]
  const ofPhoto = [3, ...properties.slice(3).map((_, at) => at + 4)]
  const owned = new Map(tileIds.map((id) => [id, [1, 2]]))
  owned.set(photoId, [...(grid ? [] : [1]), ...ofPhoto])
  const references = [
    ...(grid ? [box('dimg', u16(photoId), u16(count), tileIds.flatMap(u16))] : []),
    ...(exif ? [box('cdsc', u16(exifId), u16(1), u16(photoId))] : []),
  ]
  const meta = (start: number): number[] => {
    let at = start
    const places = contents.map(({ id, content }) => {
      const place = [...u16(id), ...u16(0), ...u16(1), ...u32(at), ...u32(content.length)]
      at += content.length
      return place
    })
    return full(
      'meta',
      0,
      full('hdlr', 0, u32(0), latin1('pict'), Array<number>(13).fill(0)),
      full('pitm', 0, u16(photoId)),
      full(
        'iinf',
        0,
        u16(contents.length),
        contents.flatMap(({ id, kind }) => full('infe', 2, u16(id), u16(0), latin1(kind), [0])),
      ),
      ...(references.length > 0 ? [full('iref', 0, ...references)] : []),
      box(
        'iprp',
        box('ipco', ...properties),
        full('ipma', 0, u32(owned.size), ...[...owned].map(([id, own]) => [...u16(id), own.length, ...own])),
      ),
      full('iloc', 0, [0x44, 0], u16(contents.length), places.flat()),
    )
  }
  const brand = box('ftyp', latin1('heic'), u32(0), latin1('mif1'), latin1('heic'))
  const start = brand.length + meta(0).length + 8
  const whole = [...brand, ...meta(start), ...box('mdat', ...contents.map(({ content }) => content))]
  return Uint8Array.from(whole)
}
