import { useCallback, useRef, type MouseEvent, type PointerEvent } from 'react'
import type { PictureView } from './use-picture-view.ts'
import type { Point } from './zoom.ts'

const fromMiddle = (element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
  const box = element.getBoundingClientRect()
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
}

const between = (one: Point, other: Point) => ({
  distance: Math.hypot(one.x - other.x, one.y - other.y),
  centre: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
})

/**
 * Wheel, drag, pinch and double click on a picture's stage. With `inPage` the wheel alone scrolls the page as long as the
 * whole picture is in sight.
 */
export function usePictureHands(
  { view, isWhole, setStage, grow, zoomTo, move, showWhole }: PictureView,
  inPage: boolean,
) {
  const scrolls = inPage && isWhole
  const fingers = useRef(new Map<number, Point>())

  /** Measures the stage and hears its wheel, which a passive listener, as React's are, could not keep from scrolling. */
  const stage = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const sizes = new ResizeObserver(() => setStage({ width: element.clientWidth, height: element.clientHeight }))
      sizes.observe(element)
      setStage({ width: element.clientWidth, height: element.clientHeight })
      const onWheel = (event: WheelEvent) => {
        if (scrolls && !event.ctrlKey) return
        event.preventDefault()
        // A pinch on a touchpad arrives as a wheel with Ctrl, in smaller steps.
        grow(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), fromMiddle(element, event))
      }
      element.addEventListener('wheel', onWheel, { passive: false })
      return () => {
        sizes.disconnect()
        element.removeEventListener('wheel', onWheel)
      }
    },
    [setStage, grow, scrolls],
  )

  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId)
  const hands = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      fingers.current.set(event.pointerId, fromMiddle(event.currentTarget, event))
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const now = fromMiddle(event.currentTarget, event)
      fingers.current.set(event.pointerId, now)
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      if (!other) return move({ x: now.x - before.x, y: now.y - before.y })
      const [was, is] = [between(before, other), between(now, other)]
      move({ x: is.centre.x - was.centre.x, y: is.centre.y - was.centre.y })
      if (was.distance > 0) grow(is.distance / was.distance, is.centre)
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      if (!isWhole) return showWhole()
      // A picture that already has its own size is looked at twice as large.
      zoomTo(view && view.scale < 1 ? 1 : 2, fromMiddle(event.currentTarget, event))
    },
  }
  return { stage, hands, scrolls }
}
