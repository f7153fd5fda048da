import { barMoved, barUnder } from './bar-drag.ts'
import { scrollAtEdges } from '../edge-scroll.ts'
import { dayFrame } from './geometry/day-frame.ts'
import { createdAt, createdBetween, movedEvent, resizedTo } from './geometry/drop.ts'
import type { PlacedEvent } from './geometry/place.ts'
import { pickDraft } from './picking.ts'
import { type EventDraft, type Scene, aimed, cardOf, columnOf, lifted, sameAim } from './scene.ts'
import type { TimeGridAction, TimeGridColumn, TimeGridEvent } from './time-grid-props.ts'
import { columnUnder, minuteUnder, near, onLowerEdge } from './under-pointer.ts'

/** What the pointer asks of the grid. */
export type PointerActions = {
  show: (draft: EventDraft | undefined) => void
  drop: (draft: EventDraft) => void
  abort: (draft: EventDraft) => void
  open: (columnId: string, eventId: string) => void
  create: (draft: EventDraft) => void
}

type Point = { x: number; y: number }
type Grip = {
  pointerId: number
  touch: boolean
  down: Point
  at: Point
  action: TimeGridAction
  column: TimeGridColumn
  card: PlacedEvent | undefined
  /** What lasts days, held by its bar. */
  bar: TimeGridEvent | undefined
  /** Wall-clock minute under the pointer when it went down. */
  minute: number
  draft?: EventDraft
  hold?: ReturnType<typeof setTimeout>
  stopScrolling?: () => void
}

const THRESHOLD = 4
const TOUCH_SLOP = 8
const HOLD = 450
const EDGE = 6
const TOUCH_EDGE = 12

function aim(frame: HTMLElement, scene: Scene, grip: Grip): EventDraft | undefined {
  const { action, card, column } = grip
  if (grip.bar) {
    const over = columnUnder(frame, scene, grip.at.x) ?? column
    const base = lifted(grip.bar, column, action, 'pointer')
    return over.id === column.id ? base : aimed(scene, base, over, barMoved(grip.bar, column, over))
  }
  const minute = minuteUnder(frame, scene, grip.at.y)
  const step = scene.snapMinutes
  if (!card) {
    const empty: EventDraft = { action, by: 'pointer', from: column, target: { column, start: 0, end: 0 }, drawn: true }
    return aimed(scene, empty, column, createdBetween(column, grip.minute, minute, step))
  }
  const base = lifted(card.event, column, action, 'pointer')
  if (action === 'resize') return aimed(scene, base, column, resizedTo(card.event, column, minute, step))
  const over = columnUnder(frame, scene, grip.at.x) ?? column
  // Back in its own slot it is its old self, also when that is off the grid or in a repeated hour.
  if (over.id === column.id && Math.abs(minute - grip.minute) < step / 2) return base
  // What is held by its second day begins on the day before, not at midnight, where it is only cut off.
  const from = card.beginsBefore ? dayFrame(column.date, column.zone).minuteOf(card.event.start) : card.from
  const first = from + minute - grip.minute
  return aimed(scene, base, over, movedEvent(card.event, over, card.beginsBefore ? first : Math.max(first, 0), step))
}

