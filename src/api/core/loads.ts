import type { Interval } from '../time/interval.ts'

/** One day of one calendar, in epoch milliseconds. */
export interface CalendarDay extends Interval {
  calendarId: string
  /** Which day of the question it is: the same day of several calendars, in their zones, has the same number. */
  day: number
  /** When the calendar is open on it, merged and in order. */
  open: readonly Interval[]
}

/** How many appointments begin on a day, canceled ones, blocks and those who wait for a time left out. */
export interface DayCounts {
  appointments: number
  /** Those of them that nobody has confirmed. */
  unconfirmed: number
}

/** The same of all calendars together. */
export interface WholeDayCounts extends DayCounts {
  /** Those of the appointments to which the guest did not come. */
  noShows: number
  /** How many would have begun on the day, and were canceled; no blocks. */
  cancelled: number
}

/** How full one day of one calendar is. */
export interface CalendarDayLoad extends DayCounts {
  /** Open and not blocked, milliseconds. */
  open: number
  /** Of that what is booked, each moment once, milliseconds. */
  booked: number
}

/** How full some days of some calendars are. */
export interface Loads {
  /** One for each day of each calendar that was asked for, in their order. */
  calendarDays: CalendarDayLoad[]
  /** By the number of the day: an appointment of several calendars once. */
  days: WholeDayCounts[]
}
