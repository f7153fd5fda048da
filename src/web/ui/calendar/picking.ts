import { movedEvent } from './geometry/drop.ts'
import { type Stop, walk } from './geometry/walk.ts'
import { intentOf } from './keys.ts'
import { nextFit, noFitWords } from './lens-store.ts'
import { type EventDraft, type KeyActions, type Scene, aimed, columnOf } from './scene.ts'
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

/** Every time is a place to choose, also where cards stand. */
const nothing = () => []

/** Carries out one key while a place is chosen; true when the key was the grid's. Escape is the page's. */
export function pressPickKey(
  scene: Scene,
  picking: TimeGridPicking,
  stop: Stop,
  key: KeyboardEvent,
  rightToLeft: boolean,
  act: KeyActions,
): boolean {
  const { props, shown, slotMinutes } = scene
  const go = (next: Stop): true => {
    const column = columnOf(scene, next.columnId)
    act.place(next)
    if (column) act.show(pickDraft(scene, picking, 'keys', column, next.minute))
    return true
  }
  const plain = !key.ctrlKey && !key.metaKey && !key.altKey
  if (plain && key.key.toLowerCase() === 'f') {
    const fit = nextFit(scene, stop, key.shiftKey ? -1 : 1)
    if (fit) return go(fit)
    act.say(noFitWords(scene))
    return true
  }
  const intent = intentOf(key, false, rightToLeft)
  const column = columnOf(scene, stop.columnId)
  if (!intent || !column) return false
  if (intent.ask === 'activate') act.drop(pickDraft(scene, picking, 'keys', column, stop.minute))
  if (intent.ask === 'jump') {
    const minute = Math.min(Math.max(stop.minute + intent.minutes, shown.from), shown.to - slotMinutes)
    return go({ columnId: stop.columnId, minute })
  }
  if (intent.ask === 'walk') {
    const ids = props.columns.map(({ id }) => id)
    return go(walk(stop, intent.step, ids, nothing, shown, slotMinutes))
  }
  return true
}
