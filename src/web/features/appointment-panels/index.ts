// The door: what other features may use of this one. What stands open comes by itself; the keys of the desk work from the
// first sight on.
export { CardAid } from './card-aid.tsx'
export { Panels } from './panels.tsx'
