import { useLayoutEffect, useRef, type RefObject } from 'react'
import { dayFrame, isOn } from './geometry/day-frame.ts'
import { pixelsOf } from './geometry/drop.ts'
import type { Scene } from './scene.ts'

/** What stands above what is brought into sight, and at least below it, in pixels. */
const ROOM = 72

/** Scrolls to `scrollTo` once for each instant, when a column shows its day; what is in sight already stays where it is. */
export function useSight({ props, shown, pixelsPerMinute }: Scene, frame: RefObject<HTMLElement | null>): void {
  const { columns, scrollTo } = props
  const seen = useRef<number>(undefined)
  // The scroll position is the browser's, and known only once the columns of that day stand there.
  useLayoutEffect(() => {
    const column = scrollTo === undefined ? undefined : columns.find((it) => isOn(it, scrollTo))
    if (scrollTo === undefined || !column || !frame.current || seen.current === scrollTo) return
    seen.current = scrollTo
    const minute = dayFrame(column.date, column.zone).minuteOf(scrollTo)
    const at = pixelsOf(minute, shown.from, pixelsPerMinute)
    const { scrollTop, clientHeight } = frame.current
    const isSeen = at >= scrollTop && at <= scrollTop + clientHeight - 2 * ROOM
    if (!isSeen) frame.current.scrollTo({ top: Math.max(0, at - ROOM) })
  }, [scrollTo, columns, shown.from, pixelsPerMinute, frame])
}
