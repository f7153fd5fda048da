import { type HoursSchedule, openHours } from '#api/core/rules/hours.ts'
import { MINUTE } from '#api/time/durations.ts'
import { intersectLists, type Interval, merge } from '#api/time/interval.ts'
import { dayInterval } from '#api/time/zoned.ts'

/** One date of a calendar: minutes that it is open, and minutes of appointments, in the hours and outside of them. */
export interface DayUtilization {
  date: string
  open: number
  booked: number
}

/** An appointment as far as it occupies its calendar. */
export interface Booked {
  startDate: string
  endDate: string
  status: string
}

const minutes = (intervals: readonly Interval[]): number =>
  Math.round(intervals.reduce((sum, { start, end }) => sum + end - start, 0) / MINUTE)

/** How long a calendar is open and how long it is booked on each date of a zone; two at once count once. */
export function weekLoad(
  schedules: readonly HoursSchedule[],
  appointments: readonly Booked[],
  dates: readonly string[],
  zone: string,
): DayUtilization[] {
  const taken = merge(
    appointments
      .filter(({ status }) => status !== 'cancelled')
      .map(({ startDate, endDate }) => ({ start: Date.parse(startDate), end: Date.parse(endDate) }))
      .filter(({ start, end }) => end > start),
  )
  return dates.map((date) => {
    const day = dayInterval(date, zone)
    return {
      date,
      open: minutes(openHours(schedules, day).open),
      booked: minutes(intersectLists(taken, [day])),
    }
  })
}
