import { useEffect, useState } from 'react'
import { lazyPart } from './lazy-part.tsx'

const Tooltip = lazyPart(() => import('./overlay/tooltip.tsx'), { isQuiet: true })

/** How long the pointer rests on something before it is explained, in milliseconds. */
const REST = 500

interface Explained {
  anchor: HTMLElement
  text: string
}

/** How far above what is pointed at a text may end that has no room for all of its letters. */
const NEAR = 4

/** What explains itself, or else what is pointed at: it may be part of a text that is cut. */
const explainedBy = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-tooltip]') ?? (target instanceof HTMLElement ? target : null))
    : null

/** The words of the nearest text around it that ends in an ellipsis. */
function cutWords(from: HTMLElement): string | undefined {
  let at: HTMLElement | null = from
  for (let step = 0; at && step < NEAR; step += 1) {
    const isCut = at.clientWidth > 1 && at.scrollWidth > at.clientWidth
    if (isCut && getComputedStyle(at).textOverflow === 'ellipsis') {
      // A row of parts with buttons among them is no sentence.
      return at.querySelector('button') ? undefined : (at.ariaLabel ?? at.textContent)
    }
    at = at.parentElement
  }
  return undefined
}

/** Whether something within says these words already, whole and in sight. */
const saysItself = (anchor: HTMLElement, text: string): boolean =>
  [...anchor.querySelectorAll('*')].some(
    (it) => it.textContent.trim() === text && it.clientWidth > 1 && it.scrollWidth <= it.clientWidth,
  )

/**
 * Shows the words of `data-tooltip`, or of a text that is cut, beside whatever is pointed at or has the focus of the keyboard. One of them serves the
 * whole page, so that neither a table of buttons nor the calendar's grid carries a component for each of its marks. The
 * words must stand elsewhere too, as a name or a description, for who does not see them.
 */
export default function Tooltips() {
  const [shown, setShown] = useState<Explained>()
  // Pointer and keys move outside of React, over parts that know nothing of this.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let current: HTMLElement | null = null
    const hide = () => {
      // Each key comes here too.
      if (current === null) return
      clearTimeout(timer)
      current = null
      setShown(undefined)
    }
    const show = (anchor: HTMLElement | null, rest: number) => {
      if (anchor === current) return
      hide()
      if (!anchor) return
      current = anchor
      // Measured where the pointer rests only, never on its way.
      timer = setTimeout(() => {
        const text = anchor.dataset['tooltip'] ?? cutWords(anchor)
        if (text && anchor.isConnected && !saysItself(anchor, text)) setShown({ anchor, text })
      }, rest)
    }
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      // Whoever reads a tooltip may move onto it; a finger has no way to rest.
      if (pointerType === 'touch' || (target instanceof Element && target.closest('[role="tooltip"]'))) return
      show(explainedBy(target), REST)
    }
    // What is pressed is known, until the pointer has been elsewhere.
    const onPointerDown = ({ target }: PointerEvent) => {
      hide()
      current = explainedBy(target)
    }
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      const anchor = explainedBy(target)
      // What opens in full at the next key need not be said at each step.
      if (anchor?.dataset['tooltip'] !== undefined) show(anchor, 0)
    }
    // The focus itself scrolls to where it goes, and takes its words along.
    const onScroll = () => {
      if (!current?.matches(':focus-visible, :has(:focus-visible)')) hide()
    }
    const stop = new AbortController()
    const listening = { capture: true, passive: true, signal: stop.signal }
    document.addEventListener('pointerover', onPointerOver, listening)
    document.addEventListener('focusin', onFocusIn, listening)
    for (const ends of ['focusout', 'keydown'] as const) document.addEventListener(ends, hide, listening)
    document.addEventListener('scroll', onScroll, listening)
    document.addEventListener('pointerdown', onPointerDown, listening)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [])
  return shown && <Tooltip {...shown} />
}
