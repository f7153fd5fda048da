// What reads what a change would strand, and what carries the plan out: both load with the first such change, as one file.
export { plannedRun } from './planned-run.ts'
export { prepare } from './prepare.ts'
