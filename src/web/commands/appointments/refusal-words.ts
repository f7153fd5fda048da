import type { I18n } from '@lingui/core'
import type { ApiError } from '../../client/api-error.ts'
import { errorWords, saidWords } from '../../client/error-words.ts'
import { zoned } from '../../fields/zoned.ts'
import type { Format } from '../../i18n/format.ts'

const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)/g
/** How this service names who holds a time (interface, section 2, overlap rule). */
const TAKEN = /^“(.+)” is taken from (\S+) to (\S+?)(?: and kept free until (\S+?))?\.$/

/**
 * Why the service refused, in a sentence for the desk: its own words, with instants on the clock of the zone, which is
 * named where it is not that of most of the calendars.
 */
export function refusalWords(
  error: ApiError,
  zone: string,
  i18n: I18n,
  format: Format,
  calendars: Iterable<{ timezone: string }> = [],
): string {
  const { kind, description } = error
  const { title, advice } = errorWords(i18n, error)
  const all = [...calendars]
  if (kind !== 'conflict' && kind !== 'invalid') return `${title}. ${advice}`
  const [, calendar, from, to] = TAKEN.exec(description) ?? []
  if (calendar !== undefined && from !== undefined && to !== undefined) {
    return i18n._('{calendar} is taken at {time}.', {
      calendar,
      time: zoned(format.timeRange(from, to, zone), zone, from, all, format),
    })
  }
  return saidWords(i18n, error).replaceAll(INSTANT, (instant) =>
    zoned(format.dateTime(instant, zone, 'day'), zone, instant, all, format),
  )
}
