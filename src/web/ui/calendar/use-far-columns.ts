import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { TimeGridColumn } from './time-grid-props.ts'

/** Columns that a wide screen holds; fewer are painted as a whole. */
const MANY = 24
/** Pixels on either side of what is in sight that are painted ahead of the reader: three frames of a fling. */
const AHEAD = 560

/**
 * Marks columns and headings `data-sight` near or far where there are many, so that those out of reach are not painted with
 * each step of a scroll: they stay in the page, for keys, readers and searches. Attributes and no state: what is drawn is the
 * same, and a scroll draws nothing again.
 */
export function useFarColumns(
  frame: RefObject<HTMLElement | null>,
  columns: readonly TimeGridColumn[],
  axis: number,
): void {
  const isMarked = useRef(false)
  // Widths and the scroll position are the browser's.
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    if (columns.length <= MANY) {
      if (!isMarked.current) return undefined
      isMarked.current = false
      for (const part of element.querySelectorAll<HTMLElement>('[data-sight]')) delete part.dataset['sight']
      return undefined
    }
    isMarked.current = true
    const rows = ['.fd-heading', '.fd-col'].map((part) => [...element.querySelectorAll<HTMLElement>(part)])
    let known = ''
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      if (scrollWidth === 0) return
      // One after the other: several in one frame would be a frame of the screen late.
      const span = (scrollWidth - axis) / columns.length
      // On a right-to-left page it scrolls below zero.
      const at = Math.abs(scrollLeft)
      const first = Math.floor((at - AHEAD) / span)
      const end = Math.ceil((at + clientWidth + AHEAD) / span)
      if (known === (known = `${first} ${end}`)) return
      for (const parts of rows) {
        parts.forEach((part, index) => {
          const isNear = columns[index]?.pinned || (index >= first && index < end)
          const sight = isNear ? 'near' : 'far'
          if (part.dataset['sight'] !== sight) part.dataset['sight'] = sight
        })
      }
    }
    mark()
    element.addEventListener('scroll', mark, { passive: true })
    const observer = new ResizeObserver(mark)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', mark)
      observer.disconnect()
    }
  }, [frame, columns, axis])
}
