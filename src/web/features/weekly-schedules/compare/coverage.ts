import { type HoursSchedule, openHours, schedulesFor } from '#api/core/rules/hours.ts'
import { MINUTE } from '#api/time/durations.ts'
import { covers, type Interval, intersectLists, merge, touches } from '#api/time/interval.ts'
import { dayInterval, minuteOfDay } from '#api/time/zoned.ts'

const HALF_HOUR = 30 * MINUTE

/** Half an hour of a date; epoch milliseconds. */
export interface HalfHour extends Interval {
  readonly date: string
  /** Minutes since midnight on the clock of the zone. */
  readonly minute: number
  /** The same for the same clock time of every date; the second pass of a doubled hour has its own. */
  readonly key: string
}

/** The half hours of a date in a zone: 48 of them, 46 or 50 where the clocks change by an hour. */
export function halfHoursOf(date: string, zone: string): HalfHour[] {
  const day = dayInterval(date, zone)
  const cells: HalfHour[] = []
  const seen = new Set<number>()
  for (let start = day.start; start < day.end; start += HALF_HOUR) {
    const minute = minuteOfDay(start, zone)
    const key = seen.has(minute) ? `${minute} again` : String(minute)
    seen.add(minute)
    cells.push({ start, end: Math.min(day.end, start + HALF_HOUR), date, minute, key })
  }
  return cells
}

/** A calendar with what decides when it is there; the busy time in any order. */
export interface CalendarTime {
  readonly schedules: readonly HoursSchedule[]
  readonly busy: readonly Interval[]
}

/** During which of the half hours a calendar is open for a service throughout, and nothing of it is busy. */
export function availableIn(
  { schedules, busy }: CalendarTime,
  serviceId: string,
  cells: readonly HalfHour[],
): boolean[] {
  const [first, last] = [cells[0], cells.at(-1)]
  if (!first || !last) return []
  const { open } = openHours(schedulesFor(schedules, serviceId), { start: first.start, end: last.end })
  const taken = merge(busy)
  return cells.map((cell) => covers(open, cell) && !touches(taken, cell))
}

/**
 * How many can be served in each half hour: with `one` the people who are available, with `all` the complete sets, which is
 * one or none. Of things that the service needs, at least as many must be available.
 */
export function coverageOf(
  condition: 'one' | 'all',
  people: readonly (readonly boolean[])[],
  things: readonly (readonly boolean[])[] = [],
): number[] {
  const columns = people[0]?.length ?? things[0]?.length ?? 0
  return Array.from({ length: columns }, (_, column) => {
    const there = people.filter((one) => one[column]).length
    const sets = condition === 'one' ? there : Number(people.length > 0 && there === people.length)
    return things.length === 0 ? sets : Math.min(sets, things.filter((one) => one[column]).length)
  })
}

/** Half hours of one date in a row during which nobody is available; `whole` is all of the date's part of the span. */
export interface Gap extends Interval {
  readonly date: string
  readonly whole: boolean
}

/** The cells from the earliest clock time to the latest at which anybody is open in the week. */
export function cellsInUse(cells: readonly HalfHour[], open: readonly number[]): HalfHour[] {
  const minutes = cells.flatMap(({ minute }, index) => ((open[index] ?? 0) > 0 ? [minute] : []))
  const [from, to] = [Math.min(...minutes), Math.max(...minutes)]
  return cells.filter(({ minute }) => from <= minute && minute <= to)
}

/** The gaps of a service: where nobody is available within the widest span of the week in which it is open. */
export function gapsOf(cells: readonly HalfHour[], open: readonly number[], counts: readonly number[]): Gap[] {
  const span = new Set(cellsInUse(cells, open))
  const gaps: { date: string; start: number; end: number }[] = []
  cells.forEach((cell, index) => {
    if (!span.has(cell) || (counts[index] ?? 0) > 0) return
    const last = gaps.at(-1)
    if (last?.date === cell.date && last.end === cell.start) last.end = cell.end
    else gaps.push({ date: cell.date, start: cell.start, end: cell.end })
  })
  return gaps.map((gap) => {
    const own = cells.filter((cell) => span.has(cell) && cell.date === gap.date)
    return { ...gap, whole: own[0]?.start === gap.start && own.at(-1)?.end === gap.end }
  })
}

/** The columns of a week: the keys of its longest date, which has those of every other one. */
export const halfHourColumns = (days: readonly (readonly HalfHour[])[]): readonly HalfHour[] =>
  days.reduce<readonly HalfHour[]>((longest, day) => (day.length > longest.length ? day : longest), [])

/** The open time of one date, whatever the service, cut to the date. */
export function hoursOn(schedules: readonly HoursSchedule[], date: string, zone: string): Interval[] {
  const day = dayInterval(date, zone)
  return intersectLists(openHours(schedules, day).open, [day])
}
