import { createStore, useStore } from '../../../store/store.ts'

const wanted = createStore<number | undefined>(undefined)

/** Asks the calendar to bring an instant into sight (epoch milliseconds): where something was just booked, or linked to. */
export const scrollToInstant = (instant: number): void => wanted.set(instant)

/** The instant that was last asked for; undefined before anything was. */
export const useLookAt = (): number | undefined => useStore(wanted)
