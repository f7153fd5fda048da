import type { Appointment } from '#api/contract/appointments.ts'
import type { Clinic, Schedules } from './records/queries.ts'
import { type Concern, concernsOf, type Placement } from '#api/core/rules/concerns.ts'

/** Everything that speaks against a change of time or place, as staff should be asked about it. */
export function moveConcerns(
  appointment: Pick<Appointment, 'startDate' | 'endDate' | 'calendarIds' | 'serviceId'>,
  { start, end, calendarIds }: Omit<Placement, 'serviceId'>,
  clinic: Clinic,
  schedules: Schedules,
  now: number,
): Concern[] {
  const { startDate, endDate, serviceId } = appointment
  const begins = Date.parse(startDate)
  const stays = start === begins && calendarIds.join() === appointment.calendarIds.join()
  const runs = stays && Math.min(end, Date.parse(endDate)) >= now
  const found = concernsOf({ start, end, calendarIds, serviceId }, clinic, schedules, now).filter(
    // Who drops a card or types a time means exactly that minute; and what goes on may take longer, or end before.
    ({ rule }) => rule !== 'step' && !(rule === 'past' && runs),
  )
  const leavesThePast = begins < now && !stays && start >= now
  return leavesThePast ? [{ rule: 'begun' }, ...found] : found
}
