import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { MonthDraft, MonthEvent } from './month-grid-props.ts'

type Point = { x: number; y: number }
type Grip = { event: MonthEvent; date: string; down: Point; touch: boolean; pointerId: number; carried: boolean }

/** Pixels: a hand that moves less has clicked. */
const THRESHOLD = 4
const TOUCH_SLOP = 8
/** Milliseconds that a finger rests before it takes hold; until then it scrolls. */
const HOLD = 450

/** The day under a point: bars lie over the days that they cover, so all that is there is looked at. */
const dayAt = ({ x, y }: Point): string | undefined =>
  document
    .elementsFromPoint(x, y)
    .find((it): it is HTMLElement => it instanceof HTMLElement && it.dataset['date'] !== undefined)?.dataset['date']

const far = (a: Point, b: Point, least: number) => Math.hypot(a.x - b.x, a.y - b.y) >= least

type Actions = {
  show: (draft: MonthDraft | undefined) => void
  drop: (draft: MonthDraft) => void
  abort: (draft: MonthDraft) => void
  fixed: (event: MonthEvent) => void
}

/** Carries chips to other days with the mouse, or with a finger after a press and hold; Escape gives up. */
export function useDayDrag(frame: RefObject<HTMLElement | null>, draft: MonthDraft | undefined, act: Actions) {
  const grip = useRef<Grip | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The click that follows a drop opens nothing. */
  const dealt = useRef(false)

  const end = () => {
    clearTimeout(timer.current)
    grip.current = undefined
  }
  const carry = (at: Point) => {
    const held = grip.current
    if (!held) return
    if (!held.event.editable) {
      act.fixed(held.event)
      return end()
    }
    held.carried = true
    frame.current?.setPointerCapture(held.pointerId)
    follow(at)
    act.show({ event: held.event, by: 'pointer', grabbed: held.date, at: held.date })
  }
  // One node is moved by the browser alone; React hears only of another day.
  const follow = ({ x, y }: Point) => {
    if (!frame.current) return
    const rtl = getComputedStyle(frame.current).direction === 'rtl'
    frame.current.style.setProperty('--fd-x', `${rtl ? x - document.documentElement.clientWidth : x}px`)
    frame.current.style.setProperty('--fd-y', `${y}px`)
  }

  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || draft?.by !== 'pointer') return
    event.preventDefault()
    end()
    act.abort(draft)
  })
  // A finger that carries must not scroll, which only a listener outside of React may forbid; Escape is the window's.
  useEffect(() => {
    const node = frame.current
    const still = (event: TouchEvent) => {
      if (grip.current?.carried) event.preventDefault()
    }
    const onKey = (event: KeyboardEvent) => escape(event)
    node?.addEventListener('touchmove', still, { passive: false })
    window.addEventListener('keydown', onKey, true)
    return () => {
      clearTimeout(timer.current)
      node?.removeEventListener('touchmove', still)
      window.removeEventListener('keydown', onKey, true)
    }
  }, [frame])

  return {
    /** Whether a click belongs to the drop before it. */
    wasDrag: () => {
      const was = dealt.current
      dealt.current = false
      return was
    },
    begin: (event: PointerEvent, chip: MonthEvent | undefined) => {
      dealt.current = false
      const at = { x: event.clientX, y: event.clientY }
      const date = dayAt(at)
      if (event.button !== 0 || !chip || date === undefined) return
      const touch = event.pointerType === 'touch'
      grip.current = { event: chip, date, down: at, touch, pointerId: event.pointerId, carried: false }
      if (touch) timer.current = setTimeout(() => carry(at), HOLD)
    },
    handlers: {
      onPointerMove: (event: PointerEvent) => {
        const held = grip.current
        if (!held) return
        const at = { x: event.clientX, y: event.clientY }
        if (!held.carried) {
          if (held.touch && far(held.down, at, TOUCH_SLOP)) end()
          else if (!held.touch && far(held.down, at, THRESHOLD)) carry(at)
          return
        }
        follow(at)
        const date = dayAt(at)
        if (draft && date !== undefined && date !== draft.at) act.show({ ...draft, at: date })
      },
      onPointerUp: (event: PointerEvent) => {
        const carried = grip.current?.carried
        end()
        if (!carried || !draft) return
        dealt.current = true
        // A quick drag ends before its last move was drawn, so the place where the button is let go counts.
        act.drop({ ...draft, at: dayAt({ x: event.clientX, y: event.clientY }) ?? draft.at })
      },
      onPointerCancel: () => {
        const carried = grip.current?.carried
        end()
        if (carried && draft) act.abort(draft)
      },
    },
  }
}
