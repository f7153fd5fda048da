import { useSyncExternalStore } from 'react'

/** What components can follow: a way to read it, and to hear that it changed. */
export interface Readable<T> {
  get: () => T
  subscribe: (listener: () => void) => () => void
}

/** Listeners to be told that something changed which is kept elsewhere, such as in the browser's storage. */
export function createSignal() {
  const listeners = new Set<() => void>()
  return {
    /** Tells every listener. */
    tell: (): void => listeners.forEach((listener) => listener()),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isHeard: (): boolean => listeners.size > 0,
    clear: (): void => listeners.clear(),
  }
}

/** A value outside of React; setting it tells every listener, so set a new value rather than alter the old one. */
export function createStore<T>(initial: T) {
  const { tell, ...signal } = createSignal()
  let value = initial
  return {
    ...signal,
    get: (): T => value,
    set: (next: T): void => {
      value = next
      tell()
    },
  }
}

/** The value of a store, for a component that follows it. */
export const useStore = <T>({ subscribe, get }: Readable<T>): T => useSyncExternalStore(subscribe, get)
