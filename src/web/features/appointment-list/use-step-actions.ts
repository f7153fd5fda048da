import { useLingui } from '@lingui/react'
import type { Appointment } from '#api/contract/appointments.ts'
import type { OwnAction } from '../../fields/list/record-actions.ts'
import { displayName } from '../../commands/appointments/records/appointment-name.ts'
import type { InterfaceVersion } from '../../commands/appointments/interface-version.ts'
import { useAppointmentCommands } from '../../commands/appointments/use-appointment-commands.ts'
import { useEarlyQuestion } from '../../commands/appointments/early-step.ts'
import { changeOfStep, STEP_WORDS, STATUS_STEPS, type StatusStep } from '../../commands/appointments/status-steps.ts'
import { useVerdict } from '../../commands/appointments/use-verdict.ts'
import { useRuns } from '../../commands/appointments/runs/use-runs.ts'

/** What a step on many is called. */
const TITLES: Readonly<Record<StatusStep, string>> = {
  confirm: /*i18n*/ '{count, plural, one {Confirm # appointment} other {Confirm # appointments}}',
  arrive: /*i18n*/ '{count, plural, one {Mark # guest as arrived} other {Mark # guests as arrived}}',
  start: /*i18n*/ '{count, plural, one {Start # appointment} other {Start # appointments}}',
  complete: /*i18n*/ '{count, plural, one {Mark # appointment as completed} other {Mark # appointments as completed}}',
  'no-show': /*i18n*/ '{count, plural, one {Mark # as no-show} other {Mark # as no-shows}}',
  reopen: /*i18n*/ '{count, plural, one {Reopen # appointment} other {Reopen # appointments}}',
  unconfirm:
    /*i18n*/ '{count, plural, one {Mark # appointment as unconfirmed} other {Mark # appointments as unconfirmed}}',
}

const USUAL: readonly StatusStep[] = ['confirm', 'arrive', 'complete', 'no-show']
/** Of many at once a day is closed, or a morning confirmed; guests arrive one by one. */
const TOGETHER: readonly StatusStep[] = ['confirm', 'complete', 'no-show']
/** Steps that only the sub-status tells from others, which version 1 does not know. */
const BY_SUB_STATUS: readonly StatusStep[] = ['arrive', 'start', 'no-show']

/** The steps of an ordinary day on one or many appointments; each can be taken back. */
export function useStepActions(version: InterfaceVersion): readonly OwnAction<Appointment>[] {
  const { i18n } = useLingui()
  const judge = useVerdict()
  const commands = useAppointmentCommands(version)
  const runs = useRuns(version)
  const isMeant = useEarlyQuestion()

  const take = (step: StatusStep) => async (records: readonly Appointment[]) => {
    if (!(await isMeant(step, records))) return false
    const [only, second] = records
    if (!only || second) {
      const title = i18n._(TITLES[step], { count: records.length })
      return runs.change({ title, records, changesOf: () => changeOfStep(step) })
    }
    const name = displayName(i18n, only)
    const failed = i18n._('Couldn’t change the status of {name}', { name })
    await commands.change(only, changeOfStep(step), { done: i18n._(STEP_WORDS[step].done, { name }), failed })
    return true
  }
  const closedFor = (step: StatusStep) => (record: Appointment) => {
    const verdict = judge(step, record)
    if (!verdict.ok) return i18n._(verdict.reason)
    if (version === 2 || !BY_SUB_STATUS.includes(step)) return undefined
    return i18n._('API version 1 has no sub-status. Choose version 2 in the filters.')
  }
  return STATUS_STEPS.map((step) => ({
    id: step,
    label: i18n._(STEP_WORDS[step].label),
    icon: STEP_WORDS[step].icon,
    applies: (record) => !record.blocked && (USUAL.includes(step) || judge(step, record).ok),
    closed: closedFor(step),
    act: take(step),
    ...(!TOGETHER.includes(step) && { rare: true as const }),
  }))
}
