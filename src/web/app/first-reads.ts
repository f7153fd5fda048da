import type { Api } from '../client/create-api.ts'
import type { FirstReads } from '../pages/page.ts'
import { createStore } from '../store/store.ts'
import { queryClientOf } from './query-client.ts'

/** How long sending may take at most, in milliseconds: something else is wrong then, and the page shows what. */
const LONGEST = 200
/** How long the page waits for its first answers at most, in milliseconds: then it shows that they are on their way. */
const LONGEST_ANSWERS = 1200

interface Patience {
  /** Comes once there is something to look at meanwhile. */
  shown?: Promise<unknown>
  /** Milliseconds. */
  toSend?: number
  /** Milliseconds from `shown` on. */
  toAnswer?: number
}

const waits = createStore(false)

/**
 * Whether the page of the address waits for its first answers: the shell is painted meanwhile, and the page once, with its
 * rows. A page that is rendered before its answers is rendered again with each of them.
 */
export const pageWaits = { get: waits.get, subscribe: waits.subscribe }

/**
 * Asks the service for what the page of an address shows first; the render finds the answers, or that they are on their
 * way. Comes once the first call is signed and sent: a render that began before would hold it back until its end.
 */
export const askFirst = (
  firstReads: FirstReads | undefined,
  api: Api,
  search: string,
  { shown = Promise.resolve(), toSend = LONGEST, toAnswer = LONGEST_ANSWERS }: Patience = {},
): Promise<void> => {
  if (firstReads === undefined) return Promise.resolve()
  const queryClient = queryClientOf(api)
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(done, toSend)
    // The calls that are signed side by side go out by the next task.
    const unsubscribe = api.waiting.subscribe(() => setTimeout(done))
    waits.set(true)
    const end = (): void => {
      isOver = true
      clearTimeout(patience)
      waits.set(false)
    }
    let isOver = false
    let patience: ReturnType<typeof setTimeout>
    const wait = (): void => {
      if (!isOver) patience = setTimeout(end, toAnswer)
    }
    shown.then(wait, wait)
    firstReads({ api, queryClient, search: new URLSearchParams(search) }).then(end, end)
  })
}
