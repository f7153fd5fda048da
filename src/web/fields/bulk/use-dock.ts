import { useCallback } from 'react'

/** What docks at the end of the screen: the runner of many changes, and above it the uploads. */
type Docked = '--fd-dock' | '--fd-uploads'

/**
 * Tells the page how high the docked element is, and how wide, as CSS variables, so that its end, its messages and whatever
 * has the focus can keep clear of it (WCAG 2.4.11).
 */
export const useDock = (name: Docked = '--fd-dock') =>
  useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const { style } = document.documentElement
      const sizes = new ResizeObserver(() => {
        style.setProperty(name, `${element.offsetHeight + 20}px`)
        style.setProperty(`${name}-side`, `${element.offsetWidth + 20}px`)
      })
      sizes.observe(element)
      return () => {
        sizes.disconnect()
        style.removeProperty(name)
        style.removeProperty(`${name}-side`)
      }
    },
    [name],
  )
