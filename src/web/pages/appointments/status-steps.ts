import type { Appointment } from '../../../api/contract/appointments.ts'
import { type Action, ACTIONS, canDo, type Verdict } from '../../../api/core/rules/statuses.ts'
import type { IconName } from '../../ui/icons.tsx'
import type { Changes } from './desk/gateway.ts'

/** Steps that change only how an appointment stands. */
export const STEPS = ['confirm', 'arrive', 'start', 'complete', 'no-show', 'reopen', 'unconfirm'] as const
/** A step that changes only how an appointment stands. */
export type StatusStep = (typeof STEPS)[number]

/** What each step is called, and what is said when it is done. */
export const STEP_WORDS: Readonly<Record<StatusStep, { label: string; done: string; icon: IconName }>> = {
  confirm: { label: /*i18n*/ 'Confirm', done: /*i18n*/ '{name} is confirmed.', icon: 'check' },
  arrive: { label: /*i18n*/ 'Mark arrived', done: /*i18n*/ '{name} has arrived.', icon: 'arrive' },
  start: { label: /*i18n*/ 'Start', done: /*i18n*/ '{name} is in progress.', icon: 'play' },
  complete: { label: /*i18n*/ 'Complete', done: /*i18n*/ '{name} is completed.', icon: 'checkDouble' },
  'no-show': { label: /*i18n*/ 'No-show', done: /*i18n*/ '{name} did not come.', icon: 'absent' },
  reopen: { label: /*i18n*/ 'Reopen', done: /*i18n*/ '{name} is open again.', icon: 'refresh' },
  unconfirm: { label: /*i18n*/ 'Back to pending', done: /*i18n*/ '{name} is pending again.', icon: 'clock' },
}

/** The words of the table of statuses, so that they stand in the catalogue. */
export const REASON_IDS = [
  /*i18n*/ 'It is not confirmed yet.',
  /*i18n*/ 'It is confirmed already.',
  /*i18n*/ 'It is completed.',
  /*i18n*/ 'It is cancelled, and a cancelled appointment stays so.',
  /*i18n*/ 'Nobody comes to a blocked time.',
] as const

/** The change that a step amounts to. */
export function changeOf(step: StatusStep): Changes {
  const { status, subStatus } = ACTIONS[step].to
  return { status, subStatus }
}

/** Whether an action is open, or why not; a step that would change nothing is not open either. */
export function verdictOf(
  action: Action,
  appointment: Pick<Appointment, 'status' | 'blocked' | 'subStatus'>,
): Verdict | { ok: false; reason: '' } {
  const verdict = canDo(action, appointment)
  const row = ACTIONS[action]
  if (!verdict.ok || !('to' in row) || action === 'cancel') return verdict
  const same = row.to.status === appointment.status && row.to.subStatus === (appointment.subStatus ?? null)
  return same ? { ok: false, reason: '' } : verdict
}

/** The step that comes next in an ordinary day; undefined where nothing is left to do. */
export function nextStep({
  status,
  subStatus,
  blocked,
}: Pick<Appointment, 'status' | 'blocked' | 'subStatus'>): StatusStep | undefined {
  if (blocked) return undefined
  if (status === 'pending') return 'confirm'
  if (status !== 'confirmed') return undefined
  if (subStatus === 'in-progress') return 'complete'
  return subStatus === 'arrived' ? 'start' : 'arrive'
}
