import { latin1 } from './bytes.ts'
import { type Box, boxesOf, textAt, VERSIONED } from './boxes.ts'

/** Reads whole numbers of changing width in bytes, one after the other, from `start` on. */
export const numbersFrom = (bytes: Uint8Array, start: number) => {
  let at = start
  return (width: number): number => {
    let value = 0
    for (const end = at + width; at < end; at += 1) value = value * 256 + (bytes[at] ?? 0)
    return value
  }
}

/** What an item of a boxed picture (HEIF) is called to be: four letters, and everything that is said of it beside them. */
export interface BoxedItem {
  kind: string
  said: string
}

/** The items of a boxed picture by their ids (`iinf` of ISO/IEC 14496-12, section 8.11.6); `described` is what is in its `meta`. */
export function itemsOf(bytes: Uint8Array, described: readonly Box[]): Map<number, BoxedItem> {
  const list = described.find(({ type }) => type === 'iinf')
  const items = new Map<number, BoxedItem>()
  if (!list) return items
  const countWidth = bytes[list.from] === 0 ? 2 : 4
  for (const { type, from, to } of boxesOf(bytes, list.from + VERSIONED + countWidth, list.to) ?? []) {
    const version = bytes[from] ?? 0
    if (type !== 'infe' || version < 2) continue
    const idWidth = version === 2 ? 2 : 4
    const id = numbersFrom(bytes, from + VERSIONED)(idWidth)
    const kind = textAt(bytes, from + VERSIONED + idWidth + 2)
    items.set(id, { kind, said: latin1.decode(bytes.subarray(from, to)) })
  }
  return items
}

/** Where an item lies (`iloc`, section 8.11.3): its parts, by its id. */
export function extentsOf(bytes: Uint8Array, described: readonly Box[]): Map<number, [from: number, to: number][]> {
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
