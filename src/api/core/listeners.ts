/** Those who hear of something, each until it ends that itself. */
export function createListeners<T>(): { add: (listener: (told: T) => void) => () => void; tell: (told: T) => void } {
  const listeners = new Set<(told: T) => void>()
  return {
    add: (listener) => {
      // One listener may be added twice; each addition is ended by itself.
      const own = (told: T): void => listener(told)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
    tell: (told) => {
      for (const listener of listeners) listener(told)
    },
  }
}
