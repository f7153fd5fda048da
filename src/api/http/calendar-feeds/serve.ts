import { MINUTE } from '../../time/durations.ts'
import { Failure } from '../../core/failure.ts'
import type { Store } from '../../core/store.ts'
import type { Log } from '../log.ts'
import { invalidState, refuse } from '../refuse.ts'
import { pathOfUrl } from '../path-of-url.ts'
import { type FeedAddresses, FEEDS_PATH } from './addresses.ts'
import { writeFeed } from './write-feed.ts'

/** Readings of one address in a minute; calendars ask some times an hour. */
const READINGS = 30
/** Addresses that are counted at once. */
const MOST_COUNTED = 10_000

/** What serving calendar feeds needs of its host. */
export interface CalendarFeedDeps {
  store: Pick<Store, 'read'>
  addresses: FeedAddresses
  now: () => number
  sha256Hex: (bytes: Uint8Array<ArrayBuffer>) => string | Promise<string>
  log: Log
}

/** Refuses who reads one address too often with 429, whichever key and process made it. */
function createTurnstile(now: () => number): (name: string) => void {
  const counted = new Map<string, { count: number; since: number }>()
  return (name) => {
    const known = counted.get(name)
    const fresh = known && Math.abs(now() - known.since) < MINUTE ? known : { count: 0, since: now() }
    fresh.count++
    counted.delete(name)
    const [oldest] = counted.keys()
    if (counted.size >= MOST_COUNTED && oldest !== undefined) counted.delete(oldest)
    counted.set(name, fresh)
    if (fresh.count <= READINGS) return
    const retryAfter = Math.max(1, Math.ceil((fresh.since + MINUTE - now()) / 1000))
    const description = `This address was read too often; try again in ${retryAfter} seconds.`
    throw new Failure('tooMany', description, [], { retryAfter })
  }
}

const utf8 = new TextEncoder()

/** Answers what is addressed to a calendar feed; undefined for everything else. */
export function createServeFeeds({ store, addresses, now, sha256Hex, log }: CalendarFeedDeps) {
  const count = createTurnstile(now)

  const serve = async (request: Request, pathname: string): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw invalidState(request)
    const opened = addresses.open(pathname)
    count(opened.feed.id)
    const text = utf8.encode(await writeFeed(store, opened, now()))
    const etag = `"${(await sha256Hex(text)).slice(0, 32)}"`
    const headers = {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="calendar.ics"',
      // The address alone opens it, so that nobody between may keep it.
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      etag,
    }
    const known = request.headers.get('if-none-match')?.split(',') ?? []
    if (known.some((it) => ['*', etag].includes(it.trim().replace(/^W\//, '')))) {
      return new Response(null, { status: 304, headers })
    }
    return new Response(request.method === 'HEAD' ? null : text, { status: 200, headers })
  }

  return (request: Request): Promise<Response> | undefined => {
    const pathname = pathOfUrl(request.url)
    if (!pathname.startsWith(`${FEEDS_PATH}/`)) return undefined
    return serve(request, pathname).catch((thrown: unknown) => refuse({ now, log }, request, thrown))
  }
}
