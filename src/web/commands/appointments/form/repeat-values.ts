import { MINUTE } from '#api/time/durations.ts'
import { type ClockOdd, occurrenceAt, recurringDates } from '#api/time/recurrence.ts'
import { isDate } from '#api/time/week.ts'
import { dateOf, minuteOfDay } from '#api/time/zoned.ts'
import { clockOf, minutesOfRule, MOST_IN_SERIES, type SeriesRule } from '../series/tag.ts'

/** How a booking repeats, as its form shows it. */
export interface RepeatValues {
  on: boolean
  /** By a rule, or on dates that are picked one by one. */
  how: 'rule' | 'dates'
  /** Of picked dates: those beside the time of the booking itself. */
  dates: { startDate: string | null }[]
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
  how: 'rule',
  dates: [],
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

/** One time that a rule means, or that was picked. */
export interface Occurrence {
  /** Tells it from the others, whatever else is changed about it. */
  key: string
  /** The date that is meant, `YYYY-MM-DD`. */
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

/** Every picked time in order, the booking's own with them (epoch milliseconds); `minutes` is the length of each. */
export function pickedOccurrences(
  first: number,
  { dates }: Pick<RepeatValues, 'dates'>,
  minutes: number,
  zone: string,
): Occurrence[] {
  const starts = [first, ...dates.map(({ startDate }) => Date.parse(startDate ?? ''))].filter(Number.isFinite)
  return starts
    .toSorted((a, b) => a - b)
    .map((start, at, all) => ({
      // One that was picked twice stands there twice, each to be left out.
      key: `${start} ${all.slice(0, at).filter((it) => it === start).length}`,
      date: dateOf(start, zone),
      start,
      end: start + minutes * MINUTE,
      odd: undefined,
    }))
}

/** The picked dates after a press on a free time (ISO): with it, or without it where it was picked already. */
export function toggledDate(dates: RepeatValues['dates'], startDate: string): RepeatValues['dates'] {
  const picked = dates.filter((it) => it.startDate !== null)
  const others = picked.filter((it) => it.startDate !== startDate)
  return others.length < picked.length ? others : [...others, { startDate }]
}
