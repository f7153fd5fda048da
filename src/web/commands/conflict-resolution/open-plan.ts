import type { ResolutionStep } from './plan-run.ts'
import type { Prepared } from './prepare.ts'

/** What the panel shows, and how it is answered. */
export type OpenPlan =
  | { phase: 'reading'; found: number; total: number | null; stop: () => void }
  | { phase: 'failed'; error: unknown; answer: (way: 'again' | 'without' | 'back') => void }
  | { phase: 'choosing'; prepared: Prepared; name: string; answer: (steps: readonly ResolutionStep[] | null) => void }
