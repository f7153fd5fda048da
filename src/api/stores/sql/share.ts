import type { ReadHint } from '../../core/store.ts'
import { ConnectionFault, NO_CONNECTION_LEFT } from './database.ts'

/** How many may be inside at once. */
export interface Shares {
  /** Of all organizations together. */
  all: number
  /** Of one organization, so that a slow one leaves room for the others. */
  each: number
  /** Of what is wide of one organization, so that its own small reads find room beside it. */
  wide: number
  /** Milliseconds that somebody waits outside before being refused. */
  patience: number
}

/** Who wants in: those of one kind wait for each other, and kinds take turns. */
export type Entering = Pick<ReadHint, 'kind' | 'isWide'>

/** Of which nothing is known. */
const ANY: Entering = { kind: '', isWide: false }

interface Waiting {
  enter: () => void
  refuse: ReturnType<typeof setTimeout>
}
interface Queue {
  isWide: boolean
  waiting: Set<Waiting>
}

/** Lets a transaction in; the answered function lets the next one in. */
export interface Enter {
  (organizationId: string, entering?: Entering): Promise<() => void>
  /** How many wait outside. */
  waiting(): number
}

/** Lets transactions in, a fair share for every organization, and within it a fair turn for every kind. */
export function createShares({ all, each, wide, patience }: Shares): Enter {
  let inside = 0
  const held = new Map<string, { all: number; wide: number }>()
  /** Whoever waits, by organization and kind; the organization and the kind that were served last stand at the end. */
  const queues = new Map<string, Map<string, Queue>>()

  const mayEnter = (organizationId: string, isWide: boolean): boolean => {
    const own = held.get(organizationId) ?? { all: 0, wide: 0 }
    return inside < all && own.all < each && (!isWide || own.wide < wide)
  }
  const count = (organizationId: string, isWide: boolean, by: 1 | -1): void => {
    inside += by
    const own = held.get(organizationId) ?? { all: 0, wide: 0 }
    own.all += by
    if (isWide) own.wide += by
    if (own.all === 0) held.delete(organizationId)
    else held.set(organizationId, own)
  }
  const take = (organizationId: string, kind: string, waiting: Waiting): void => {
    const own = queues.get(organizationId)
    const queue = own?.get(kind)
    if (!own || !queue) return
    queue.waiting.delete(waiting)
    own.delete(kind)
    if (queue.waiting.size > 0) own.set(kind, queue)
    queues.delete(organizationId)
    if (own.size > 0) queues.set(organizationId, own)
  }

  const next = (): void => {
    for (const [organizationId, own] of queues) {
      for (const [kind, { isWide, waiting }] of own) {
        const [first] = waiting
        if (first === undefined || !mayEnter(organizationId, isWide)) continue
        take(organizationId, kind, first)
        clearTimeout(first.refuse)
        first.enter()
        return
      }
    }
  }

  const enter = (organizationId: string, { kind, isWide } = ANY): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        count(organizationId, isWide, 1)
        resolve(() => {
          count(organizationId, isWide, -1)
          next()
        })
      }
      // Who is of the same kind and narrow in one question may be wide in another.
      const name = isWide ? `${kind} wide` : kind
      const own = queues.get(organizationId) ?? new Map<string, Queue>()
      const queue = own.get(name) ?? { isWide, waiting: new Set() }
      if (queue.waiting.size === 0 && mayEnter(organizationId, isWide)) return begin()
      const refuse = setTimeout(() => {
        take(organizationId, name, waiting)
        reject(new ConnectionFault('No connection to the database became free in time.', NO_CONNECTION_LEFT))
      }, patience)
      const waiting: Waiting = { enter: begin, refuse }
      queue.waiting.add(waiting)
      queues.set(organizationId, own.set(name, queue))
    })
  const waiting = (): number => {
    const all = [...queues.values()].flatMap((own) => [...own.values()])
    return all.reduce((sum, queue) => sum + queue.waiting.size, 0)
  }
  return Object.assign(enter, { waiting })
}
