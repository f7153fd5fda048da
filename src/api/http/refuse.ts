import { type ErrorBody, REFUSALS } from '../contract/errors.ts'
import { Failure } from '../core/failure.ts'
import { pathOfUrl } from './path-of-url.ts'
import type { Host } from './host.ts'
import { jsonResponse } from './respond.ts'

/** Seconds until another try makes sense where the storage did not answer. */
const STORAGE_RETRY = 5

// What a store has not put into words: SQLSTATE classes 08, 53 and 57P, and what sockets report.
const STORAGE_TROUBLE = /^(08|53|57P)|^E(CONN|PIPE|TIMEDOUT|AI_|NOTFOUND|HOSTUNREACH)/

/** The refusal of a method and path that no row of the contract has (specification section 7). */
export const invalidState = (request: Request): Failure =>
  new Failure('invalidState', `Cannot ${request.method} ${pathOfUrl(request.url)}`)

const failureOf = (thrown: unknown): Failure => {
  if (thrown instanceof Failure) return thrown
  const code = typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : ''
  return STORAGE_TROUBLE.test(code)
    ? new Failure('upstream', 'The storage of this service does not answer at the moment.', [], {
        retryAfter: STORAGE_RETRY,
      })
    : new Failure('unknown', 'Something went wrong in this service; nothing was changed.')
}

/** A path as the log has it: under some of them stands what opens them. */
const told = (path: string): string => path.replace(/^\/(media|uploads|feeds)\/.*/, '/$1/…')

/**
 * The answer to whatever was thrown; what is no refusal of ours is logged, as of the `call` that the request is or is a part
 * of, and answered without a word about the inside.
 */
export function refuse<Key>(
  host: Pick<Host<Key>, 'now' | 'log'>,
  request: Request,
  thrown: unknown,
  call: Request = request,
): Response {
  const failure = failureOf(thrown)
  const { status, code } = REFUSALS[failure.refusal]
  const path = pathOfUrl(request.url)
  // Whoever is asked to come again was kept out on purpose: the line of the call tells that.
  if (status >= 500 && failure.refusal !== 'busy') {
    const facts = { method: request.method, path: told(path), status, cause: traceOf(thrown) }
    host.log.error('call failed', facts, call)
  }
  const body: ErrorBody = {
    code,
    timestamp: new Date(host.now()).toISOString(),
    path,
    description: failure.description,
    ...(failure.errors.length > 0 ? { errors: [...failure.errors] } : {}),
  }
  const { retryAfter } = failure
  return jsonResponse(status, body, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) })
}

/** What the log says of an error, and of what it came from. */
function traceOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown)
  const own = thrown.stack ?? thrown.message
  return thrown.cause === undefined ? own : `${own}\nfrom ${traceOf(thrown.cause)}`
}
