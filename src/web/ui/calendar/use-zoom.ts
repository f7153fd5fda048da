import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Pixels of the wheel that are one step. */
const STEP = 40

/**
 * Ctrl and the wheel, which a pinch on a touchpad is too, ask for hours that are higher or lower; whatever changes their
 * height, the time that was under the pointer, or else in the middle, stays where it is.
 */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  pixelsPerMinute: number,
  onZoom: ((direction: 1 | -1) => void) | undefined,
): void {
  const drawn = useRef(pixelsPerMinute)
  const pointer = useRef<number>(undefined)
  const zoom = useEffectEvent((direction: 1 | -1) => onZoom?.(direction))
  const can = onZoom !== undefined

  // React listens passively to the wheel, and could not keep the page from growing.
  useEffect(() => {
    const element = frame.current
    if (!element || !can) return undefined
    let turned = 0
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      turned += event.deltaY
      if (Math.abs(turned) < STEP) return
      pointer.current = event.clientY - element.getBoundingClientRect().top
      zoom(turned < 0 ? 1 : -1)
      turned = 0
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [frame, can])

  // The scroll position is the browser's: it is moved with the heights, before they are painted.
  useLayoutEffect(() => {
    const element = frame.current
    const before = drawn.current
    drawn.current = pixelsPerMinute
    if (!element || before === pixelsPerMinute) return
    const head = element.querySelector('.fd-head')?.clientHeight ?? 0
    const y = Math.max(0, (pointer.current ?? (element.clientHeight + head) / 2) - head)
    pointer.current = undefined
    element.scrollTo({ top: ((element.scrollTop + y) * pixelsPerMinute) / before - y })
  }, [frame, pixelsPerMinute])
}
