import { useCallback, useState } from 'react'

/** Pixels of room that two and three months ask for. */
const ROOM = [456, 696] as const

/** How many months stand side by side in an element, and the element's ref. */
export function useMonths(): [count: number, measure: (element: HTMLElement | null) => (() => void) | undefined] {
  const [count, setCount] = useState(1)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setCount(1 + ROOM.filter((room) => element.clientWidth >= room).length))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [count, measure]
}
