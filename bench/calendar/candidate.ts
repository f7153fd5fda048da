import type { TimeGridColumn, TimeGridEvent } from '../../src/web/ui/calendar/time-grid-props.ts'

/** What is to be seen. */
export type Picture = { columns: readonly TimeGridColumn[]; events: readonly TimeGridEvent[] }

/** One way to draw it; every call leaves the DOM finished. */
export type Candidate = {
  show: (picture: Picture) => void
  change: (picture: Picture, changed: TimeGridEvent) => void
  clear: () => void
}
