import { addDays } from '#api/time/week.ts'
import type { BookableDays } from './service-form-values.ts'

const isWhole = ({ from, to }: BookableDays): boolean => from !== '' && to !== '' && from <= to

/** The ranges that say something, in order, with those that touch or overlap made one. */
const merged = (list: readonly BookableDays[]): BookableDays[] => {
  const result: BookableDays[] = []
  for (const days of list.filter(isWhole).toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = result.at(-1)
    if (last && days.from <= addDays(last.to, 1)) last.to = last.to > days.to ? last.to : days.to
    else result.push({ ...days })
  }
  return result
}
/** Rows that somebody has begun to type in and that are no range yet. */
const begun = (list: readonly BookableDays[]): BookableDays[] => list.filter((days) => !isWhole(days))

/** Whether a day is in one of the ranges. */
export const holdsDay = (list: readonly BookableDays[], date: string): boolean =>
  list.some((days) => isWhole(days) && days.from <= date && date <= days.to)

/** The ranges with these days, as few as will do; rows that are no range yet stay at the end. */
export const withDays = (list: readonly BookableDays[], days: BookableDays): BookableDays[] => [
  ...merged([...list, days]),
  ...begun(list),
]

/** The ranges without these days. */
export const withoutDays = (list: readonly BookableDays[], { from, to }: BookableDays): BookableDays[] => [
  ...merged(list).flatMap((days) => [
    ...(days.from < from ? [{ from: days.from, to: days.to < from ? days.to : addDays(from, -1) }] : []),
    ...(days.to > to ? [{ from: days.from > to ? days.from : addDays(to, 1), to: days.to }] : []),
  ]),
  ...begun(list),
]

/** Whether every day of a range is in the list already. */
const includesDays = (list: readonly BookableDays[], { from, to }: BookableDays): boolean =>
  merged(list).some((days) => days.from <= from && to <= days.to)

/** On which dates a calendar offers a service. */
export interface Restriction {
  include: BookableDays[]
  exclude: BookableDays[]
}

/**
 * What choosing days in one of the lists makes of both: new ones are added, days that are all there already go. Days that
 * are to be offered leave the exceptions, which would be stronger.
 */
export const afterChoosing = (
  { include, exclude }: Restriction,
  list: keyof Restriction,
  days: BookableDays,
): Restriction => {
  if (list === 'exclude') {
    return { include, exclude: includesDays(exclude, days) ? withoutDays(exclude, days) : withDays(exclude, days) }
  }
  if (includesDays(include, days)) return { include: withoutDays(include, days), exclude }
  return { include: withDays(include, days), exclude: withoutDays(exclude, days) }
}
