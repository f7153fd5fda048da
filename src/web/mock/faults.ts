import { REFUSALS, type Refusal } from '#api/contract/errors.ts'
import type { BatchQuestion } from '#api/contract/batch.ts'
import { contract } from '#api/contract/table.ts'
import { MINUTE } from '#api/time/durations.ts'
import { createStore } from '../store/store.ts'

/**
 * What can be made to go wrong, for training and tests: from the settings page, by `?faults=slow,429`, or for one call
 * by a sentinel: a search or a body that contains `fault:409` (or another name of this list) meets that fault alone.
 *
 * - `slow`: every call takes 0.6 to 2 s
 * - `429`: every third call is refused with `Retry-After: 1`
 * - `500`: every call fails
 * - `409`: every save (POST, PUT, DELETE) meets a conflict
 * - `clock`: the service's clock is 20 minutes ahead
 * - `offline`: no call reaches the service
 * - `cut`: every other piece of an upload breaks off in its middle
 * - `full`: there is no room for a piece of an upload
 * - `damaged`: the bytes of uploads arrive changed
 * - `expired`: the first address that an upload is sent to has expired
 *
 * The last four are met by every piece while they are on; a sentinel does not reach them.
 */
const FAULTS = ['slow', '429', '500', '409', 'clock', 'offline', 'cut', 'full', 'damaged', 'expired'] as const
/** The name of a fault. */
export type Fault = (typeof FAULTS)[number]

const isFault = (text: string): text is Fault => (FAULTS as readonly string[]).includes(text)

/** The faults that a list such as `slow,429` names; other words are passed over. */
const readFaults = (text: string): Fault[] =>
  text.split(',').flatMap((word) => (isFault(word.trim()) ? [word.trim() as Fault] : []))

/** How far ahead the service's clock is under `clock`, in milliseconds. */
const CLOCK_AHEAD = 20 * MINUTE

/** The service's clock, epoch milliseconds. */
export const clockUnder = (faults: Pick<Faults, 'current'>, now: () => number) => (): number =>
  now() + (faults.current().has('clock') ? CLOCK_AHEAD : 0)

const KEPT = 'frontdesk-faults'

const SAVES = ['POST', 'PUT', 'DELETE']
/** A batch is sent as a POST and only reads. */
const isSave = (method: string, { pathname }: URL): boolean =>
  SAVES.includes(method) && pathname !== contract.batch.read.path

/** The faults that are switched on; they last as long as the tab. */
export const createFaults = (wanted: string | null, tab: Pick<Storage, 'getItem' | 'setItem'>) => {
  const on = createStore<ReadonlySet<Fault>>(new Set(readFaults(wanted ?? tab.getItem(KEPT) ?? '')))
  const put = (next: ReadonlySet<Fault>): void => {
    tab.setItem(KEPT, [...next].join(','))
    on.set(next)
  }
  if (wanted !== null) put(on.get())
  return {
    all: FAULTS,
    current: on.get,
    set: (fault: Fault, active: boolean): void => {
      const others = [...on.get()].filter((it) => it !== fault)
      put(new Set(active ? [...others, fault] : others))
    },
    subscribe: on.subscribe,
  }
}
/** The switches of mock mode. */
export type Faults = ReturnType<typeof createFaults>

const refusal = (name: Refusal, url: URL, description: string, headers: Record<string, string> = {}): Response => {
  const { status, code } = REFUSALS[name]
  const body = { code, timestamp: new Date().toISOString(), path: url.pathname, description }
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
}

/** Waits for the length of a slow call, or until the call is given up. */
const linger = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Sends the reads of a batch out one by one where one of them names a fault, so that it alone meets that. */
const oneByOne = (url: URL, body: string): Response | undefined => {
  if (url.pathname !== contract.batch.read.path || !decodeURIComponent(body).includes('fault:')) return undefined
  const { reads } = JSON.parse(body) as BatchQuestion
  const answers = reads.map(() => ({ status: REFUSALS.busy.status, headers: {} }))
  return new Response(JSON.stringify({ answers }), { headers: { 'content-type': 'application/json' } })
}

/** Meets a call with the faults that are on; undefined lets it through to the service. */
export const createFaultyLine = (faults: Faults) => {
  let calls = 0
  return async (request: Request, body: string): Promise<Response | undefined> => {
    const url = new URL(request.url)
    const apart = oneByOne(url, body)
    if (apart) return apart
    const said = decodeURIComponent(url.search) + body
    const on = (fault: Fault): boolean => faults.current().has(fault) || said.includes(`fault:${fault}`)
    calls += 1
    if (on('offline')) throw new TypeError('The line is switched off (mock mode).')
    if (on('slow')) await linger(600 + ((calls * 467) % 1400), request.signal)
    if (on('429') && calls % 3 === 0)
      return refusal('tooMany', url, 'Too many calls (mock mode).', { 'retry-after': '1' })
    if (on('500')) return refusal('unknown', url, 'Something broke (mock mode).')
    if (on('409') && isSave(request.method, url))
      return refusal('conflict', url, 'Someone else saved first (training).')
    return undefined
  }
}
