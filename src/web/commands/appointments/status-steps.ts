import type { Appointment } from '#api/contract/appointments.ts'
import { type Action, ACTIONS, canDo, type Reason, REASONS } from '#api/core/rules/statuses.ts'
import { isWaiting } from '#api/core/rules/waiting.ts'
import type { IconName } from '../../ui/icons.tsx'
import type { Changes } from './interface-version.ts'

/** Steps that change only how an appointment stands. */
export const STATUS_STEPS = ['confirm', 'arrive', 'start', 'complete', 'no-show', 'reopen', 'unconfirm'] as const
/** A step that changes only how an appointment stands. */
export type StatusStep = (typeof STATUS_STEPS)[number]

/** What each step is called, and what is said when it is done. */
export const STEP_WORDS: Readonly<Record<StatusStep, { label: string; done: string; icon: IconName }>> = {
  confirm: { label: /*i18n*/ 'Confirm', done: /*i18n*/ 'Confirmed {name}', icon: 'check' },
  arrive: { label: /*i18n*/ 'Mark arrived', done: /*i18n*/ 'Marked {name} as arrived', icon: 'arrive' },
  start: { label: /*i18n*/ 'Start', done: /*i18n*/ 'Started {name}', icon: 'play' },
  complete: { label: /*i18n*/ 'Mark completed', done: /*i18n*/ 'Marked {name} as completed', icon: 'checkDouble' },
  'no-show': { label: /*i18n*/ 'No-show', done: /*i18n*/ 'Marked {name} as a no-show', icon: 'absent' },
  reopen: { label: /*i18n*/ 'Reopen', done: /*i18n*/ 'Reopened {name}', icon: 'refresh' },
  unconfirm: { label: /*i18n*/ 'Mark as unconfirmed', done: /*i18n*/ 'Marked {name} as unconfirmed', icon: 'clock' },
}

/** The words of the table of statuses, so that they stand in the catalogue. */
export const REASON_IDS = [
  /*i18n*/ 'It is not confirmed yet.',
  /*i18n*/ 'It is already confirmed.',
  /*i18n*/ 'It is completed.',
  /*i18n*/ 'Already canceled. Book a new appointment instead.',
  /*i18n*/ 'A blocked time has no guests.',
] as const satisfies readonly Reason[]

/** Whether an action is open, or why not: the id of a message. */
export type StepVerdict = { ok: true } | { ok: false; reason: string }

/** Why a step that would change nothing is closed. */
const SAME: Partial<Record<Action, string>> = {
  arrive: /*i18n*/ 'The guest has already arrived.',
  start: /*i18n*/ 'Already in progress.',
}
const SAME_OTHERWISE = /*i18n*/ 'Already has this status.'
/** A no-show is completed for the service; at the desk that would be a strange thing to say of somebody who never came. */
const NOBODY_CAME = /*i18n*/ 'No-show. Reopen the appointment first.'

/** Everything that would take the time at which an entry of the waiting list only seems to stand. */
const WAITS = /*i18n*/ 'Waiting for a time: choose one first, or take the guest off the waiting list.'
const OPEN_WHILE_WAITING: ReadonlySet<Action> = new Set<Action>(['delete', 'mask'])

/** What the rules of statuses look at; extra fields may be unknown. */
export type StatusFacts = Pick<Appointment, 'status' | 'blocked' | 'subStatus'> &
  Partial<Pick<Appointment, 'extraFields'>>

/** The change that a step amounts to. */
export function changeOfStep(step: StatusStep): Changes {
  const { status, subStatus } = ACTIONS[step].to
  return { status, subStatus }
}

/** Whether an action is open, or why not; a step that would change nothing is not open either. */
export function verdictOf(action: Action, appointment: StatusFacts): StepVerdict {
  if (isWaiting(appointment) && !OPEN_WHILE_WAITING.has(action)) return { ok: false, reason: WAITS }
  const verdict = canDo(action, appointment)
  const row = ACTIONS[action]
  if (!verdict.ok && verdict.reason === REASONS.completed && appointment.subStatus === 'no-show') {
    return { ok: false, reason: NOBODY_CAME }
  }
  if (!verdict.ok || !('to' in row) || action === 'cancel') return verdict
  const same = row.to.status === appointment.status && row.to.subStatus === (appointment.subStatus ?? null)
  return same ? { ok: false, reason: SAME[action] ?? SAME_OTHERWISE } : verdict
}

/** Where the desk itself books. */
const DESK: ReadonlySet<string> = new Set(['dashboard', 'walk-in'])

/** Whether a guest asks for this time and waits for an answer. */
export const isRequest = (
  it: Pick<Appointment, 'status' | 'blocked' | 'subStatus' | 'model' | 'origin' | 'extraFields'>,
) => it.status === 'pending' && !it.blocked && it.model === 'fixed' && !DESK.has(it.origin) && !isWaiting(it)

/** The step that comes next in an ordinary day; undefined where nothing is left to do. */
export function nextStep(appointment: StatusFacts): StatusStep | undefined {
  const { status, subStatus, blocked } = appointment
  if (blocked || isWaiting(appointment)) return undefined
  if (status === 'pending') return 'confirm'
  if (status !== 'confirmed') return undefined
  if (subStatus === 'in-progress') return 'complete'
  return subStatus === 'arrived' ? 'start' : 'arrive'
}
