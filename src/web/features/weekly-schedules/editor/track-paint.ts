import { minutesPerDay } from '#api/time/clock.ts'
import { scrollAtEdges } from '../../../ui/edge-scroll.ts'
import { isOpen, rangeAt, type MinuteSpan, type WeekHours } from './paint.ts'
import { type Aim, type Grip, type Stroke, strokeOf } from './stroke.ts'

/** What the pointer works on. */
export interface PaintScene {
  readonly week: WeekHours
  /** Days as they are shown, 0 is Monday. */
  readonly order: readonly number[]
}

/** What a pointer has begun, where it is and what would become of it. */
export interface Drag {
  readonly grip: Grip
  readonly aim: Aim
  readonly stroke: Stroke
}

/** What the pointer asks of the grid. */
export interface PaintActions {
  readonly show: (drag: Drag | undefined) => void
  readonly drop: (drag: Drag) => void
  readonly abort: () => void
  /** A press without a drag. */
  readonly tap: (day: number, minute: number) => void
}

interface Point {
  readonly x: number
  readonly y: number
}

interface Press {
  readonly pointerId: number
  readonly touch: boolean
  readonly down: Point
  readonly grip: Grip
  at: Point
  alt: boolean
  shift: boolean
  drag: Drag | undefined
  hold: ReturnType<typeof setTimeout> | undefined
  stopScrolling: (() => void) | undefined
}

/** Pixels that a mouse may shake, and a finger, before it is a drag or a scroll. */
const THRESHOLD = 4
const TOUCH_SLOP = 8
/** How long a finger rests before it paints, so that the page can still be scrolled; milliseconds. */
const HOLD = 400

const near = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

function placeUnder(frame: HTMLElement, { x, y }: Point): { day: number; minute: number } {
  const body = frame.querySelector('.fd-body')?.getBoundingClientRect()
  const minute = body && body.height > 0 ? ((y - body.top) / body.height) * minutesPerDay : 0
  const columns = [...frame.querySelectorAll<HTMLElement>('[data-day]')].map((column) => {
    const { left, right } = column.getBoundingClientRect()
    return { day: Number(column.dataset['day']), distance: Math.max(left - x, x - right, 0) }
  })
  const [nearest] = columns.toSorted((a, b) => a.distance - b.distance)
  return { day: nearest?.day ?? 0, minute: Math.min(Math.max(minute, 0), minutesPerDay) }
}

function gripAt(target: EventTarget | null, { week }: PaintScene, day: number, minute: number): Grip {
  const at = day * minutesPerDay + Math.min(Math.floor(minute), minutesPerDay - 1)
  const handle = near(target, '[data-grip]')
  const from = Number(near(target, '[data-range]')?.dataset['range'])
  const range: MinuteSpan | undefined = handle && Number.isFinite(from) ? rangeAt(week, from) : undefined
  const kind = handle?.dataset['grip']
  if (range && (kind === 'from' || kind === 'to')) return { kind, range }
  if (range && kind === 'move') return { kind, range, day, minute }
  return { kind: isOpen(week, at) ? 'close' : 'open', day, minute }
}

/**
 * Painting, closing, pulling edges and moving with mouse, pen and finger; a finger rests first. Escape takes what is under
 * way back. Call the result to let go.
 */
export function trackPaint(frame: HTMLElement, read: () => PaintScene, act: PaintActions): () => void {
  let press: Press | undefined
  const listening = new AbortController()
  const { signal } = listening
  const on = <K extends keyof HTMLElementEventMap>(kind: K, run: (event: HTMLElementEventMap[K]) => void) =>
    frame.addEventListener(kind, run, { signal, passive: false })

  const letGo = () => {
    if (!press) return
    clearTimeout(press.hold)
    press.stopScrolling?.()
    delete frame.dataset['dragging']
    if (press.drag) act.show(undefined)
    press = undefined
  }
  const follow = () => {
    if (!press) return
    const { week, order } = read()
    const aim = { ...placeUnder(frame, press.at), step: press.alt ? 5 : 15, through: press.shift }
    press.drag = { grip: press.grip, aim, stroke: strokeOf(week, order, press.grip, aim) }
    act.show(press.drag)
  }
  const lift = () => {
    if (!press) return
    frame.dataset['dragging'] = press.grip.kind
    frame.setPointerCapture?.(press.pointerId)
    press.stopScrolling = scrollAtEdges(frame, () => press?.at ?? { x: 0, y: 0 }, follow)
    follow()
  }

  on('pointerdown', (event) => {
    letGo()
    if (event.button !== 0 || !event.isPrimary || !near(event.target, '[data-day]')) return
    const down = { x: event.clientX, y: event.clientY }
    const { day, minute } = placeUnder(frame, down)
    const touch = event.pointerType === 'touch'
    const grip = gripAt(event.target, read(), day, minute)
    const { pointerId, altKey, shiftKey } = event
    const idle = { drag: undefined, hold: undefined, stopScrolling: undefined }
    press = { pointerId, touch, down, grip, at: down, alt: altKey, shift: shiftKey, ...idle }
    if (touch) press.hold = setTimeout(lift, HOLD)
  })
  on('pointermove', (event) => {
    if (!press || event.pointerId !== press.pointerId) return
    press.at = { x: event.clientX, y: event.clientY }
    press.alt = event.altKey
    press.shift = event.shiftKey
    if (frame.dataset['dragging'] !== undefined) return follow()
    const way = Math.hypot(press.at.x - press.down.x, press.at.y - press.down.y)
    if (press.touch ? way > TOUCH_SLOP : way <= THRESHOLD) {
      if (press.touch) letGo()
      return
    }
    if (!press.touch) lift()
  })
  on('pointerup', () => {
    const ended = press
    letGo()
    if (!ended) return
    if (ended.drag) return act.drop(ended.drag)
    const { day, minute } = placeUnder(frame, ended.down)
    act.tap(day, Math.min(minute, minutesPerDay - 1))
  })
  on('pointercancel', letGo)
  // Only a finger that has rested may keep the page from scrolling.
  on('touchmove', (event) => {
    if (frame.dataset['dragging'] !== undefined) event.preventDefault()
  })
  on('contextmenu', (event) => {
    if (press?.touch) event.preventDefault()
  })
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !press?.drag) return
    event.stopPropagation()
    letGo()
    act.abort()
  }
  window.addEventListener('keydown', escape, { signal, capture: true })
  return () => {
    letGo()
    listening.abort()
  }
}
