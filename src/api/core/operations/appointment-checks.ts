import { refusalSentence } from '../../contract/refusal-sentences.ts'
import { MINUTE } from '../../time/durations.ts'
import type { Status } from '../../contract/choices.ts'
import type { Voting, WrittenVoting } from '../../contract/appointment-fields.ts'
import type { Appointment } from '../../contract/appointments.ts'
import type { Service } from '../../contract/services.ts'
import type { Context } from '../context.ts'
import { conflict, conflictOf, Failure } from '../failure.ts'
import { appointmentErrors } from '../rules/appointment-errors.ts'
import { filesOf } from '../rules/appointment-files.ts'
import { isOverfull, seatsOf } from '../rules/seats.ts'
import { type Action, canDo } from '../rules/statuses.ts'
import { instant, refuseImpossible } from './record.ts'
import { mustExist } from './references.ts'

/** The service of an appointment, where it has one that still exists. */
export const serviceOf = async (
  serviceId: string | null | undefined,
  { rows }: Context,
): Promise<Service | undefined> => (serviceId ? rows.get('services', serviceId) : undefined)

/** An instant some minutes after another one. */
export const minutesAfter = (startDate: string, minutes: number): string =>
  new Date(Date.parse(startDate) + minutes * MINUTE).toISOString()

/** The calendars of an appointment, each once, its resource among them. */
export const withResource = (calendarIds: readonly string[], resourceId: string | null | undefined): string[] => [
  ...new Set(resourceId ? [...calendarIds, resourceId] : calendarIds),
]

/** A poll as it is kept: every option has an id, and every vote says when it was cast. */
export const completed = <V extends null | undefined>(voting: WrittenVoting | V, context: Context): Voting | V =>
  voting
    ? {
        ...voting,
        options: voting.options.map((option) => ({ ...option, id: option.id ?? context.newId() })),
        votes: voting.votes.map((vote) => ({ ...vote, at: vote.at ?? instant(context) })),
      }
    : voting

/** Refuses with 409 an action that is not open, in the words of the table. */
export const refuseClosed = (action: Action, row: Appointment): void => {
  const verdict = canDo(action, row)
  if (!verdict.ok) throw conflict(verdict.reason)
}

/** Refuses with 403 to book over others on purpose without the right to. */
export const refuseOverbooking = (row: Appointment, { rights }: Context, before?: Appointment): void => {
  if (!row.allowOverlapping || before?.allowOverlapping || rights.includes('overbook')) return
  throw new Failure('forbidden', refusalSentence('mayNotOverbook', {}))
}

/** Refuses with 409 more guests than a group has seats for. */
export const refuseOverfull = (row: Appointment, before?: Appointment): void => {
  if (!isOverfull(row, before)) return
  throw conflictOf('noSeatLeft', { seats: seatsOf(row) ?? 0, guests: row.guests.length })
}

/** Refuses with 422 what is impossible in an appointment by itself. */
export const refuseImpossibleAppointment = (row: Appointment): void => {
  refuseImpossible(appointmentErrors(row))
}

/** Refuses with 422 a calendar, resource or service that does not exist and was not there before the change. */
export const checkReferences = async (
  row: Appointment,
  context: Context,
  before?: Appointment,
  /** What the caller called the calendars. */
  field: 'calendarId' | 'calendarIds' = 'calendarIds',
): Promise<void> => {
  const known = before?.calendarIds ?? []
  await mustExist('services', row.serviceId, 'serviceId', context, before?.serviceId)
  await mustExist('calendars', row.resourceId, 'resourceId', context, known)
  await mustExist('calendars', row.calendarIds, field, context, withResource(known, row.resourceId))
  await mustExist('multimedia', filesOf(row), 'extraFields', context, before && filesOf(before))
}

/** What a status says of the cancellation. */
export const cancellation = (
  status: Status,
  context: Context,
  before?: Appointment,
): Pick<Appointment, 'cancelledAt' | 'cancellationOrigin'> => {
  if (status !== 'cancelled') return { cancelledAt: null, cancellationOrigin: null }
  if (before?.status === 'cancelled') {
    return { cancelledAt: before.cancelledAt, cancellationOrigin: before.cancellationOrigin }
  }
  return { cancelledAt: instant(context), cancellationOrigin: 'api' }
}

/** Removes an appointment and frees its time. */
export const vacate = async ({ id }: Appointment, context: Context): Promise<void> => {
  await context.rows.occupy(id, [], context.now())
  await context.rows.remove('appointments', id)
}
