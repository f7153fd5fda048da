import { createStore, useStore } from '../../store/store.ts'
import { DOCKED_ROOM, DOCKING_FROM } from '../../theme/paint.ts'
import { useMatchMedia } from '../use-match-media.ts'

/** Width of a docked panel in pixels. */
export const DOCKED_WIDTH = DOCKED_ROOM - 8

/** How many docked panels take room from the page; they stand one over the other. */
const taking = createStore(0)

const put = (count: number): void => {
  taking.set(count)
  // An attribute and no property with a length: that would be inherited, and the style of every element computed anew.
  document.documentElement.toggleAttribute('data-panel', count > 0)
}

/** Takes the room of a docked panel from the page until the answered function gives it back. */
export function takeRoom(): () => void {
  put(taking.get() + 1)
  giveUpRoomAhead()
  return () => put(taking.get() - 1)
}

let isAhead = false

/**
 * Takes the room of the panel that the page begins with before anything is painted, as its code comes behind that of the page: so
 * nothing moves aside when it comes. The panel takes it over; where none comes, `giveUpRoomAhead` gives it back.
 */
export function takeRoomAhead(): void {
  if (isAhead || !hasRoomToDock()) return
  isAhead = true
  put(taking.get() + 1)
}

/** Gives back what `takeRoomAhead` took, if nothing has. */
export function giveUpRoomAhead(): void {
  if (!isAhead) return
  isAhead = false
  put(taking.get() - 1)
}

/** Marks the parts of the page that a docked panel lies over where the window has become too narrow for both. */
export const BELOW_PANEL = { 'data-below-panel': '' } as const

const BELOW = '[data-below-panel]'

/** How many docked panels lie over the page. */
const covering = createStore(0)

/**
 * Puts the page below a docked panel out of reach, as below any panel that lies over it, until the answered function gives it
 * back. Messages and runs stay in reach.
 */
export function coverPage(): () => void {
  const put = (count: number) => {
    covering.set(count)
    for (const part of document.querySelectorAll(BELOW)) part.toggleAttribute('inert', count > 0)
  }
  put(covering.get() + 1)
  return () => put(covering.get() - 1)
}

/** Whether something is a part of the page that a docked panel can lie over. */
export const isBelowPanel = (it: Element | null): boolean => it?.closest(BELOW) != null

/** How much of the window a docked panel takes, in pixels; 0 while none is open. */
export const useDockedWidth = (): number => (useStore(taking) > 0 ? DOCKED_ROOM : 0)

const ROOM_TO_DOCK = `(min-width: ${DOCKING_FROM}px)`

/** Whether the window has room for a panel beside the page at this moment. */
export const hasRoomToDock = (): boolean => matchMedia(ROOM_TO_DOCK).matches

/** Whether the window has room for a panel beside the page. */
export const useCanDock = (): boolean => useMatchMedia(ROOM_TO_DOCK)
