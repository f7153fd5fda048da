import { datesThrough } from '#api/time/week.ts'
import type { Range } from '../../schedule-form-values.ts'
import { type Brush, type ExceptionEntry, type Exceptions, paintEntries, standings } from '../painting.ts'
import type { Holiday } from './read-ics.ts'

/** What taking a holiday would do to a schedule. */
export type HolidayEffect =
  | { kind: 'past' | 'there' | 'away' | 'closed-anyway' }
  /** `ranges` are the hours that are lost on its first open day; `other` where they were an exception. */
  | { kind: 'closes'; ranges: readonly Range[]; other: boolean }

/** What a holiday becomes in a schedule. */
const entryOf = ({ from, to }: Holiday, brush: 'closed' | 'office'): ExceptionEntry => ({
  from,
  to,
  brush: { kind: brush } satisfies Brush,
})

/** What a holiday would do, day by day; only what closes open time is worth taking. */
export const holidayEffect = (
  holiday: Holiday,
  brush: 'closed' | 'office',
  exceptions: Exceptions,
  week: readonly { ranges: readonly Range[] }[],
  today: string,
): HolidayEffect => {
  if (holiday.to < today) return { kind: 'past' }
  const standing = standings(exceptions, week)
  const days = datesThrough(holiday.from, holiday.to).map(standing)
  if (days.every(({ kind }) => kind === brush)) return { kind: 'there' }
  for (const day of days) {
    if (day.kind !== 'office' && day.ranges.length > 0) {
      return { kind: 'closes', ranges: day.ranges, other: day.kind !== 'week' }
    }
  }
  return {
    kind: days.some(({ kind }) => kind === 'office')
      ? 'away'
      : days.some(({ kind }) => kind === 'closed')
        ? 'there'
        : 'closed-anyway',
  }
}

/** Holidays with another name on the same days, or the same again, are one. */
export const withoutRepeats = (holidays: readonly Holiday[]): Holiday[] => {
  const byDays = new Map<string, Holiday>()
  for (const holiday of holidays) {
    const key = `${holiday.from} ${holiday.to}`
    const first = byDays.get(key)
    if (!first) byDays.set(key, holiday)
    else if (!first.name.split(' · ').includes(holiday.name)) {
      byDays.set(key, { ...first, name: `${first.name} · ${holiday.name}` })
    }
  }
  return [...byDays.values()]
}

/** The exceptions with holidays painted in. */
export const withHolidays = (
  exceptions: Exceptions,
  holidays: readonly Holiday[],
  brush: 'closed' | 'office',
): Exceptions =>
  paintEntries(
    exceptions,
    holidays.map((holiday) => entryOf(holiday, brush)),
  )
