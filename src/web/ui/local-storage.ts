import { useCallback, useSyncExternalStore } from 'react'
import { createSignal } from '../store/store.ts'

/** Changes what is kept, starting from what it is at that moment. */
export type ChangeKept<T> = (change: (now: T) => T) => void

/**
 * Values that this browser keeps, each under a key of its own behind the prefix: every place that shows one follows when it
 * changes, also in another tab. `read` gets what was stored, or null, and must take nonsense too. Without storage (some
 * private windows) they live as long as their tab. The answer is a hook.
 */
export function keptHere<T>(prefix: string, read: (stored: string | null) => T) {
  /** What was read, with the text that it was read from: as long as that stays, the value is the same object. */
  const known = new Map<string, { stored: string | null; value: T }>()
  const signal = createSignal()

  const storedAt = (key: string): string | null => {
    try {
      return localStorage.getItem(prefix + key)
    } catch {
      // No storage, nothing kept.
      return null
    }
  }
  const current = (key: string): T => {
    const stored = storedAt(key)
    const found = known.get(key)
    if (found?.stored === stored) return found.value
    const value = read(stored)
    known.set(key, { stored, value })
    return value
  }

  const subscribe = (listener: () => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(prefix)) listener()
    }
    const leave = signal.subscribe(listener)
    window.addEventListener('storage', onStorage)
    return () => {
      leave()
      window.removeEventListener('storage', onStorage)
    }
  }

  return function useKept(key: string): [value: T, change: ChangeKept<T>] {
    const value = useSyncExternalStore(subscribe, () => current(key))
    const change = useCallback<ChangeKept<T>>(
      (next) => {
        const changed = next(current(key))
        try {
          localStorage.setItem(prefix + key, JSON.stringify(changed))
        } catch {
          // As above.
        }
        known.set(key, { stored: storedAt(key), value: changed })
        signal.tell()
      },
      [key],
    )
    return [value, change]
  }
}
