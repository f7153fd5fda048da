import { DAY } from './durations.ts'

/** Whether a text is a real calendar date `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const midnight = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text)
}

/** Days since 1970-01-01 of a date, for comparing and counting. */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY
}

/** The date of a count of days since 1970-01-01. */
export function dateOfDayNumber(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10)
}

/** The date that many days later, or earlier where negative. */
export function addDays(date: string, days: number): string {
  return dateOfDayNumber(dayNumber(date) + days)
}

/** How many days `to` is after `from`. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}

/** The weekday as schedules count it: 0 is Monday, 6 is Sunday (interface section 6). */
export function weekday(date: string): number {
  // 1970-01-01 was a Thursday.
  return (((dayNumber(date) + 3) % 7) + 7) % 7
}

/** The first day of the week that holds the date, for a week that begins with `firstWeekday` (0 is Monday). */
export function startOfWeek(date: string, firstWeekday: number): string {
  return addDays(date, -((weekday(date) - firstWeekday + 7) % 7))
}

/** The dates from `from` on, `count` of them. */
export function dateRange(from: string, count: number): string[] {
  const first = dayNumber(from)
  return Array.from({ length: Math.max(0, count) }, (_, index) => dateOfDayNumber(first + index))
}

/** The dates from `from` to `to`, both included; none where `to` is earlier. */
export function datesThrough(from: string, to: string): string[] {
  return dateRange(from, daysBetween(from, to) + 1)
}

/** Which of its weekday a date is in its month, from 1 to 5. */
export const nthOfMonth = (date: string): number => Math.ceil(Number(date.slice(8)) / 7)

/** Whether a date is the last of its weekday in its month. */
export const isLastOfMonth = (date: string): boolean => addDays(date, 7).slice(0, 7) !== date.slice(0, 7)
