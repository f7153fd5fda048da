import { movedEvent } from './geometry/drop.ts'
import { type EventDraft, type Scene, aimed } from './scene.ts'
import type { TimeGridColumn, TimeGridPicking } from './time-grid-props.ts'

/** The event that a place is chosen for, as it would stand at a wall-clock minute of a column. */
export function pickDraft(
  scene: Scene,
  { event, fromResourceId }: TimeGridPicking,
  by: EventDraft['by'],
  column: TimeGridColumn,
  minute: number,
): EventDraft {
  // Where it stands now may be out of sight: whose calendar it leaves is all that counts.
  const from = { ...column, resourceId: fromResourceId }
  const draft: EventDraft = { action: 'move', by, event, from, target: { column, start: event.start, end: event.end } }
  return aimed(scene, draft, column, movedEvent(event, column, minute, by === 'keys' ? 1 : scene.snapMinutes))
}
