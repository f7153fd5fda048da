import type { BarStack } from './geometry/bars.ts'
import type { Span } from './geometry/day-frame.ts'
import { type Interval, lengthenedBy, movedEvent, steppedBy } from './geometry/drop.ts'
import { dayFrame } from './geometry/day-frame.ts'
import type { PlacedEvent } from './geometry/place.ts'
import type { Stop } from './geometry/walk.ts'
import type {
  LensStretch,
  TimeGridAction,
  TimeGridColumn,
  TimeGridEvent,
  TimeGridProps,
  TimeGridTarget,
} from './time-grid-props.ts'

/** The lens of one column, with the event's length in minutes. */
export type ColumnLens = { stretches: readonly LensStretch[]; minutes: number }

/** Lenses by id of their columns. */
export type LensMap = ReadonlyMap<string, ColumnLens>

/** The grid as it stands on the screen now, read by pointer and keys at the moment they act. */
export type Scene = {
  props: TimeGridProps
  placed: ReadonlyMap<string, readonly PlacedEvent[]>
  /** What lasts days, above the columns. */
  strip: BarStack
  /** Rows of the strip while it is folded. */
  stripRows: number
  shown: Span
  pixelsPerMinute: number
  snapMinutes: number
  createMinutes: number
  /** Minutes between two empty places that the arrows walk to. */
  slotMinutes: number
  /** Where the event that is being moved fits, by column. */
  lens?: LensMap | undefined
}

/** A change that is being made and not yet dropped. */
export type EventDraft = {
  action: TimeGridAction
  /** What aims: a hand on the grid, or a form beside it. */
  by: 'pointer' | 'keys' | 'plan'
  event?: TimeGridEvent
  from: TimeGridColumn
  target: TimeGridTarget
  refusal?: string
  /** An empty place whose length was drawn. */
  drawn?: true
}

/** The column with this id. */
export const columnOf = (scene: Scene, id: string): TimeGridColumn | undefined =>
  scene.props.columns.find((column) => column.id === id)

/** The card of an event in a column. */
export const cardOf = (scene: Scene, columnId: string, eventId: string | undefined): PlacedEvent | undefined =>
  eventId === undefined ? undefined : scene.placed.get(columnId)?.find((card) => card.event.id === eventId)

/** What the keys ask of the grid. */
export type KeyActions = {
  place: (stop: Stop) => void
  show: (draft: EventDraft | undefined) => void
  drop: (draft: EventDraft) => void
  abort: (draft: EventDraft) => void
  create: (draft: EventDraft) => void
  say: (sentence: string) => void
}

/** The draft with another target, and the reason why that may not be, if there is one. */
export function aimed(scene: Scene, draft: EventDraft, column: TimeGridColumn, { start, end }: Interval): EventDraft {
  const { refusal: _stale, ...rest } = draft
  const target = { column, start, end }
  const refusal = scene.props.refusal?.(target, draft.action, draft.event)
  return refusal === undefined ? { ...rest, target } : { ...rest, target, refusal }
}

/** The draft where it is aimed, by what the grid knows now. */
export const judged = (scene: Scene, draft: EventDraft): EventDraft =>
  aimed(scene, draft, columnOf(scene, draft.target.column.id) ?? draft.target.column, draft.target)

/** Whether two drafts show the same slot. */
export const sameAim = (a: EventDraft | undefined, b: EventDraft | undefined): boolean =>
  a?.target.column.id === b?.target.column.id &&
  a?.target.start === b?.target.start &&
  a?.target.end === b?.target.end &&
  a?.action === b?.action

/** The draft that begins at an event where it stands. */
export const lifted = (
  event: TimeGridEvent,
  column: TimeGridColumn,
  action: TimeGridAction,
  by: EventDraft['by'],
): EventDraft => ({
  action,
  by,
  event,
  from: column,
  target: { column, start: event.start, end: event.end },
})

/** The draft moved by steps of time and by columns. */
export function shiftedDraft(scene: Scene, draft: EventDraft, steps: number, columns: number): EventDraft {
  const { column, start, end } = draft.target
  if (columns === 0) return aimed(scene, draft, column, steppedBy({ start, end }, column, steps, scene.snapMinutes))
  const all = scene.props.columns
  const next = all[all.findIndex(({ id }) => id === column.id) + columns]
  if (!next) return draft
  const minute = dayFrame(column.date, column.zone).minuteOf(start)
  // A start off the grid keeps its minute across columns: only time keys snap.
  return aimed(scene, draft, next, movedEvent({ start, end }, next, minute, 1))
}

/** The draft longer or shorter by steps. */
export const lengthened = (scene: Scene, draft: EventDraft, steps: number): EventDraft =>
  aimed(scene, draft, draft.target.column, lengthenedBy(draft.target, steps, scene.snapMinutes))
