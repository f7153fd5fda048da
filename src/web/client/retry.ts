import type { Row } from '#api/contract/operation.ts'
import { type ApiError, isBusy } from './api-error.ts'

/** How often a call is repeated at most, where nobody says otherwise. */
const MAX_RETRIES = 3
const BASE_MS = 300
const CAP_MS = 5000
/** A longer wait than this, in seconds, is told to the caller instead of being waited for. */
const LONGEST_WAIT = 30

/** Seconds of a `Retry-After` header, which carries seconds or a date; undefined where it says neither. */
export const retryAfterSeconds = (header: string | null, now: number): number | undefined => {
  if (header === null || header.trim() === '') return undefined
  if (/^\d+$/.test(header.trim())) return Number(header)
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000))
}

const PASSING = new Set([0, 500, 502, 503, 504])

/** Whether carrying a call out twice is the same as once; a POST only where its idempotency key is understood. */
const repeatable = (row: Row, keyUnderstood: boolean): boolean =>
  row.method === 'GET' || (row.method === 'POST' && keyUnderstood && !row.path.includes('{'))

/** Milliseconds to wait before the next try, exponential with full jitter; undefined gives up. */
export const retryDelay = (
  row: Row,
  error: ApiError,
  attempt: number,
  keyUnderstood: boolean,
  random: () => number,
  most = MAX_RETRIES,
): number | undefined => {
  if (attempt >= most) return undefined
  const jittered = Math.round(random() * Math.min(CAP_MS, BASE_MS * 2 ** attempt))
  const asTold = ({ retryAfter = 0 }: ApiError): number | undefined =>
    retryAfter > LONGEST_WAIT ? undefined : retryAfter * 1000 + Math.round(random() * BASE_MS)
  if (error.kind === 'rate') return error.retryAfter === undefined ? BASE_MS + jittered : asTold(error)
  // What took too long would take too long again, and nobody is told meanwhile.
  if (error.kind === 'address' || error.kind === 'login' || error.kind === 'slow' || !PASSING.has(error.status))
    return undefined
  if (!repeatable(row, keyUnderstood)) return undefined
  return isBusy(error) ? asTold(error) : jittered
}

/** Waits, and ends early with the signal's reason. */
export const sleepFor = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end)
      resolve()
    }, ms)
    if (signal?.aborted) end()
    else signal?.addEventListener('abort', end, { once: true })
  })

/**
 * Waits, but no longer than until `early` is aborted. Throws the other signal's reason where that ends it, and whatever keeps a page
 * that is gone from waiting: what is tried again after no time at all would hold its process for good.
 */
export const sleepUntil = async (ms: number, early: AbortSignal, signal: AbortSignal): Promise<void> => {
  try {
    await sleepFor(ms, AbortSignal.any([signal, early]))
  } catch (error) {
    if (signal.aborted || !early.aborted) throw error
  }
}
