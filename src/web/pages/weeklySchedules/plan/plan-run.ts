import type { Appointment } from '../../../../api/contract/appointments.ts'
import { contract } from '../../../../api/contract/table.ts'
import { formatInstant } from '../../../../api/time/instant.ts'
import { ApiError } from '../../../client/api-error.ts'
import type { Api } from '../../../client/create-api.ts'
import { bookingAgain, type Changes, inverseOf } from '../../../fields/appointment-inverse.ts'
import type { ActContext, RunSpec } from '../../../ui/run/run-spec.ts'
import type { RunItem } from '../../../ui/run/run-state.ts'
import type { Place } from './offers.ts'

const { appointmentsV2: v2 } = contract

/** What is to become of a stranded appointment. */
export type Choice =
  | { readonly kind: 'keep' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'move'; readonly place: Place }

/** A write of a schedule with its way back. */
export interface ScheduleWrite<Saved> {
  /** The schedule's id, or a word for a new one. */
  readonly id: string
  readonly name: string
  readonly act: (context: ActContext) => Promise<Saved>
  readonly undo: (saved: Saved, context: ActContext) => Promise<unknown>
}

/** What is done to one appointment, with its name and address for the outcome's row. */
export interface Step extends RunItem {
  readonly appointment: Appointment
  readonly choice: Exclude<Choice, { kind: 'keep' }>
}

type Item = RunItem & { readonly step?: Step }

interface PlanRun<Saved> {
  readonly title: string
  readonly undoTitle: string
  readonly write: ScheduleWrite<Saved>
  /** Absent places are kept: a kept appointment needs no call. */
  readonly steps: readonly Step[]
  /** Why a row was not begun, because the schedule was refused. */
  readonly notSaved: string
  readonly invalidate: () => unknown
}

/** The fields of an appointment that its move changes. */
export function changesTo(before: Appointment, { start, end, calendarIds, resourceId }: Place): Changes {
  return {
    ...(start !== Date.parse(before.startDate) && { startDate: formatInstant(start) }),
    ...(end !== Date.parse(before.endDate) && { endDate: formatInstant(end) }),
    ...(calendarIds.join() !== before.calendarIds.join() && { calendarIds: [...calendarIds] }),
    ...(resourceId !== before.resourceId && { resourceId }),
  }
}

/**
 * One run that saves the schedule first and then carries out what was chosen, each row with its outcome, all of it with
 * one undo. `saved` settles as the schedule does; without a saved schedule no appointment is touched.
 */
export function planRun<Saved>(
  api: Api,
  { title, undoTitle, write, steps, notSaved, invalidate }: PlanRun<Saved>,
): { spec: RunSpec<Item>; saved: Promise<Saved> } {
  let resolve: (saved: Saved) => void
  let reject: (error: unknown) => void
  const saved = new Promise<Saved>((done, failed) => {
    resolve = done
    reject = failed
  })
  let isSaved = false
  const actOn = ({ appointment, choice }: Step, { signal }: ActContext): Promise<Appointment> => {
    const input = { params: { id: appointment.id }, ifVersion: appointment.version, signal, retries: 0 }
    return choice.kind === 'cancel'
      ? api.call(v2.cancel, { ...input, body: { subStatus: 'staff-request' } })
      : api.call(v2.update, { ...input, body: changesTo(appointment, choice.place) })
  }
  const takeBack = ({ appointment, choice }: Step, after: Appointment, { signal, idempotencyKey }: ActContext) =>
    choice.kind === 'cancel'
      ? // A cancelled appointment stays so: it comes back as a new booking.
        api.call(v2.create, { body: bookingAgain(appointment), idempotencyKey, signal, retries: 0 })
      : api.call(v2.update, {
          params: { id: after.id },
          body: inverseOf(appointment, changesTo(appointment, choice.place)),
          ifVersion: after.version,
          signal,
          retries: 0,
        })

  const spec: RunSpec<Item> = {
    title,
    undoTitle,
    items: [{ id: write.id, name: write.name }, ...steps.map((step) => ({ ...step, step }))],
    // One after the other: the schedule must be saved before anything else is begun.
    concurrency: 1,
    act: async ({ step }, context) => {
      if (step) {
        if (!isSaved) throw new ApiError({ kind: 'conflict', description: notSaved })
        return actOn(step, context)
      }
      try {
        const result = await write.act(context)
        isSaved = true
        resolve(result)
        return result
      } catch (error) {
        reject(error)
        throw error
      }
    },
    undo: ({ step }, result, context) =>
      // What the act of this run answered for the item.
      step ? takeBack(step, result as Appointment, context) : write.undo(result as Saved, context),
    invalidate,
    onEnd: ({ stopped }) => {
      // The run was stopped while it waited for its turn: the form must not wait for it any longer.
      if (stopped.includes(write.id)) reject(new DOMException('The run was stopped.', 'AbortError'))
    },
  }
  return { spec, saved }
}
