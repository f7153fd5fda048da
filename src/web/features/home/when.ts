import type { Appointment } from '#api/contract/appointments.ts'
import type { Calendar } from '#api/contract/calendars.ts'
import { DAY } from '#api/time/durations.ts'
import type { Interval } from '#api/time/interval.ts'
import { addDays } from '#api/time/week.ts'
import { dateOf, dayInterval } from '#api/time/zoned.ts'
import { knownZone } from '../../fields/known-zone.ts'

/** What is not confirmed is shown for today and this many dates after it. */
export const DAYS_AHEAD = 6

/** What decides on which day an appointment is: the time now, and the zone of its calendar. */
export interface HomeClock {
  /** Epoch milliseconds. */
  now: number
  zoneOf: (appointment: Pick<Appointment, 'calendarIds'>) => string
}

/** The zone of an appointment is that of its first calendar; `own` where that one is not known. */
export const zoneOfCalendars =
  (calendars: ReadonlyMap<string, Pick<Calendar, 'timezone'>>, own: string): HomeClock['zoneOf'] =>
  ({ calendarIds }) =>
    knownZone(calendars.get(calendarIds[0] ?? '') ?? { timezone: own })

/** How many dates after today an appointment begins, both by its calendar's clocks; negative is in the past. */
export function daysAhead(appointment: Pick<Appointment, 'calendarIds' | 'startDate'>, desk: HomeClock): number {
  const zone = desk.zoneOf(appointment)
  const [day, today] = [dateOf(Date.parse(appointment.startDate), zone), dateOf(desk.now, zone)]
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY)
}

/** From the first instant of the date `first` days after today to the last of `last`, wherever among the zones. */
export function windowOf(zones: Iterable<string>, now: number, first: number, last: number): Interval {
  const days = [...zones].map((zone) => {
    const today = dateOf(now, zone)
    return { start: dayInterval(addDays(today, first), zone).start, end: dayInterval(addDays(today, last), zone).end }
  })
  return { start: Math.min(...days.map(({ start }) => start)), end: Math.max(...days.map(({ end }) => end)) }
}
