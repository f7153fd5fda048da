/** Lets many readers in together and every writer alone, in the order in which they came. */
export function createTurns() {
  let lastWrite: Promise<unknown> = Promise.resolve()
  const readers = new Set<Promise<unknown>>()

  const settled = (promise: Promise<unknown>): Promise<unknown> => promise.catch(() => undefined)

  return {
    read<T>(work: () => Promise<T>): Promise<T> {
      const turn = lastWrite.then(work)
      const ended = settled(turn)
      readers.add(ended)
      void ended.then(() => readers.delete(ended))
      return turn
    },
    write<T>(work: () => Promise<T>): Promise<T> {
      const before = Promise.all([lastWrite, ...readers])
      const turn = before.then(work)
      lastWrite = settled(turn)
      return turn
    },
  }
}
