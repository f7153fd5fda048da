import type { Api } from '../client/create-api.ts'
import type { FirstReads } from '../pages/page.ts'
import { queryClientOf } from './query-client.ts'

/** How long sending may take at most, in milliseconds: something else is wrong then, and the page shows what. */
const LONGEST = 200

/**
 * Asks the service for what the page of an address shows first; the render finds the answers, or that they are on their
 * way. Comes once the first call is signed and sent: a render that began before would hold it back until its end.
 */
export const askFirst = (
  firstReads: FirstReads | undefined,
  api: Api,
  search: string,
  longest = LONGEST,
): Promise<void> => {
  if (firstReads === undefined) return Promise.resolve()
  const queryClient = queryClientOf(api)
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(done, longest)
    // The calls that are signed side by side go out by the next task.
    const unsubscribe = api.waiting.subscribe(() => setTimeout(done))
    firstReads({ api, queryClient, search: new URLSearchParams(search) })
  })
}
