/** Every way in which a call can be refused, with the status and code of specification section 7. */
export const REFUSALS = {
  badRequest: { status: 400, code: 'BAD_REQUEST' },
  unauthorized: { status: 401, code: 'UNAUTHORIZED' },
  forbidden: { status: 403, code: 'FORBIDDEN' },
  notFound: { status: 404, code: 'NOT_FOUND' },
  invalidState: { status: 404, code: 'INVALID_STATE' },
  conflict: { status: 409, code: 'CONFLICT' },
  unprocessable: { status: 422, code: 'UNPROCESSABLE' },
  tooMany: { status: 429, code: 'GENERAL_ERROR' },
  unknown: { status: 500, code: 'UNKNOWN_ERROR' },
  general: { status: 500, code: 'GENERAL_ERROR' },
  upstream: { status: 502, code: 'GENERAL_ERROR' },
  busy: { status: 503, code: 'GENERAL_ERROR' },
} as const

/** The name of a refusal. */
export type Refusal = keyof typeof REFUSALS

/** One field that is wrong, and what is wrong with it. */
export interface FieldError {
  /** Dotted path in the body or the name of a query parameter. */
  field: string
  message: string
}

/** The body of every error answer (specification section 7). */
export interface ErrorBody {
  code: string
  /** ISO 8601, when it happened by the server's clock. */
  timestamp: string
  path: string
  description: string
  /** Only on 400 and 422, where fields can be named. */
  errors?: FieldError[]
}

/** The status of an answer that says: what you have is still right. */
export const NOT_MODIFIED = 304

/** The status of an answer that has one part of what was asked for. */
export const PARTIAL_CONTENT = 206

/** The status of an answer that says: of this there is no such part, as of an empty file. */
export const RANGE_NOT_SATISFIABLE = 416

/** The statuses of an answer that says: here is nothing, or nothing any more. */
export const NOTHING_THERE: readonly number[] = [REFUSALS.notFound.status, 410]
