import { dayFrame } from './geometry/day-frame.ts'
import { createdAt } from './geometry/drop.ts'
import { type Stop, stopAt, walk } from './geometry/walk.ts'
import { type Intent, intentOf } from './keys.ts'
import { fitted, noFitWords, placeWords } from './lens-store.ts'
import { pressPickKey } from './picking.ts'
import {
  type EventDraft,
  type KeyActions,
  type Scene,
  aimed,
  cardOf,
  columnOf,
  lengthened,
  lifted,
  shiftedDraft,
} from './scene.ts'
import type { TimeGridEvent } from './time-grid-props.ts'

const draftStop = ({ target: { column, start }, event }: EventDraft): Stop => ({
  columnId: column.id,
  minute: dayFrame(column.date, column.zone).minuteOf(start),
  ...(event ? { eventId: event.id } : {}),
})

function change(scene: Scene, draft: EventDraft, intent: Intent): EventDraft | undefined {
  if (intent.ask === 'fit') return fitted(scene, draft, intent.step)
  if (intent.ask === 'shift') return shiftedDraft(scene, draft, intent.steps, intent.columns)
  if (intent.ask === 'lengthen') return lengthened(scene, draft, intent.steps)
  return undefined
}

function mayChange({ props }: Scene, event: TimeGridEvent, intent: Intent): boolean {
  return event.editable && (intent.ask === 'lengthen' ? props.onResize : props.onMove) !== undefined
}

/** Carries out one key on the grid; true when the key was the grid's. */
export function pressKey(
  scene: Scene,
  stop: Stop,
  draft: EventDraft | undefined,
  key: KeyboardEvent,
  rightToLeft: boolean,
  act: KeyActions,
): boolean {
  const { picking } = scene.props
  if (picking) return pressPickKey(scene, picking, stop, key, rightToLeft, act)
  const carried = draft?.by === 'keys' ? draft : undefined
  const intent = intentOf(key, carried !== undefined, rightToLeft)
  if (!intent) return carried !== undefined && key.key !== 'Tab'
  const { props, shown, slotMinutes, placed } = scene
  const placedOf = (id: string) => placed.get(id) ?? []
  if (carried?.event) {
    // Without a lens there is nothing to jump to, and Tab leaves the grid as everywhere.
    if (intent.ask === 'fit' && !scene.lens) return false
    const next = change(scene, carried, intent)
    if (intent.ask === 'activate') act.drop(carried)
    if (intent.ask === 'abort') act.abort(carried)
    if (!next && intent.ask === 'fit') act.say(noFitWords(scene))
    if (!next) return true
    act.show(next)
    act.say(placeWords(scene, next, carried.event))
    return true
  }
  const column = columnOf(scene, stop.columnId)
  if (!column) return false
  const card = cardOf(scene, stop.columnId, stop.eventId)
  if (intent.ask === 'walk') {
    const ids = props.columns.map(({ id }) => id)
    act.place(walk(stop, intent.step, ids, placedOf, shown, slotMinutes))
  } else if (intent.ask === 'jump') {
    const minute = Math.min(Math.max(stop.minute + intent.minutes, shown.from), shown.to - slotMinutes)
    act.place(stopAt(stop.columnId, placedOf(stop.columnId), shown, slotMinutes, minute))
  } else if (intent.ask === 'activate') {
    if (card) props.onOpen(card.event.id)
    else {
      const empty: EventDraft = { action: 'create', by: 'keys', from: column, target: { column, start: 0, end: 0 } }
      act.create(aimed(scene, empty, column, createdAt(column, stop.minute, 1, scene.createMinutes)))
    }
  } else if (card && !mayChange(scene, card.event, intent)) {
    act.say(props.texts.fixed(card.event))
  } else if (card && intent.ask === 'lift') {
    act.show(lifted(card.event, column, 'move', 'keys'))
    act.say(props.texts.picked(card.event))
  } else if (card) {
    const action = intent.ask === 'lengthen' ? 'resize' : 'move'
    const next = change(scene, lifted(card.event, column, action, 'keys'), intent)
    if (next) act.drop(next)
    if (next && next.refusal === undefined) act.place(draftStop(next))
  }
  return true
}
