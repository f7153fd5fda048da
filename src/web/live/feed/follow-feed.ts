import { isApiError } from '../../client/api-error.ts'
import { isObject, textOf } from '#api/contract/json-object.ts'
import type { ShownPresence } from '../presence/present.ts'
import { isAfter } from './cursor.ts'
import { readEvents, type StreamEvent } from './event-stream.ts'

/** One change as the feed tells it: which record, not what is in it. */
export interface FeedChange {
  resource: string
  id: string
  /** Of the record after the change; null where records have none. */
  version: number | null
  /** `group.operation` of what wrote it. */
  operation: string
  person?: string
  key?: string
}

/** What comes over the feed. */
export type FeedMessage =
  /** All up to here is known, or will come next. `isNew`: what changed before is not told, so what was read may be old. */
  | { kind: 'ready'; cursor: string; latest: string; isNew: boolean }
  | { kind: 'change'; cursor: string; change: FeedChange }
  /** All who are present now. */
  | { kind: 'presence'; present: readonly ShownPresence[] }
  /** Nothing has changed: what is on the screen is as of now. */
  | { kind: 'beat' }
  /** The line is gone; it is tried again. */
  | { kind: 'lost'; error: unknown }

/** The world around a feed, handed in. */
export interface FeedWorld {
  open: (cursor: string | undefined, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>
  /** Waits; fails where the signal ends it, and where a page that is gone has no clock any more. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>
  random: () => number
}

/** A line on which nothing came for so long is gone, milliseconds, where nothing is told of its heartbeats. */
const SILENCE = 45_000
/** Else one on which as many of them did not come, */
const MISSED = 3
/** but never sooner than this, milliseconds: a page may be held up for a moment. */
const LEAST_SILENCE = 3000
const FIRST_WAIT = 500
const LONGEST_WAIT = 30_000

const parsed = (data: string): Record<string, unknown> => {
  const value: unknown = JSON.parse(data)
  return isObject(value) ? value : {}
}

const changeIn = (data: string): FeedChange => {
  const { resource, id, version, operation, person, key } = parsed(data)
  return {
    resource: textOf(resource),
    id: textOf(id),
    version: typeof version === 'number' ? version : null,
    operation: textOf(operation),
    ...(typeof person === 'string' && { person }),
    ...(typeof key === 'string' && { key }),
  }
}

/** Calls back after a silence; answers how to say that something came, how often it should, and how to end it. */
const watchSilence = (onSilence: () => void) => {
  let longest = SILENCE
  let timer = setTimeout(onSilence, longest)
  const came = (): void => {
    clearTimeout(timer)
    timer = setTimeout(onSilence, longest)
  }
  return {
    came,
    expect: (heartbeat: number): void => {
      longest = Math.max(LEAST_SILENCE, MISSED * heartbeat)
      came()
    },
    end: (): void => clearTimeout(timer),
  }
}

/**
 * Follows the feed from a cursor until the signal ends it: resumes where it was after a lost line, waiting longer after
 * each failure, and tells of a reset as of a new beginning. A key that is refused ends it, since only another one helps.
 */
export const followFeed = async (
  { open, sleep, random }: FeedWorld,
  from: string | undefined,
  tell: (message: FeedMessage) => void,
  signal: AbortSignal,
): Promise<void> => {
  let cursor = from
  let isBegun = from !== undefined
  let failures = 0

  const take = ({ event, data, id }: StreamEvent): void => {
    if (event === 'ready' || event === 'reset') {
      failures = 0
      const { cursor: begin, latest } = parsed(data)
      cursor = textOf(begin)
      tell({ kind: 'ready', cursor, latest: textOf(latest), isNew: isBegun === false || event === 'reset' })
      isBegun = true
    } else if (event === 'presence') {
      const { present } = parsed(data)
      tell({ kind: 'presence', present: Array.isArray(present) ? (present as ShownPresence[]) : [] })
    } else if (data !== '' && id !== '' && isAfter(id, cursor)) {
      cursor = id
      tell({ kind: 'change', cursor: id, change: changeIn(data) })
    } else if (event === '' && data === '') tell({ kind: 'beat' })
  }

  const listen = async (): Promise<void> => {
    const line = new AbortController()
    const end = (): void => line.abort(signal.reason)
    signal.addEventListener('abort', end, { once: true })
    const silence = watchSilence(() => line.abort(new DOMException('Nothing came for too long.', 'TimeoutError')))
    try {
      const stream = await open(cursor, line.signal)
      for await (const event of readEvents(stream)) {
        silence.came()
        const { heartbeat } = event.event === 'ready' ? parsed(event.data) : {}
        if (typeof heartbeat === 'number') silence.expect(heartbeat)
        take(event)
      }
    } finally {
      silence.end()
      signal.removeEventListener('abort', end)
      line.abort()
    }
  }

  while (!signal.aborted) {
    let error: unknown
    try {
      // oxlint-disable-next-line no-await-in-loop -- One line at a time.
      await listen()
    } catch (thrown) {
      error = thrown
    }
    if (signal.aborted) return
    tell({ kind: 'lost', error })
    if (isApiError(error) && ['key', 'rights', 'not-found'].includes(error.kind)) return
    const told = isApiError(error) ? (error.retryAfter ?? 0) * 1000 : 0
    const wait = Math.max(told, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures++) * (0.5 + random() / 2))
    try {
      // oxlint-disable-next-line no-await-in-loop
      await sleep(wait, signal)
    } catch {
      // Given up, or the page is gone: without a wait between its tries it would go on for good.
      return
    }
  }
}
