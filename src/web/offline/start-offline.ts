import type { QueryClient } from '@tanstack/react-query'
import type { Row } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import { sendCall } from '../client/send-call.ts'
import type { Api } from '../client/create-api.ts'
import { invalidate } from '../client/query.ts'
import { type ConnectionStateStore, isAnswering } from '../live/connection-state.ts'
import { bookedInstead, unsentAt } from '../live/unsent.ts'
import { keepDays } from './keep-days.ts'
import { withRecord } from './kept-days.ts'
import { offlineBehind, type Offline } from './open-offline.ts'
import { sendUnsent } from './send-unsent.ts'
import { keepPage } from './service-worker/register.ts'
import { isObject } from '#api/contract/json-object.ts'
import { trustOwnCode } from '../store/trust-own-code.ts'
import { nextUnsent } from './unsent-queue.ts'

/** How long what was not answered waits for its next try, while the service answers others. Milliseconds. */
const AGAIN = 5000

interface Starting {
  api: Api
  queryClient: QueryClient
  live: ConnectionStateStore
  signal: AbortSignal
}

/** Holds a lock for as long as some work takes; without locks each page is alone. */
const alone = async (name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> => {
  if (signal.aborted) return
  await (globalThis.navigator?.locks ? navigator.locks.request(name, { signal }, work) : work())
}

/** Sends what waits whenever the service answers, in one tab of this browser at a time. */
const keepSending = ({ api, queryClient, live, signal }: Starting, { queue, days }: Offline): void => {
  let isRunning = false
  const changed: Row = contract.appointmentsV2.update
  const isUp = (): boolean => !signal.aborted && isAnswering(live.state())
  const run = async (): Promise<void> => {
    if (isRunning || !isUp() || !nextUnsent(queue.calls())) return
    isRunning = true
    try {
      await alone(`frontdesk-unsent ${api.connectionId}`, signal, () =>
        sendUnsent({
          queue,
          isUp,
          knowsKeys: async () => (await api.discovery()) !== null,
          send: (call, again) => sendCall(api, call.call, { signal, idempotencyKey: call.id, again }),
          onSent: (_, answer) => {
            if (isObject(answer)) void days.change((it) => withRecord(it, answer)).catch(() => undefined)
          },
        }),
      )
    } finally {
      isRunning = false
      void invalidate(queryClient, changed)
    }
  }
  const tryNow = (): void => void run().catch(() => undefined)
  const stops = [live.subscribe(tryNow), queue.subscribe(tryNow)]
  const timer = setInterval(tryNow, AGAIN)
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    for (const stop of stops) stop()
  })
  tryNow()
}

/** Keeps the page, the days and what is typed for a day without a line, until the signal ends it. */
export const startOffline = async (starting: Starting): Promise<void> => {
  const { api, live, signal } = starting
  trustOwnCode()
  void keepPage()
  const door = await api.offline?.open()
  const offline = door && offlineBehind(door)
  if (!offline || signal.aborted) return
  const { queue } = offline
  const marks = unsentAt(api)
  const mark = (): void => marks.set(new Set(queue.calls().map(({ recordId }) => recordId)))
  signal.addEventListener('abort', queue.subscribe(mark))
  const taken = bookedInstead(api)
  const dropTaken = (): void => {
    const call = queue.calls().find(({ id }) => id === taken.get())
    if (call) void queue.drop(call).catch(() => undefined)
  }
  signal.addEventListener('abort', taken.subscribe(dropTaken))
  await queue.load()
  mark()
  keepSending(starting, offline)
  await alone(`frontdesk-days ${api.connectionId}`, signal, () => keepDays({ api, offline, live, signal })).catch(
    () => undefined,
  )
}
