import type { Socket } from 'node:net'

/** Whoever answers calls over connections that it is given. */
export interface Taker {
  /** Connections that it was given and has not taken yet. */
  untaken: number
  give(socket: Socket): void
}

/** Gives each connection to one of those who are there. */
export interface HandOver<T extends Taker> {
  give(socket: Socket): void
  /** From now on connections go there too, those that wait at once. */
  add(taker: T): void
  remove(taker: T): void
  /** Ends the connections that wait for somebody. */
  stop(): void
}

/**
 * In turns, but none to whoever is busier with those that it got than others: a worker that computes for long does not hold
 * up new callers. While nobody is there, connections wait, at most so many; more of them end as they come.
 */
export function createHandOver<T extends Taker>(mostWaiting: number): HandOver<T> {
  const takers: T[] = []
  const waiting = new Set<Socket>()
  const give = (socket: Socket): void => {
    const least = Math.min(...takers.map(({ untaken }) => untaken))
    const at = takers.findIndex(({ untaken }) => untaken === least)
    const [taker] = at < 0 ? [] : takers.splice(at, 1)
    if (!taker) return wait(socket)
    takers.push(taker)
    taker.untaken++
    taker.give(socket)
  }
  const wait = (socket: Socket): void => {
    if (waiting.size >= mostWaiting) return void socket.destroy()
    waiting.add(socket)
    socket.once('close', () => waiting.delete(socket))
  }
  return {
    give,
    add: (taker) => {
      takers.push(taker)
      for (const socket of waiting) {
        waiting.delete(socket)
        give(socket)
      }
    },
    remove: (taker) => {
      const at = takers.indexOf(taker)
      if (at >= 0) takers.splice(at, 1)
    },
    stop: () => {
      for (const socket of waiting) socket.destroy()
    },
  }
}
