import { type Status, STATUSES } from '../../contract/choices.ts'

interface Rule {
  /** Statuses in which the action is open. */
  from: readonly Status[]
  /** Whether a block, which nobody comes to, has it too. */
  ofBlocks: boolean
  /** Where the action leads. */
  to?: { status: Status; subStatus: string | null }
}

const any = STATUSES
const open = ['pending', 'confirmed'] as const

/**
 * Which action is open in which status, and where it leads (interface, section 2). `cancelled` is final for times and
 * calendars, so nothing leads out of it; its words may still be edited, its guests masked, and it may be deleted.
 */
export const ACTIONS = {
  confirm: { from: ['pending'], ofBlocks: true, to: { status: 'confirmed', subStatus: null } },
  unconfirm: { from: ['confirmed'], ofBlocks: true, to: { status: 'pending', subStatus: null } },
  arrive: { from: open, ofBlocks: false, to: { status: 'confirmed', subStatus: 'arrived' } },
  start: { from: open, ofBlocks: false, to: { status: 'confirmed', subStatus: 'in-progress' } },
  complete: { from: open, ofBlocks: false, to: { status: 'completed', subStatus: 'attended' } },
  'no-show': { from: open, ofBlocks: false, to: { status: 'completed', subStatus: 'no-show' } },
  cancel: { from: open, ofBlocks: true, to: { status: 'cancelled', subStatus: null } },
  reopen: { from: ['completed'], ofBlocks: false, to: { status: 'confirmed', subStatus: null } },
  move: { from: ['pending', 'confirmed', 'completed'], ofBlocks: true },
  edit: { from: any, ofBlocks: true },
  mask: { from: any, ofBlocks: true },
  delete: { from: any, ofBlocks: true },
} as const satisfies Record<string, Rule>

/** Something that can be done with an appointment. */
export type Action = keyof typeof ACTIONS

/** Why an action is not open, in words; each is the id of a message in the catalogue. */
export const REASONS = {
  pending: 'It is not confirmed yet.',
  confirmed: 'It is already confirmed.',
  completed: 'It is completed.',
  cancelled: 'Already canceled. Book a new appointment instead.',
  block: 'A blocked time has no guests.',
} as const
/** A reason in words. */
export type Reason = (typeof REASONS)[keyof typeof REASONS]

/** Whether an action is open, or why not. */
export type Verdict = { ok: true } | { ok: false; reason: Reason }

/** What the table must know of an appointment; its status may be one that only another deployment knows. */
export interface Standing {
  status: string
  blocked?: boolean | undefined
}

const isKnown = (status: string): status is Status => STATUSES.some((known) => known === status)

/** Whether an action is open: asked by the button and by the service. An unknown status refuses nothing here. */
export const canDo = (action: Action, { status, blocked = false }: Standing): Verdict => {
  const rule: Rule = ACTIONS[action]
  if (isKnown(status) && !rule.from.includes(status)) return { ok: false, reason: REASONS[status] }
  if (blocked && !rule.ofBlocks) return { ok: false, reason: REASONS.block }
  return { ok: true }
}

/** A status with its sub-status. */
export interface Step {
  status: string
  subStatus?: string | null | undefined
}

const arrivalIn = ({ subStatus }: Step): Action | undefined =>
  subStatus === 'arrived' ? 'arrive' : subStatus === 'in-progress' ? 'start' : undefined

/** Which action a change of status or sub-status amounts to; undefined where neither changes. */
export const actionBetween = (before: Step, after: Step): Action | undefined => {
  const sameSubStatus = (before.subStatus ?? null) === (after.subStatus ?? null)
  if (before.status === after.status) {
    return sameSubStatus ? undefined : (arrivalIn(after) ?? 'edit')
  }
  if (after.status === 'cancelled') return 'cancel'
  if (before.status === 'completed' || before.status === 'cancelled') return 'reopen'
  if (after.status === 'completed') return after.subStatus === 'no-show' ? 'no-show' : 'complete'
  return after.status === 'pending' ? 'unconfirm' : (arrivalIn(after) ?? 'confirm')
}
