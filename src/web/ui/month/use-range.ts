import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { dateAfterKey, rangeBetween, type DayRange } from './month-grid.ts'

/** What is asked of a month while days are chosen. */
export interface RangeRules {
  /** ISO dates; days outside cannot be chosen. */
  min?: string | undefined
  max?: string | undefined
  /** The day that a week begins with; 0 is Monday. */
  firstWeekday: number
  onRange: ((range: DayRange) => void) | undefined
}

/** A range that is being chosen; a dragged one ends with the button, another waits for its last day. */
interface Draft {
  anchor: string
  at: string
  waits: boolean
}

const dateAt = ({ clientX, clientY }: { clientX: number; clientY: number }): string | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-date]')?.dataset.date

/**
 * Days chosen as a range: dragged with the mouse, tapped first and last on a touch screen, or with Shift and the arrows.
 * One press alone is a range of one day; Escape takes a begun range back.
 */
export function useRange(focus: string, onFocus: (date: string) => void, rules: RangeRules) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const last = useRef<string | null>(null)
  const dragging = useRef(false)
  /** The click that follows a drag has been dealt with. */
  const dealt = useRef(false)

  const within = (date: string): string => {
    const { min = date, max = date } = rules
    return date < min ? min : date > max ? max : date
  }
  const finish = (from: string, to: string) => {
    setDraft(null)
    dragging.current = false
    last.current = to
    onFocus(to)
    rules.onRange?.(rangeBetween(from, to))
  }
  const reach = (anchor: string, date: string) => setDraft({ anchor, at: within(date), waits: !dragging.current })

  // A quick drag ends before its last move was drawn, so the place where the button is let go counts.
  const release = (date = draft?.at) => {
    if (!dragging.current || !draft || date === undefined) return
    dealt.current = true
    finish(draft.anchor, within(date))
  }

  const onPointerDown = (event: PointerEvent) => {
    const date = dateAt(event)
    dealt.current = false
    if (event.button !== 0 || date === undefined || within(date) !== date || !rules.onRange) return
    onFocus(date)
    if (event.pointerType === 'touch') return
    if (event.shiftKey && last.current !== null) {
      dealt.current = true
      return finish(last.current, date)
    }
    dragging.current = true
    setDraft({ anchor: date, at: date, waits: false })
  }
  const onPointerMove = (event: PointerEvent) => {
    // The button was let go outside of the page: what is marked is what was meant.
    if (dragging.current && event.buttons === 0) return release()
    const date = dragging.current ? dateAt(event) : undefined
    if (draft && date !== undefined && within(date) !== draft.at) reach(draft.anchor, date)
  }
  const onPointerUp = (event: PointerEvent) => release(dateAt(event))
  // A tap, and the keyboard's own click of a button; a mouse has been dealt with above.
  const onPress = (date: string, pointer: string) => {
    if (dealt.current || within(date) !== date) {
      dealt.current = false
      return
    }
    if (pointer === 'touch' && !draft) return setDraft({ anchor: date, at: date, waits: true })
    finish(draft?.anchor ?? date, pointer === 'touch' || !draft ? date : draft.at)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // A drag that ended on another day is followed by no click; the key's own must not be taken for it.
    dealt.current = false
    if (event.key === 'Escape' && draft) {
      event.preventDefault()
      event.stopPropagation()
      dragging.current = false
      return setDraft(null)
    }
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = dateAfterKey(focus, event.key, rules.firstWeekday, rtl)
    if (next === undefined) return
    event.preventDefault()
    const to = within(next)
    if (event.shiftKey && rules.onRange) reach(draft?.anchor ?? focus, to)
    else if (draft?.waits) reach(draft.anchor, to)
    onFocus(to)
  }
  return {
    range: draft && rangeBetween(draft.anchor, draft.at),
    begun: draft?.waits ?? false,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onKeyDown },
    onPress,
  }
}
