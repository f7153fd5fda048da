import type { Appointment } from '#api/contract/appointments.ts'
import { type Booking, type Busy, type Refusal, refusals, zoneOfBooking } from '#api/core/rules/availability.ts'
import { type HoursSchedule, openHours, schedulesFor } from '#api/core/rules/hours.ts'
import { datedTime, earliestStart, latestStart, unrestrictedTime } from '#api/core/rules/limits.ts'
import { hasLapsed, isExempt } from '#api/core/rules/overlap.ts'
import { MINUTE } from '#api/time/durations.ts'
import type { Interval } from '#api/time/interval.ts'
import { offsetStretches } from '#api/time/offset.ts'
import { knownZone } from '../../../fields/known-zone.ts'
import { appointmentSpan } from '../../../commands/appointments/view/appointment-span.ts'
import { rulesOn } from '#api/core/rules/concerns.ts'
import type { Clinic, Schedules } from '../../../commands/appointments/records/queries.ts'

const WHOLE_DAY = [['00:00', '24:00']] as const

/** Everything that decides where an appointment fits, as far as it is loaded. */
export interface FitContext extends Clinic {
  schedules: Schedules
  appointments: readonly Appointment[]
  /** Epoch milliseconds. */
  now: number
}

/** One calendar asked about the starts of one appointment. */
export interface Check {
  refusal: (start: number) => Refusal | undefined
  /** Every instant at which the answer can change, in no order; between two of them it stays the same. */
  edges: readonly number[]
}

/** The time that is taken on each calendar by others than the appointment itself. */
export function busyByCalendar({ appointments, services, now }: FitContext, exceptId: string): Map<string, Busy[]> {
  const all = new Map<string, Busy[]>()
  for (const appointment of appointments) {
    const { id, calendarIds, serviceId, blocked, blockedUntil } = appointment
    const service = serviceId ? services.get(serviceId) : undefined
    if (id === exceptId || isExempt(appointment, service) || hasLapsed(appointment, now)) continue
    const kind = blocked ? 'block' : blockedUntil === null ? 'appointment' : 'hold'
    const busy: Busy = { ...appointmentSpan(appointment), kind, timeBetween: service?.timeBetween ?? 0 }
    for (const calendarId of calendarIds) {
      const known = all.get(calendarId)
      if (known) known.push(busy)
      else all.set(calendarId, [busy])
    }
  }
  return all
}

/** Hours that are not known close nothing: nobody could say when they are. */
const always = (timezone: string): HoursSchedule => ({
  timezone,
  serviceIds: [],
  configuration: { workingHours: Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, WHOLE_DAY])) },
})

/** What decides whether an appointment may begin at a time on one calendar. */
export function bookingFor(
  appointment: Appointment,
  calendarId: string,
  busy: readonly Busy[],
  { calendars, services, schedules, now }: FitContext,
): Booking {
  const { serviceId } = appointment
  const service = serviceId ? services.get(serviceId) : undefined
  const span = appointmentSpan(appointment)
  const timezone = knownZone(calendars.get(calendarId))
  const known = schedules[calendarId] ?? []
  return {
    schedules: known.length > 0 ? known : [always(timezone)],
    timezone,
    serviceId,
    rules: {
      ...rulesOn(service, calendarId, span),
      duration: (span.end - span.start) / MINUTE,
      allowOverlapping: isExempt(appointment, service),
    },
    busy,
    now,
  }
}

/** The booking's answers for every start within the window, and where they can change. */
export function checkOf(booking: Booking, window: Interval): Check {
  const { rules, now } = booking
  const duration = rules.duration * MINUTE
  const buffer = rules.timeBetween * MINUTE
  const zone = zoneOfBooking(booking)
  const reach = { start: window.start, end: window.end + duration }
  const { open, closed } = openHours(schedulesFor(booking.schedules, booking.serviceId), reach)
  const edges = [earliestStart(rules, now, zone), latestStart(rules, now, zone)]
  // The last start that still fits ends just when the time does: the answer changes an instant later.
  const lastBefore = (end: number) => end - duration + 1
  for (const { start, end } of [...open, ...datedTime(rules), ...unrestrictedTime(rules, zone)]) {
    edges.push(start, end, lastBefore(end))
  }
  for (const { start, end } of closed) edges.push(start, end)
  // What does not fit into its hours is told apart by whether the clocks change between its start and its end.
  for (const { start } of offsetStretches(reach, zone).slice(1)) edges.push(start - duration, start)
  for (const { start, end, timeBetween = 0 } of booking.busy) {
    edges.push(lastBefore(start - buffer), lastBefore(start), start, end, end + timeBetween * MINUTE)
  }
  return { refusal: refusals(booking, window), edges }
}
