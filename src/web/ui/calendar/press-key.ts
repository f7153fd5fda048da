import { dayFrame } from './geometry/day-frame.ts'
import { createdAt } from './geometry/drop.ts'
import { type ArrowStep, type Stop, stopAt, walk } from './geometry/walk.ts'
import { fitted, nextFit, noFitWords, placeWords, unknownWordsOf } from './lens-store.ts'
import { pickDraft } from './picking.ts'
import {
  type EventDraft,
  type KeyActions,
  type Scene,
  aimed,
  cardOf,
  columnOf,
  judged,
  lengthened,
  lifted,
  shiftedDraft,
} from './scene.ts'
import type { TimeGridEvent, TimeGridPicking } from './time-grid-props.ts'

/** What a key asks for. */
type Intent =
  | { ask: 'walk'; step: ArrowStep }
  | { ask: 'jump'; minutes: number }
  | { ask: 'activate' }
  | { ask: 'shift'; steps: number; columns: number }
  | { ask: 'lengthen'; steps: number }
  | { ask: 'lift' }
  | { ask: 'fit'; step: 1 | -1 }
  | { ask: 'abort' }

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>

const vertical: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }
const horizontal: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

function arrow({ key, altKey, shiftKey }: Key, carrying: boolean, rightToLeft: boolean): Intent | undefined {
  const steps = vertical[key]
  const columns = (horizontal[key] ?? 0) * (rightToLeft ? -1 : 1)
  const changing = altKey || carrying
  if (steps !== undefined) {
    if (changing && shiftKey) return { ask: 'lengthen', steps }
    if (changing) return { ask: 'shift', steps, columns: 0 }
    return { ask: 'walk', step: steps < 0 ? 'up' : 'down' }
  }
  if (columns === 0) return undefined
  if (changing) return { ask: 'shift', steps: 0, columns }
  return { ask: 'walk', step: columns < 0 ? 'back' : 'forward' }
}

/** The intent of a key, or nothing when the key is not the grid's; `carrying` while an event is picked up. */
export function intentOf(key: Key, carrying: boolean, rightToLeft: boolean): Intent | undefined {
  if (key.ctrlKey || key.metaKey) return undefined
  switch (key.key) {
    case 'Enter':
    case ' ':
      return key.altKey ? undefined : { ask: 'activate' }
    case 'Escape':
      return carrying ? { ask: 'abort' } : undefined
    case 'm':
    case 'M':
      return key.altKey || carrying ? undefined : { ask: 'lift' }
    case 'Tab':
      return carrying ? { ask: 'fit', step: key.shiftKey ? -1 : 1 } : undefined
    case 'Home':
      return { ask: 'walk', step: 'first' }
    case 'End':
      return { ask: 'walk', step: 'last' }
    case 'PageUp':
      return { ask: 'jump', minutes: -60 }
    case 'PageDown':
      return { ask: 'jump', minutes: 60 }
    default:
      return arrow(key, carrying, rightToLeft)
  }
}

const draftStop = ({ target: { column, start }, event }: EventDraft): Stop => ({
  columnId: column.id,
  minute: dayFrame(column.date, column.zone).minuteOf(start),
  ...(event ? { eventId: event.id } : {}),
})

function change(scene: Scene, draft: EventDraft, intent: Intent): EventDraft | undefined {
  if (intent.ask === 'fit') return fitted(scene, draft, intent.step)
  if (intent.ask === 'shift') return shiftedDraft(scene, draft, intent.steps, intent.columns)
  if (intent.ask === 'jump') return shiftedDraft(scene, draft, Math.round(intent.minutes / scene.snapMinutes), 0)
  if (intent.ask === 'lengthen') return lengthened(scene, draft, intent.steps)
  return undefined
}

function mayChange({ props }: Scene, event: TimeGridEvent, intent: Intent): boolean {
  return event.editable && (intent.ask === 'lengthen' ? props.onResize : props.onMove) !== undefined
}

/** Every time is a place to choose, also where cards stand. */
const nothing = () => []

/** Carries out one key while a place is chosen; true when the key was the grid's. Escape is the page's. */
function pressPickKey(
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

/**
 * Puts down what is carried, judged by what the grid knows now. Over time that is still being read it stays in the hand, so that
 * whoever is quicker than the line only presses Enter once more.
 */
function putDown(scene: Scene, carried: EventDraft, act: KeyActions): void {
  const column = columnOf(scene, carried.target.column.id)
  const unknown = column && unknownWordsOf([column])
  if (unknown !== undefined) act.say(unknown)
  else act.drop(judged(scene, carried))
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
    if (intent.ask === 'activate') putDown(scene, carried, act)
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
