import { type RefObject, useLayoutEffect, useState } from 'react'
import { ABOVE, BELOW, LINE, ROW } from './month-styles.ts'

/** Rows of chips before anything has been measured. */
const AT_FIRST = 3

/** Whether a day has no room for what is booked and what is free beside each other, so that the foot is a line higher. */
const isFootBroken = (grid: HTMLElement): boolean =>
  [...grid.querySelectorAll<HTMLElement>('.fd-free')].some(
    (free) => free.offsetTop > ((free.previousElementSibling as HTMLElement | null)?.offsetTop ?? 0),
  )

/** How many rows of chips a week has room for, above its foot where it has one; at least one. */
export function useRows(frame: RefObject<HTMLElement | null>, weeks: number, hasFoot: boolean): number {
  const [rows, setRows] = useState(AT_FIRST)
  // Only the browser knows how high a week is.
  useLayoutEffect(() => {
    const grid = frame.current
    const week = grid?.querySelector('.fd-week')
    if (!grid || !week || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => {
      if (week.clientHeight === 0) return
      const foot = hasFoot ? BELOW + (isFootBroken(grid) ? LINE : 0) : 0
      setRows(Math.max(1, Math.floor((week.clientHeight - ABOVE - foot) / ROW)))
    })
    observer.observe(week)
    return () => observer.disconnect()
  }, [frame, weeks, hasFoot])
  return rows
}
