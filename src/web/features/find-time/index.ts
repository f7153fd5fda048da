// The door: what other features may use of this one.
export { Freed } from './waiting-list/freed.tsx'
export { useWaiting } from './waiting-list/use-waiting.ts'
export { WaitingPart } from './waiting-list/waiting-part.tsx'
