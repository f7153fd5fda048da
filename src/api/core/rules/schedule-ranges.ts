import type { FieldError } from '../../contract/errors.ts'
import type { ScheduleConfiguration } from '../../contract/weekly-schedules.ts'
import { minutesOf } from '../../time/clock.ts'
import type { HoursClosure } from './closures.ts'

type ClockRanges = readonly (readonly [from: string, to: string])[]

/** What is impossible in the clock ranges of one day: they are sorted, touch at most, and end after they start. */
export const rangeErrors = (ranges: ClockRanges, field: string): FieldError[] =>
  ranges.flatMap(([from, to], index): FieldError[] => {
    const [start, end] = [minutesOf(from) ?? 0, minutesOf(to) ?? 0]
    const before = ranges[index - 1]
    if (from === '24:00') return [{ field: `${field}.${index}.0`, message: 'must be before 24:00' }]
    if (end <= start) return [{ field: `${field}.${index}.1`, message: 'must be after the start of the range' }]
    if (!before) return []
    const [, beforeEnd] = before
    if (start < (minutesOf(before[0]) ?? 0)) return [{ field: `${field}.${index}`, message: 'must come in order' }]
    return start < (minutesOf(beforeEnd) ?? 0)
      ? [{ field: `${field}.${index}`, message: 'must not overlap the range before it' }]
      : []
  })

/** What is impossible in the configuration of a weekly schedule, by field (interface, section 6). */
export const configurationErrors = (configuration: ScheduleConfiguration): FieldError[] => [
  ...Object.entries(configuration.workingHours).flatMap(([day, ranges]) =>
    rangeErrors(ranges, `configuration.workingHours.${day}`),
  ),
  ...Object.entries(configuration.dateOverrides ?? {}).flatMap(([date, ranges]) =>
    rangeErrors(ranges, `configuration.dateOverrides.${date}`),
  ),
  ...(configuration.outsOfTheOffice ?? []).flatMap(([first, last], index): FieldError[] =>
    last < first
      ? [{ field: `configuration.outsOfTheOffice.${index}.1`, message: 'must not be before the first day' }]
      : [],
  ),
  ...((configuration.effectiveUntil ?? '9999') < (configuration.effectiveFrom ?? '')
    ? [{ field: 'configuration.effectiveUntil', message: 'must not be before the first day' }]
    : []),
]

/** What is impossible in a closure, by field. */
export function closureErrors({ kind, dates, rule, ranges }: Omit<HoursClosure, 'reason'>): FieldError[] {
  const errors = rangeErrors(ranges, 'ranges')
  if ((dates === null) === (rule === null)) errors.push({ field: 'dates', message: 'must be given, or a rule instead' })
  if (dates && dates[1] < dates[0]) errors.push({ field: 'dates.1', message: 'must not be before the first day' })
  if (rule?.from && rule.until && rule.until < rule.from) {
    errors.push({ field: 'rule.until', message: 'must not be before the first day' })
  }
  if (kind === 'open' && ranges.length === 0) {
    errors.push({ field: 'ranges', message: 'must say when extra hours begin and end' })
  }
  return errors
}
