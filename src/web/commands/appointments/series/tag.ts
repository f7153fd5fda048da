import { isObject } from '#api/contract/json-object.ts'
import type { Recurrence } from '#api/time/recurrence.ts'
import { isDate } from '#api/time/week.ts'

/** Most appointments of a series that are made at once. */
export const MOST_IN_SERIES = 100

/** The rule of a series: its dates, and the wall-clock time that they keep however often the clocks change. */
export interface SeriesRule extends Recurrence {
  /** Clock time `HH:mm`. */
  at: string
  /** IANA zone of that clock. */
  zone: string
}

/**
 * What makes an appointment one of a series. It stands in `extraFields.series`, which every deployment keeps, and it is
 * the whole link: the same `id` in every appointment of the series.
 */
export interface SeriesTag {
  id: string
  /** Its place when the series was made, from 1; never used twice in a series. */
  index: number
  /** Missing where somebody else wrote one that is not understood here. */
  rule?: SeriesRule
}

const isRule = (value: unknown): value is SeriesRule & Record<string, unknown> =>
  isObject(value) &&
  typeof value['from'] === 'string' &&
  isDate(value['from']) &&
  typeof value['every'] === 'number' &&
  value['every'] >= 1 &&
  ['day', 'week', 'month'].includes(String(value['unit'])) &&
  typeof value['at'] === 'string' &&
  typeof value['zone'] === 'string' &&
  (value['weekdays'] === undefined ||
    (Array.isArray(value['weekdays']) &&
      value['weekdays'].every((day) => Number.isInteger(day) && day >= 0 && day < 7)))

/** The series of an appointment; undefined where it is in none. */
export function seriesOf({ extraFields }: { extraFields: unknown }): SeriesTag | undefined {
  const tag = isObject(extraFields) ? extraFields['series'] : undefined
  if (!isObject(tag)) return undefined
  const { id, index, rule } = tag
  if (typeof id !== 'string' || id === '' || typeof index !== 'number') return undefined
  return { id, index, ...(isRule(rule) && { rule }) }
}

/** The minutes since midnight of a clock time; 0 where it is none. */
export const minutesOfRule = ({ at }: Pick<SeriesRule, 'at'>): number => {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(at) ?? []
  return Number(hour ?? 0) * 60 + Number(minute ?? 0)
}

/** A clock time `HH:mm` of minutes since midnight. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
