/** A stream of choices that is the same for the same seed. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  chance(probability: number): boolean
  /** A UUID version 7 that sorts by `at`, epoch milliseconds. */
  id(at: number): string
}

const HEX = '0123456789abcdef'

/** A stream of choices from a text (mulberry32 over an FNV-1a hash). */
export const randomFrom = (seed: string): Random => {
  let state = 0x811c9dc5
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193)

  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  // Some 30,000 digits of a demo are made before anything is on the screen.
  const hex = (digits: number): string => {
    let text = ''
    for (let left = digits; left > 0; left--) text += HEX[whole(0, 15)]
    return text
  }

  return {
    next,
    whole,
    pick: <T>(list: readonly [T, ...T[]]): T => list[whole(0, list.length - 1)] ?? list[0],
    chance: (probability) => next() < probability,
    id: (at) => {
      const time = Math.max(0, at).toString(16).padStart(12, '0')
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${whole(8, 11).toString(16)}${hex(3)}-${hex(12)}`
    },
  }
}
