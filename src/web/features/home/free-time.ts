import type { Appointment } from '#api/contract/appointments.ts'
import type { Calendar } from '#api/contract/calendars.ts'
import type { Service } from '#api/contract/services.ts'
import { type HoursSchedule, openHours, type OpenHours } from '#api/core/rules/hours.ts'
import { hasLapsed, occupanciesOf } from '#api/core/rules/overlap.ts'
import { intersectLists, type Interval, merge, subtractLists, totalMinutes } from '#api/time/interval.ts'
import { dateOf, dayInterval } from '#api/time/zoned.ts'
import { groupedByCalendar } from '../../commands/appointments/records/by-calendar.ts'
import { knownZone } from '../../fields/known-zone.ts'

/** What one calendar's open and free time is worked out from. */
export interface FreeTimeOf {
  readonly calendarId: string
  /** The calendar's own today: 23, 24 or 25 hours, or what its clocks do that day. */
  readonly day: Interval
  /** Every schedule of the calendar. */
  readonly schedules: readonly HoursSchedule[]
  readonly services: ReadonlyMap<string, Service>
  readonly appointments: readonly Appointment[]
  /** Epoch milliseconds. */
  readonly now: number
}

/** When a calendar is open, occupied with its buffers, and still free from now on; each list merged. */
export interface FreeTime {
  readonly hours: OpenHours
  readonly occupied: readonly Interval[]
  readonly left: readonly Interval[]
}

/** Open, occupied and free time of a calendar's day. */
export function freeTimeOf({ calendarId, day, schedules, services, appointments, now }: FreeTimeOf): FreeTime {
  const hours = openHours(schedules, day)
  const occupied = merge(
    appointments
      .filter((it) => it.calendarIds.includes(calendarId) && !hasLapsed(it, now))
      .flatMap((it) => occupanciesOf(it, services.get(it.serviceId ?? '')))
      .filter((it) => it.calendarId === calendarId)
      .map(({ from, to }) => ({ start: from, end: to })),
  )
  const coming = merge([{ start: Math.max(now, day.start), end: day.end }])
  return { hours, occupied, left: subtractLists(intersectLists(hours.open, coming), occupied) }
}

/** Minutes that the day of several calendars is open, and that are still free in it. */
export interface FreeMinutes {
  readonly open: number
  readonly left: number
}

/** How much of today the people of the team can still be booked; resources, and people of unknown hours, count nothing. */
export const freeMinutesToday = (
  calendars: readonly Calendar[],
  schedules: ReadonlyMap<string, readonly HoursSchedule[]>,
  given: Pick<FreeTimeOf, 'services' | 'appointments' | 'now'>,
): FreeMinutes => {
  const byCalendar = groupedByCalendar(given.appointments)
  return calendars
    .filter(({ type }) => type !== 'asset')
    .map((calendar) => {
      const zone = knownZone(calendar)
      const day = dayInterval(dateOf(given.now, zone), zone)
      const own = { schedules: schedules.get(calendar.id) ?? [], appointments: byCalendar.get(calendar.id) ?? [] }
      return freeTimeOf({ ...given, ...own, calendarId: calendar.id, day })
    })
    .reduce(
      (sum, { hours, left }) => ({ open: sum.open + totalMinutes(hours.open), left: sum.left + totalMinutes(left) }),
      { open: 0, left: 0 },
    )
}
