import type { Query, QueryClient } from '@tanstack/react-query'
import { afterPaint } from '../store/after-paint.ts'
import { createStore, type Readable } from '../store/store.ts'

/** Milliseconds without a reading under way after which the first ones are over; one often asks for the next. */
const QUIET = 250
/** The same for a page that reads nothing. */
const NOTHING_READ = 2000

/** Whether a query reads records, rather than what the deployment says of itself or of the key. */
const readsRecords = ({ queryKey }: Query): boolean => queryKey.length > 2 && queryKey[1] !== 'me'

/**
 * Whether the page of the address waits for its code and its first answers: the shell is painted meanwhile, and the page once,
 * with its rows. A page that is rendered before its answers is rendered again with each of them.
 */
export const pageWaits = createStore(false)

/**
 * Whether code or first answers of the page of the address are on their way, also once the page waits no longer: what every page
 * has behind its rows is not asked for beside them.
 */
export const pageComes = createStore(false)

const known = new WeakMap<QueryClient, Readable<boolean>>()

const watch = (queryClient: QueryClient): Readable<boolean> => {
  const isOver = createStore(false)
  const cache = queryClient.getQueryCache()
  let timer: ReturnType<typeof setTimeout>
  const isReading = (): boolean =>
    cache
      .getAll()
      .filter(readsRecords)
      .some(({ state }) => state.fetchStatus === 'fetching')
  const look = (): void => {
    clearTimeout(timer)
    if (pageComes.get()) return
    const reads = cache.getAll().filter(readsRecords)
    if (isReading()) return
    const hasRead = reads.some(({ state }) => state.status !== 'pending')
    // What was rendered with the last answer may ask for more as soon as it is on the screen.
    timer = setTimeout(() => afterPaint(end), hasRead ? QUIET : NOTHING_READ)
  }
  const subscriptions = [cache.subscribe(look), pageComes.subscribe(look)]
  const end = (): void => {
    if (isReading() || pageComes.get()) return
    for (const unsubscribe of subscriptions) unsubscribe()
    isOver.set(true)
  }
  look()
  return isOver
}

/** Whether the first rows of a connection are there, so that what can wait for them may be asked now. */
export const firstReadOf = (queryClient: QueryClient): Readable<boolean> => {
  const found = known.get(queryClient) ?? watch(queryClient)
  known.set(queryClient, found)
  return found
}
