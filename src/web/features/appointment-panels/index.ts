// The door: what other features may use of this one.
export { default as Panels } from './panels.tsx'