/** Click, drag, resize and press-and-hold over the whole grid by a handful of listeners; call the result to let go. */
export function trackPointer(frame: HTMLElement, read: () => Scene, act: PointerActions): () => void {
  let grip: Grip | undefined
  let swallowClick = false
  /** The card on which a press began: it may be drawn elsewhere before the button is let go, and was meant all the same. */
  let pressed: { columnId: string; eventId: string } | undefined
  let hovered: EventDraft | undefined
  const listening = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(kind: K, run: (event: HTMLElementEventMap[K]) => void) =>
    frame.addEventListener(kind, run, { signal: listening.signal, passive: false })

  const letGo = () => {
    if (!grip) return
    clearTimeout(grip.hold)
    grip.stopScrolling?.()
    delete frame.dataset['dragging']
    if (grip.draft) act.show(undefined)
    grip = undefined
  }
  const follow = () => {
    if (!grip) return
    const draft = aim(frame, read(), grip)
    if (draft && !sameAim(draft, grip.draft)) act.show((grip.draft = draft))
  }
  const lift = () => {
    if (!grip) return
    frame.dataset['dragging'] = grip.action
    frame.setPointerCapture?.(grip.pointerId)
    grip.stopScrolling = scrollAtEdges(frame, () => grip?.at ?? { x: 0, y: 0 }, follow, !grip.bar)
    follow()
  }

  /** The place under the pointer, while one is chosen for an event. */
  const picked = (event: MouseEvent): EventDraft | undefined => {
    const scene = read()
    const column = columnOf(scene, near(event.target, '[data-column]')?.dataset['column'] ?? '')
    const { picking } = scene.props
    return picking && column && pickDraft(scene, picking, 'pointer', column, minuteUnder(frame, scene, event.clientY))
  }
  const hover = (next: EventDraft | undefined) => {
    if (!sameAim(next, hovered)) act.show((hovered = next))
  }

  on('pointerdown', (event) => {
    letGo()
    const scene = read()
    const { props } = scene
    if (props.picking) return
    const bar = barUnder(scene, event.target)
    const column = bar
      ? columnUnder(frame, scene, event.clientX)
      : columnOf(scene, near(event.target, '[data-column]')?.dataset['column'] ?? '')
    pressed = undefined
    if (event.button !== 0 || !event.isPrimary || !column) return
    const card = cardOf(scene, column.id, near(event.target, '[data-event]')?.dataset['event'])
    if (card) pressed = { columnId: column.id, eventId: card.event.id }
    const touch = event.pointerType === 'touch'
    const down = { x: event.clientX, y: event.clientY }
    const minute = minuteUnder(frame, scene, down.y)
    const edge = card && onLowerEdge(card, minute, touch ? TOUCH_EDGE : EDGE, scene.pixelsPerMinute)
    const held = bar ?? card?.event
    const action = held ? (edge && props.onResize && !card.endsAfter ? 'resize' : 'move') : 'create'
    if (held ? !held.editable || (action === 'move' && !props.onMove) : !props.onCreate) return
    grip = { pointerId: event.pointerId, touch, down, at: down, action, column, card, bar, minute }
    if (touch) grip.hold = setTimeout(lift, HOLD)
  })
  on('pointermove', (event) => {
    if (!grip) {
      const scene = read()
      if (scene.props.picking) return event.pointerType === 'touch' ? undefined : hover(picked(event))
      const columnId = near(event.target, '[data-column]')?.dataset['column'] ?? ''
      const card = cardOf(scene, columnId, near(event.target, '[data-event]')?.dataset['event'])
      const may = card?.event.editable && scene.props.onResize && !card.endsAfter
      const minute = may ? minuteUnder(frame, scene, event.clientY) : 0
      frame.toggleAttribute('data-edge', Boolean(may && onLowerEdge(card, minute, EDGE, scene.pixelsPerMinute)))
      return
    }
    if (event.pointerId !== grip.pointerId) return
    grip.at = { x: event.clientX, y: event.clientY }
    if (frame.dataset['dragging'] !== undefined) return follow()
    const way = Math.hypot(grip.at.x - grip.down.x, grip.at.y - grip.down.y)
    if (grip.touch ? way > TOUCH_SLOP : way <= THRESHOLD) {
      if (grip.touch) letGo()
      return
    }
    if (!grip.touch) lift()
  })
  on('pointerup', () => {
    const draft = grip?.draft
    if (draft) swallowClick = true
    letGo()
    if (draft) act.drop(draft)
    // A click follows at once or never; either way the next one counts again.
    setTimeout(() => {
      swallowClick = false
      pressed = undefined
    })
  })
  on('pointercancel', letGo)
  on('pointerleave', () => hover(undefined))
  // Only a touch that has been held may keep the page from scrolling.
  on('touchmove', (event) => {
    if (frame.dataset['dragging'] !== undefined) event.preventDefault()
  })
  on('contextmenu', (event) => {
    if (grip?.touch) event.preventDefault()
  })
  on('click', (event) => {
    const scene = read()
    // A bar is a button of its own: what ends a drag, or chooses a place, is kept from it.
    if (swallowClick || (scene.props.picking && barUnder(scene, event.target))) return event.stopPropagation()
    const column = columnOf(scene, near(event.target, '[data-column]')?.dataset['column'] ?? '')
    if (!column) return
    const chosen = picked(event)
    hovered = undefined
    if (chosen) return act.drop(chosen)
    const eventId = near(event.target, '[data-event]')?.dataset['event']
    if (eventId !== undefined) return act.open(column.id, eventId)
    if (pressed && cardOf(scene, pressed.columnId, pressed.eventId)) return act.open(pressed.columnId, pressed.eventId)
    const slot = near(event.target, '[data-slot]')?.dataset['slot']
    const minute = slot === undefined ? minuteUnder(frame, scene, event.clientY) : Number(slot)
    const empty: EventDraft = { action: 'create', by: 'pointer', from: column, target: { column, start: 0, end: 0 } }
    act.create(aimed(scene, empty, column, createdAt(column, minute, scene.snapMinutes, scene.createMinutes)))
  })
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !grip?.draft) return
    event.stopPropagation()
    const { draft } = grip
    letGo()
    swallowClick = true
    act.abort(draft)
  }
  window.addEventListener('keydown', escape, { signal: listening.signal, capture: true })
  return () => {
    letGo()
    listening.abort()
  }
}
