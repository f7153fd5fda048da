import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

const isOver = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/**
 * Whether what floats at the end of the window must stand at its beginning, as it would lie over what has the focus of the keys
 * (WCAG 2.4.11). `floating` is as large as what it holds.
 */
export function useGiveWay(floating: RefObject<Element | null>, isShown: boolean): boolean {
  const [isAtStart, setAtStart] = useState(false)
  if (!isShown && isAtStart) setAtStart(false)
  const look = useEffectEvent(() => {
    const [box, focused] = [floating.current, document.activeElement]
    if (!box || !focused?.matches(':focus-visible') || box.contains(focused)) return
    const place = focused.getBoundingClientRect()
    // What is as large as that, such as a panel, shows enough of itself anyway.
    if (place.height < innerHeight / 2 && isOver(box.getBoundingClientRect(), place)) setAtStart(!isAtStart)
  })
  useEffect(() => {
    if (!isShown) return undefined
    const listening = new AbortController()
    // The page scrolls to what has got the focus first.
    const soon = () => requestAnimationFrame(() => look())
    for (const [target, type] of [
      [document, 'focusin'],
      [window, 'resize'],
    ] as const)
      target.addEventListener(type, soon, { signal: listening.signal })
    // What comes or goes in it is told of before it is painted.
    const observer = new ResizeObserver(() => look())
    if (floating.current) observer.observe(floating.current)
    return () => {
      listening.abort()
      observer.disconnect()
    }
  }, [isShown, floating])
  return isAtStart
}
