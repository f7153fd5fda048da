import type { Api } from '../client/create-api.ts'
import type { FeedChange } from './feed/follow-feed.ts'

/** What the feed told: one change, or that nobody knows what has changed. */
export type ToldChange = FeedChange | 'anything'

type Listener = (change: ToldChange) => void

const listeners = new WeakMap<Api, Set<Listener>>()

/** Hands on what the feed of a connection told, to whoever keeps what was read beside the page's own cache. */
export const tellChange = (api: Api, change: ToldChange): void =>
  listeners.get(api)?.forEach((listener) => listener(change))

/** Hears all that the feed of a connection tells, also of this page's own writes; answers how to end that. */
export const hearChanges = (api: Api, listener: Listener): (() => void) => {
  const heard = listeners.get(api) ?? new Set()
  listeners.set(api, heard.add(listener))
  return () => void heard.delete(listener)
}
