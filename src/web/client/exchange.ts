import { NOT_MODIFIED, REFUSALS } from '#api/contract/errors.ts'
import { fillPath, queryPairs, queryString, type QueryValues } from '#api/contract/query-string.ts'
import type { Row } from '#api/contract/operation.ts'
import type { Pair, SigningProfile } from '#api/signing/canonical.ts'
import { allowedSkew } from '#api/signing/date.ts'
import { webDigest } from '#api/signing/digest.ts'
import { type AccessKey, signRequest } from '#api/signing/sign.ts'
import { ApiError, kindOfStatus } from './api-error.ts'
import type { AnyInput } from './input.ts'
import type { RawAnswer } from './raw-answer.ts'
import { type ErrorReading, readErrorBody } from './reading/error-body.ts'
import { parseJson } from './reading/json.ts'
import { retryAfterSeconds } from './retry.ts'

/** What is needed to send one request, and how it reaches the service. */
export interface Wire {
  baseUrl: string
  accessKey: AccessKey<CryptoKey>
  profile: SigningProfile
  fetch: typeof globalThis.fetch
  /** Whether the service lives at another origin than this page. */
  foreign: boolean
}

/** An answer that arrived and was no refusal; `body` is undefined where it was empty. */
export interface AcceptedAnswer {
  status: number
  body: unknown
  etag: string | null
  totalHeader: string | null
  /** Whether there are more rows than were counted. */
  isMore: boolean
  /** Where something new stands, as far as the deployment shows it to other origins. */
  location: string | null
  /** Query parameters that the deployment says it ignored. */
  ignored: readonly string[]
}

/** A refusal with what its body said, so that the caller can learn from it. */
export interface Refused {
  error: ApiError
  reading: ErrorReading
}

/** The absolute URL of a call. */
export const urlOf = (baseUrl: string, row: Row, input: AnyInput): string =>
  new URL(
    baseUrl +
      fillPath(row.path, input.params ?? {}) +
      // The contract's queries are flat: texts, numbers, booleans and lists of texts.
      queryString(queryPairs((input.query ?? {}) as QueryValues)),
  ).href

const CLOCK_WORDS = /clock|skew|timestamp|too (old|early|late)/i
const ISO_TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/
const SLACK = 30_000

const serverTimeOf = (reading: ErrorReading, dateHeader: string | null): number | undefined => {
  const named = ISO_TIME.exec(reading.description)?.[0]
  const header = dateHeader === null ? Number.NaN : Date.parse(dateHeader)
  if (reading.timestamp !== undefined) return reading.timestamp
  if (!Number.isNaN(header)) return header
  return named === undefined ? undefined : Date.parse(named)
}

/** Reads a refusal, of which it tells from the times whether it is a matter of clocks. */
export const refusal = (
  response: Pick<Response, 'status' | 'statusText' | 'headers'>,
  text: string,
  { signedAt, localTime }: Pick<UnsignedRequest, 'signedAt' | 'localTime'>,
): Refused => {
  const reading = readErrorBody(text)
  const kind = kindOfStatus(response.status)
  const serverTime =
    response.status === REFUSALS.unauthorized.status ? serverTimeOf(reading, response.headers.get('date')) : undefined
  const late = serverTime !== undefined && Math.abs(serverTime - signedAt) > allowedSkew - SLACK
  const clock = kind === 'key' && (late || (serverTime === undefined && CLOCK_WORDS.test(reading.description)))
  const error = new ApiError({
    kind: clock ? 'clock' : kind,
    description: reading.description || response.statusText || `HTTP ${response.status}`,
    status: response.status,
    code: reading.code,
    fieldErrors: reading.fieldErrors,
    retryAfter: retryAfterSeconds(response.headers.get('retry-after'), signedAt),
    serverTime,
    localTime,
  })
  return { error, reading }
}

