import { ConnectionFault, NO_CONNECTION_LEFT } from './database.ts'

/** How many may be inside at once. */
export interface Shares {
  /** Of all organizations together. */
  all: number
  /** Of one organization, so that a slow one leaves room for the others. */
  each: number
  /** Milliseconds that somebody waits outside before being refused. */
  patience: number
}

interface Waiting {
  enter: () => void
  refuse: ReturnType<typeof setTimeout>
}

/** Lets transactions in, a fair share for every organization; the answered function lets the next one in. */
export function createShares({ all, each, patience }: Shares): (organizationId: string) => Promise<() => void> {
  let inside = 0
  const held = new Map<string, number>()
  /** Whoever waits, by organization; the organization that was served last stands at the end. */
  const queues = new Map<string, Set<Waiting>>()

  const mayEnter = (organizationId: string): boolean => inside < all && (held.get(organizationId) ?? 0) < each
  const count = (organizationId: string, by: 1 | -1): void => {
    inside += by
    const now = (held.get(organizationId) ?? 0) + by
    if (now === 0) held.delete(organizationId)
    else held.set(organizationId, now)
  }

  const leaveOf = (organizationId: string) => (): void => {
    count(organizationId, -1)
    for (const [next, queue] of queues) {
      const [first] = queue
      if (first === undefined || !mayEnter(next)) continue
      take(next, first)
      clearTimeout(first.refuse)
      first.enter()
      return
    }
  }
  const take = (organizationId: string, waiting: Waiting): void => {
    const queue = queues.get(organizationId)
    if (!queue) return
    queue.delete(waiting)
    queues.delete(organizationId)
    if (queue.size > 0) queues.set(organizationId, queue)
  }

  return (organizationId) =>
    new Promise((resolve, reject) => {
      const enter = (): void => {
        count(organizationId, 1)
        resolve(leaveOf(organizationId))
      }
      const queue = queues.get(organizationId) ?? new Set()
      if (queue.size === 0 && mayEnter(organizationId)) return enter()
      const refuse = setTimeout(() => {
        take(organizationId, waiting)
        reject(new ConnectionFault('No connection to the database became free in time.', NO_CONNECTION_LEFT))
      }, patience)
      const waiting: Waiting = { enter, refuse }
      queues.set(organizationId, queue.add(waiting))
    })
}
