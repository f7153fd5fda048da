import type { Api } from '../client/create-api.ts'
import type { Discovery } from '../client/discovery.ts'
import { pageWaits } from '../client/first-read.ts'
import type { FirstReads } from '../pages/page.ts'
import { askCaller } from '../client/use-caller.ts'
import { discoveryOf } from '../client/use-operation.ts'
import { afterPaint } from '../store/after-paint.ts'
import { queryClientOf } from './query-client.ts'

/** How long sending may take at most, in milliseconds: something else is wrong then, and the page shows what. */
const LONGEST = 200
/** How long the page waits for its first answers at most, in milliseconds: then it shows that they are on their way. */
const LONGEST_ANSWERS = 1200

interface Where {
  search: string
  params?: Readonly<Record<string, string>> | undefined
}

interface Beside {
  /** What the deployment said of itself when it was used before. */
  told?: Discovery | undefined
  /** Comes once there is something to look at meanwhile. */
  shown?: Promise<unknown>
  /** Loads the page's code, as soon as its questions are on their way. */
  load?: () => Promise<unknown>
  /** Milliseconds. */
  toSend?: number
  /** Milliseconds from `shown` on. */
  toAnswer?: number
}

/**
 * Asks the service for what the page of an address shows first, and then for the page's code; the render finds both, or that
 * they are on their way. Comes once the first call is signed and sent: a render that began before would hold it back until
 * its end.
 */
export const askFirst = async (
  firstReads: FirstReads | undefined,
  api: Api,
  { search, params = {} }: Where,
  {
    shown = Promise.resolve(),
    told,
    load = () => Promise.resolve(),
    toSend = LONGEST,
    toAnswer = LONGEST_ANSWERS,
  }: Beside = {},
): Promise<void> => {
  pageWaits.set(true)
  const queryClient = queryClientOf(api)
  const answers = firstReads?.({ api, queryClient, search: new URLSearchParams(search), params })
  // Among the first reads, be they these or those of the page itself, it is no call more; and the feed goes on from before it.
  const askTold = (): void => {
    if (!told?.extensions.includes('batch')) return
    void queryClient.prefetchQuery(discoveryOf(api))
    if (told.extensions.includes('me')) void askCaller(queryClient, api)
  }
  if (answers) {
    askTold()
    await sent(api, toSend)
  }
  void waitFor(Promise.allSettled([answers, load()]), shown, toAnswer).then(() => {
    if (!answers) askTold()
    afterPaint(() => void queryClient.prefetchQuery(discoveryOf(api)))
  })
}

/** Comes when a call has been sent, or after so many milliseconds. */
const sent = (api: Api, longest: number): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(done, longest)
    // The calls that are signed side by side go out by the next task.
    const unsubscribe = api.waiting.subscribe(() => setTimeout(done))
  })

/** Lets the page wait until this has come, and once there is something to look at no longer than so many milliseconds. */
async function waitFor(first: Promise<unknown>, shown: Promise<unknown>, longest: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const impatience = shown
    .catch(() => undefined)
    .then(() => new Promise((resolve) => (timer = setTimeout(resolve, longest))))
  await Promise.race([first, impatience])
  clearTimeout(timer)
  pageWaits.set(false)
}
