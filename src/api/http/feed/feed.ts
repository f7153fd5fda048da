import { MINUTE } from '../../time/durations.ts'
import { Failure } from '../../core/failure.ts'
import { rightsOf } from '../../core/rules/rights.ts'
import type { Store } from '../../core/store.ts'
import { FEED_KEPT } from '../../core/jobs/drop-changes.ts'
import { isEnabled } from '../../core/enabled.ts'
import type { Log } from '../log.ts'
import { Board } from './board.ts'
import { type Cursor, cursorText, joined, positionEvent, readCursor } from './events.ts'
import { type Follower, FeedStream } from './stream.ts'
import { type Line, Tail } from './tail.ts'

/** What feeds may take; times in milliseconds. */
export interface FeedLimits {
  /** Open feeds of one key. */
  streams: number
  /** How often a silent feed shows that it is alive. */
  heartbeat: number
  /** How often the table is asked, where no notice comes. */
  poll: number
  /** How long a reader may leave what was sent unread. */
  unread: number
  /** How long the table may not be readable before feeds end: who is told nothing must know it. */
  unreadable: number
}

/** Where nobody says otherwise. */
export const FEED_LIMITS: FeedLimits = {
  streams: 50,
  heartbeat: 5000,
  poll: 2000,
  unread: MINUTE,
  unreadable: 10_000,
}

/** What feeds need of their host. */
export interface FeedDeps {
  store: Store
  now: () => number
  log: Log
  limits?: Partial<FeedLimits> | undefined
}

/** Who asks for a feed, and from where on. */
export interface FeedCall {
  organizationId: string
  accessKeyId: string
  /** As it was given; undefined for what changes from now on. */
  cursor: string | undefined
  signal: AbortSignal
}

/** The feeds of one process. */
export interface Feed {
  open(call: FeedCall): Promise<Response>
  /**
   * The cursor of a change of an organization that everything read from now on shows, if perhaps not of the newest one: who
   * reads after it and follows from there misses nothing.
   */
  position(organizationId: string): Promise<string>
  /** How many are open. */
  streams(): number
  /** Ends all feeds, and every one that is asked for afterwards. */
  close(): void
}

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // Proxies that gather answers would hold the events back.
  'x-accel-buffering': 'no',
}

/** All who follow one organization, and those who are about to. */
interface Audience {
  tail: Tail
  board: Board
  streams: Set<FeedStream>
  coming: number
  /** Since when the changes cannot be read, epoch milliseconds. */
  failingSince: number | undefined
}

