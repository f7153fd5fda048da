import { DISCOVERY_PATH } from '#api/http/discovery.ts'
import { OPENAPI_PATH } from '#api/http/handler.ts'
import { FEEDS_PATH } from '#api/http/calendar-feeds/addresses.ts'
import { MEDIA_PATH, UPLOADS_PATH } from '#api/http/media/addresses.ts'
import { pathOfUrl } from '#api/http/path-of-url.ts'
import { newId } from '../random.ts'
import type { ServerLog } from '../log.ts'
import { beginFacts, type CallFacts } from './call-facts.ts'

/** The header in which a call is named by who makes it, and by the answer. */
export const REQUEST_ID_HEADER = 'x-request-id'
const SANE = /^[\w.:-]{8,100}$/

/** Calls of these statuses were kept out, and an operator wants to see them without asking. */
const REFUSED = new Set([401, 403, 429])

/** A call that was answered; `seconds` until its answer began. */
export interface AnsweredCall extends CallFacts {
  method: string
  status: number
  seconds: number
}

type Serve = (request: Request) => Promise<Response>

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const plainRoutes: Record<string, string> = { [DISCOVERY_PATH]: 'discovery', [OPENAPI_PATH]: 'openapi' }

/** What was asked for where no row of the contract says so: the parts of an address that name something are left out. */
function routeOf(request: Request, status: number): string {
  const pathname = pathOfUrl(request.url)
  const known = plainRoutes[pathname]
  if (known !== undefined) return known
  if (pathname.startsWith(`${MEDIA_PATH}/`)) return 'media'
  if (pathname.startsWith(`${UPLOADS_PATH}/`)) return 'uploads'
  if (pathname.startsWith(`${FEEDS_PATH}/`)) return 'feeds'
  return status === 404 ? 'none' : 'page'
}

/** Names every call, and tells the log and `answered` of it once its answer begins. */
export function watchCalls(serve: Serve, log: ServerLog, answered: (call: AnsweredCall) => void): Serve {
  return async (request) => {
    const given = request.headers.get(REQUEST_ID_HEADER)
    const facts: CallFacts = { requestId: given !== null && SANE.test(given) ? given : newId() }
    beginFacts(request, facts)
    const began = performance.now()
    const response = await serve(request)
    const seconds = (performance.now() - began) / 1000
    const { status } = response
    const method = METHODS.has(request.method) ? request.method : 'other'
    facts.route ??= routeOf(request, status)
    response.headers.set(REQUEST_ID_HEADER, facts.requestId)
    const isRefused = REFUSED.has(status) || status >= 500
    // A page of the dashboard is dozens of files, and nobody's data.
    const level = isRefused ? 'warn' : facts.route === 'page' ? 'debug' : 'info'
    const tell = (): Record<string, unknown> => {
      const { requestId: _, ...told } = facts
      return { method, ...told, status, ms: Math.round(seconds * 10_000) / 10 }
    }
    log[level](isRefused ? 'call refused' : 'call', tell, request)
    answered(Object.assign(facts, { method, status, seconds }))
    return response
  }
}
