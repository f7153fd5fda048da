import type { StatusStep } from '../../../commands/appointments/status-steps.ts'

/** What a key does with an appointment: a step of its status, or cancelling it. */
export type KeyStep = StatusStep | 'cancel'

/** The keys of the front desk. */
const STEP_KEYS = {
  a: 'arrive',
  s: 'start',
  d: 'complete',
  x: 'no-show',
  Delete: 'cancel',
} as const satisfies Record<string, KeyStep>

/** The step that a key takes. */
export const stepOfKey = (key: string): KeyStep | undefined =>
  Object.entries(STEP_KEYS).find(([own]) => own === key)?.[1]

/** The key that takes a step, where it has one. */
export const keyOfStep = (step: KeyStep): string | undefined =>
  Object.entries(STEP_KEYS).find(([, own]) => own === step)?.[0]
