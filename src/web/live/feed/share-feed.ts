import { isAfter } from './cursor.ts'
import type { FeedMessage } from './follow-feed.ts'

/** What tabs that share one line say to each other: what came over it, and the question of one that has just come. */
type TabWord = Exclude<FeedMessage, { kind: 'lost' }> | { kind: 'lost' } | { kind: 'hello' }

/** What tabs share one line by; absent in browsers that have neither. */
export interface Sharing {
  locks: Pick<LockManager, 'request'>
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>
  /** Base URL and key: only tabs with the same two share a line. */
  name: string
}

interface SharedFeed {
  sharing: Sharing | undefined
  /** Up to where this tab knows all, if it does. */
  from: string | undefined
  /** Follows the line itself. */
  follow: (from: string | undefined, tell: (message: FeedMessage) => void) => Promise<void>
  tell: (message: FeedMessage) => void
  signal: AbortSignal
}

const isWord = (value: unknown): value is TabWord => typeof value === 'object' && value !== null && 'kind' in value

/**
 * Follows the feed over one line for all tabs: whoever holds the lock has the line and passes on what comes; when it goes,
 * the next one goes on from where it was itself. Nothing is told twice, and nothing is left out.
 */
export const shareFeed = async ({ sharing, from, follow, tell, signal }: SharedFeed): Promise<void> => {
  if (!sharing) return follow(from, tell)
  const { locks, channel, name } = sharing
  let cursor = from
  let leads = false
  /** The leader's own standing, for whoever asks; undefined while it has no line. */
  let standing: { cursor: string; latest: string } | undefined
  let present: FeedMessage | undefined

  const hear = (message: FeedMessage): void => {
    if (message.kind === 'change') {
      if (!isAfter(message.cursor, cursor)) return
      ;({ cursor } = message)
    } else if (message.kind === 'ready') {
      // Who comes to a line that is open has missed what it told before that; who was on it has missed nothing.
      const isNew = message.isNew || isAfter(message.cursor, cursor)
      if (isNew) ({ cursor } = message)
      tell({ ...message, isNew })
      return
    }
    tell(message)
  }
  const pass = (word: TabWord): void => channel.postMessage(word)

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isWord(data) || signal.aborted) return
    if (data.kind === 'hello') {
      if (leads && standing) pass({ kind: 'ready', ...standing, isNew: false })
      if (leads && standing && present) pass(present)
      return
    }
    if (!leads) hear(data.kind === 'lost' ? { kind: 'lost', error: undefined } : data)
  })
  signal.addEventListener('abort', () => channel.close(), { once: true })
  pass({ kind: 'hello' })
  await locks
    .request(name, { signal }, async () => {
      leads = true
      await follow(cursor, (message) => {
        if (message.kind === 'lost') {
          standing = undefined
          present = undefined
          pass({ kind: 'lost' })
        } else if (message.kind === 'presence') {
          present = message
          pass(message)
        } else if (message.kind === 'beat') pass(message)
        else {
          standing = { cursor: message.cursor, latest: message.kind === 'ready' ? message.latest : message.cursor }
          pass(message)
        }
        hear(message)
      })
    })
    .catch(() => undefined)
}
