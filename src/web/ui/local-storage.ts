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
  const known = new Map<string, T>()
  const signal = createSignal()

  const current = (key: string): T => {
    const found = known.get(key)
    if (found !== undefined) return found
    let stored: string | null = null
    try {
      stored = localStorage.getItem(prefix + key)
    } catch {
      // No storage, nothing kept.
    }
    const value = read(stored)
    known.set(key, value)
    return value
  }

  const subscribe = (listener: () => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null) known.clear()
      else if (key.startsWith(prefix)) known.delete(key.slice(prefix.length))
      else return
      listener()
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
        known.set(key, changed)
        try {
          localStorage.setItem(prefix + key, JSON.stringify(changed))
        } catch {
          // As above.
        }
        signal.tell()
      },
      [key],
    )
    return [value, change]
  }
}
