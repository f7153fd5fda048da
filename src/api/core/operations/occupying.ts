import type { Appointment } from '../../contract/appointments.ts'
import type { Service } from '../../contract/services.ts'
import type { Context } from '../context.ts'
import { conflictOf, Failure } from '../failure.ts'
import { sameEmail } from '../rules/masking.ts'
import { firstCollision, hasLapsed, occupanciesOf } from '../rules/overlap.ts'
import type { Occupancy } from '../store.ts'
import { comingAppointments } from './coming.ts'
import { instant, load, loadToWrite } from './record.ts'

/** Locks calendars, each once, in the one order that keeps two bookings from waiting for each other. */
export const lock = async (calendarIds: readonly string[], { rows }: Context): Promise<void> => {
  const sorted = [...new Set(calendarIds)].toSorted()
  if (sorted.length > 0) await rows.lockCalendars(sorted)
}

/** An appointment about to be written, with its calendars and these others locked, as it stands under the lock. */
export const loadLocked = async (id: string, others: readonly string[], context: Context): Promise<Appointment> => {
  const { calendarIds } = await load('appointments', id, context)
  await lock([...calendarIds, ...others], context)
  const row = await loadToWrite('appointments', id, context)
  const moved = row.calendarIds.filter((it) => !calendarIds.includes(it))
  await lock(moved, context)
  return row
}

const taken = async (holder: Occupancy, { rows }: Context): Promise<Failure> => {
  const calendar = await rows.get('calendars', holder.calendarId)
  const appointment = await rows.get('appointments', holder.appointmentId)
  const iso = (at: number): string => new Date(at).toISOString()
  const end = appointment ? Date.parse(appointment.endDate) : holder.to
  const values = { calendar: calendar?.name ?? holder.calendarId, from: iso(holder.from), to: iso(end) }
  return end < holder.to ? conflictOf('takenUntil', { ...values, until: iso(holder.to) }) : conflictOf('taken', values)
}

/** Who shares an instant with what an appointment wants to occupy. */
const collisionWith = async (wanted: readonly Occupancy[], context: Context): Promise<Occupancy | undefined> => {
  const [first] = wanted
  if (!first) return undefined
  const calendarIds = wanted.map(({ calendarId }) => calendarId)
  const holders = await context.rows.occupants(calendarIds, first.from, first.to, context.now())
  return firstCollision(wanted, holders)
}

const wantedBy = (row: Appointment, service: Service | undefined, context: Context): Occupancy[] =>
  hasLapsed(row, context.now()) ? [] : occupanciesOf(row, service)

/**
 * Refuses with 409 where the appointment would share an instant with another one (interface, section 2, overlap rule).
 * Its calendars must be locked. Answers what to occupy once the row is written.
 */
export const refuseOverlap = async (
  row: Appointment,
  service: Service | undefined,
  context: Context,
): Promise<Occupancy[]> => {
  const wanted = wantedBy(row, service, context)
  const holder = await collisionWith(wanted, context)
  if (holder) throw await taken(holder, context)
  return wanted
}

/**
 * Adds an appointment and occupies its time, with its calendars locked; refuses with 409 as `refuseOverlap` does. The time is
 * nearly always free: who is in the way is asked only where it is not.
 */
export const addToFreeTime = async (
  row: Appointment,
  service: Service | undefined,
  context: Context,
): Promise<void> => {
  const { rows } = context
  const wanted = wantedBy(row, service, context)
  // Asked at once, and answered one after the other.
  const added = rows.insert('appointments', row)
  const [isAdded, isFree] = await Promise.allSettled([added, rows.occupy(row.id, wanted, context.now())])
  if (isAdded.status === 'rejected') throw isAdded.reason
  if (isFree.status === 'fulfilled') return
  const holder = isFree.reason instanceof Failure ? await collisionWith(wanted, context) : undefined
  throw holder ? await taken(holder, context) : isFree.reason
}

const emailsOf = ({ guests }: Pick<Appointment, 'guests'>): string[] =>
  guests.flatMap(({ email }) => (email ? [email] : []))

const isComing = (row: Appointment, context: Context): boolean =>
  !row.blocked && (row.status === 'pending' || row.status === 'confirmed') && row.endDate > instant(context)

/**
 * Refuses with 409 a guest who has another coming appointment of a service that allows one (interface, section 2). The
 * calendars must be locked already; the service is locked after them, because the other appointment may be on others.
 */
export const refuseSecondAppointment = async (
  row: Appointment,
  service: Service | undefined,
  context: Context,
  before?: Appointment,
): Promise<void> => {
  if (!service?.deniedMultipleAppointment || !isComing(row, context)) return
  const asked = before && before.serviceId === row.serviceId && isComing(before, context) ? emailsOf(before) : []
  const emails = emailsOf(row).filter((email) => !asked.some((it) => sameEmail(it, email)))
  if (emails.length === 0) return
  await context.rows.lockService(service.id)
  for (const email of emails) {
    const coming = await comingAppointments([{ field: 'serviceId', equals: service.id }, { search: email }], context)
    if (coming.some((other) => emailsOf(other).some((it) => sameEmail(it, email)))) {
      throw conflictOf('secondAppointment', { service: service.name })
    }
  }
}
