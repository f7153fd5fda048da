import { isZone } from '#api/time/offset.ts'
import { addDays, isDate } from '#api/time/week.ts'
import { dateOf, instantAt } from '#api/time/zoned.ts'
import type { ContentLine } from './lines.ts'

/** A day, or a time of a day on the clocks of a zone. */
export interface Moment {
  date: string
  /** Minutes since midnight; undefined for a whole day. */
  minutes?: number
  /** Zone of the clock time. */
  zone: string
}

/** The date that eight digits stand for; undefined where there is none. */
export const readIcsDate = (digits: string): string | undefined => {
  const date = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`
  return /^\d{8}$/.test(digits) && isDate(date) ? date : undefined
}

/**
 * A value of type DATE or DATE-TIME (RFC 5545, section 3.3.5); a clock time without a zone, or with one that nobody here
 * knows, is one of `zone`.
 */
export const readMoment = (
  { params, value }: Pick<ContentLine, 'params' | 'value'>,
  zone: string,
): Moment | undefined => {
  const [, digits = '', time, utc] = /^(\d{8})(?:T(\d{6})(Z?))?$/.exec(value.trim()) ?? []
  const date = readIcsDate(digits)
  if (date === undefined) return undefined
  if (time === undefined) return { date, zone }
  const [hours, minutes] = [Number(time.slice(0, 2)), Number(time.slice(2, 4))]
  if (hours > 23 || minutes > 59) return undefined
  const named = params.TZID ?? ''
  return { date, minutes: hours * 60 + minutes, zone: utc ? 'UTC' : isZone(named) ? named : zone }
}

/** Days and milliseconds of a DURATION (section 3.3.6); undefined for what is none, or is negative. */
export const readIcsDuration = (value: string): { days: number; ms: number } | undefined => {
  const match = /^\+?P(?:(\d+)W|(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?)$/.exec(value.trim())
  if (!match || /[PT]$/.test(value.trim())) return undefined
  const [weeks, days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0))
  return {
    days: (weeks ?? 0) * 7 + (days ?? 0),
    ms: (((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)) * 1000,
  }
}

/** The instant of a moment in epoch milliseconds; of a whole day its beginning. */
export const momentInstant = ({ date, minutes = 0, zone }: Moment): number => instantAt(date, minutes, zone)

/** How long an event lasts: whole days, or milliseconds. */
export type Length = { days: number } | { ms: number }

/** The first and the last date, in a zone, of an event that begins at a moment. */
export const eventDates = (start: Moment, length: Length, zone: string): { from: string; to: string } => {
  if (start.minutes === undefined) {
    const days = 'days' in length ? length.days : 1
    return { from: start.date, to: addDays(start.date, Math.max(1, days) - 1) }
  }
  const begins = momentInstant(start)
  const ends = 'ms' in length ? begins + length.ms : momentInstant({ ...start, date: addDays(start.date, length.days) })
  // Who leaves at midnight is not there on the next day.
  return { from: dateOf(begins, zone), to: dateOf(Math.max(begins, ends - 1), zone) }
}
