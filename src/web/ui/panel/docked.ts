import { createStore, useStore } from '../../store/store.ts'
import { useMatchMedia } from '../use-match-media.ts'

/** Width of a docked panel in pixels, and of the gap between it and the page. */
export const DOCKED_WIDTH = 384
const GAP = 8

/** Pixels that docked panels take from the page. */
const taken = createStore(0)

/** Takes the room of a docked panel from the page until the answered function gives it back. */
export function takeRoom(): () => void {
  const put = (width: number) => {
    taken.set(width)
    const { style } = document.documentElement
    document.documentElement.toggleAttribute('data-panel', width > 0)
    if (width === 0) style.removeProperty('--fd-panel')
    else style.setProperty('--fd-panel', `${width}px`)
  }
  put(taken.get() + DOCKED_WIDTH + GAP)
  return () => put(taken.get() - DOCKED_WIDTH - GAP)
}

/** How much of the window a docked panel takes, in pixels; 0 while none is open. */
export const useDockedWidth = (): number => useStore(taken)

/** Whether the window has room for a panel beside the page. */
export const useCanDock = (): boolean => useMatchMedia('(min-width: 1200px)')
