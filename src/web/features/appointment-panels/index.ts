// The door: what other features may use of this one.
export { Panels } from './panels.tsx'
