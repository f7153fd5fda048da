import { type ErrorBody, REFUSALS } from '../contract/errors.ts'
import { Failure } from '../core/failure.ts'
import { partsOfUrl } from '../signing/canonical.ts'
import type { Host } from './host.ts'
import { TooMany } from './rate.ts'
import { jsonResponse } from './respond.ts'

// Errors of a lost or full database: SQLSTATE classes 08, 53 and 57P, and what sockets report.
const STORAGE_TROUBLE = /^(08|53|57P)|^E(CONN|PIPE|TIMEDOUT|AI_|NOTFOUND|HOSTUNREACH)/

/** The refusal of a method and path that no row of the contract has (specification section 7). */
export const invalidState = (request: Request): Failure =>
  new Failure('invalidState', `Cannot ${request.method} ${partsOfUrl(request.url).path}`)

const failureOf = (thrown: unknown): Failure => {
  if (thrown instanceof Failure) return thrown
  const code = typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : ''
  return STORAGE_TROUBLE.test(code)
    ? new Failure('upstream', 'The storage of this service does not answer at the moment.')
    : new Failure('unknown', 'Something went wrong in this service; nothing was changed.')
}

/** The answer to whatever was thrown; what is no refusal of ours is logged and answered without a word about the inside. */
export function refuse<Key>(host: Pick<Host<Key>, 'now' | 'log'>, request: Request, thrown: unknown): Response {
  const failure = failureOf(thrown)
  const { status, code } = REFUSALS[failure.refusal]
  const { path } = partsOfUrl(request.url)
  if (status >= 500) {
    const cause = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
    host.log.error('call failed', { method: request.method, path, status, cause })
  }
  const body: ErrorBody = {
    code,
    timestamp: new Date(host.now()).toISOString(),
    path,
    description: failure.description,
    ...(failure.errors.length > 0 ? { errors: [...failure.errors] } : {}),
  }
  return jsonResponse(status, body, failure instanceof TooMany ? { 'retry-after': String(failure.retryAfter) } : {})
}
