import type { appointmentV1Rows, appointmentV2Rows } from '../../contract/appointment-rows.ts'
import type { Appointment } from '../../contract/appointments.ts'
import { emptyAppointment } from '../../contract/empty-appointment.ts'
import type { BodyOf } from '../../contract/operation.ts'
import type { Context } from '../context.ts'
import { badRequest, unprocessable } from '../failure.ts'
import { chosenOption } from '../rules/voting.ts'
import {
  cancellation,
  checkReferences,
  completed,
  minutesAfter,
  refuseImpossibleAppointment,
  refuseOverbooking,
  refuseOverfull,
  serviceOf,
  vacate,
  withResource,
} from './appointment-checks.ts'
import { addToFreeTime, lock, refuseSecondAppointment } from './occupying.ts'
import { born, patched } from './record.ts'
import { mustExist } from './references.ts'

/** A booking as version 2 understands it; version 1 says the same in other words. */
export type Booking = BodyOf<typeof appointmentV2Rows.create>

const defaultBlockMinutes = 30
const nameless = { appointment: 'Appointment', block: 'Blocked' }

const empty = (context: Context) => ({
  ...born(context),
  ...emptyAppointment(),
})

const takenOver = async (booking: Booking, context: Context): Promise<Appointment | undefined> => {
  const { blockedAppointmentId: id } = booking
  if (id === undefined) return undefined
  const seen = await context.rows.get('appointments', id)
  await lock([...(seen?.calendarIds ?? []), ...namedCalendars(booking)], context)
  // Asked again under the lock: of two that take over the same block, one finds it.
  const block = await context.rows.get('appointments', id)
  if (!block?.blocked || block.status === 'cancelled') {
    throw unprocessable('blockedAppointmentId', 'names a block that does not exist', `There is no block ${id}.`)
  }
  return block
}

const namedCalendars = ({ calendarIds, calendarId, resourceId }: Booking): string[] =>
  withResource(calendarIds ?? (calendarId ? [calendarId] : []), resourceId)

/** Books an appointment; with `blockedAppointmentId` it takes over that block's time and calendars, and the block goes. */
export const book = async (booking: Booking, context: Context): Promise<Appointment> => {
  const { calendarId: _first, blockedAppointmentId: _block, ...fields } = booking
  const block = await takenOver(booking, context)
  const voting = completed(booking.voting, context) ?? null
  const chosen = chosenOption(voting)
  const startDate = chosen?.startDate ?? booking.startDate ?? block?.startDate
  if (startDate === undefined) throw badRequest('startDate', 'is required')
  if (!booking.calendarIds && !booking.calendarId && !block) throw badRequest('calendarIds', 'is required')
  // Both are there where a whole appointment is sent; a calendar that stands in one of them only would go unnoticed.
  if (booking.calendarId && booking.calendarIds && !booking.calendarIds.includes(booking.calendarId)) {
    throw unprocessable('calendarId', 'is none of calendarIds')
  }
  const own = booking.calendarIds || booking.calendarId ? namedCalendars(booking) : (block?.calendarIds ?? [])
  const calendarIds = withResource(own, booking.resourceId)
  // Asked at once, and answered one after the other.
  const locked = lock(block ? [] : calendarIds, context)
  const [, [service]] = await Promise.all([locked, mustExist('services', booking.serviceId, 'serviceId', context)])
  const endDate =
    chosen?.endDate ??
    booking.endDate ??
    (booking.startDate === undefined ? block?.endDate : undefined) ??
    (service && minutesAfter(startDate, service.duration))
  if (endDate === undefined) throw unprocessable('endDate', 'is required where no service gives a duration')

  const placed = { startDate, endDate, calendarIds, calendarId: calendarIds[0] ?? '' }
  const title = service?.name ?? (booking.blocked ? nameless.block : nameless.appointment)
  const row = patched<Appointment>(
    { ...empty(context), title, ...placed, ...cancellation(booking.status ?? 'pending', context) },
    { ...fields, ...placed, voting },
  )
  refuseOverbooking(row, context)
  refuseImpossibleAppointment(row)
  refuseOverfull(row)
  await checkReferences(row, context, undefined, booking.calendarIds ? 'calendarIds' : 'calendarId')
  await refuseSecondAppointment(row, service, context)
  if (block) await vacate(block, context)
  await addToFreeTime(row, service, context)
  return row
}

/** Blocks a slot: it collides like an appointment (interface, section 2). */
export const block = async (
  slot: BodyOf<typeof appointmentV1Rows.blockSlot>,
  context: Context,
): Promise<Appointment> => {
  const service = await serviceOf(slot.serviceId, context)
  const endDate = slot.endDate ?? minutesAfter(slot.startDate, service?.duration ?? defaultBlockMinutes)
  return book({ ...slot, endDate, blocked: true, status: 'confirmed' }, context)
}
