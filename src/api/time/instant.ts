import { MINUTE } from './durations.ts'

/**
 * An ISO 8601 date-time with any offset as `YYYY-MM-DDTHH:mm:ss.sssZ`; undefined where it has no offset, names no real
 * date or time, or falls outside the years 0000 to 9999. What is finer than a millisecond is cut off.
 */
export function parseInstant(text: string): string | undefined {
  const match = isoForm.exec(text)
  if (match === null) return undefined
  const [, date = '', hour, minute, second = '0', fraction = '', sign, offsetHour = '0', offsetMinute = '0'] = match
  const midnight = Date.parse(`${date}T00:00:00Z`)
  // Date.parse lets the 30th of February roll over into March; what does not come back was no real date.
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(date)) return undefined
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  if (Number(offsetHour) > 23 || Number(offsetMinute) > 59) return undefined
  const time =
    ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000 + Number(`${fraction}000`.slice(0, 3))
  const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * MINUTE * (sign === '-' ? -1 : 1)
  const instant = midnight + time - offset
  return instant < firstInstant || instant > lastInstant ? undefined : formatInstant(instant)
}

/** The form of every date-time that the service writes, from epoch milliseconds. */
export function formatInstant(instant: number): string {
  return new Date(instant).toISOString()
}

/** Epoch milliseconds of a date-time in the form that `parseInstant` gives. */
export function epochOf(instant: string): number {
  return Date.parse(instant)
}

const isoForm = /^(\d{4}-\d\d-\d\d)[Tt](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(?:[Zz]|([+-])(\d\d)(?::?(\d\d))?)$/
const firstInstant = Date.parse('0000-01-01T00:00:00Z')
const lastInstant = Date.parse('9999-12-31T23:59:59.999Z')
