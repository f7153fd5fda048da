import { useLingui } from '@lingui/react'
import { minutesPerDay } from '#api/time/clock.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import { formatInstant } from '#api/time/instant.ts'
import { useApi } from '../../client/api-context.ts'
import { bookingAgain } from '../../fields/appointment-inverse.ts'
import { tellBookedAgain } from '../../commands/appointments/booked-again.ts'
import { type Cancellation, type InterfaceVersion, newInV1 } from '../../commands/appointments/interface-version.ts'
import { forgetWrites } from '../../commands/appointments/history.ts'
import { withNote } from '../../commands/appointments/with-note.ts'
import { useRuns } from '../../commands/appointments/runs/use-runs.ts'
import type { AskedSeries } from '../../commands/appointments/series/scope-request.ts'
import { type OccurrenceChoice, usualChoice } from './plan.ts'
import type { MemberPlan } from './use-member-rows.ts'
import { workWords } from './work-words.ts'

const { appointmentsV1: v1, appointmentsV2: v2 } = contract

interface Told {
  title: string
  records: readonly Appointment[]
  concurrency: 1
}

/** Does a work to several appointments of a series in one visible run, with one undo. */
export function useMemberRun(version: InterfaceVersion) {
  const { i18n } = useLingui()
  const { connectionId } = useApi()
  const runs = useRuns(version)
  const again = {
    title: i18n._('Book them again'),
    onDone: ({ id }: Appointment, made: { id: string }) => made.id !== '' && tellBookedAgain({ was: id, is: made.id }),
  }
  const again1 = { ...again, row: v1.create, inputOf: (it: Appointment) => ({ body: newInV1(bookingAgain(it)) }) }
  const again2 = { ...again, row: v2.create, inputOf: (it: Appointment) => ({ body: bookingAgain(it) }) }

  const cancel = (told: Told, body: Cancellation, note: string) => {
    const { records } = told
    const onEnd = runs.remembering('cancelled', records, () => ({ status: 'cancelled' }))
    return version === 1
      ? runs.run({ ...told, undo: again1, onEnd, row: v1.cancel, inputOf: ({ id }) => ({ params: { id } }) })
      : runs.run({
          ...told,
          undo: again2,
          onEnd,
          row: v2.cancel,
          inputOf: (record) => {
            const noted = withNote(record, note)
            return { params: { id: record.id }, ...noted, body: { ...body, ...noted.body } }
          },
          basisOf: ({ comment }) => ({ comment }),
        })
  }
  const remove = (told: Told) => {
    const common = {
      ...told,
      inputOf: ({ id }: Appointment) => ({ params: { id } }),
      onEnd: ({ done }: { done: readonly string[] }) => done.forEach((id) => forgetWrites(connectionId, id)),
    }
    return version === 1
      ? runs.run({ ...common, undo: again1, row: v1.remove })
      : runs.run({ ...common, undo: again2, row: v2.remove })
  }

  return (
    { work }: AskedSeries,
    plan: MemberPlan,
    choices: ReadonlyMap<string, OccurrenceChoice>,
    way: string,
  ): Promise<boolean> => {
    const rowOf = new Map(plan.rows.map((row) => [row.key, row]))
    const choiceOf = ({ id }: Appointment): OccurrenceChoice => {
      const row = rowOf.get(id)
      return choices.get(id) ?? (row ? usualChoice(row) : 'skip')
    }
    const records = plan.members.filter((it) => choiceOf(it) !== 'skip')
    const told = { title: workWords(work, way, i18n).many(records.length), records, concurrency: 1 as const }
    if (work.kind === 'cancel') return cancel(told, work.body, work.note)
    if (work.kind === 'remove' || (work.kind === 'end' && way === 'delete')) return remove(told)
    if (work.kind === 'end') return cancel(told, { subStatus: 'staff-request' }, '')
    const isLater = plan.shift !== undefined && plan.shift.days * minutesPerDay + plan.shift.minutes > 0
    return runs.change({
      ...told,
      // Each goes where another has just left: those that move to later times begin with the last one.
      records: isLater ? records.toReversed() : records,
      strict: true,
      changesOf: (record) => {
        const [changes, choice] = [plan.changesOf(record), choiceOf(record)]
        if (typeof choice !== 'number') return changes
        const length = Date.parse(changes.endDate ?? record.endDate) - Date.parse(changes.startDate ?? record.startDate)
        return { ...changes, startDate: formatInstant(choice), endDate: formatInstant(choice + length) }
      },
    })
  }
}
