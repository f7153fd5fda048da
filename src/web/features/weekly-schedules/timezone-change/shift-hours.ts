import { clockOf, minutesOf, minutesPerDay } from '#api/time/clock.ts'
import { MINUTE } from '#api/time/durations.ts'
import { offsetAt } from '#api/time/offset.ts'
import { addDays, daysBetween, weekday } from '#api/time/week.ts'
import type { ClockHours, Override, Range } from '../clock-hours.ts'

/** Minutes on a line of clock time: of a week from Monday's midnight, or around the midnight of a date. */
interface Stretch {
  start: number
  end: number
}

/** Minutes that clocks of one zone are ahead of another's at an instant (epoch milliseconds), positive east. */
export const minutesAhead = (zone: string, other: string, at: number): number =>
  Math.round((offsetAt(at, zone) - offsetAt(at, other)) / MINUTE)

const stretchesOf = (ranges: readonly Range[], base: number): Stretch[] =>
  ranges.flatMap(({ from, to }) => {
    const [start, end] = [minutesOf(from), minutesOf(to)]
    return start === undefined || end === undefined || end <= start ? [] : [{ start: base + start, end: base + end }]
  })

// Overnight work is stored as two ranges that meet at midnight; moved, it is one again until the new midnight cuts it.
const overnightJoined = (stretches: readonly Stretch[]): Stretch[] => {
  const whole: Stretch[] = []
  for (const stretch of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1)
    if (last && last.end === stretch.start && stretch.start % minutesPerDay === 0) last.end = stretch.end
    else whole.push({ ...stretch })
  }
  return whole
}

/** The part of each stretch on the day that begins at `midnight`, as clock times. */
const onDay = (stretches: readonly Stretch[], midnight: number): Range[] =>
  stretches.flatMap(({ start, end }) => {
    const [from, to] = [Math.max(start - midnight, 0), Math.min(end - midnight, minutesPerDay)]
    return from < to ? [{ from: clockOf(from), to: clockOf(to) }] : []
  })

/** Days from one that a moved range can reach; clocks differ by up to 26 hours. */
const REACH = [-2, -1, 0, 1, 2] as const

/** One day's ranges after all clock times moved, from the ranges of the days around it. */
const dayMoved = (minutes: number, rangesNear: (days: number) => readonly Range[]): Range[] => {
  const near = overnightJoined([-3, ...REACH, 3].flatMap((days) => stretchesOf(rangesNear(days), days * minutesPerDay)))
  return onDay(
    near.map(({ start, end }) => ({ start: start + minutes, end: end + minutes })),
    0,
  )
}

const sameRanges = (one: readonly Range[], other: readonly Range[]): boolean =>
  one.length === other.length && one.every(({ from, to }, at) => from === other[at]?.from && to === other[at]?.to)

const isPeriod = ({ from, to }: Range): boolean => from !== '' && from <= to

/** Periods without some of their days, each of which is at most two days from an end. */
const withoutDays = (office: readonly Range[], open: ReadonlySet<string>): Range[] =>
  office.flatMap((period) => {
    if (!isPeriod(period)) return [period]
    const holes = [...open].filter((date) => period.from <= date && date <= period.to).toSorted()
    let from = period.from
    const parts = holes.flatMap((hole) => {
      const part = from < hole ? [{ from, to: addDays(hole, -1) }] : []
      from = addDays(hole, 1)
      return part
    })
    return from <= period.to ? [...parts, { from, to: period.to }] : parts
  })

/**
 * The same hours with every clock time moved by minutes (positive is later), so that a zone whose clocks are that far
 * ahead opens at the same moments. A range that comes to lie over midnight is cut there, and the days beside an exception
 * become exceptions where hours of a usual day reach into it. Days out of office stay days; where hours of the day before
 * reach into one, it becomes a day with other hours.
 */
export const shiftHours = (hours: ClockHours, minutes: number): ClockHours => {
  if (minutes === 0) return hours
  const { week, overrides, office } = hours
  const usualOn = (day: number): readonly Range[] => week[((day % 7) + 7) % 7]?.ranges ?? []
  const moved = week.map((_, day) => ({ ranges: dayMoved(minutes, (days) => usualOn(day + days)) }))

  const byDate = new Map(overrides.map(({ date, ranges }) => [date, ranges]))
  const periods = office.filter(isPeriod)
  const isAway = (date: string) => periods.some(({ from, to }) => from <= date && date <= to)
  const rangesOn = (date: string): readonly Range[] =>
    isAway(date) ? [] : (byDate.get(date) ?? usualOn(weekday(date)))

  // Within a long period nothing can change; only its ends are looked at.
  const ends = periods.flatMap(({ from, to }) => (daysBetween(from, to) === 0 ? [from] : [from, to]))
  const dated = [...byDate.keys()].filter((date) => date !== '')
  const touched = new Set([...dated, ...ends].flatMap((date) => REACH.map((days) => addDays(date, days))))
  const open = new Set<string>()
  const exceptions = [...touched].toSorted().flatMap((date): Override[] => {
    const ranges = dayMoved(minutes, (days) => rangesOn(addDays(date, days)))
    if (isAway(date)) {
      if (ranges.length === 0) return []
      open.add(date)
    } else if (!byDate.has(date) && sameRanges(ranges, moved[weekday(date)]?.ranges ?? [])) return []
    return [{ date, ranges }]
  })
  return {
    week: moved,
    overrides: [...overrides.filter(({ date }) => date === ''), ...exceptions],
    office: withoutDays(office, open),
  }
}
