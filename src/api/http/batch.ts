import { Hono } from 'hono'
import type { BatchRead } from '../contract/batch.ts'
import { Failure } from '../core/failure.ts'
import { discovery, DISCOVERY_PATH } from './discovery.ts'
import type { Feed } from './feed/feed.ts'
import type { Host } from './host.ts'
import { parseCall } from './parse.ts'
import type { ServeRead } from './reads.ts'
import { invalidState, refuse } from './refuse.ts'
import { requireRight } from './rights.ts'
import { jsonResponse } from './respond.ts'
import { type AnyRoute, routePath } from './routes.ts'
import type { Caller } from './verify.ts'

/** Reads of a batch that are under way at once: a caller gets no more of the database than a few calls would. */
const AT_ONCE = 6
/** Characters of answers that a batch holds at most; a larger list is asked for by itself. */
const MOST_CHARACTERS = 4 * 1024 * 1024

/** What of an answer's headers means something without the call around it. */
const TELLING = ['etag', 'x-total-count', 'retry-after']

/** The reads that a batch can be made of: signed ones that end, and show no secret. */
const isReadable = ({ row }: AnyRoute): boolean =>
  row.method === 'GET' && row.kind === undefined && row.auth === undefined && !row.secretAnswer

const tooLarge = (): Failure =>
  new Failure('busy', 'The answers of this batch would be too large together. Ask for this one by itself.', [], {
    retryAfter: 0,
  })

/** One answer as the batch has it: the text of its body is JSON already. */
const itemOf = (status: number, headers: Record<string, string>, text: string): string =>
  `{"status":${status},"headers":${JSON.stringify(headers)}${text === '' ? '' : `,"body":${text}`}}`

interface Parts {
  routes: readonly AnyRoute[]
  serveRead: ServeRead
  feed: Pick<Feed, 'position'>
}

/** Answers many reads of one caller in one text, each as it would be answered by itself. */
export function createBatch<Key>(host: Host<Key>, { routes, serveRead, feed }: Parts) {
  const { headerPrefix } = host.profile
  const alone = new Hono<{ Bindings: { caller: Caller; call: Request } }>()
  for (const route of routes) {
    if (!('operation' in route) || !isReadable(route)) continue
    const { row } = route
    alone.get(routePath(row.path), (c) => {
      const [request, { caller }] = [c.req.raw, c.env]
      requireRight(row, caller, request)
      const parsed = parseCall(row, request, c.req.param(), undefined, headerPrefix)
      return serveRead(route, request, parsed, caller)
    })
  }
  alone.get(DISCOVERY_PATH, () => jsonResponse(200, discovery(host)))
  alone.notFound((c) => refuse(host, c.req.raw, invalidState(c.req.raw), c.env.call))
  alone.onError((thrown, c) => refuse(host, c.req.raw, thrown, c.env.call))

  const requestOf = (at: string, { path, ifNoneMatch, countLimit }: BatchRead): Request =>
    new Request(`${at}${path}`, {
      headers: {
        ...(ifNoneMatch !== undefined && { 'if-none-match': ifNoneMatch }),
        ...(countLimit !== undefined && { [`${headerPrefix}count-limit`]: String(countLimit) }),
      },
    })
  const isTelling = (name: string): boolean => TELLING.includes(name) || name.startsWith(headerPrefix.toLowerCase())
  const answer = async (request: Request, caller: Caller, call: Request): Promise<string> => {
    const response = await alone.fetch(request, { caller, call })
    const headers = Object.fromEntries([...response.headers].filter(([name]) => isTelling(name)))
    return itemOf(response.status, headers, await response.text())
  }

  return async (call: Request, caller: Caller, reads: readonly BatchRead[]): Promise<string> => {
    const { origin } = new URL(call.url)
    // Before anything is read: what changes meanwhile is told to whoever follows from here on.
    const cursor = await feed.position(caller.organizationId)
    const answers: string[] = []
    let characters = 0
    let next = 0
    const work = async (): Promise<void> => {
      while (next < reads.length) {
        const at = next++
        const request = requestOf(origin, reads[at] as BatchRead)
        let item = await answer(request, caller, call)
        if (characters + item.length > MOST_CHARACTERS) {
          const refused = refuse(host, request, tooLarge(), call)
          item = itemOf(refused.status, { 'retry-after': '0' }, await refused.text())
        }
        characters += item.length
        answers[at] = item
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return `{"cursor":"${cursor}","answers":[${answers.join(',')}]}`
  }
}
