import type { StatusStep } from '../../../commands/appointments/status-steps.ts'

/** The keys of the front desk. */
const STEP_KEYS = { a: 'arrive', s: 'start', d: 'complete', x: 'no-show' } as const satisfies Record<string, StatusStep>

/** The step that a key takes. */
export const stepOfKey = (key: string): StatusStep | undefined =>
  Object.entries(STEP_KEYS).find(([own]) => own === key)?.[1]

/** The key that takes a step, where it has one. */
export const keyOfStep = (step: StatusStep): string | undefined =>
  Object.entries(STEP_KEYS).find(([, own]) => own === step)?.[0]
