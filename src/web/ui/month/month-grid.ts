import { addDays, dateRange, daysBetween, startOfWeek } from '#api/time/week.ts'

/** The month `YYYY-MM` of a date. */
export const monthOf = (date: string): string => date.slice(0, 7)

const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

/** The month that many months later, or earlier where negative. */
export const addMonths = (month: string, count: number): string => {
  const number = numberOf(month) + count
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`
}

/** The last date of a month. */
export const lastOf = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1)

/** The same day of a month that many months away, or that month's last day where it is shorter. */
export const sameDay = (date: string, months: number): string => {
  const month = addMonths(monthOf(date), months)
  const day = `${month}-${date.slice(8)}`
  const last = lastOf(month)
  return day > last ? last : day
}

/** The weeks that a month touches, whole, from `firstWeekday` (0 is Monday) on. */
export const weeksOf = (month: string, firstWeekday: number): string[][] => {
  const first = startOfWeek(`${month}-01`, firstWeekday)
  const weeks = Math.ceil((daysBetween(first, lastOf(month)) + 1) / 7)
  return Array.from({ length: weeks }, (_, week) => dateRange(addDays(first, week * 7), 7))
}

/** A first and a last day, both included. */
export interface DayRange {
  from: string
  to: string
}

/** Two days as a range, whichever comes first. */
export const rangeBetween = (one: string, other: string): DayRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one }

/** Where a key leads from a date; undefined for keys that lead nowhere. `firstWeekday`: 0 is Monday. */
export const dateAfterKey = (date: string, key: string, firstWeekday: number, rtl = false): string | undefined => {
  const day = rtl ? -1 : 1
  const weekStart = startOfWeek(date, firstWeekday)
  const steps: Record<string, () => string> = {
    ArrowRight: () => addDays(date, day),
    ArrowLeft: () => addDays(date, -day),
    ArrowDown: () => addDays(date, 7),
    ArrowUp: () => addDays(date, -7),
    Home: () => weekStart,
    End: () => addDays(weekStart, 6),
    PageDown: () => sameDay(date, 1),
    PageUp: () => sameDay(date, -1),
  }
  return steps[key]?.()
}
