import { createSignal } from '../store/store.ts'

/** The reads of a connection that wait for their answer, for who has waited long enough. */
export const createWaiting = (now: () => number = () => performance.now()) => {
  const open = new Map<symbol, { since: number; giveUp: () => void }>()
  const { tell, subscribe } = createSignal()
  return {
    /** Notes a call that went out; the answer ends it. `giveUp` ends it without one. */
    begin: (giveUp: () => void): (() => void) => {
      const call = Symbol('call')
      open.set(call, { since: now(), giveUp })
      tell()
      return () => {
        open.delete(call)
        tell()
      }
    },
    /** Since when the longest of them waits, by `performance.now()`; null while none does. */
    oldest: (): number | null => open.values().next().value?.since ?? null,
    /** Gives all of them up. */
    giveUp: (): void => {
      for (const { giveUp } of open.values()) giveUp()
    },
    subscribe,
  }
}

/** The reads of a connection that wait for their answer. */
export type Waiting = ReturnType<typeof createWaiting>
