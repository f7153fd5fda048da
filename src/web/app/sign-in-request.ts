const listeners = new Set<() => void>()

/** Asks for the way back in to be shown again. */
export const requestSignIn = (): void => listeners.forEach((listener) => listener())

/** Hears of that wish. */
export const subscribeSignIn = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
