import { IDLE_ITEM, idleMinutes } from './idle-time.ts'

/** After how many minutes without use a device may lock the screen; 0 is never. */
export const IDLE_MINUTES = [0, 5, 15, 30, 60] as const

/** Chooses it for every tab of this device, also for those that are open. */
export const keepIdleMinutes = (minutes: number): void => {
  idleMinutes.set(minutes)
  try {
    localStorage.setItem(IDLE_ITEM, String(minutes))
  } catch {
    // A browser that refuses storage has the choice for this page.
  }
}
