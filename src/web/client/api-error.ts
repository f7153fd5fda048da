import { type FieldError, REFUSALS } from '#api/contract/errors.ts'

/**
 * What went wrong, in the terms in which a page reacts. `cors` is a failed call to another origin that never answered;
 * `address` is an answer that is no JSON, so that the base URL is likely wrong; `login` one of a page to sign in on that
 * stands in front of the service; `slow` a call that was given up because nothing came in time.
 */
export type ErrorKind =
  | 'network'
  | 'cors'
  | 'address'
  | 'login'
  | 'slow'
  | 'clock'
  | 'key'
  | 'rights'
  | 'not-found'
  | 'conflict'
  | 'invalid'
  | 'rate'
  | 'server'

/** What a call was for; `repeat` is a write that may be made once more without harm. */
export type Purpose = 'read' | 'write' | 'repeat'

/** What is known of a refusal; everything beside kind and description may be missing in other deployments. */
export interface ApiErrorFacts {
  kind: ErrorKind
  description: string
  /** HTTP status; 0 where no answer came. */
  status?: number
  code?: string
  fieldErrors?: readonly FieldError[]
  /** Seconds until another try makes sense. */
  retryAfter?: number | undefined
  /** The service's clock when it refused, epoch milliseconds. */
  serverTime?: number | undefined
  /** This device's clock at the same moment, epoch milliseconds. */
  localTime?: number | undefined
  /** Absent where nobody said. */
  purpose?: Purpose | undefined
  cause?: unknown
}

/** A call that did not succeed, whatever the deployment's way of saying so. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ErrorKind
  readonly status: number
  readonly code: string
  readonly description: string
  readonly fieldErrors: readonly FieldError[]
  readonly retryAfter: number | undefined
  readonly serverTime: number | undefined
  readonly localTime: number | undefined
  readonly purpose: Purpose | undefined

  constructor(facts: ApiErrorFacts) {
    super(facts.description, { cause: facts.cause })
    this.kind = facts.kind
    this.status = facts.status ?? 0
    this.code = facts.code ?? ''
    this.description = facts.description
    this.fieldErrors = facts.fieldErrors ?? []
    this.retryAfter = facts.retryAfter
    this.serverTime = facts.serverTime
    this.localTime = facts.localTime
    this.purpose = facts.purpose
  }
}

/** What is known of an error, as plain data. */
export const errorFacts = (error: ApiError): ApiErrorFacts => {
  const { kind, description, status, code, fieldErrors, retryAfter, serverTime, localTime, purpose } = error
  return { kind, description, status, code, fieldErrors, retryAfter, serverTime, localTime, purpose }
}

/** Whether an unknown error is a call that did not succeed. */
export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError

const KINDS: Readonly<Record<number, ErrorKind>> = {
  [REFUSALS.unauthorized.status]: 'key',
  [REFUSALS.forbidden.status]: 'rights',
  [REFUSALS.notFound.status]: 'not-found',
  [REFUSALS.conflict.status]: 'conflict',
  [REFUSALS.tooMany.status]: 'rate',
  // Not of this interface, but of servers in front of other deployments.
  405: 'not-found',
  408: 'server',
  410: 'not-found',
  412: 'conflict',
}

/** Failures after which nobody knows whether a call was carried out, as far as the kind tells. */
export const UNSETTLED: readonly ErrorKind[] = ['network', 'cors', 'address', 'server', 'slow']

/** Whether a service says that it cannot serve now, and when it can. */
export const isBusy = ({ status, retryAfter }: ApiError): boolean =>
  status === REFUSALS.busy.status && retryAfter !== undefined

/** Whether something answered, or kept silent, in a way that leaves open whether a write was carried out. */
export const isUnsettledWrite = (error: unknown): error is ApiError =>
  isApiError(error) &&
  (error.purpose === 'write' || error.purpose === 'repeat') &&
  (error.kind === 'server' || error.kind === 'slow' || error.kind === 'address') &&
  !isBusy(error)

/** Whether a status says that the service is in trouble, not the call. */
export const isServerTrouble = (status: number): boolean => status >= REFUSALS.unknown.status

/** The kind of an error status. */
export const kindOfStatus = (status: number): ErrorKind =>
  KINDS[status] ?? (isServerTrouble(status) ? 'server' : 'invalid')
