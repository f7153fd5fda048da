import type { TimeGridColumn, TimeGridEvent } from '../../src/web/ui/calendar/time-grid-props.ts'

/** What is to be seen. */
export type Picture = { columns: readonly TimeGridColumn[]; events: readonly TimeGridEvent[] }

/** One way to draw it. What a call has drawn may be finished a frame later: `cards` tells. */
export type Candidate = {
  show: (picture: Picture) => void
  change: (picture: Picture, changed: TimeGridEvent) => void
  clear: () => void
  /** Selects its cards, each of which is one event in one column. */
  cards: string
  /** Whether it has columns of resources. */
  resources: boolean
}
