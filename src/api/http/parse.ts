import { z } from 'zod/mini'
import type { FieldError } from '../contract/errors.ts'
import { fieldErrors } from '../contract/issues.ts'
import type { Row } from '../contract/operation.ts'
import { parsedBy } from '../contract/parsed-by.ts'
import { gatherQuery } from '../contract/query-string.ts'
import type { Page } from '../core/operation.ts'
import { badRequest, Failure } from '../core/failure.ts'
import { partsOfUrl } from '../signing/canonical.ts'
import { UUID } from '../values/uuid.ts'
import { parseBody } from './parse-body.ts'
import type { ParsedInput } from './routes.ts'
import { refuseUnfit } from './unfit.ts'

/** A call in the terms of its row. */
export interface Parsed {
  input: ParsedInput
  page: Page
  /** The version that the caller expects the resource to have. */
  ifVersion: number | undefined
  idempotencyKey: string | undefined
  /** Query parameters that the row does not know. */
  ignored: readonly string[]
}

/** As many wrong fields are named; whoever sends more has other trouble. */
const MOST_NAMED = 50

const wrong = (found: FieldError[]): Failure => {
  const errors = found.slice(0, MOST_NAMED)
  const sentences = errors.slice(0, 3).map(({ field, message }) => `${field || 'The body'} ${message}.`)
  return new Failure('badRequest', sentences.join(' '), errors)
}

/** Parses by a schema of the contract; what does not fit is refused with 400 and the names of the fields. */
function parseBy(schema: z.core.$ZodType, value: unknown): unknown {
  const parsed = parsedBy(schema, value)
  if ('value' in parsed) return parsed.value
  throw wrong(parsed.errors)
}

type Gathered = ReturnType<typeof gatherQuery>

/** The same of a query, where a parameter that takes one value can come as a list. */
function parseQuery(schema: z.core.$ZodType, gathered: Gathered): Record<string, unknown> {
  const parsed = z.safeParse(schema, gathered, { reportInput: true })
  if (parsed.success) return parsed.data as Record<string, unknown>
  throw wrong(
    fieldErrors(parsed.error.issues).map((error) => {
      const given = Object.hasOwn(gathered, error.field) ? gathered[error.field] : undefined
      if (!Array.isArray(given)) return error
      const how = given.length > 1 ? 'more than once' : 'as a list'
      return { field: error.field, message: `is given ${how}, but takes one value` }
    }),
  )
}

const namesOf = (query: z.core.$ZodType | undefined): string[] =>
  query instanceof z.ZodMiniObject ? Object.keys(query.shape as object) : []

function header(request: Request, name: string, form: RegExp, message: string): string | undefined {
  const value = request.headers.get(name)?.trim()
  if (value === undefined) return undefined
  if (!form.test(value)) throw badRequest(name, message)
  return value
}

/** Reads path, query, body and the two headers of interface section 1 by the row's own schemas. */
export function parseCall(
  row: Row,
  request: Request,
  pathParams: Record<string, string>,
  bytes: Uint8Array | undefined,
  headerPrefix: string,
): Parsed {
  refuseUnfit(pathParams)
  const params = row.params ? (parseBy(row.params, pathParams) as Record<string, string>) : pathParams
  const gathered = gatherQuery(partsOfUrl(request.url).query)
  refuseUnfit(gathered)
  const query = row.query ? parseQuery(row.query, gathered) : {}
  const known = new Set(namesOf(row.query))
  const raw = parseBody(row, request.headers.get('content-type'), bytes)
  const body = row.body ? parseBy(row.body, raw) : undefined
  const prefix = headerPrefix.toLowerCase()
  const version = header(request, `${prefix}if-version`, /^\d{1,15}$/, 'must be a whole number')
  return {
    input: { params, query, body },
    page: { ...pageOf(row, query), countTo: countLimit(row, request, prefix) },
    ifVersion: version === undefined ? undefined : Number(version),
    idempotencyKey:
      row.method === 'POST'
        ? header(request, `${prefix}idempotency-key`, UUID, 'must be a UUID')?.toLowerCase()
        : undefined,
    ignored: Object.keys(gathered).filter((name) => !known.has(name)),
  }
}

/** How far the caller wants the total of a list counted; undefined where it wants it whole. */
function countLimit(row: Row, request: Request, prefix: string): number | undefined {
  if (row.list === undefined) return undefined
  const limit = header(
    request,
    `${prefix}count-limit`,
    /^0*[1-9]\d{0,8}$/,
    'must be a whole number from 1 to 999999999',
  )
  return limit === undefined ? undefined : Number(limit)
}

function pageOf(row: Row, query: Record<string, unknown>): Page {
  const { page, limit } = query
  return {
    page: typeof page === 'number' ? page : 1,
    limit: typeof limit === 'number' ? limit : (row.list?.defaultLimit ?? null),
  }
}
