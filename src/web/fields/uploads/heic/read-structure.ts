import { latin1, viewOf } from '#api/core/rules/bytes.ts'
import { extentsOf, itemsOf, numbersFrom } from '#api/core/rules/boxed-items.ts'
import { type Box, boxesOf, VERSIONED, within } from '#api/core/rules/boxes.ts'

/** A photo as a HEIC describes it (ISO/IEC 23008-12): coded tiles, row by row, and how they become the picture. */
export interface PhotoStructure {
  /** Pixels of the picture before it is turned. */
  width: number
  height: number
  /** How many tiles lie beside each other; one where the photo is a single one. */
  columns: number
  /** Of each tile what its decoder needs to know before it (`hvcC`), and its coded units. */
  tiles: readonly { head: Uint8Array; units: Uint8Array }[]
  /** What is done with the pixels, in this order: quarter turns to the left, and mirrors. */
  turns: readonly PhotoTurn[]
  color: PhotoColor
  /** The profile of its colors, where it has one. */
  profile: Uint8Array | undefined
  /** EXIF data, which begin with their byte order. */
  exif: Uint8Array | undefined
}

/** Quarter turns to the left, or what is exchanged: top and bottom, or left and right. */
export type PhotoTurn = { quarters: number } | { mirror: 'rows' | 'columns' }

/** How its numbers become red, green and blue (ISO/IEC 23091-2). */
export interface PhotoColor {
  /** Matrix coefficients. */
  matrix: number
  isFullRange: boolean
}

/** What phones write, and what holds where a file says nothing of it (MIAF, section 7.3.6.4). */
const USUAL_COLOR: PhotoColor = { matrix: 6, isFullRange: true }

const missing = (what: string): never => {
  throw new Error(`The photo has no ${what}.`)
}

/** The properties of each item (`ipma`), in the order in which they are applied. */
function propertiesOf(bytes: Uint8Array, described: readonly Box[]): (id: number) => readonly Box[] {
  const parts = within(bytes, described, 'iprp') ?? []
  const all = within(bytes, parts, 'ipco') ?? []
  const byItem = new Map<number, Box[]>()
  for (const { from } of parts.filter(({ type }) => type === 'ipma')) {
    const [version, isWide] = [bytes[from] ?? 0, ((bytes[from + 3] ?? 0) & 1) === 1]
    const next = numbersFrom(bytes, from + VERSIONED)
    const count = Math.min(next(4), 65_535)
    for (let item = 0; item < count; item += 1) {
      const id = next(version < 1 ? 2 : 4)
      const own = Array.from({ length: next(1) }, () => all[(isWide ? next(2) & 0x7fff : next(1) & 0x7f) - 1])
      byItem.set(id, [...(byItem.get(id) ?? []), ...own.filter((it) => it !== undefined)])
    }
  }
  return (id) => byItem.get(id) ?? []
}

/** The items that one is put together of (`iref`). */
function referencesFrom(bytes: Uint8Array, described: readonly Box[], kind: string, id: number): number[] {
  const list = described.find(({ type }) => type === 'iref')
  if (!list) return []
  const idWidth = bytes[list.from] === 0 ? 2 : 4
  const all = boxesOf(bytes, list.from + VERSIONED, list.to) ?? []
  return all.flatMap(({ type, from, to }) => {
    const next = numbersFrom(bytes, from)
    if (type !== kind || next(idWidth) !== id) return []
    return Array.from({ length: Math.min(next(2), to - from) }, () => next(idWidth))
  })
}

/** The items that tell of one, such as its EXIF data: they refer to it. */
const tellsOf = (bytes: Uint8Array, described: readonly Box[], teller: number, id: number): boolean =>
  referencesFrom(bytes, described, 'cdsc', teller).includes(id)

function turnsOf(bytes: Uint8Array, properties: readonly Box[]): PhotoTurn[] {
  return properties.flatMap(({ type, from }): PhotoTurn[] => {
    const value = bytes[from] ?? 0
    if (type === 'irot') return [{ quarters: value & 3 }]
    return type === 'imir' ? [{ mirror: (value & 1) === 0 ? 'rows' : 'columns' }] : []
  })
}

function colorsOf(bytes: Uint8Array, properties: readonly Box[]): Pick<PhotoStructure, 'color' | 'profile'> {
  let [color, profile]: [PhotoColor, Uint8Array | undefined] = [USUAL_COLOR, undefined]
  for (const { from, to } of properties.filter(({ type }) => type === 'colr')) {
    const kind = latin1.decode(bytes.subarray(from, from + 4))
    if (kind === 'prof' || kind === 'rICC') profile = bytes.subarray(from + 4, to)
    const [matrix, range] = [viewOf(bytes).getUint16(from + 8), bytes[from + 10] ?? 0]
    if (kind === 'nclx') color = { matrix, isFullRange: (range & 0x80) !== 0 }
  }
  return { color, profile }
}

/** How a photo is put together of tiles (section 6.6.2.3.2). */
function gridOf(content: Uint8Array): { columns: number; width: number; height: number } {
  const next = numbersFrom(content, 1)
  const width = (next(1) & 1) === 0 ? 2 : 4
  const [, columns] = [next(1), next(1) + 1]
  return { columns, width: next(width), height: next(width) }
}

/** Follows the boxes of a HEIC to its photo; throws where there is none that is coded as photos of phones are. */
export function readStructure(bytes: Uint8Array): PhotoStructure {
  const described = within(bytes, boxesOf(bytes, 0, bytes.length) ?? [], 'meta', VERSIONED) ?? []
  const [items, places] = [itemsOf(bytes, described), extentsOf(bytes, described)]
  const first = described.find(({ type }) => type === 'pitm') ?? missing('first picture')
  const id = numbersFrom(bytes, first.from + VERSIONED)(bytes[first.from] === 0 ? 2 : 4)
  const properties = propertiesOf(bytes, described)
  const contentOf = (item: number): Uint8Array => {
    const parts = (places.get(item) ?? missing('bytes')).map(([from, to]) => bytes.subarray(from, to))
    const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
    let at = 0
    for (const part of parts) {
      whole.set(part, at)
      at += part.length
    }
    return whole
  }
  const sizeOf = (item: number) => {
    const { from } = properties(item).find(({ type }) => type === 'ispe') ?? missing('size')
    return { width: viewOf(bytes).getUint32(from + VERSIONED), height: viewOf(bytes).getUint32(from + VERSIONED + 4) }
  }
  const tileOf = (item: number) => {
    const head = properties(item).find(({ type }) => type === 'hvcC') ?? missing('decoder')
    return { head: bytes.subarray(head.from, head.to), units: contentOf(item) }
  }
  const isGrid = items.get(id)?.kind === 'grid'
  const tiles = isGrid ? referencesFrom(bytes, described, 'dimg', id) : [id]
  const shape = isGrid ? gridOf(contentOf(id)) : { columns: 1, ...sizeOf(id) }
  const exif = [...items].find(([item, { kind }]) => kind === 'Exif' && tellsOf(bytes, described, item, id))
  const told = exif && contentOf(exif[0])
  // Colors of a photo in tiles may stand with its tiles alone.
  const named = [...properties(tiles[0] ?? missing('tiles')), ...properties(id)]
  return {
    ...shape,
    tiles: tiles.map(tileOf),
    turns: turnsOf(bytes, properties(id)),
    ...colorsOf(bytes, named),
    // Four bytes say how far behind them the data begin.
    exif: told && told.length > 4 ? told.subarray(4 + viewOf(told).getUint32(0)) : undefined,
  }
}
