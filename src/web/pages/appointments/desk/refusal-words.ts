import type { I18n } from '@lingui/core'
import type { ApiError } from '../../../client/api-error.ts'
import { errorWords } from '../../../client/error-words.ts'
import type { Format } from '../../../i18n/format.ts'

const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)/g
/** How this service names who holds a time (interface, section 2, overlap rule). */
const TAKEN = /^“(.+)” is taken from (\S+) to (\S+?)(?: and kept free until (\S+?))?\.$/

/** Why the service refused, in a sentence for the desk: its own words, with instants on the clock of the zone. */
export function refusalWords(error: ApiError, zone: string, i18n: I18n, format: Format): string {
  const { kind, description } = error
  const { title, advice } = errorWords(i18n, error)
  if (kind !== 'conflict' && kind !== 'invalid') return `${title}. ${advice}`
  const [, calendar, from, to] = TAKEN.exec(description) ?? []
  if (calendar !== undefined && from !== undefined && to !== undefined) {
    return i18n._('{calendar} is taken at {time}.', { calendar, time: format.timeRange(from, to, zone) })
  }
  return description.replaceAll(INSTANT, (instant) => format.dateTime(instant, zone, 'day'))
}
