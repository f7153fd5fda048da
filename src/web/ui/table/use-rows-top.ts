import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * Where rows begin in the page, in CSS pixels. It changes with what stands above them, filters being unfolded for one; the
 * page then gets longer or shorter. To measure it with every paint instead would lay the page out twice in each frame.
 */
export function useRowsTop(body: RefObject<HTMLElement | null>): number {
  const [known, setKnown] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      const top = (body.current?.getBoundingClientRect().top ?? 0) + scrollY
      setKnown((before) => (Math.abs(top - before) > 2 ? top : before))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [body])
  return known
}
