import { REFUSALS } from './errors.ts'
import type { Row } from './operation.ts'
import type { JsonSchema } from './openapi-schemas.ts'

/** When each refusal happens, in words (interface, errors). */
const MEANINGS: Record<number, string> = {
  400: 'Malformed request or invalid parameters; `errors` names the fields.',
  401: 'The signature is missing or not accepted; the description says why.',
  403: 'The access key has not the right.',
  404: 'There is no such resource, or no such method and path (`INVALID_STATE`).',
  409: 'The call conflicts with the current state: occupied time, stale version, name taken, still in use.',
  422: 'Well-formed but impossible; `errors` names the fields.',
  429: 'Too many calls with this access key.',
  500: 'Unexpected error of the service.',
  502: 'The storage or an upstream service does not answer; the description says whether anything was changed.',
  503: 'The service is busy, or waited too long for another change; nothing was changed.',
}

/** The body of every refusal (specification section 7). */
export const errorSchema: JsonSchema = {
  type: 'object',
  required: ['code', 'timestamp', 'path', 'description'],
  properties: {
    code: { type: 'string', enum: [...new Set(Object.values(REFUSALS).map((it) => it.code))] },
    timestamp: { type: 'string', format: 'date-time' },
    path: { type: 'string' },
    description: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

const exampleOf = (status: number): JsonSchema => ({
  code: Object.values(REFUSALS).find((it) => it.status === status)?.code ?? 'GENERAL_ERROR',
  timestamp: '2026-03-02T08:15:00.000Z',
  path: '/api/v1/services',
  description: MEANINGS[status] ?? '',
})

const WITH_RETRY_AFTER = new Set(['429', '502', '503'])

/** One shared answer for every status of a refusal. */
export const errorResponses = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(MEANINGS).map(([status, description]) => [
      `Refused${status}`,
      {
        description,
        ...(WITH_RETRY_AFTER.has(status)
          ? { headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } } }
          : {}),
        content: {
          'application/json': { schema: { $ref: '#/components/schemas/Error' }, example: exampleOf(Number(status)) },
        },
      },
    ]),
  )

/** The refusals that an operation can answer with. */
export function refusalsOf(row: Row): Record<string, JsonSchema> {
  const statuses = [400, 404, 429, 500, 502, 503]
  if (row.auth !== 'none') statuses.push(401, 403)
  if (row.method !== 'GET') statuses.push(409)
  if (row.method !== 'GET' || row.query !== undefined) statuses.push(422)
  return Object.fromEntries(
    statuses.toSorted((a, b) => a - b).map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]),
  )
}
