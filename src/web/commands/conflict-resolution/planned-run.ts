import type { I18n } from '@lingui/core'
import type { RunData } from '../../fields/bulk/run-data.ts'
import { planRun, type PlannedWrite, type ResolutionStep } from './plan-run.ts'

/** Why an appointment was left alone, by the group of the write that was refused; message ids. */
const NOT_SAVED: Readonly<Record<string, string>> = {
  services: /*i18n*/ 'Not changed, because the service wasn’t saved.',
  weeklySchedules: /*i18n*/ 'Not changed, because the schedule wasn’t saved.',
  closures: /*i18n*/ 'Not changed, because the closure wasn’t saved.',
  adminCalendars: /*i18n*/ 'Not changed, because the calendar wasn’t saved.',
  adminPeople: /*i18n*/ 'Not changed, because the person wasn’t disabled.',
}

/** Why something was not deleted: what is asked of its appointments comes first; a message id. */
const NOT_CLEARED = /*i18n*/ 'Not deleted, because an appointment was neither moved nor canceled.'

/** The run of writes and of what was chosen for the appointments that they strand, in words. */
export const plannedRun = (
  i18n: I18n,
  { name, undoTitle }: { readonly name: string; readonly undoTitle?: string },
  writes: readonly PlannedWrite[],
  steps: readonly ResolutionStep[],
): RunData =>
  planRun({
    title:
      steps.length === 0
        ? name
        : i18n._('{name}, and {count, plural, one {# appointment} other {# appointments}}', {
            name,
            count: steps.length,
          }),
    undoTitle: undoTitle ?? i18n._('Undo: {name}', { name }),
    writes,
    steps,
    notSaved: i18n._(
      writes[0]?.isLast
        ? NOT_CLEARED
        : (NOT_SAVED[writes[0]?.call.operation.split('.')[0] ?? ''] ?? NOT_SAVED.weeklySchedules ?? ''),
    ),
  })
