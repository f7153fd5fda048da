import { MINUTE } from '../../time/durations.ts'
import type { Appointment } from '../../contract/appointments.ts'
import type { Service } from '../../contract/services.ts'

/** Time that an appointment takes on a calendar, its buffer included; epoch milliseconds, half-open. */
export interface Occupancy {
  appointmentId: string
  calendarId: string
  from: number
  to: number
  /** When a hold lapses by itself; null never. */
  lapsesAt: number | null
}

/** What the overlap rule reads of an appointment. */
export type Placed = Pick<
  Appointment,
  'id' | 'startDate' | 'endDate' | 'calendarIds' | 'status' | 'model' | 'voting' | 'allowOverlapping' | 'blockedUntil'
>
/** What the overlap rule reads of its service. */
export type Buffered = Pick<Service, 'timeBetween' | 'allowOverlapping'>

/** Whether a poll still waits for its option. */
export const isUndecided = ({ model, voting }: Pick<Placed, 'model' | 'voting'>): boolean =>
  model === 'poll' && !voting?.chosenOptionId

/** Whether the overlap rule passes an appointment by: it neither collides nor is in the way (interface, section 2). */
export const isExempt = (appointment: Omit<Placed, 'id'>, service: Buffered | undefined): boolean =>
  appointment.status === 'cancelled' ||
  appointment.allowOverlapping ||
  service?.allowOverlapping === true ||
  isUndecided(appointment)

/** Whether a hold has lapsed by itself at `now` (epoch milliseconds). */
export const hasLapsed = ({ blockedUntil }: Pick<Placed, 'blockedUntil'>, now: number): boolean =>
  blockedUntil !== null && Date.parse(blockedUntil) <= now

/** What an appointment takes: on each calendar its time, widened after the end by the service's `timeBetween`. */
export const occupanciesOf = (appointment: Placed, service: Buffered | undefined): Occupancy[] => {
  if (isExempt(appointment, service)) return []
  const from = Date.parse(appointment.startDate)
  const to = Date.parse(appointment.endDate) + (service?.timeBetween ?? 0) * MINUTE
  const lapsesAt = appointment.blockedUntil === null ? null : Date.parse(appointment.blockedUntil)
  return appointment.calendarIds.map((calendarId) => ({
    appointmentId: appointment.id,
    calendarId,
    from,
    to,
    lapsesAt,
  }))
}

/** Whether two appointments take the same time on the same calendars until the same instant. */
export const sameOccupancies = (a: readonly Occupancy[], b: readonly Occupancy[]): boolean =>
  a.length === b.length &&
  a.every((one) =>
    b.some(
      (other) =>
        one.calendarId === other.calendarId &&
        one.from === other.from &&
        one.to === other.to &&
        one.lapsesAt === other.lapsesAt,
    ),
  )

/** The first of the holders that an occupancy among `wanted` would share an instant with. */
export const firstCollision = (wanted: readonly Occupancy[], holders: readonly Occupancy[]): Occupancy | undefined =>
  holders.find((holder) =>
    wanted.some(
      (it) =>
        it.calendarId === holder.calendarId &&
        it.appointmentId !== holder.appointmentId &&
        it.from < holder.to &&
        holder.from < it.to,
    ),
  )
