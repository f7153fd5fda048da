/** Lets so many of the acts that it is given run at a time; the others wait for their turn, first come first served. */
export const pacer = (atOnce: number) => {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(act: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await act()
    } finally {
      // The turn is handed on, so that nobody who comes just now can take it first.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
