import type { Api } from '../client/create-api.ts'
import type { Discovery } from '../client/discovery.ts'
import { pageComes, pageWaits } from '../client/first-read.ts'
import type { FirstReads } from '../pages/page.ts'
import { askCaller } from '../client/use-caller.ts'
import { discoveryOf } from '../client/use-operation.ts'
import { afterPaint } from '../store/after-paint.ts'
import { queryClientOf } from './query-client.ts'

/** How long sending may take at most, in milliseconds: something else is wrong then, and the page shows what. */
const LONGEST = 200
/** How long the page waits for its first answers at most, in milliseconds: then it shows that they are on their way. */
const LONGEST_ANSWERS = 1200
/** How long the page's code keeps what stands behind every page from the line at most, in milliseconds: it may never come. */
const LONGEST_CODE = 30_000

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
  /** Milliseconds. */
  toLoad?: number
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
    toLoad = LONGEST_CODE,
  }: Beside = {},
): Promise<void> => {
  pageWaits.set(true)
  pageComes.set(true)
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
  const code = load()
  const stands = within(Promise.allSettled([answers, code]), toAnswer, shown).then(() => pageWaits.set(false))
  void Promise.all([stands, within(code, toLoad)]).then(() => {
    pageComes.set(false)
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

/** Comes when this has ended, well or not, and at most so many milliseconds after `from`. */
async function within(
  awaited: Promise<unknown>,
  longest: number,
  from: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const impatience = from
    .catch(() => undefined)
    .then(() => new Promise((resolve) => (timer = setTimeout(resolve, longest))))
  await Promise.race([awaited.catch(() => undefined), impatience])
  clearTimeout(timer)
}
