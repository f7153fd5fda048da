import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Keeps the focus within a panel whose buttons come and go: it falls to the heading when its button is gone, and begins there
 * where it `comesWith` the panel.
 */
export const useHeldFocus = (phase: string, comesWith = false) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const inside = useRef(false)
  // What was pressed to open the panel is gone with it.
  useEffect(() => {
    if (comesWith) heading.current?.focus({ preventScroll: true })
  }, [comesWith])
  // The browser drops the focus of a removed button without an event.
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [phase])
  return {
    heading,
    within: {
      onFocus: () => {
        inside.current = true
      },
      // React keeps the blur of an element that it removes to itself: what comes here was done by the person.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        inside.current = currentTarget.contains(relatedTarget)
      },
    },
  }
}
