import { createStore, useStore } from '../../store/store.ts'
import { DOCKED_ROOM } from '../../theme/paint.ts'
import { useMatchMedia } from '../use-match-media.ts'

/** Width of a docked panel in pixels. */
export const DOCKED_WIDTH = DOCKED_ROOM - 8

/** How many docked panels take room from the page; they stand one over the other. */
const taking = createStore(0)

/** Takes the room of a docked panel from the page until the answered function gives it back. */
export function takeRoom(): () => void {
  const put = (count: number) => {
    taking.set(count)
    // An attribute and no property with a length: that would be inherited, and the style of every element computed anew.
    document.documentElement.toggleAttribute('data-panel', count > 0)
  }
  put(taking.get() + 1)
  return () => put(taking.get() - 1)
}

/** How much of the window a docked panel takes, in pixels; 0 while none is open. */
export const useDockedWidth = (): number => (useStore(taking) > 0 ? DOCKED_ROOM : 0)

/** Whether the window has room for a panel beside the page. */
export const useCanDock = (): boolean => useMatchMedia('(min-width: 1200px)')
