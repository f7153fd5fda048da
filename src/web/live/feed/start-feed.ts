import type { QueryClient } from '@tanstack/react-query'
import { contract } from '#api/contract/table.ts'
import type { Api } from '../../client/create-api.ts'
import { isApiError } from '../../client/api-error.ts'
import { sleepUntil } from '../../client/retry.ts'
import { type ConnectionStateStore, isAnswering } from '../connection-state.ts'
import type { freshAt } from '../fresh.ts'
import type { presentAt } from '../presence/present.ts'
import { createChanges } from './apply-changes.ts'
import { tellChange } from '../told-changes.ts'
import { isAfter } from './cursor.ts'
import { createFreshMarks } from './mark-fresh.ts'
import { type FeedMessage, followFeed } from './follow-feed.ts'
import { shareFeed, type Sharing } from './share-feed.ts'

interface Feed {
  api: Api
  queryClient: QueryClient
  store: ConnectionStateStore
  /** Who is present, for all who show it. */
  present: ReturnType<typeof presentAt>
  /** What others have changed a moment ago. */
  fresh: ReturnType<typeof freshAt>
  /** The key in use. */
  accessKeyId: string
  sharing: Sharing | undefined
  signal: AbortSignal
}

/** By what the tabs of this browser share the line of a key at a service; undefined where the browser cannot. */
export const sharingOf = (baseUrl: string, accessKeyId: string): Sharing | undefined => {
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) return undefined
  const name = `frontdesk-feed ${baseUrl} ${accessKeyId}`
  return { locks: navigator.locks, channel: new BroadcastChannel(name), name }
}

/** Waits, but no longer than until a service that was gone answers something else. */
const sleepUntilBack = async (store: ConnectionStateStore, ms: number, signal: AbortSignal): Promise<void> => {
  const back = new AbortController()
  const wasGone = !isAnswering(store.state())
  const stop = store.subscribe(() => {
    if (wasGone && isAnswering(store.state())) back.abort()
  })
  await sleepUntil(ms, back.signal, signal).finally(stop)
}

/** Lets every open screen follow the feed of changes until the signal ends it, and tells the store how the line is. */
export const startFeed = ({ api, queryClient, store, present, fresh, accessKeyId, sharing, signal }: Feed): void => {
  const marks = createFreshMarks(fresh, accessKeyId)
  const changes = createChanges(queryClient, api, marks.mark)
  let latest: string | undefined
  /** When this tab last tried to open the line, epoch milliseconds. */
  let begunAt: number | undefined
  signal.addEventListener('abort', changes.end, { once: true })
  signal.addEventListener('abort', marks.end, { once: true })

  const takePosition = ({ cursor, latest: newest, isNew }: Extract<FeedMessage, { kind: 'ready' }>): void => {
    latest = newest
    store.met({ what: 'answer' })
    store.fed(true)
    // Nobody tells what changed before the line was open.
    if (isNew) changes.takeAll(Date.now())
    if (isNew) tellChange(api, 'anything')
    if (isAfter(newest, cursor)) store.behind()
  }
  const tell = (message: FeedMessage): void => {
    if (signal.aborted) return
    if (message.kind === 'ready') return takePosition(message)
    if (message.kind === 'change') {
      changes.take(message.change)
      tellChange(api, message.change)
      if (latest === undefined || !isAfter(latest, message.cursor)) store.met({ what: 'answer' })
      return
    }
    if (message.kind === 'presence') return present.set(message.present)
    if (message.kind === 'beat') {
      // A key that is refused stays so, whatever still comes over its last line.
      if (isAnswering(store.state())) store.met({ what: 'answer' })
      return
    }
    store.fed(false)
    // Nobody knows who is there any more.
    present.set([])
    const { error } = message
    if (isApiError(error) && error.kind === 'key') store.met({ what: 'refusal', isWrite: false })
    // Whoever refuses a line is there; a line that breaks may be all that is gone.
    else if (!isApiError(error)) store.met({ what: 'nothing', again: true })
    else if (error.status === 0) store.met({ what: 'nothing', again: false, begunAt })
  }
  void shareFeed({
    sharing,
    from: api.readFrom(),
    tell,
    signal,
    follow: (from, hear) =>
      followFeed(
        {
          open: (cursor, line) => {
            begunAt = Date.now()
            return api.stream(contract.changes.follow, { query: cursor ? { cursor } : {}, signal: line })
          },
          sleep: (ms, line) => sleepUntilBack(store, ms, line),
          random: Math.random,
        },
        from,
        hear,
        signal,
      ),
  })
}
