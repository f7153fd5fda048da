import type { Appointment } from '#api/contract/appointments.ts'
import { type Booking, combineStarts, freeStarts, refusal } from '#api/core/rules/availability.ts'
import type { HoursSchedule } from '#api/core/rules/hours.ts'
import { earliestStart, type ServiceRules } from '#api/core/rules/limits.ts'
import { type Buffered, hasLapsed, occupanciesOf } from '#api/core/rules/overlap.ts'
import { DAY } from '#api/time/durations.ts'
import type { Interval } from '#api/time/interval.ts'

/** One calendar of a service, with what is known of it. */
export interface OfferingCalendar {
  id: string
  /** IANA zone. */
  timezone: string
  /** Things (rooms, devices) are taken along; people are who the guest is booked with. */
  isThing: boolean
  restrictionDates: ServiceRules['restrictionDates']
  schedules: readonly HoursSchedule[]
}

/** A service as its form has it, stored or not. */
export interface OfferedService {
  id: string | null
  rules: ServiceRules
  condition: 'one' | 'all'
  calendars: readonly OfferingCalendar[]
}

/** What is taken on the calendars, and what tells how. */
export interface TakenTime {
  appointments: readonly Appointment[]
  services: ReadonlyMap<string, Buffered>
  /** Epoch milliseconds. */
  now: number
}

/** A start that is free, with the calendars of the people who are free then. */
export interface FreeStart {
  start: number
  calendarIds: string[]
}

const bookingOn = ({ id, rules }: OfferedService, calendar: OfferingCalendar, taken: TakenTime): Booking => ({
  schedules: calendar.schedules,
  timezone: calendar.timezone,
  serviceId: id,
  rules: { ...rules, restrictionDates: calendar.restrictionDates },
  busy: taken.appointments
    .filter((it) => it.calendarIds.includes(calendar.id) && !hasLapsed(it, taken.now))
    .flatMap((it) => occupanciesOf(it, taken.services.get(it.serviceId ?? '')))
    .filter(({ calendarId }) => calendarId === calendar.id)
    .map(({ from, to }) => ({ start: from, end: to, kind: 'appointment' })),
  now: taken.now,
})

/** The time from the first possible start on, that many days of it. */
export const windowFrom = (rules: ServiceRules, now: number, zone: string, days: number): Interval => {
  const start = earliestStart(rules, now, zone)
  return { start, end: start + days * DAY }
}

/** The first free starts within the window; at most `count`, by the rules that also judge a booking. */
export function nextFree(service: OfferedService, taken: TakenTime, window: Interval, count: number): FreeStart[] {
  const people = service.calendars.filter(({ isThing }) => !isThing)
  const things = service.calendars.filter(({ isThing }) => isThing)
  // What only things offer is booked on one of them, such as a room that is rented.
  const [asked, needed] = people.length > 0 ? [people, things] : [things, []]
  const bookings = asked.map((calendar) => ({ id: calendar.id, booking: bookingOn(service, calendar, taken) }))
  const rooms = needed.map((calendar) => bookingOn(service, calendar, taken))
  const found: FreeStart[] = []
  // A day at a time: most often the first one has enough.
  for (let start = window.start; start < window.end && found.length < count; start += DAY) {
    const part = { start, end: Math.min(start + DAY, window.end) }
    const free = bookings.map(({ id, booking }) => ({ id, starts: new Set(freeStarts(booking, part)) }))
    const common = combineStarts(
      free.map(({ starts }) => [...starts]),
      service.condition,
    )
    for (const at of common) {
      const isRoomy = rooms.some((room) => {
        const refused = refusal(room, at)
        return refused === undefined || refused.reason === 'step'
      })
      if (rooms.length > 0 && !isRoomy) continue
      if (found.length < count) {
        found.push({ start: at, calendarIds: free.filter(({ starts }) => starts.has(at)).map(({ id }) => id) })
      }
    }
  }
  return found
}
