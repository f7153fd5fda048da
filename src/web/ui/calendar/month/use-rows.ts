import { type RefObject, useLayoutEffect, useState } from 'react'
import { ABOVE, BELOW, ROW } from './month-styles.ts'

/** Rows of chips before anything has been measured. */
const AT_FIRST = 3

/** How many rows of chips a week has room for, above its foot where it has one; at least one. */
export function useRows(frame: RefObject<HTMLElement | null>, weeks: number, hasFoot: boolean): number {
  const [rows, setRows] = useState(AT_FIRST)
  // Only the browser knows how high a week is.
  useLayoutEffect(() => {
    const week = frame.current?.querySelector('.fd-week')
    if (!week || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => {
      if (week.clientHeight > 0)
        setRows(Math.max(1, Math.floor((week.clientHeight - ABOVE - (hasFoot ? BELOW : 0)) / ROW)))
    })
    observer.observe(week)
    return () => observer.disconnect()
  }, [frame, weeks, hasFoot])
  return rows
}
