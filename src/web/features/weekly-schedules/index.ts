// The door: what other features may use of this one.
export { plannedUpdate } from './conflict-resolution/schedule-writes.ts'
export { CheckList } from './exceptions/check-list.tsx'
export { daysInWords, hoursProblem } from './exceptions/exception-words.ts'
export { FilePlace } from './exceptions/file-place.tsx'
export { HoursInput } from './exceptions/hours-input.tsx'
export { withoutRepeats } from './exceptions/ics/holiday-effect.ts'
export { noteInWords } from './exceptions/ics/note-words.ts'
export { type Holiday, type IcsContent, readIcs } from './exceptions/ics/read-ics.ts'
