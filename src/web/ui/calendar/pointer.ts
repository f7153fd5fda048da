import { scrollAtEdges } from './edge-scroll.ts'
import { createdAt, createdBetween, minuteAt, movedTo, resizedTo } from './geometry/drop.ts'
import type { PlacedEvent } from './geometry/place.ts'
import { type Draft, type Scene, aimed, cardOf, columnOf, lifted, sameAim } from './scene.ts'
import type { TimeGridAction, TimeGridColumn } from './time-grid-props.ts'

/** What the pointer asks of the grid. */
export type PointerActions = {
  show: (draft: Draft | undefined) => void
  drop: (draft: Draft) => void
  abort: (draft: Draft) => void
  open: (columnId: string, eventId: string) => void
  create: (draft: Draft) => void
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
  /** Wall-clock minute under the pointer when it went down. */
  minute: number
  draft: Draft | undefined
  hold: ReturnType<typeof setTimeout> | undefined
  stopScrolling: (() => void) | undefined
}

const THRESHOLD = 4
const TOUCH_SLOP = 8
const HOLD = 450
const EDGE = 6
const TOUCH_EDGE = 12

const near = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

function minuteUnder(frame: HTMLElement, scene: Scene, y: number): number {
  const top = frame.querySelector('.fd-body')?.getBoundingClientRect().top ?? 0
  return minuteAt(y - top, scene.shown.from, scene.pixelsPerMinute)
}

function columnUnder(frame: HTMLElement, scene: Scene, x: number): TimeGridColumn | undefined {
  let best: string | undefined
  let least = Infinity
  for (const element of frame.querySelectorAll<HTMLElement>('[data-column]')) {
    const { left, right } = element.getBoundingClientRect()
    const distance = Math.max(left - x, x - right, 0)
    if (distance < least) [best, least] = [element.dataset['column'], distance]
  }
  return best === undefined ? undefined : columnOf(scene, best)
}

function onLowerEdge(card: PlacedEvent, minute: number, reach: number, pixelsPerMinute: number): boolean {
  const height = (card.to - card.from) * pixelsPerMinute
  return (card.to - minute) * pixelsPerMinute <= Math.min(reach, height / 3)
}

function aim(frame: HTMLElement, scene: Scene, grip: Grip): Draft | undefined {
  const { action, card, column } = grip
  const minute = minuteUnder(frame, scene, grip.at.y)
  const step = scene.snapMinutes
  if (!card) {
    const empty: Draft = { action, by: 'pointer', from: column, target: { column, start: 0, end: 0 } }
    return aimed(scene, empty, column, createdBetween(column, grip.minute, minute, step))
  }
  const base = lifted(card.event, column, action, 'pointer')
  if (action === 'resize') return aimed(scene, base, column, resizedTo(card.event, column, minute, step))
  const over = columnUnder(frame, scene, grip.at.x) ?? column
  // Back in its own slot it is its old self, also when that is off the grid or in a repeated hour.
  if (over.id === column.id && Math.abs(minute - grip.minute) < step / 2) return base
  const first = card.from + minute - grip.minute
  return aimed(scene, base, over, movedTo(card.event, over, card.beginsBefore ? first : Math.max(first, 0), step))
}

/** Click, drag, resize and press-and-hold over the whole grid by a handful of listeners; call the result to let go. */
export function trackPointer(frame: HTMLElement, read: () => Scene, act: PointerActions): () => void {
  let grip: Grip | undefined
  let swallowClick = false
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
    grip.stopScrolling = scrollAtEdges(frame, () => grip?.at ?? { x: 0, y: 0 }, follow)
    follow()
  }

  on('pointerdown', (event) => {
    letGo()
    const scene = read()
    const { props } = scene
    const column = columnOf(scene, near(event.target, '[data-column]')?.dataset['column'] ?? '')
    if (event.button !== 0 || !event.isPrimary || !column) return
    const card = cardOf(scene, column.id, near(event.target, '[data-event]')?.dataset['event'])
    const touch = event.pointerType === 'touch'
    const down = { x: event.clientX, y: event.clientY }
    const minute = minuteUnder(frame, scene, down.y)
    const edge = card && onLowerEdge(card, minute, touch ? TOUCH_EDGE : EDGE, scene.pixelsPerMinute)
    const action = card ? (edge && props.onResize && !card.endsAfter ? 'resize' : 'move') : 'create'
    if (card ? !card.event.editable || (action === 'move' && !props.onMove) : !props.onCreate) return
    const { pointerId } = event
    grip = {
      pointerId,
      touch,
      down,
      at: down,
      action,
      column,
      card,
      minute,
      draft: undefined,
      hold: undefined,
      stopScrolling: undefined,
    }
    if (touch) grip.hold = setTimeout(lift, HOLD)
  })
  on('pointermove', (event) => {
    if (!grip) {
      const scene = read()
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
    setTimeout(() => (swallowClick = false))
  })
  on('pointercancel', letGo)
  // Only a touch that has been held may keep the page from scrolling.
  on('touchmove', (event) => {
    if (frame.dataset['dragging'] !== undefined) event.preventDefault()
  })
  on('contextmenu', (event) => {
    if (grip?.touch) event.preventDefault()
  })
  on('click', (event) => {
    if (swallowClick) return
    const scene = read()
    const column = columnOf(scene, near(event.target, '[data-column]')?.dataset['column'] ?? '')
    if (!column) return
    const eventId = near(event.target, '[data-event]')?.dataset['event']
    if (eventId !== undefined) return act.open(column.id, eventId)
    const slot = near(event.target, '[data-slot]')?.dataset['slot']
    const minute = slot === undefined ? minuteUnder(frame, scene, event.clientY) : Number(slot)
    const empty: Draft = { action: 'create', by: 'pointer', from: column, target: { column, start: 0, end: 0 } }
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
