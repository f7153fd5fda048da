import type { appointmentV1Rows, appointmentV2Rows } from '../../contract/appointment-rows.ts'
import type { Voting } from '../../contract/appointment-fields.ts'
import type { Appointment } from '../../contract/appointments.ts'
import type { BodyOf } from '../../contract/operation.ts'
import type { Context } from '../context.ts'
import { unprocessable } from '../failure.ts'
import { maskGuest, sameEmail } from '../rules/masking.ts'
import { withoutGuests } from '../rules/masked-changes.ts'
import { turn } from '../turn.ts'
import { Probes } from '../rules/replacing.ts'
import { occupanciesOf, sameOccupancies } from '../rules/overlap.ts'
import { actionBetween } from '../rules/statuses.ts'
import { chosenOption, countedVoting } from '../rules/voting.ts'
import {
  cancellation,
  checkReferences,
  completed,
  refuseClosed,
  refuseImpossibleAppointment,
  refuseOverbooking,
  refuseOverfull,
  serviceOf,
  vacate,
  withResource,
} from './appointment-checks.ts'
import { loadLocked, refuseOverlap, refuseSecondAppointment } from './occupying.ts'
import { type Changes, erased, load, rewritten } from './record.ts'

/** A change as version 2 understands it. */
export type AppointmentChanges = BodyOf<typeof appointmentV2Rows.update>

const placedAfter = (before: Appointment, changes: AppointmentChanges): string[] => {
  const resourceId = changes.resourceId === undefined ? before.resourceId : changes.resourceId
  // The old resource was among the calendars because it was the resource, so it goes when another one takes its place.
  const kept = before.calendarIds.filter((id) => id !== before.resourceId || resourceId === before.resourceId)
  const calendarIds = withResource(changes.calendarIds ?? kept, resourceId)
  return calendarIds.length > 0 ? calendarIds : before.calendarIds
}

const timeAfter = (
  before: Appointment,
  changes: AppointmentChanges,
  voting: Voting | null | undefined,
): Changes<Appointment> => {
  const option = chosenOption(voting)
  const old = chosenOption(before.voting)
  const isNew =
    option && (option.id !== old?.id || option.startDate !== old.startDate || option.endDate !== old.endDate)
  const { startDate, endDate } = isNew ? option : changes
  return { startDate, endDate }
}

const isMoved = (before: Appointment, row: Appointment): boolean =>
  before.startDate !== row.startDate ||
  before.endDate !== row.endDate ||
  before.calendarIds.join() !== row.calendarIds.join()

/** Writes an appointment, and what it occupies where that has changed. */
const write = async (before: Appointment, row: Appointment, context: Context): Promise<Appointment> => {
  const service = await serviceOf(row.serviceId, context)
  const held = occupanciesOf(before, await serviceOf(before.serviceId, context))
  const occupied = sameOccupancies(held, occupanciesOf(row, service))
    ? undefined
    : await refuseOverlap(row, service, context)
  await context.rows.replace('appointments', row)
  if (occupied) await context.rows.occupy(row.id, occupied, context.now())
  return row
}

/** Changes an appointment: only the given fields (interface, section 2). */
export const change = async (id: string, changes: AppointmentChanges, context: Context): Promise<Appointment> => {
  const before = await loadLocked(id, withResource(changes.calendarIds ?? [], changes.resourceId), context)
  const calendarIds = placedAfter(before, changes)
  const voting = completed(changes.voting, context)
  const status = changes.status ?? before.status
  // A hold that is confirmed is no hold any more: it must not lapse.
  const isFirm = before.status === 'pending' && status !== 'pending' && !before.blocked
  const blockedUntil = changes.blockedUntil === undefined && isFirm ? null : changes.blockedUntil
  const row = rewritten(
    before,
    {
      ...changes,
      ...timeAfter(before, changes, voting),
      ...cancellation(status, context, before),
      calendarIds,
      calendarId: calendarIds[0],
      voting,
      blockedUntil,
    },
    context,
  )
  refuseClosed(actionBetween(before, row) ?? 'edit', before)
  if (isMoved(before, row)) refuseClosed('move', before)
  refuseOverbooking(row, context, before)
  refuseImpossibleAppointment(row)
  refuseOverfull(row, before)
  await checkReferences(row, context, before)
  await refuseSecondAppointment(row, await serviceOf(row.serviceId, context), context, before)
  return write(before, row, context)
}

const cancelled = (before: Appointment, changes: Changes<Appointment>, context: Context): Appointment =>
  rewritten(before, { ...changes, status: 'cancelled', ...cancellation('cancelled', context) }, context)

/** Cancels an appointment, or takes guests off it (interface, section 2, cancel). */
export const cancel = async (
  id: string,
  { guests, strategy = 'guest-appointment', status, subStatus, comment }: BodyOf<typeof appointmentV2Rows.cancel>,
  context: Context,
): Promise<Appointment> => {
  const before = await loadLocked(id, [], context)
  refuseClosed('cancel', before)
  if (status !== undefined && status !== 'cancelled') {
    throw unprocessable('status', 'must be cancelled where an appointment is cancelled')
  }
  if (!guests) return write(before, cancelled(before, { subStatus, comment }, context), context)
  const left = before.guests.filter(({ email }) => !email || !guests.some((it) => sameEmail(it, email)))
  if (left.length === before.guests.length) {
    throw unprocessable('guests', 'names no guest of this appointment')
  }
  const changes = { guests: left, comment }
  const isOver = strategy === 'guest-appointment' && left.length === 0
  const row = isOver ? cancelled(before, { ...changes, subStatus }, context) : rewritten(before, changes, context)
  return write(before, row, context)
}

const hexadecimal = '0123456789abcdef'
const codeTries = 50

// Guests of one appointment stay apart: with 4 digits and 100 guests two would share one now and then.
const freshCodes = (row: Appointment, context: Context): (() => string) => {
  const given = new Set<string>()
  const text = JSON.stringify(row)
  return () => {
    for (let tries = 1; ; tries += 1) {
      const code = context.randomText(4, hexadecimal)
      if ((given.has(code) || text.includes(code)) && tries < codeTries) continue
      given.add(code)
      return code
    }
  }
}

/** Masks guests so that nothing of the old value remains (interface, section 2, mask-guests). */
export const mask = async (
  id: string,
  { guests }: BodyOf<typeof appointmentV1Rows.maskGuests>,
  context: Context,
): Promise<Appointment> => {
  const before = await loadLocked(id, [], context)
  refuseClosed('mask', before)
  const code = freshCodes(before, context)
  const probes = new Probes()
  let masked = before
  for (const [index, request] of guests.entries()) {
    // Each looks through every text of the appointment.
    if (index > 0) await turn()
    const next = maskGuest(masked, request, code, probes)
    if (!next) throw unprocessable(`guests.${index}`, 'means no guest of this appointment')
    masked = next
  }
  const row = rewritten(before, masked, context)
  await context.rows.replace('appointments', row)
  await context.rows.forget(row.id)
  await context.rows.changes.rewrite('appointments', row.id, withoutGuests)
  return row
}

/** Deletes an appointment. */
export const remove = async (id: string, context: Context): Promise<Appointment> => {
  const row = await loadLocked(id, [], context)
  refuseClosed('delete', row)
  await vacate(row, context)
  return erased(row, context)
}

/** An appointment with its poll counted. */
export const votes = async (id: string, context: Context) => {
  const row = await load('appointments', id, context)
  return { ...row, voting: row.voting && countedVoting(row.voting) }
}
