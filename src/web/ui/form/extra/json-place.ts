const SPACE = /[\t\n\r ]*/y
const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
// oxlint-disable-next-line no-control-regex -- JSON forbids these characters in a text.
const TEXT = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y

/** Stops at the first character that does not belong. */
class Stop extends Error {
  readonly at: number
  constructor(at: number) {
    super()
    this.at = at
  }
}

/**
 * Where a text stops being JSON: the index of the first character that does not belong; undefined where it is JSON. The
 * browsers' own messages name the place only sometimes.
 */
export function jsonProblemAt(text: string): number | undefined {
  let at = 0
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    if (!pattern.test(text)) return false
    at = pattern.lastIndex
    return true
  }
  const takeChar = (char: string): boolean => {
    take(SPACE)
    if (text[at] !== char) return false
    at += 1
    return true
  }
  const need = (found: boolean): void => {
    if (!found) throw new Stop(at)
  }
  const entries = (end: string, entry: () => void): void => {
    if (takeChar(end)) return
    do entry()
    while (takeChar(','))
    need(takeChar(end))
  }
  const value = (): void => {
    if (takeChar('{')) {
      entries('}', () => {
        take(SPACE)
        need(take(TEXT))
        need(takeChar(':'))
        value()
      })
    } else if (takeChar('[')) entries(']', value)
    else need(take(SCALAR) || take(TEXT))
  }
  try {
    value()
    take(SPACE)
    return at < text.length ? at : undefined
  } catch (error) {
    // A text that is nested too deep to be walked has no place that could be told.
    return error instanceof Stop ? error.at : undefined
  }
}

/** Line and column of an index, both from 1. */
export const placeIn = (text: string, index: number): { line: number; column: number } => {
  const lines = text.slice(0, index).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}
