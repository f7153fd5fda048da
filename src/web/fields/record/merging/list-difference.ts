import { sameJson } from '../changes.ts'

/** What went and what came between two lists; `inOrder` is false where the same entries only stand in another order. */
export interface ListDifference<Entry> {
  removed: readonly Entry[]
  added: readonly Entry[]
  inOrder: boolean
}

/** Compares two lists entry by entry, each counted as often as it is there. */
export const listDifference = <Entry>(before: readonly Entry[], after: readonly Entry[]): ListDifference<Entry> => {
  const left = [...before]
  const added: Entry[] = []
  for (const entry of after) {
    const place = left.findIndex((other) => sameJson(entry, other))
    if (place < 0) added.push(entry)
    else left.splice(place, 1)
  }
  return { removed: left, added, inOrder: left.length > 0 || added.length > 0 || sameJson(before, after) }
}

/** Lines of two texts beyond which they are not compared: the work grows with the product. */
const MOST_LINES = 400

/** The lines that went (`-`) and came (`+`) between two texts, in the order of the text; undefined where there are too many. */
export const lineDifference = (before: string, after: string): { sign: '-' | '+'; line: string }[] | undefined => {
  const [a, b] = [before.split('\n'), after.split('\n')]
  if (a.length > MOST_LINES || b.length > MOST_LINES) return undefined
  // common[i][j]: how many lines the rests from i and from j have in common, in order.
  const common = Array.from({ length: a.length + 1 }, () => Array.from(b, () => 0))
  const sum = (i: number, j: number): number => common[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--) {
    const row = common[i] ?? []
    for (let j = b.length - 1; j >= 0; j--) {
      row[j] = a[i] === b[j] ? sum(i + 1, j + 1) + 1 : Math.max(sum(i + 1, j), sum(i, j + 1))
    }
  }
  const lines: { sign: '-' | '+'; line: string }[] = []
  for (let [i, j] = [0, 0]; i < a.length || j < b.length;) {
    if (i < a.length && a[i] === b[j]) {
      i++
      j++
    } else if (i < a.length && (j >= b.length || sum(i + 1, j) >= sum(i, j + 1))) {
      lines.push({ sign: '-', line: a[i++] ?? '' })
    } else {
      lines.push({ sign: '+', line: b[j++] ?? '' })
    }
  }
  return lines
}
