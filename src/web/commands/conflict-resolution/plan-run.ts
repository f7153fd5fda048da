import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import { formatInstant } from '#api/time/instant.ts'
import { callData } from '../../client/call-data.ts'
import { bookingAgain, type Changes, inverseOf } from '../../fields/appointment-inverse.ts'
import type { GuestToTell } from '../../fields/bulk/call-list/told.ts'
import type { RunData, RunLine } from '../../fields/bulk/run-data.ts'
import type { RunItem } from '../../ui/run/run-state.ts'
import type { AlternativePlace } from './offers.ts'

const { appointmentsV2: v2 } = contract

/** What is to become of a stranded appointment. */
export type ResolutionChoice =
  | { readonly kind: 'keep' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'move'; readonly place: AlternativePlace }

/** A write that strands appointments, with its way back. */
export interface PlannedWrite extends RunLine {
  /** The calendars that it is about; of all of them where it does not say. */
  readonly calendarIds?: readonly string[]
  /** The service that it is about; of all of them where it does not say. */
  readonly serviceId?: string
  /** It comes last: the service refuses it while one of the appointments stands, as it refuses a deletion. */
  readonly isLast?: true
}

/** What is done to one appointment, with its name and address for the outcome's row. */
export interface ResolutionStep extends RunItem {
  /** What taking it back is called. */
  readonly backName: string
  readonly appointment: Appointment
  /** Its guests, with what they must hear. */
  readonly tell: readonly GuestToTell[]
  /** The calendar on which it is stranded. */
  readonly calendarId: string
  readonly choice: Exclude<ResolutionChoice, { kind: 'keep' }>
}

interface PlanRun {
  readonly title: string
  readonly undoTitle: string
  readonly writes: readonly PlannedWrite[]
  /** Absent places are kept: a kept appointment needs no call. */
  readonly steps: readonly ResolutionStep[]
  /** Why a row was not begun, because its write was refused. */
  readonly notSaved: string
}

/** The fields of an appointment that its move changes. */
export function changesTo(before: Appointment, { start, end, calendarIds, resourceId }: AlternativePlace): Changes {
  return {
    ...(start !== Date.parse(before.startDate) && { startDate: formatInstant(start) }),
    ...(end !== Date.parse(before.endDate) && { endDate: formatInstant(end) }),
    ...(calendarIds.join() !== before.calendarIds.join() && { calendarIds: [...calendarIds] }),
    ...(resourceId !== before.resourceId && { resourceId }),
  }
}

const lineOf = ({ appointment, choice, backName: name }: ResolutionStep): Pick<RunLine, 'call' | 'inverse'> => {
  const params = { id: appointment.id }
  const ifVersion = appointment.version
  if (choice.kind === 'cancel') {
    return {
      call: callData(v2.cancel, { params, ifVersion, body: { subStatus: 'staff-request' } }),
      // A cancelled appointment stays so: it comes back as a new booking.
      inverse: { ...callData(v2.create, { body: bookingAgain(appointment) }), name },
    }
  }
  const body = changesTo(appointment, choice.place)
  const back = callData(v2.update, { params, body: inverseOf(appointment, body) })
  return { call: callData(v2.update, { params, ifVersion, body }), inverse: { ...back, takesVersion: true, name } }
}

/**
 * One run that makes the writes first and then carries out what was chosen, each row with its outcome, all of it with one
 * undo. Without its write no appointment is touched. Before a write that comes last, its appointments are seen to, and have
 * no way back: what they stood on is gone.
 */
export function planRun({ title, undoTitle, writes, steps, notSaved }: PlanRun): RunData {
  const isAbout = ({ calendarIds, serviceId }: PlannedWrite, { calendarId, appointment }: ResolutionStep): boolean =>
    (calendarIds?.includes(calendarId) ?? true) && (serviceId === undefined || serviceId === appointment.serviceId)
  const last = writes.filter(({ isLast }) => isLast)
  const lines = steps.map((step): RunLine => {
    const { id, name, to, tell } = step
    const { call, inverse } = lineOf(step)
    const hasBack = !last.some((write) => isAbout(write, step))
    const needs = writes.filter((write) => !write.isLast && isAbout(write, step)).map((write) => write.id)
    return { id, name, tell, ...(to !== undefined && { to }), needs, call, ...(inverse && hasBack && { inverse }) }
  })
  const lineOfWrite = (write: PlannedWrite): RunLine => {
    const { calendarIds: _calendarIds, serviceId: _serviceId, isLast, ...line } = write
    return isLast ? { ...line, needs: steps.filter((step) => isAbout(write, step)).map(({ id }) => id) } : line
  }
  return {
    title,
    undoTitle,
    lines: [...writes.filter(({ isLast }) => !isLast).map(lineOfWrite), ...lines, ...last.map(lineOfWrite)],
    // One after the other: a write must be done before anything else is begun.
    concurrency: 1,
    unmet: notSaved,
  }
}
