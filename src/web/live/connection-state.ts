import type { Met } from '../client/met.ts'
import { createSignal } from '../store/store.ts'

/** How the page stands with its service. */
export type ConnectionState =
  /** The last try was answered, and what changes is told at once. */
  | { is: 'live' }
  /** The last try was answered, and what changes is seen when it is asked for again. */
  | { is: 'polling' }
  /** A try met nothing and is made again, or the line has just come back. */
  | { is: 'catching-up' }
  /** Nothing answers: what is on screen is from `since`, epoch milliseconds. */
  | { is: 'stale'; since: number; isKept?: true }
  /** The browser has no line; the same of `since`. `isKept`: an earlier page has read what is shown. */
  | { is: 'offline'; since: number; isKept?: true }
  /** The key is not accepted: whoever is at the desk has to sign in again. `asks` grows with every refused write. */
  | { is: 'refused'; asks: number }

/** Whether the service answers. */
export const isAnswering = ({ is }: Pick<ConnectionState, 'is'>): boolean => is === 'live' || is === 'polling'

/** What the store is told of the world. */
export interface ConnectionWorld {
  now: () => number
  /** Whether the browser says that it has a line. */
  isOnline: () => boolean
}

const browser: ConnectionWorld = { now: Date.now, isOnline: () => globalThis.navigator?.onLine !== false }

/**
 * The one place that knows how the connection is. It is fed by what every call met and by the browser's own word; whatever
 * else hears from the service, such as a feed of changes, feeds it the same way.
 */
export const createConnectionStore = ({ now, isOnline }: ConnectionWorld = browser) => {
  const signal = createSignal()
  /** Whether a feed tells what changes; undefined while nobody knows, which is as good until the first rows are old. */
  let isFed: boolean | undefined
  let answeredAt = now()
  /** When what is shown was seen, where that is what this device kept; epoch milliseconds. */
  let keptAt: number | undefined
  /** Whether this page has read anything itself: what it shows then is as old as its last answer. */
  let hasAnswered = false
  let asks = 0
  /** When the browser had a line again. */
  let backAt = -Infinity
  let state: ConnectionState = { is: 'live' }

  const tell = (next: ConnectionState): void => {
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    signal.tell()
  }

  /** Since when nothing new has come. */
  const since = (): { since: number; isKept?: true } =>
    keptAt === undefined ? { since: answeredAt } : { since: keptAt, isKept: true }

  const answering = (): ConnectionState => ({ is: isFed === false ? 'polling' : 'live' })

  return {
    state: (): ConnectionState => state,
    /** When the service last answered, epoch milliseconds. */
    answeredAt: (): number => answeredAt,
    subscribe: signal.subscribe,
    /** A try to reach the service has ended. */
    met: (met: Met): void => {
      if (met.what === 'refusal') {
        if (met.isWrite || state.is !== 'refused') asks += 1
        return tell({ is: 'refused', asks })
      }
      if (met.what === 'answer') {
        answeredAt = now()
        hasAnswered = true
        keptAt = undefined
        return tell(answering())
      }
      if (state.is === 'refused') return
      if (!isOnline()) return tell({ is: 'offline', ...since() })
      // What was tried while there was no line says nothing of the one that is back.
      if (met.begunAt !== undefined && met.begunAt < backAt) return
      if (!met.again) return tell({ is: 'stale', ...since() })
      if (isAnswering(state)) tell({ is: 'catching-up' })
    },
    /** The browser has lost its line, or has one again. */
    lineChanged: (): void => {
      if (isOnline()) backAt = now()
      if (state.is === 'refused') return
      tell(isOnline() ? { is: 'catching-up' } : { is: 'offline', ...since() })
    },
    /** What this device kept is shown, as it was seen at an instant in epoch milliseconds. */
    shows: (at: number): void => {
      if (hasAnswered) return
      keptAt = at
      if (state.is === 'offline' || state.is === 'stale') tell({ is: state.is, ...since() })
    },
    /** What has changed meanwhile is still on its way. */
    behind: (): void => tell({ is: 'catching-up' }),
    /** A feed tells what changes from now on, or does not any more. */
    fed: (next: boolean): void => {
      if (next === isFed) return
      isFed = next
      if (isAnswering(state)) state = answering()
      signal.tell()
    },
    /** Whether a feed tells what changes, so that nobody need ask. */
    isFed: (): boolean => isFed === true && isAnswering(state),
    /** There is a new key; whether it holds the next answer says. */
    signedIn: (): void => tell({ is: 'catching-up' }),
  }
}

/** How one connection is, and who hears of it. */
export type ConnectionStateStore = ReturnType<typeof createConnectionStore>
