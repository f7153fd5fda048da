// The door: what other features may use of this one.
export type { RepeatHandle } from './repeat-part.tsx'
export { Repeating } from './repeating.tsx'
export { SeriesHost } from './series-host.tsx'
export { SeriesPart } from './series-part.tsx'
