import { createStore } from '../../store/store.ts'

/** Under what this device keeps it. */
export const IDLE_ITEM = 'frontdesk-idle-minutes'

const kept = (): number => {
  try {
    return Number(localStorage.getItem(IDLE_ITEM))
  } catch {
    return 0
  }
}

/** After how many minutes without use this device locks the screen: 0, never, unless chosen, since a link leaves no key to type. */
export const idleMinutes = createStore(kept())

// The tabs of a device lock together: what is chosen in one holds in all that are open.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === IDLE_ITEM || key === null) idleMinutes.set(kept())
})
