// The door: what other features may use of this one.
export { FreeTimes } from './free-times.tsx'
export { More, MoreFields, ReminderFields } from './more-fields.tsx'
export { PollFields, useOptionCheck } from './poll-fields.tsx'
export { QuickEntry } from './quick-add/quick-entry.tsx'
export { usePageKey } from './quick-add/use-page-key.ts'
