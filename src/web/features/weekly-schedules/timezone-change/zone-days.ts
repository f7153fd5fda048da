import { minutesOf } from '#api/time/clock.ts'
import { addDays, weekday } from '#api/time/week.ts'
import { dateOf, wallIntervals } from '#api/time/zoned.ts'
import { pairsOf, type Range } from '../schedule-form-values.ts'

type Week = readonly { ranges: readonly Range[] }[]

/** Hours of one day as the clocks show them and as instants (epoch milliseconds). */
export interface ShownDay {
  date: string
  clock: readonly (readonly [from: string, to: string])[]
  moments: readonly { start: number; end: number }[]
}

/** The first day on or after a date that has hours every week; the date itself where no day has. */
export const openDayFrom = (date: string, week: Week): string => {
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(date, ahead))
  return days.find((day) => (week[weekday(day)]?.ranges ?? []).length > 0) ?? date
}

/** The usual hours of a date in a zone. */
export const shownDay = (date: string, week: Week, zone: string): ShownDay => {
  const clock = pairsOf(week[weekday(date)]?.ranges ?? [])
  const moments = clock.flatMap(([opens, closes]) => {
    const [from, to] = [minutesOf(opens), minutesOf(closes)]
    return from === undefined || to === undefined || to <= from ? [] : wallIntervals(date, from, to, zone)
  })
  return { date, clock, moments }
}

/** Days half a year apart on which clocks differ where they ever do: one in January, one in July, the next of each. */
export const referenceDays = (now: number): string[] => {
  const today = dateOf(now, 'UTC')
  const year = Number(today.slice(0, 4))
  return ['-01-15', '-07-15']
    .map((day) => (`${year}${day}` >= today ? `${year}${day}` : `${year + 1}${day}`))
    .toSorted()
}
