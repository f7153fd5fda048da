import { DetailedError } from 'tus-js-client'
import { REFUSALS } from '#api/contract/errors.ts'
import { ApiError, isApiError, isServerTrouble, kindOfStatus } from '../api-error.ts'
import { readErrorBody } from '../reading/error-body.ts'
import { retryAfterSeconds } from '../retry.ts'
import { UPLOAD_CODES } from './upload.ts'

/**
 * What to do about an upload that was interrupted: `wait` for a line or a service that is well again, `ask` how the
 * record stands and for a fresh address, or give up.
 */
export type UploadTrouble = { next: 'wait' | 'ask' | 'fail'; error: unknown }

/** 507 Insufficient Storage (RFC 4918); this service says 502 in the interface's form. */
const FULL = 507
/** 423 Locked: another call of the same upload has not ended. */
const LOCKED = 423
const TIMEOUT = 408

const UNREADABLE = new Set(['NotReadableError', 'NotFoundError', 'SecurityError'])

/** Whether the device could not read the file: it was changed, moved or taken away. */
const isUnreadable = (error: unknown): boolean => error instanceof DOMException && UNREADABLE.has(error.name)

const unreadable = (cause: unknown): ApiError =>
  new ApiError({
    kind: 'invalid',
    code: UPLOAD_CODES.unreadable,
    description: 'The file cannot be read any more: it was changed, moved or deleted. Choose it again.',
    cause,
  })

/** Whether it is the service's own word that it could not keep something, and not that of what stands before it. */
const saysItself = ({ status, code }: ApiError): boolean =>
  status === REFUSALS.upstream.status && code === REFUSALS.upstream.code

/** How the service says that it has no room: in the interface all that it could not keep has one code (section 2.2). */
const SAYS_FULL = /\b(is full|no room)\b/i

const notStored = ({ kind, status, description }: ApiError): ApiError => {
  const isFull = status === FULL || SAYS_FULL.test(description)
  return new ApiError({ kind, status, code: isFull ? UPLOAD_CODES.full : UPLOAD_CODES.notStored, description })
}

const refusalOf = (error: DetailedError): ApiError | undefined => {
  const { originalResponse: response } = error
  if (!response || response.getStatus() === 0) return undefined
  const status = response.getStatus()
  const reading = readErrorBody(response.getBody())
  return new ApiError({
    kind: kindOfStatus(status),
    status,
    code: reading.code,
    description: reading.description || `HTTP ${status}`,
    retryAfter: retryAfterSeconds(response.getHeader('retry-after') ?? null, Date.now()),
  })
}

const troubleOfBytes = (error: DetailedError): UploadTrouble => {
  if (isUnreadable(error.causingError)) return { next: 'fail', error: unreadable(error.causingError) }
  const refusal = refusalOf(error)
  // The library's own words hold the address, which opens the upload to whoever reads them.
  if (!refusal) return { next: 'wait', error: new ApiError({ kind: 'network', description: 'no answer' }) }
  const { status } = refusal
  if (status === FULL || saysItself(refusal)) return { next: 'fail', error: notStored(refusal) }
  if (isServerTrouble(status) || status === LOCKED || status === TIMEOUT || refusal.kind === 'rate') {
    return { next: 'wait', error: refusal }
  }
  return { next: 'ask', error: refusal }
}

/** Tells what to do about whatever interrupted an upload. */
export const troubleOf = (error: unknown): UploadTrouble => {
  if (isUnreadable(error)) return { next: 'fail', error: unreadable(error) }
  if (error instanceof DetailedError) return troubleOfBytes(error)
  if (!isApiError(error)) return { next: 'fail', error }
  const passes = error.kind === 'network' || error.kind === 'cors' || error.kind === 'server' || error.kind === 'rate'
  return { next: passes ? 'wait' : 'fail', error: saysItself(error) ? notStored(error) : error }
}
