import type { Appointment } from '#api/contract/appointments.ts'
import type { Service } from '#api/contract/services.ts'
import { hasLapsed, occupanciesOf, type Occupancy } from '#api/core/rules/overlap.ts'

/** An option of a poll, or anything else that wants a time; ISO instants. */
export interface Wanted {
  startDate: string
  endDate: string
}

/**
 * What stands in the way of a time on some calendars: the appointments that the overlap rule would let it collide with.
 * The appointment that asks is not in its own way, and a lapsed hold is in nobody's.
 */
export function conflictsOf(
  { startDate, endDate }: Wanted,
  asking: Pick<Appointment, 'id' | 'calendarIds' | 'serviceId' | 'allowOverlapping'>,
  appointments: readonly Appointment[],
  services: ReadonlyMap<string, Service>,
  now: number,
): Appointment[] {
  const serviceOf = (id: string | null) => (id === null ? undefined : services.get(id))
  const placed = {
    id: asking.id,
    startDate,
    endDate,
    calendarIds: [...asking.calendarIds],
    status: 'pending' as const,
    model: 'fixed' as const,
    voting: null,
    allowOverlapping: asking.allowOverlapping,
    blockedUntil: null,
  }
  const wanted = occupanciesOf(placed, serviceOf(asking.serviceId))
  const meets = (holder: Occupancy) =>
    wanted.some((it) => it.calendarId === holder.calendarId && it.from < holder.to && holder.from < it.to)
  return appointments.filter(
    (it) => it.id !== asking.id && !hasLapsed(it, now) && occupanciesOf(it, serviceOf(it.serviceId)).some(meets),
  )
}