/** Whether a page answered that asks who is there: one to which the call was sent on, or one with a field for a password. */
const isSignInPage = ({ redirected }: Response, text: string): boolean =>
  /^\s*</.test(text) && (redirected || /<input[^>]+type=["']?password/i.test(text))

const noReading: ErrorReading = { code: '', description: '', timestamp: undefined, fieldErrors: [] }

const isTimeout = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'TimeoutError'

const unreachable = (wire: Wire, cause: unknown): Refused => ({
  error: new ApiError({
    kind: isTimeout(cause) ? 'slow' : wire.foreign && globalThis.navigator?.onLine !== false ? 'cors' : 'network',
    description: cause instanceof Error ? cause.message : 'no answer',
    cause,
  }),
  reading: noReading,
})

/** Everything of one request but its signature. */
export interface UnsignedRequest {
  url: string
  headers: readonly Pair[]
  body: string | undefined
  /** Epoch milliseconds by the service's clock, as far as it is known. */
  signedAt: number
  /** Epoch milliseconds by this device's clock. */
  localTime: number
  signal: AbortSignal | undefined
  onRaw?: ((raw: RawAnswer) => void) | undefined
  /** Hears that the call went out, with what gives it up; what it answers is called when the call has ended. */
  onWait?: (giveUp: () => void) => () => void
}

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const namesIn = (header: string | null): string[] =>
  (header ?? '')
    .split(',')
    .map((it) => decoded(it.trim()))
    .filter((it) => it !== '')

/** How long an answer may take, in milliseconds; a line that hangs is a line that broke. */
const LONGEST_ANSWER = 30_000

/** A signal that ends with the caller's, or after the longest time that an answer may take. */
const withDeadline = (signal: AbortSignal | undefined) => {
  const control = new AbortController()
  const end = (): void => control.abort(signal?.reason)
  const giveUp = (): void => control.abort(new DOMException('The answer took too long.', 'TimeoutError'))
  const timer = setTimeout(giveUp, LONGEST_ANSWER)
  if (signal?.aborted) end()
  signal?.addEventListener('abort', end, { once: true })
  const release = (): void => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
  return { signal: control.signal, giveUp, release }
}

/** Signs and sends one request, once; throws only where the caller's own signal ended it. */
export const exchange = async (
  wire: Wire,
  { method }: Pick<Row, 'method'>,
  draft: UnsignedRequest,
): Promise<AcceptedAnswer | Refused> => {
  const headers: Pair[] = [['accept', 'application/json'], ...draft.headers]
  if (draft.body !== undefined) headers.push(['content-type', 'application/json'])
  const signed = await signRequest(
    { method, url: draft.url, headers, body: draft.body },
    wire.accessKey,
    draft.signedAt,
    webDigest,
    wire.profile,
  )
  let response: Response
  let text: string
  const deadline = withDeadline(draft.signal)
  const ended = draft.onWait?.(deadline.giveUp)
  const began = performance.now()
  try {
    response = await wire.fetch(draft.url, {
      method,
      headers: { ...Object.fromEntries(headers), ...signed },
      ...(draft.body !== undefined && { body: draft.body }),
      signal: deadline.signal,
      credentials: 'omit',
      // Guests' names stay out of the disk cache; the client revalidates by itself.
      cache: 'no-store',
    })
    text = response.status === NOT_MODIFIED ? '' : await response.text()
  } catch (cause) {
    if (draft.signal?.aborted) throw cause
    return unreachable(wire, cause)
  } finally {
    deadline.release()
    ended?.()
  }
  draft.onRaw?.({
    method,
    url: draft.url,
    status: response.status,
    headers: [...response.headers].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    text,
    ms: Math.round(performance.now() - began),
  })
  if (response.status !== NOT_MODIFIED && !response.ok) return refusal(response, text, draft)
  const body = text.trim() === '' ? undefined : parseJson(text)
  if (body === undefined && text.trim() !== '') {
    const description = 'The answer is no JSON.'
    const kind = isSignInPage(response, text) ? 'login' : 'address'
    return { error: new ApiError({ kind, description, status: response.status }), reading: noReading }
  }
  return accepted(wire, response, body)
}

/** An answer that was no refusal, with what its headers tell. */
export const accepted = (
  { profile }: Wire,
  { status, headers: said }: Pick<Response, 'status' | 'headers'>,
  body: unknown,
): AcceptedAnswer => ({
  status,
  body,
  etag: said.get('etag'),
  totalHeader: said.get('x-total-count'),
  isMore: said.get(`${profile.headerPrefix}count`) === 'at-least',
  location: said.get('location'),
  ignored: namesIn(said.get(`${profile.headerPrefix}ignored`)),
})
