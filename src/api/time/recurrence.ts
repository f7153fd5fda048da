import { addDays, daysBetween, nthOfMonth, startOfWeek, weekday } from './week.ts'
import { readWallTime } from './zoned.ts'

/** A rule by which dates come again; dates are `YYYY-MM-DD`. */
export interface Recurrence {
  /** The date that the rule is counted from: its week or month is the first, and nothing is before it. */
  readonly from: string
  /** Every so many units; at least 1. */
  readonly every: number
  readonly unit: 'day' | 'week' | 'month'
  /** Of weeks: the days, 0 is Monday. None: the weekday of `from`. */
  readonly weekdays?: readonly number[] | undefined
  /**
   * Of months: the day of the month of `from`, or the last one of a shorter month; its weekday counted from the
   * beginning (“the second Tuesday”; a fifth one counts as the last); or its weekday as the last of the month.
   */
  readonly by?: 'date' | 'nth' | 'last' | undefined
  /** The last date that may be met. */
  readonly until?: string | null | undefined
  /** How many dates there are. */
  readonly count?: number | null | undefined
}

/** The dates of a rule in order, no more than `most`. Weeks begin on Monday; a rule without an end has `most` dates. */
export function recurringDates(rule: Recurrence, most: number): string[] {
  const every = Math.max(1, Math.floor(rule.every))
  const times = Math.min(most, rule.count ?? most)
  const last = rule.until ?? '9999-12-31'
  const found: string[] = []
  for (let round = 0; found.length < times; round += 1) {
    const dates = roundOf(rule, round * every)
    if ((dates[0] ?? rule.from) > last) break
    found.push(...dates.filter((date) => date >= rule.from && date <= last))
    if ((dates.at(-1) ?? rule.from) >= last) break
  }
  return found.slice(0, Math.max(0, times))
}

/** What the clocks do at a time: nothing, leave it out, or go through it twice. */
export type ClockOdd = 'missing' | 'doubled' | undefined

/** The instant of a date's wall-clock time, and what is odd about it: a missing one is moved on, of two the first is taken. */
export function occurrenceAt(date: string, minutes: number, zone: string): { start: number; odd: ClockOdd } {
  const wall = readWallTime(date, minutes, zone)
  if (wall.kind === 'exact') return { start: wall.at, odd: undefined }
  return wall.kind === 'gap' ? { start: wall.later, odd: 'missing' } : { start: wall.earlier, odd: 'doubled' }
}

function roundOf({ from, unit, weekdays, by = 'date' }: Recurrence, step: number): string[] {
  if (unit === 'day') return [addDays(from, step)]
  if (unit === 'week') {
    const monday = addDays(startOfWeek(from, 0), step * 7)
    const days = weekdays && weekdays.length > 0 ? weekdays : [weekday(from)]
    return [...new Set(days)].toSorted((a, b) => a - b).map((day) => addDays(monday, day))
  }
  const [first, next] = [monthStart(from, step), monthStart(from, step + 1)]
  if (by === 'date') {
    const length = daysBetween(first, next)
    return [addDays(first, Math.min(Number(from.slice(8)), length) - 1)]
  }
  const nth = nthOfMonth(from)
  const ahead = (weekday(from) - weekday(first) + 7) % 7
  if (by === 'nth' && nth < 5) return [addDays(first, ahead + (nth - 1) * 7)]
  return [addDays(next, -(((weekday(next) - weekday(from) + 6) % 7) + 1))]
}

function monthStart(date: string, months: number): string {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1]
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`
}
