import { useEffect, useRef, useState } from 'react'

/** How long a pointer rests on a card before it is looked at, and how long the keyboard's focus does. Milliseconds. */
const REST = { pointer: 350, focus: 700 }
/** What is looked at changes faster once something is, and goes when the pointer has left for so long. Milliseconds. */
const NEXT = 120

/** A card of the calendar that somebody looks at. */
export interface LookedAt {
  /** Of the appointment. */
  id: string
  card: HTMLElement
}

/** With what somebody turned to a card first, before the code for that was there. */
export type Begun = { card: HTMLElement } & ({ by: 'pointer' | 'focus' } | { by: 'menu'; x: number; y: number })

const isStillMeant = ({ by, card }: Begun): boolean =>
  (by === 'pointer' && card.matches(':hover')) || (by === 'focus' && card.matches(':focus-visible'))

/** Marks what is shown of a card, which the pointer may enter. */
export const LOOK = 'data-look'

/** The card, bar or chip of an appointment that something happens to. */
export const cardAt = (target: EventTarget | null): LookedAt | undefined => {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-event], [data-chip]') : null
  return card ? { id: card.dataset['event'] ?? card.dataset['chip'] ?? '', card } : undefined
}

const isLook = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${LOOK}]`) !== null

/** Somebody carries an appointment, or chooses a place for one: nothing may stand in the way. */
const isCarrying = (): boolean => document.querySelector('[data-picking], [data-dragging]') !== null

/**
 * The card on which the mouse rests or the keyboard's focus stays, until it leaves, something is pressed, or the page
 * scrolls. Escape takes it away and nothing else with it. A finger looks at nothing: it opens. What stands `open`, by its id, is
 * not looked at. It goes on with what has `begun` before this was there.
 */
export function useLookedAt(open: string, begun?: Begun): [LookedAt | undefined, leave: () => void] {
  const [at, look] = useState<LookedAt>()
  const isKept = at !== undefined
  const looked = at?.id === open ? undefined : at
  const isShown = looked !== undefined
  const waiting = useRef<Begun | undefined>(begun)
  const pressed = useRef<{ card: HTMLElement | undefined; x: number; y: number }>(undefined)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = (after: number, next: LookedAt | undefined): void => {
      clearTimeout(timer)
      timer = setTimeout(() => look(next && next.card.isConnected && !isCarrying() ? next : undefined), after)
    }
    const leave = (): void => {
      clearTimeout(timer)
      if (isKept) look(undefined)
    }
    const rest = (next: LookedAt, after: number): void => later(isShown ? NEXT : after, next)

    const first = waiting.current
    waiting.current = undefined
    const at = first && isStillMeant(first) ? cardAt(first.card) : undefined
    if (first && at) rest(at, first.by === 'focus' ? REST.focus : REST.pointer)

    const onOver = ({ target, pointerType, clientX, clientY }: PointerEvent): void => {
      if (pointerType !== 'mouse') return
      // The page moves aside for what opens, and brings another card under a mouse that rests.
      if (pressed.current?.x === clientX && pressed.current.y === clientY) return
      const over = cardAt(target)
      if (over?.card !== pressed.current?.card) pressed.current = undefined
      if (isLook(target)) clearTimeout(timer)
      else if (over && over.card !== pressed.current?.card) rest(over, REST.pointer)
      else if (isKept) later(NEXT, undefined)
      else clearTimeout(timer)
    }
    const onPress = ({ target, clientX, clientY }: PointerEvent): void => {
      if (isLook(target)) return
      // What was pressed opens: it need not be looked at until the pointer comes back to it.
      pressed.current = { card: cardAt(target)?.card, x: clientX, y: clientY }
      leave()
    }
    const onFocus = ({ target }: FocusEvent): void => {
      const on = cardAt(target)
      if (on?.card.matches(':focus-visible') && on.card !== pressed.current?.card) rest(on, REST.focus)
      else if (!isLook(target)) leave()
    }
    const onKey = (event: KeyboardEvent): void => {
      if (isShown && event.key === 'Escape') event.stopPropagation()
      leave()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerover', onOver, { signal })
    document.addEventListener('pointerdown', onPress, { signal, capture: true })
    document.addEventListener('focusin', onFocus, { signal })
    document.addEventListener('scroll', leave, { signal, capture: true, passive: true })
    window.addEventListener('keydown', onKey, { signal, capture: true })
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [isShown, isKept])
  return [looked, () => look(undefined)]
}
