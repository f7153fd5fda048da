import { meets, type HoursClosure } from '#api/core/rules/closures.ts'
import { dateRange, daysBetween } from '#api/time/week.ts'

/** What a day of the strip is: closed for all of it, for a part of it, or open longer. */
export type DayKind = 'closed' | 'part' | 'open'

/** Days that follow each other and are alike; `from` and `length` in days from the first day of the strip. */
export interface YearRun {
  readonly kind: DayKind
  readonly from: number
  readonly length: number
}

/** How many days the strip shows. */
export const STRIP_DAYS = 365

const kindOn = (closures: readonly HoursClosure[], date: string): DayKind | undefined => {
  const own = closures.filter((it) => meets(it, date))
  const closed = own.filter(({ kind }) => kind === 'closed')
  if (closed.some(({ ranges }) => ranges.length === 0)) return 'closed'
  if (closed.length > 0) return 'part'
  return own.length > 0 ? 'open' : undefined
}

/** What the next year looks like under closures, as runs of days. */
export function yearRuns(closures: readonly HoursClosure[], today: string): YearRun[] {
  const runs: { kind: DayKind; from: number; length: number }[] = []
  dateRange(today, STRIP_DAYS).forEach((date, index) => {
    const kind = kindOn(closures, date)
    const last = runs.at(-1)
    if (kind === undefined) return
    if (last?.kind === kind && last.from + last.length === index) last.length += 1
    else runs.push({ kind, from: index, length: 1 })
  })
  return runs
}

/** How many days of the next year are closed for all of it. */
export const closedDays = (closures: readonly HoursClosure[], today: string): number =>
  yearRuns(closures, today).reduce((sum, { kind, length }) => sum + (kind === 'closed' ? length : 0), 0)

/** The first days of the months that begin in the strip, with their place in it. */
export const monthStarts = (today: string): { date: string; at: number }[] =>
  Array.from({ length: 12 }, (_, index) => {
    const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) + index
    const date = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`
    return { date, at: daysBetween(today, date) }
  }).filter(({ at }) => at < STRIP_DAYS)

/** The next day, from today on and within some years, that a closure is about; undefined where it is over. */
export const nextDay = (closure: HoursClosure, today: string): string | undefined => {
  const { dates } = closure
  if (dates) return dates[1] < today ? undefined : dates[0] < today ? today : dates[0]
  return dateRange(today, STRIP_DAYS).find((date) => meets(closure, date))
}
