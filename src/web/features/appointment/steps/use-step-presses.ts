import { useState } from 'react'
import type { KeyStep } from './step-keys.ts'
import type { StepPress } from './take-step.tsx'

interface StepPresses {
  /** What waits to be taken, in the order in which it was pressed; undefined before the first press. */
  presses: readonly StepPress[] | undefined
  press: (id: string, step: KeyStep) => void
  onTaken: (taken: readonly StepPress[]) => void
}

/** Keeps every press until it is taken: several can come before the code that takes them. */
export function useStepPresses(): StepPresses {
  const [presses, setPresses] = useState<readonly StepPress[]>()
  return {
    presses,
    press: (id, step) => setPresses((now = []) => [...now, { id, step }]),
    onTaken: (taken) => setPresses((now = []) => now.filter((it) => !taken.includes(it))),
  }
}
