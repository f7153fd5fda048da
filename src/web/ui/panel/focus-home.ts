import { useLayoutEffect } from 'react'

/** Marks what holds records that open a panel; its value selects, within it, where the keys stand. */
export const FOCUS_HOME = 'data-focus-home'

/** Where the keys go on within a home, or else at the beginning of the page. */
function placeWithin(home: Element | null | undefined): HTMLElement | null {
  const selector = home?.isConnected ? home.getAttribute(FOCUS_HOME) : null
  const within = selector ? home?.querySelector<HTMLElement>(selector) : null
  return within ?? document.querySelector<HTMLElement>('main')
}

/** Where the keys go on in what the page shows, for a panel that nothing in particular opened: a key, or the page itself. */
export const pagePlace = (): HTMLElement | null => placeWithin(document.querySelector(`main [${FOCUS_HOME}]`))

/**
 * Gives the focus back where what opened a panel is gone when the panel closes, such as the card of an appointment that was
 * cancelled in it: to the place in its home where the keys stand now, or in the page's where it had none, as the bar of ticked
 * rows. An opener that is still there gets it back anyway.
 */
export function useFocusHome(open: boolean): void {
  // The focus is the browser's, and only here is it still at what opened the panel.
  useLayoutEffect(() => {
    if (!open) return
    const opener = document.activeElement
    const home = opener?.closest(`[${FOCUS_HOME}]`)
    // What opened it may have stood in a panel beside the page, which goes on and keeps its own way back.
    const panel = opener?.closest<HTMLElement>('[data-docked]')
    return () =>
      // The home draws anew in the same commit as the panel goes.
      queueMicrotask(() => {
        const { activeElement } = document
        const isLost = !activeElement || activeElement === document.body || !activeElement.isConnected
        if (isLost && opener && opener !== document.body && !opener.isConnected) {
          const place = panel?.isConnected ? panel : home ? placeWithin(home) : pagePlace()
          place?.focus()
        }
      })
  }, [open])
}
