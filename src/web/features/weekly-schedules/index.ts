// The door: what other features may use of this one.
export { plannedUpdate } from './conflict-resolution/schedule-writes.ts'
export { CheckList } from './exceptions/check-list.tsx'
export { daysInWords, hoursProblem } from './exceptions/exception-words.ts'
export { HolidayFile } from './exceptions/holiday-file.tsx'
export { HoursInput } from './exceptions/hours-input.tsx'
export type { Holiday } from './exceptions/ics/read-ics.ts'
