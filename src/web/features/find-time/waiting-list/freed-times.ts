import type { Appointment } from '#api/contract/appointments.ts'
import { hasLapsed, isExempt } from '#api/core/rules/overlap.ts'
import { isWaiting } from '#api/core/rules/waiting.ts'
import { MINUTE } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import { type Interval, overlaps, subtractLists, merge } from '#api/time/interval.ts'
import type { AvailabilityContext } from '../../../commands/appointments/free-times/free-slots.ts'
import { appointmentSpan } from '../../../commands/appointments/view/appointment-span.ts'
import type { CalendarView } from '../../../commands/appointments/view/view-state.ts'
import { askedBy } from '../criteria.ts'
import { type Offer, offersWithin } from '../offers.ts'

/** Time that was taken and is no more. */
export interface FreedTime extends Interval {
  calendarId: string
  /** Of what was there. */
  serviceId: string | null
  /** Id of what was there; absent where that is not known anymore. */
  leftBy?: string
}

const takes = (it: Appointment, now: number) => !isExempt(it, undefined) && !isWaiting(it) && !hasLapsed(it, now)

/**
 * What to compare the next look with. An appointment that still has its version has not been changed by the service:
 * what is shown of it before the service has agreed is not believed. A deployment that counts no versions, so that all of
 * them are 0, is taken at its word.
 */
export function believed(before: readonly Appointment[], after: readonly Appointment[]): Appointment[] {
  const known = new Map(before.map((it) => [it.id, it]))
  return after.map((it) => {
    const old = known.get(it.id)
    return old !== undefined && it.version > 0 && old.version === it.version ? old : it
  })
}

/** The time still to come that was taken at one look at a stretch of time and is free at the next look at the same. */
export function freedBetween(before: readonly Appointment[], after: readonly Appointment[], now: number): FreedTime[] {
  const is = believed(before, after).filter((it) => takes(it, now))
  const same = new Set(is)
  return before
    .filter((was) => takes(was, now) && !same.has(was))
    .flatMap((was) =>
      was.calendarIds.flatMap((calendarId) => {
        const taken = merge(is.filter((it) => it.calendarIds.includes(calendarId)).map(appointmentSpan))
        const { start, end } = appointmentSpan(was)
        const left = subtractLists(merge([{ start: Math.max(start, now), end }]), taken)
        return left.map((time) => ({ ...time, calendarId, serviceId: was.serviceId, leftBy: was.id }))
      }),
    )
}

/** Whether something stands again where time was freed, so that it is nobody's to come to. */
export const isTakenAgain = (freed: FreedTime, appointments: readonly Appointment[], now: number): boolean =>
  appointments.some(
    (it) => it.calendarIds.includes(freed.calendarId) && overlaps(appointmentSpan(it), freed) && takes(it, now),
  )

/** What of the view opens the waiting list at freed time: who of it could come, and the time. */
export type FreedView = Pick<CalendarView, 'matched' | 'start' | 'end' | 'on' | 'forService'>

/** Freed time in an address. */
export const freedView = ({ start, end, calendarId, serviceId }: FreedTime, matches: readonly Match[]): FreedView => ({
  matched: matches.map(({ entry }) => entry.id),
  start: formatInstant(start),
  end: formatInstant(end),
  on: calendarId,
  forService: serviceId ?? '',
})

/** Freed time of an address; undefined where it names none. */
export function freedOf({ start, end, on, forService }: FreedView): FreedTime | undefined {
  const [from, to] = [Date.parse(start), Date.parse(end)]
  return to > from && on !== '' ? { start: from, end: to, calendarId: on, serviceId: forService || null } : undefined
}

/** Somebody who waits, with the first time that would do. */
export interface Match {
  entry: Appointment
  offer: Offer
}

/** Who could come in freed time, in the order in which they have waited; `known` is the time that the situation covers. */
export function matchesOf(
  freed: FreedTime,
  entries: readonly Appointment[],
  situation: AvailabilityContext,
  known: Interval,
): Match[] {
  return entries.flatMap((entry) => {
    const asked = askedBy(entry, situation)
    const length = asked.minutes * MINUTE
    const window = { start: Math.max(freed.start - length, known.start), end: Math.min(freed.end, known.end - length) }
    if (window.start >= window.end) return []
    const offer = offersWithin(asked, situation, window).find(
      (it) => it.calendarIds.includes(freed.calendarId) && overlaps(it, freed),
    )
    return offer ? [{ entry, offer }] : []
  })
}
