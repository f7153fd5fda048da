import type { FieldError } from '#api/contract/errors.ts'
import { rangeErrors } from '#api/core/rules/schedule-ranges.ts'
import { minutesOf } from '#api/time/clock.ts'
import { pairsOf, type Range, type ScheduleValues, sortedPlaces } from './schedule-form-values.ts'
import { storedDays } from './editor/hours.ts'

const side = (part: string | undefined): string => (part === '1' ? 'to' : 'from')

/** A place in written ranges (`1.0`, `1`) as the place of the same range in the form (`0.from`). */
const placeIn = (ranges: readonly Range[], written: string): string => {
  const [index = '', part] = written.split('.')
  return `${sortedPlaces(ranges)[Number(index)] ?? index}.${side(part)}`
}

const hoursErrors = (ranges: readonly Range[], place: string): FieldError[] =>
  rangeErrors(pairsOf(ranges), '').map(({ field, message }) => ({
    field: `${place}.ranges.${placeIn(ranges, field.slice(1))}`,
    message,
  }))

/** A place in the written hours of a weekday as the place of the row in the form, which may be of the day before. */
const placeInWeek = (week: ScheduleValues['week'], day: number, written: string): string => {
  const [index = '', part] = written.split('.')
  const piece = storedDays(week)[day]?.[Number(index)]
  if (!piece) return `week.${day}.ranges.${index}.${side(part)}`
  return `week.${piece.day}.ranges.${piece.place}.${piece.tail ? 'to' : side(part)}`
}

const weekErrors = (week: ScheduleValues['week']): FieldError[] =>
  storedDays(week).flatMap((pieces, day) =>
    rangeErrors(
      pieces.map(({ from, to }) => [from, to] as const),
      '',
    ).map(({ field, message }) => ({ field: placeInWeek(week, day, field.slice(1)), message })),
  )

/** What cannot be in a form, by field: hours that overlap, ends before starts, a day named twice. */
export const impossibleInSchedule = ({ week, overrides, office, ...dates }: ScheduleValues): FieldError[] => [
  ...(dates.effectiveUntil && dates.effectiveUntil < dates.effectiveFrom
    ? [{ field: 'effectiveUntil', message: 'must not be before the first day' }]
    : []),
  ...weekErrors(week),
  ...overrides.flatMap(({ date, ranges }, index) => [
    ...(overrides.findIndex((it) => it.date === date) === index
      ? []
      : [{ field: `overrides.${index}.date`, message: 'is there twice' }]),
    ...(date === '' ? [{ field: `overrides.${index}.date`, message: 'is required' }] : []),
    ...hoursErrors(ranges, `overrides.${index}`),
  ]),
  ...office.flatMap(({ from, to }, index) =>
    from !== '' && to !== '' && to < from
      ? [{ field: `office.${index}.to`, message: 'must not be before the first day' }]
      : [],
  ),
]

/** Where the form shows a field of the body. */
export const placeOfScheduleField = (field: string, { week, overrides, office }: ScheduleValues): string => {
  const [, list, key = '', rest = ''] = /^configuration\.(\w+)(?:\.([\d-]+))?(?:\.(.*))?$/.exec(field) ?? []
  if (list === 'workingHours') return placeInWeek(week, Number(key), rest)
  if (list === 'dateOverrides') {
    const index = overrides.findIndex(({ date }) => date === key)
    return rest === ''
      ? `overrides.${index}.date`
      : `overrides.${index}.ranges.${placeIn(overrides[index]?.ranges ?? [], rest)}`
  }
  if (list === 'outsOfTheOffice') return `office.${placeIn(office, rest === '' ? key : `${key}.${rest}`)}`
  return field.replace(/^serviceIds\..*$/, 'serviceIds').replace(/^configuration\.(?=effective)/, '')
}

/** Minutes that ranges of clock times add up to; unfinished ones count nothing. */
export const minutesIn = (pairs: readonly (readonly string[])[]): number =>
  pairs.reduce((sum, [from = '', to = '']) => {
    const [start, end] = [minutesOf(from), minutesOf(to)]
    return start !== undefined && end !== undefined && end > start ? sum + end - start : sum
  }, 0)
