import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { contract } from '../../../../api/contract/table.ts'
import type { WeeklySchedule } from '../../../../api/contract/weekly-schedules.ts'
import { useApi } from '../../../client/api-context.ts'
import { callOf, type RecordAction } from '../../../fields/list/record-actions.ts'
import { useDeleteQuestion } from '../../../fields/uses/useDeleteQuestion.tsx'
import { paths } from '../../paths.ts'
import { plannedRemove } from '../plan/schedule-writes.ts'
import { useResolutionPlan } from '../plan/use-resolution-plan.tsx'
import { readSchedule, writeSchedule } from '../schedule-form.ts'

/** Longest name of a schedule (interface, section 6). */
const LONGEST_NAME = 200

/** What can be done with weekly schedules from their list, and the question that is asked for it. */
export function useScheduleActions(): { actions: readonly RecordAction<WeeklySchedule>[]; question: ReactNode } {
  const { i18n } = useLingui()
  const { ask, question } = useDeleteQuestion(paths)
  const api = useApi()
  const { guard, panel } = useResolutionPlan()
  /** Whether it is still to be deleted: what strands appointments is done here, together with what becomes of them. */
  const isToDelete = async (record: WeeklySchedule): Promise<boolean> => {
    const { name } = record
    if (!(await ask({ kind: 'weeklySchedule', record }, name))) return false
    let plain = false
    const planned = plannedRemove(api, i18n._('Delete “{name}”', { name }), record)
    const noteIt = async () => {
      plain = true
      return record
    }
    // Who goes back in the plan deletes nothing; the plan itself says what failed.
    await guard({ ...planned, plain: noteIt }).catch(() => undefined)
    return plain
  }
  const copyOf = (schedule: WeeklySchedule) => ({
    ...writeSchedule(readSchedule(schedule.calendarId)(schedule)),
    name: i18n._('{name} (copy)', { name: schedule.name }).slice(0, LONGEST_NAME),
  })
  return {
    question: (
      <>
        {question}
        {panel}
      </>
    ),
    actions: [
      {
        id: 'duplicate',
        label: i18n._('Duplicate'),
        icon: 'copy',
        call: callOf(contract.weeklySchedules.create, (schedule: WeeklySchedule) => ({ body: copyOf(schedule) })),
        title: (count) =>
          i18n._('{count, plural, one {Duplicate # schedule} other {Duplicate # schedules}}', { count }),
        done: (name) => i18n._('“{name}” was duplicated', { name }),
      },
      {
        id: 'delete',
        label: i18n._('Delete'),
        icon: 'trash',
        danger: true,
        confirmOne: isToDelete,
        confirm: (count, name) => ({
          title:
            count === 1
              ? i18n._('Delete “{name}”?', { name })
              : i18n._('{count, plural, one {Delete # schedule?} other {Delete # schedules?}}', { count }),
          text: i18n._(
            'Its hours can no longer be booked; a calendar without another schedule is closed. Booked appointments stay.',
          ),
          confirmLabel: i18n._('Delete'),
          danger: true,
        }),
        call: callOf(contract.weeklySchedules.remove, ({ id }: WeeklySchedule) => ({ params: { id } })),
        title: (count) => i18n._('{count, plural, one {Delete # schedule} other {Delete # schedules}}', { count }),
        done: (name) => i18n._('“{name}” was deleted', { name }),
      },
    ],
  }
}
