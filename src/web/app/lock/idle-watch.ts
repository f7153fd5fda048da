import { createStore } from '../../store/store.ts'

/** Milliseconds between two notes of use: every tab reads them. */
const NOTED = 1000
const LOCKED = 'locked'

/** What a watch stands on; the storage is that of all tabs. */
export interface IdleWorld {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
}

/**
 * Locks a screen after some milliseconds without use, in whichever tab: under `item` stands when it was last used, epoch
 * milliseconds, or that it is locked, so that a reload or another tab is no way around.
 */
export const createIdleWatch = (item: string, patience: number, { storage, now }: IdleWorld) => {
  const locked = createStore(false)
  let noted = 0
  const note = (what: string): void => {
    try {
      storage.setItem(item, what)
    } catch {
      // A browser that keeps nothing locks this tab alone.
    }
  }
  const tell = (isLocked: boolean): void => {
    if (locked.get() !== isLocked) locked.set(isLocked)
  }
  /** Looks whether it is time; answers after how many milliseconds to look again. */
  const look = (): number => {
    const kept = storage.getItem(item)
    // Whoever has just signed in is using it.
    const usedAt = kept === null ? now() : Number(kept)
    if (kept === null) note(String(usedAt))
    const left = usedAt + patience - now()
    const isLocked = kept === LOCKED || left <= 0
    if (isLocked && kept !== LOCKED) note(LOCKED)
    tell(isLocked)
    return isLocked ? patience : left
  }
  return {
    locked,
    look,
    /** Somebody uses the page; answers whether they may. The time is looked at first, since a device may have slept. */
    use: (): boolean => {
      look()
      if (locked.get()) return false
      if (now() - noted >= NOTED) {
        noted = now()
        note(String(noted))
      }
      return true
    },
    /** Whoever is there has shown a key. */
    unlock: (): void => {
      note(String(now()))
      tell(false)
    },
  }
}