/** One reader of each organization's changes, and all who follow them in this process (interface, section 8). */
export function createFeed({ store, now, log, limits }: FeedDeps): Feed {
  const { streams: most, heartbeat, poll, unread, unreadable } = { ...FEED_LIMITS, ...limits }
  const audiences = new Map<string, Audience>()
  const ofKey = new Map<string, number>()
  let isEnding = false
  let stop: (() => void) | undefined

  const advance = (audience: Audience): void => {
    audience.tail.advance().then(
      () => void (audience.failingSince = undefined),
      (error: unknown) => {
        audience.failingSince ??= now()
        log.debug('changes not read', { cause: String(error) })
      },
    )
  }
  const readBoard = ({ board }: Audience): void => {
    board.read().catch((error: unknown) => log.debug('presence not read', { cause: String(error) }))
  }
  const allStreams = (): FeedStream[] => [...audiences.values()].flatMap(({ streams }) => [...streams])

  const begin = (): void => {
    if (stop) return
    const stopHearing = store.onChange((organizationId) => {
      const audience = audiences.get(organizationId)
      if (audience) advance(audience)
    })
    const stopHearingPresence = store.onPresence((organizationId) => {
      const audience = audiences.get(organizationId)
      if (audience) readBoard(audience)
    })
    const timers = [setInterval(() => audiences.forEach(advance), poll), setInterval(look, Math.min(1000, poll))]
    stop = () => {
      stopHearing()
      stopHearingPresence()
      for (const timer of timers) clearInterval(timer)
      stop = undefined
    }
  }

  /** Ends feeds that nothing can be told to, whose key has ended by itself, and those that nobody reads. */
  const look = (): void => {
    for (const audience of audiences.values()) {
      if (audience.board.isOld()) readBoard(audience)
      if (audience.failingSince === undefined || now() - audience.failingSince <= unreadable) continue
      for (const stream of audience.streams) stream.close(new Error('The changes cannot be read.'))
    }
    for (const stream of allStreams()) {
      if (stream.follower.endsAt <= now()) stream.close()
      else if (stream.idleSince !== undefined && now() - stream.idleSince > unread) {
        stream.close(new Error('Nobody reads this feed.'))
      }
    }
  }

  const dismiss = (audience: Audience): void => {
    if (audience.coming > 0 || audience.streams.size > 0) return
    audiences.delete(audience.tail.organizationId)
    if (audiences.size === 0) stop?.()
  }

  const count = (accessKeyId: string, by: 1 | -1): void => {
    const open = (ofKey.get(accessKeyId) ?? 0) + by
    if (open === 0) ofKey.delete(accessKeyId)
    else ofKey.set(accessKeyId, open)
  }

  /** Who follows with a key; undefined where it opens nothing any more. */
  const followerOf = async (accessKeyId: string): Promise<Follower | undefined> => {
    const bearer = await store.credentials.bearer(accessKeyId)
    if (!bearer || !isEnabled(bearer)) return undefined
    const { key, person } = bearer
    const endsAt = key.expiresAt === undefined ? Infinity : Date.parse(key.expiresAt)
    const rights = rightsOf(key, person)
    if (endsAt <= now() || !rights.includes('read')) return undefined
    return { accessKeyId, personId: key.personId, rights, endsAt }
  }

  /** Whose key cannot be looked up is not told anything more: a reader whose feed breaks comes again. */
  const check = async (stream: FeedStream): Promise<void> => {
    try {
      const follower = await followerOf(stream.follower.accessKeyId)
      if (follower) Object.assign(stream.follower, follower)
      else stream.close()
    } catch (error) {
      stream.close(error)
    }
  }

  /** Keys and people change in the table too: whoever follows with one of them is looked at before anything else is sent. */
  const onLines = (streams: ReadonlySet<FeedStream>, lines: readonly Line[]): void => {
    const ofAccess = lines.filter(({ resource }) => resource === 'keys' || resource === 'people')
    const subjects = new Set(ofAccess.map(({ id }) => id))
    for (const stream of streams) {
      const { accessKeyId, personId = '' } = stream.follower
      if (subjects.has(accessKeyId) || subjects.has(personId)) stream.check(check(stream))
      stream.wake()
    }
  }

  const audienceOf = (organizationId: string): Audience => {
    const known = audiences.get(organizationId)
    if (known) return known
    const streams = new Set<FeedStream>()
    const tail = new Tail(store, organizationId, (lines) => onLines(streams, lines))
    const board = new Board(store, organizationId, now, () => {
      for (const stream of streams) stream.wake()
    })
    const audience: Audience = { tail, board, streams, coming: 0, failingSince: undefined }
    audiences.set(organizationId, audience)
    return audience
  }

  /** Whether all changes after a cursor can be told. */
  const isKept = async (tail: Tail, { epoch, seq }: Cursor): Promise<boolean> => {
    if (epoch !== tail.epoch || seq > tail.last) return false
    if (seq === tail.last) return true
    const [next] = (await tail.read(seq, 1)).items
    return next?.seq === seq + 1 && Date.parse(next.at) >= now() - FEED_KEPT
  }

  const follow = async (audience: Audience, { accessKeyId, cursor, signal }: FeedCall): Promise<FeedStream> => {
    const { tail, board, streams } = audience
    await Promise.all([tail.advance(), board.read()])
    const given = cursor === undefined ? undefined : readCursor(cursor)
    const goesOn = given !== undefined && (await isKept(tail, given))
    const newest = { epoch: tail.epoch, seq: tail.last }
    const at = goesOn ? given : newest
    const reset = cursor !== undefined && !goesOn ? [positionEvent('reset', at, newest.seq, heartbeat)] : []
    const first = joined([...reset, positionEvent('ready', at, newest.seq, heartbeat)])
    const onClose = (closed: FeedStream): void => {
      streams.delete(closed)
      count(accessKeyId, -1)
      dismiss(audience)
    }
    const nobody = { accessKeyId, personId: undefined, rights: [], endsAt: Infinity }
    const stream = new FeedStream(nobody, tail, board, at, first, { heartbeat, now, onClose })
    streams.add(stream)
    signal.addEventListener('abort', () => stream.close(), { once: true })
    if (signal.aborted || isEnding) stream.close()
    // Only now is what becomes of the key heard of: it may have ended since the call was verified.
    const checking = check(stream)
    stream.check(checking)
    await checking
    return stream
  }

  return {
    open: async (call) => {
      if (isEnding) throw new Failure('busy', 'This service is stopping. Connect again.', [], { retryAfter: 1 })
      const { accessKeyId, organizationId } = call
      if ((ofKey.get(accessKeyId) ?? 0) >= most) {
        throw new Failure('tooMany', `This access key follows changes ${most} times already.`, [], { retryAfter: 10 })
      }
      count(accessKeyId, 1)
      begin()
      const audience = audienceOf(organizationId)
      audience.coming++
      try {
        const { body } = await follow(audience, call)
        return new Response(body, { status: 200, headers: HEADERS })
      } catch (error) {
        count(accessKeyId, -1)
        throw error
      } finally {
        audience.coming--
        dismiss(audience)
      }
    },
    position: async (organizationId) => {
      const tail = audiences.get(organizationId)?.tail
      // Whoever follows has had the table read already.
      if (tail && tail.epoch !== '') return cursorText({ epoch: tail.epoch, seq: tail.last })
      const { epoch, last } = await store.read(organizationId, (rows) => rows.changes.after(Number.MAX_SAFE_INTEGER, 0))
      return cursorText({ epoch, seq: last })
    },
    streams: () => allStreams().length,
    close: () => {
      isEnding = true
      for (const stream of allStreams()) stream.close()
      stop?.()
    },
  }
}
