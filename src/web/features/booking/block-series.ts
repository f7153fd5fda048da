import { recurringDates } from '#api/time/recurrence.ts'
import { addDays, datesThrough, weekday } from '#api/time/week.ts'
import { dayInterval, instantAt } from '#api/time/zoned.ts'
import type { Interval } from '#api/time/interval.ts'

/** Most blocks that are made at once. */
export const MOST_BLOCKS = 200

/** On which dates (`YYYY-MM-DD`) time is blocked. */
export type BlockDates =
  | { kind: 'once'; date: string }
  | { kind: 'list'; dates: readonly string[] }
  /** Every date of a range that falls on one of the weekdays; 0 is Monday. */
  | { kind: 'range'; from: string; to: string; weekdays: readonly number[] }
  /** Every so many weeks from a date on, until a date or so many times. */
  | { kind: 'weekly'; from: string; every: number; until: string | null; count: number | null }

/** The dates of a pattern, in order and each once; no more than `most` of them. */
export function blockDates(pattern: BlockDates, most = MOST_BLOCKS): string[] {
  if (pattern.kind === 'once') return [pattern.date]
  if (pattern.kind === 'list') return [...new Set(pattern.dates)].toSorted().slice(0, most)
  if (pattern.kind === 'range') {
    const far = addDays(pattern.from, 7 * most)
    const to = pattern.to < far ? pattern.to : far
    return datesThrough(pattern.from, to)
      .filter((date) => pattern.weekdays.includes(weekday(date)))
      .slice(0, most)
  }
  return recurringDates({ ...pattern, unit: 'week' }, most)
}

/** The hours of a block on its date, in minutes since midnight; an end that is not after the start is on the next day. */
export type BlockHours = 'day' | { from: number; to: number }

/** One block to be made. Epoch milliseconds. */
export interface Block extends Interval {
  calendarId: string
  date: string
}

/** A block on every date and calendar, by the clock of each calendar's zone, however often its clocks change in between. */
export function expandBlocks(
  dates: readonly string[],
  hours: BlockHours,
  calendars: readonly { id: string; zone: string }[],
): Block[] {
  return dates.flatMap((date) =>
    calendars.flatMap(({ id, zone }) => {
      const { start, end } = hours === 'day' ? dayInterval(date, zone) : spanOn(date, hours, zone)
      return start < end ? [{ calendarId: id, date, start, end }] : []
    }),
  )
}

function spanOn(date: string, { from, to }: { from: number; to: number }, zone: string): Interval {
  const last = to > from ? date : addDays(date, 1)
  return { start: instantAt(date, from, zone), end: instantAt(last, to, zone) }
}

/** Minutes since midnight of a clock time `HH:mm`, 24:00 allowed; undefined where it is none. */
export function minutesOfClock(text: string): number | undefined {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(text) ?? []
  if (hour === undefined || minute === undefined) return undefined
  const minutes = Number(hour) * 60 + Number(minute)
  return Number(minute) < 60 && minutes <= 1440 ? minutes : undefined
}
