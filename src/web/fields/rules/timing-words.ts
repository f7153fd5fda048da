import type { I18n } from '@lingui/core'
import type { Format } from '../../i18n/format.ts'

const MINUTES: ReadonlySet<string> = new Set(['duration', 'timeBetween', 'incrementTime'])
const DAYS: ReadonlySet<string> = new Set(['minTimeToSchedule', 'maxTimeToSchedule'])

/** A scheduling rule of a service or a service type with its unit (interface, section 4.2); undefined of other fields. */
export const timingWords = (
  field: string,
  value: unknown,
  { i18n, format }: { i18n: I18n; format: Format },
): string | undefined => {
  if (typeof value !== 'number') return undefined
  if (MINUTES.has(field)) return format.minutes(value)
  return DAYS.has(field) ? i18n._('{count, plural, one {# day} other {# days}}', { count: value }) : undefined
}
