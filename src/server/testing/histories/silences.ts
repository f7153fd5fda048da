import type { Try } from './history.ts'
import type { Struck } from './nemesis.ts'

/** What callers met of one kind of blow, in seconds. */
export interface Silence {
  act: string
  blows: number
  /** The longest time in which no write was carried out. */
  withoutWrites: number
  /** The longest time for which somebody waited for an answer of whatever kind. */
  longestAnswer: number
}

/** What each kind of blow cost its callers, at the worst of its blows. */
export function silencesOf(struck: readonly Struck[], tries: readonly Try[]): Silence[] {
  const done = tries.filter(({ outcome }) => outcome === 'done').map(({ ended }) => ended)
  const marks = [...done].toSorted((a, b) => a - b)
  const silences = new Map<string, Silence>()
  for (const { act, began, ended } of struck) {
    const before = marks.findLast((mark) => mark <= began) ?? began
    const after = marks.find((mark) => mark >= ended) ?? ended
    const heard = [before, ...marks.filter((mark) => mark > began && mark < ended), after]
    const gaps = heard.slice(1).map((mark, at) => mark - (heard[at] as number))
    const waits = tries.filter((it) => it.began <= ended && it.ended >= began).map((it) => it.ended - it.began)
    const known = silences.get(act) ?? { act, blows: 0, withoutWrites: 0, longestAnswer: 0 }
    silences.set(act, {
      act,
      blows: known.blows + 1,
      withoutWrites: Math.max(known.withoutWrites, ...gaps.map((gap) => gap / 1000)),
      longestAnswer: Math.max(known.longestAnswer, ...waits.map((wait) => wait / 1000)),
    })
  }
  return [...silences.values()]
}
