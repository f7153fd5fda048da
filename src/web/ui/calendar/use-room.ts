import { type RefObject, useEffect } from 'react'
import type { TimeGridColumn } from './time-grid-props.ts'

/** Pixels of a column below which its cards save room, and above which they have more of it than they need. */
const NARROW = 124
const WIDE = 200

/**
 * Marks the frame `data-narrow` or `data-wide` by the width of its columns. An attribute and no state: what is drawn is the
 * same, only its style is another, and most widths have neither.
 */
export function useRoom(frame: RefObject<HTMLElement | null>, columns: readonly TimeGridColumn[], axis: number): void {
  const shares = columns.reduce((sum, { isSlim }) => sum + (isSlim ? 0.5 : 1), 0)
  // The width is the browser's, known only when the grid stands there.
  useEffect(() => {
    const element = frame.current
    if (!element || shares === 0) return undefined
    const observer = new ResizeObserver(() => {
      const body = element.querySelector('.fd-body')
      const width = ((body?.clientWidth ?? element.clientWidth) - axis) / shares
      element.toggleAttribute('data-narrow', width < NARROW)
      element.toggleAttribute('data-wide', width > WIDE)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame, shares, axis])
}
