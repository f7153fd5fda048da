import type { Appointment } from '#api/contract/appointments.ts'
import { refusals, startGrid } from '#api/core/rules/availability.ts'
import { hasLapsed } from '#api/core/rules/overlap.ts'
import { isMasked } from '#api/core/rules/masked.ts'
import { isWaiting } from '#api/core/rules/waiting.ts'
import { MINUTE } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import type { Interval } from '#api/time/interval.ts'
import { type AvailabilityContext, bookingOn } from '../../../commands/appointments/free-times/free-slots.ts'
import { appointmentSpan } from '../../../commands/appointments/view/appointment-span.ts'
import { type FreedTime, type Match, matchesOf } from './freed-times.ts'

/** A later appointment that could take freed time. */
export interface ComingForward {
  appointment: Appointment
  /** Where it would stand; its length stays. */
  to: Interval
  /** Whoever has waited longest for the time that it would leave. */
  next?: Match | undefined
}

const STANDING: readonly string[] = ['pending', 'confirmed']
/** The guest is here, or has been: nobody is called. */
const BEGUN: readonly (string | null)[] = ['arrived', 'in-progress', 'attended', 'no-show']

const mayCome = (appointment: Appointment, freed: FreedTime, now: number): boolean => {
  const { id, status, subStatus, blocked, model, guests, calendarIds, serviceId, startDate } = appointment
  return (
    id !== freed.leftBy &&
    STANDING.includes(status) &&
    !BEGUN.includes(subStatus) &&
    !blocked &&
    model === 'fixed' &&
    !isWaiting(appointment) &&
    !hasLapsed(appointment, now) &&
    guests.length > 0 &&
    !guests.some(isMasked) &&
    serviceId !== null &&
    serviceId === freed.serviceId &&
    calendarIds.includes(freed.calendarId) &&
    Date.parse(startDate) > now
  )
}

/** The first time within freed time, and before its own, at which everybody and everything that it takes is free. */
function placeOf(appointment: Appointment, freed: FreedTime, situation: AvailabilityContext): Interval | undefined {
  const { id, calendarIds, serviceId } = appointment
  const own = appointmentSpan(appointment)
  const length = own.end - own.start
  const window = { start: Math.max(freed.start, situation.now), end: Math.min(freed.end, own.start) - length + 1 }
  if (window.end <= window.start) return undefined
  const service = situation.services.get(serviceId ?? '')
  const wish = { service, duration: length / MINUTE }
  const bookings = calendarIds.map((calendarId) => bookingOn(calendarId, wish, { ...situation, exceptId: id }))
  const asked = bookings.map((booking) => refusals(booking, window))
  // The beginning of freed time is as good as the steps of the hours: an appointment has just stood there.
  const steps = bookings.flatMap(({ schedules, rules }) => startGrid(schedules, rules.incrementTime, window))
  const start = [window.start, ...steps.toSorted((a, b) => a - b)].find(
    (at) => at < window.end && asked.every((refusal) => refusal(at) === undefined),
  )
  return start === undefined ? undefined : { start, end: start + length }
}

/**
 * Later appointments of the same service and person that could take freed time as a whole, the soonest first, each with
 * who of the waiting list could take the time that it leaves; `known` is the time that the situation covers.
 */
export function comingForward(
  freed: FreedTime,
  entries: readonly Appointment[],
  situation: AvailabilityContext,
  known: Interval,
): ComingForward[] {
  const { appointments, now } = situation
  return appointments
    .filter((it) => mayCome(it, freed, now))
    .toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate))
    .flatMap((appointment) => {
      const to = placeOf(appointment, freed, situation)
      if (!to) return []
      const moved = { ...appointment, startDate: formatInstant(to.start), endDate: formatInstant(to.end) }
      const after = { ...situation, appointments: appointments.map((it) => (it === appointment ? moved : it)) }
      const left = { ...freed, ...appointmentSpan(appointment) }
      const [next] = matchesOf(left, entries, after, known)
      return [{ appointment, to, next }]
    })
}
