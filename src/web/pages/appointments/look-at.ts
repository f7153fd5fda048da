import { useSyncExternalStore } from 'react'

let wanted: number | undefined
const listeners = new Set<() => void>()

/** Asks the calendar to bring an instant into sight (epoch milliseconds): where something was just booked, or linked to. */
export function lookAt(instant: number): void {
  wanted = instant
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The instant that was last asked for; undefined before anything was. */
export const useLookAt = (): number | undefined => useSyncExternalStore(subscribe, () => wanted)
