import type { Row } from '#api/contract/operation.ts'
import type { ApiError } from './api-error.ts'

/**
 * What a try to reach the service met: an answer, a key that is not accepted, or nothing; `again` where the client tries
 * once more by itself, `begunAt` when it was made, in epoch milliseconds, where that is known.
 */
export type Met =
  | { what: 'answer' }
  | { what: 'refusal'; isWrite: boolean }
  | { what: 'nothing'; again: boolean; begunAt?: number | undefined }

/** Statuses of whatever stands in front of a service that does not answer. */
const GATEWAY = new Set([502, 503, 504])

/** What a failed try met. */
export const metBy = (row: Row, error: ApiError, again: boolean, begunAt?: number): Met => {
  // What needs no more than reading, such as what the page says of itself every few seconds, is no write of a person.
  if (error.kind === 'key') return { what: 'refusal', isWrite: row.method !== 'GET' && row.right !== 'read' }
  const isSilence = error.status === 0 || error.kind === 'address' || GATEWAY.has(error.status)
  return isSilence ? { what: 'nothing', again, begunAt } : { what: 'answer' }
}
