import { fold } from '../values/fold.ts'
import type { Condition } from '../core/store.ts'

/** A row as conditions see it: its document and, each made once, its folded search text and its times. */
export interface Candidate {
  readonly row: object
  readonly search: string
  /** Digits of the guests' phones of an appointment; empty elsewhere. */
  readonly guestPhones: string
  /** Start and end of an appointment in epoch milliseconds; 0 elsewhere. */
  readonly from: number
  readonly to: number
}

/** A condition made ready to be asked of many rows: needles are folded and instants parsed once. */
export type Test = (candidate: Candidate) => boolean

/** The value at a dotted path; what is missing is null, as in SQL. */
export function valueAt(row: object, path: string): unknown {
  let value: unknown = row
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    value = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : null
  }
  return value ?? null
}

/** Whether one JSON value contains another, by the rules of PostgreSQL's `@>`. */
export function includes(whole: unknown, part: unknown): boolean {
  if (Array.isArray(part)) {
    return Array.isArray(whole) && part.every((wanted) => whole.some((entry) => includes(entry, wanted)))
  }
  if (typeof part !== 'object' || part === null) return whole === part
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return false
  return Object.entries(part).every(
    ([name, wanted]) => Object.hasOwn(whole, name) && includes((whole as Record<string, unknown>)[name], wanted),
  )
}

/** Whether `[start, end)` shares an instant with `[from, to)`, null being open. */
export const touches = <T extends string | number>(start: T, end: T, from: T | null, to: T | null): boolean =>
  (to === null || start < to) && (from === null || end > from)

const epoch = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant))

/** Makes one condition ready. */
export function prepare(condition: Condition): Test {
  if ('either' in condition) {
    const tests = condition.either.map(prepare)
    return (candidate) => tests.some((test) => test(candidate))
  }
  if ('search' in condition) {
    const needle = fold(condition.search)
    return ({ search }) => search.includes(needle)
  }
  if ('guestPhone' in condition) return ({ guestPhones }) => guestPhones.includes(condition.guestPhone)
  if ('during' in condition) {
    const [from, to] = [epoch(condition.during[0]), epoch(condition.during[1])]
    return (candidate) => touches(candidate.from, candidate.to, from, to)
  }
  const ask = prepareField(condition)
  return ({ row }) => ask(valueAt(row, condition.field))
}

function prepareField(condition: Extract<Condition, { field: string }>): (value: unknown) => boolean {
  if ('equals' in condition) return (value) => value === condition.equals
  if ('anyOf' in condition) {
    const wanted = new Set<unknown>(condition.anyOf)
    return (value) => wanted.has(value)
  }
  if ('noneOf' in condition) {
    const unwanted = new Set<unknown>(condition.noneOf)
    return (value) => !unwanted.has(value)
  }
  if ('contains' in condition) {
    const needle = fold(condition.contains)
    return (value) => typeof value === 'string' && fold(value).includes(needle)
  }
  if ('mentions' in condition) {
    return (value) => typeof value === 'string' && value.includes(condition.mentions)
  }
  if ('holdsAnyOf' in condition) {
    return (value) => condition.holdsAnyOf.some((wanted) => includes(value, [wanted]))
  }
  const [from, to] = condition.emptyOrDuring
  return (value) =>
    !Array.isArray(value) ||
    value.length === 0 ||
    value.some((range: { startDate: string; endDate: string }) => touches(range.startDate, range.endDate, from, to))
}
