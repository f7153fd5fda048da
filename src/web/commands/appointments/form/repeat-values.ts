import { MINUTE } from '#api/time/durations.ts'
import { type ClockOdd, occurrenceAt, recurringDates } from '#api/time/recurrence.ts'
import { isDate } from '#api/time/week.ts'
import { dateOf, minuteOfDay } from '#api/time/zoned.ts'
import { clockOf, minutesOfRule, MOST_IN_SERIES, type SeriesRule } from '../series/tag.ts'

/** How a booking repeats, as its form shows it. */
export interface RepeatValues {
  on: boolean
  every: number | string | null
  unit: 'day' | 'week' | 'month'
  /** Of weeks; 0 is Monday. None: the day of the first appointment. */
  weekdays: number[]
  /** Of months. */
  by: 'date' | 'nth' | 'last'
  ends: 'count' | 'until'
  count: number | string | null
  /** Last date, `YYYY-MM-DD`. */
  until: string
}

/** A booking that does not repeat; what it becomes first when it shall. */
export const noRepeat = (): RepeatValues => ({
  on: false,
  every: 1,
  unit: 'week',
  weekdays: [],
  by: 'date',
  ends: 'count',
  count: 4,
  until: '',
})

/** The field that keeps a repetition from meaning anything. */
export type RepeatGap = 'every' | 'count' | 'until'

/** Most days, weeks or months between two appointments. */
export const MOST_BETWEEN = 99

const whole = (value: number | string | null, most: number): number | undefined => {
  const number = Number(value)
  return value !== null && value !== '' && Number.isInteger(number) && number >= 1 && number <= most
    ? number
    : undefined
}

/** The rule that a form means, from the first appointment on (epoch milliseconds), or the field that is in the way. */
export function readRepeat(values: RepeatValues, start: number, zone: string): SeriesRule | { gap: RepeatGap } {
  const from = dateOf(start, zone)
  const { unit, weekdays, by, ends, until } = values
  const every = whole(values.every, MOST_BETWEEN)
  const count = whole(values.count, MOST_IN_SERIES)
  if (every === undefined) return { gap: 'every' }
  if (ends === 'count' && count === undefined) return { gap: 'count' }
  if (ends === 'until' && (!isDate(until) || until < from)) return { gap: 'until' }
  return {
    from,
    every,
    unit,
    ...(unit === 'week' && weekdays.length > 0 && { weekdays: weekdays.toSorted((a, b) => a - b) }),
    ...(unit === 'month' && { by }),
    ...(ends === 'until' ? { until } : { count: count ?? null }),
    at: clockOf(minuteOfDay(start, zone)),
    zone,
  }
}

/** One time that a rule means. */
export interface Occurrence {
  /** Tells it from the others, whatever else is changed about it. */
  key: string
  /** The date that the rule means, `YYYY-MM-DD`. */
  date: string
  /** Epoch milliseconds. */
  start: number
  end: number
  /** What the clocks do to it. */
  odd: ClockOdd
}

/** Every time that a rule means, at most as many as can be made at once; `minutes` is the length of each. */
export function occurrencesOf(
  rule: SeriesRule,
  minutes: number,
  dates = recurringDates(rule, MOST_IN_SERIES),
): Occurrence[] {
  return dates.map((date) => {
    const { start, odd } = occurrenceAt(date, minutesOfRule(rule), rule.zone)
    return { key: date, date, start, end: start + minutes * MINUTE, odd }
  })
}
