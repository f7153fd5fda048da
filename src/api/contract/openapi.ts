import { BYTE_TAGS, bytePaths } from './openapi-bytes.ts'
import { examples } from './openapi-examples.ts'
import { OPERATION_NOTES } from './openapi-notes.ts'
import { errorResponses, errorSchema, refusalsOf } from './openapi-responses.ts'
import {
  answerSchema,
  bodySchema,
  componentSchemas,
  fieldSchemas,
  type JsonSchema,
  narrowedSchema,
} from './openapi-schemas.ts'
import type { Row } from './operation.ts'
import { contract } from './table.ts'

/** What differs between deployments: the name and version of the service, and the words of its signature. */
export interface OpenApiHost {
  name: string
  version: string
  profile: { headerPrefix: string; scheme: string }
}

const signatureText = ({ profile: { headerPrefix, scheme } }: OpenApiHost): string =>
  `\`${scheme} Credential=<ACCESS_KEY_ID>, Signature=<SIGNATURE>\`. The signature is the lowercase hexadecimal ` +
  'HMAC-SHA-256, keyed with the Secret Access Key, of five components joined by line feeds: the method in upper case; ' +
  `every header whose name starts with \`${headerPrefix}\` as \`name:value\`, sorted, one a line; the path; the query ` +
  'as `encodedName=encodedValue`, each encoded as `encodeURIComponent` does, sorted by encoded name (equal ones as they are ' +
  'sent) and joined by `&`; the lowercase hexadecimal SHA-256 of the body.'

const headerParameters = (prefix: string): Record<string, JsonSchema> => ({
  IdempotencyKey: {
    name: `${prefix}idempotency-key`,
    in: 'header',
    description: 'The call is carried out once for this key within 24 hours; again it answers the first result.',
    schema: { type: 'string', format: 'uuid' },
  },
  IfVersion: {
    name: `${prefix}if-version`,
    in: 'header',
    description: 'The `version` that the resource must still have; otherwise 409.',
    schema: { type: 'integer', minimum: 0 },
  },
  CountLimit: {
    name: `${prefix}count-limit`,
    in: 'header',
    description: 'How many to count at most for the total; without it the total is exact.',
    schema: { type: 'integer', minimum: 1 },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'An `ETag` that the caller has; 304 where it is still the right one.',
    schema: { type: 'string' },
  },
})

const refer = (name: string): JsonSchema => ({ $ref: `#/components/parameters/${name}` })

function parametersOf(row: Row): JsonSchema[] {
  const path = fieldSchemas(row.params).map(({ name, schema }) => ({ name, in: 'path', required: true, schema }))
  const query = fieldSchemas(row.query).map(({ name, required, schema: { description, ...schema } }) => ({
    name,
    in: 'query',
    required,
    ...(description === undefined ? {} : { description }),
    ...(schema.type === 'array' ? { style: 'form', explode: false } : {}),
    schema: { ...schema, ...defaultOf(row, name) },
  }))
  const headers = [
    ...(row.method === 'GET' && row.kind !== 'stream' ? ['IfNoneMatch'] : []),
    ...(row.list ? ['CountLimit'] : []),
    ...(row.method === 'POST' && row.auth !== 'none' && row.kind !== 'batch' ? ['IdempotencyKey'] : []),
    ...(row.method !== 'GET' && row.path.includes('{') ? ['IfVersion'] : []),
  ]
  return [...path, ...query, ...headers.map(refer)]
}

function defaultOf(row: Row, name: string): JsonSchema {
  if (row.list === undefined) return {}
  if (name === 'page') return { default: 1 }
  return name === 'limit' && row.list.defaultLimit !== null ? { default: row.list.defaultLimit } : {}
}

function answerOf(row: Row): JsonSchema {
  const item = row.narrowedBy === undefined ? answerSchema(row.answer) : narrowedSchema(row.answer)
  if (row.list === undefined) return item
  if (row.list.shape === 'array') return { type: 'array', items: item }
  const count = { type: 'integer', minimum: 0 }
  return {
    type: 'object',
    required: ['items', 'total', 'page', 'limit', 'pages'],
    properties: { items: { type: 'array', items: item }, total: count, page: count, limit: count, pages: count },
  }
}

function responsesOf(row: Row, example: unknown, prefix: string): Record<string, JsonSchema> {
  const etag = { ETag: { description: 'Changes with the answer.', schema: { type: 'string' } } }
  const total = { 'X-Total-Count': { description: 'How many there are in all.', schema: { type: 'integer' } } }
  const ignored = {
    [`${prefix}ignored`]: {
      description: 'Query parameters of the call that mean nothing here, component-encoded and separated by commas.',
      schema: { type: 'string' },
    },
  }
  const counted = {
    [`${prefix}count`]: {
      description: '`at-least` where there are more than the total says, which was counted no further than asked.',
      schema: { type: 'string', enum: ['at-least'] },
    },
  }
  if (row.kind === 'stream') return streamOf(row, example)
  const headers = {
    ...(row.auth === 'none' ? {} : ignored),
    ...(row.method === 'GET' ? etag : {}),
    ...(row.list?.shape === 'array' ? total : {}),
    ...(row.list ? counted : {}),
  }
  return {
    [row.status]: {
      description: row.status === 201 ? 'Created.' : 'Done.',
      ...(Object.keys(headers).length > 0 ? { headers } : {}),
      content: { 'application/json': { schema: answerOf(row), example } },
    },
    ...(row.method === 'GET' ? { 304: { description: 'Unchanged since the given ETag.' } } : {}),
    ...refusalsOf(row),
  }
}

const STREAM_TEXT =
  'Server-Sent Events, until the caller ends it. First `ready` with `cursor`, after which changes follow, and `latest`; ' +
  'then a message for each change, whose `id` is the cursor to go on from, as the query or as `Last-Event-ID`. `reset`: ' +
  'what was changed since the cursor cannot be told, everything may have. A comment now and then shows that it is alive.'

const streamOf = (row: Row, example: unknown): Record<string, JsonSchema> => ({
  [row.status]: {
    description: STREAM_TEXT,
    content: {
      'text/event-stream': {
        schema: { type: 'string', contentSchema: answerSchema(row.answer) },
        example: `id: 5f2c1e.118\ndata: ${JSON.stringify(example)}\n\n`,
      },
    },
  },
  ...refusalsOf(row),
})

const code = (name: string): string => `\`${name}\``

const rightText = ({ right, lesser }: Row): string => {
  const own = lesser?.own ? ` (or with the caller's own ${lesser.own.map(code).join(' or ')})` : ''
  const less = lesser ? `, or with ${lesser.where.map(code).join(' and ')}${own} only \`${lesser.right}\`` : ''
  return `needs the right \`${right}\`${less}`
}

function operationOf(group: string, name: string, row: Row, prefix: string): JsonSchema {
  const { body, answer } = examples(group, name, row)
  const note = OPERATION_NOTES[`${group}.${name}`]
  const aliases = Object.entries(row.body ? (row.aliases ?? {}) : {}).map(([alias, it]) => `\`${alias}\` for \`${it}\``)
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary: row.summary,
    description:
      `${row.section.startsWith('extension') ? `The ${row.section}` : `Specification section ${row.section}`}; ` +
      `${row.auth === 'none' ? 'not signed' : rightText(row)}.${aliases.length > 0 ? ` Also understood in the body: ${aliases.join(', ')}.` : ''}` +
      (note === undefined ? '' : ` ${note}`),
    ...(row.auth === 'none' ? { security: [] } : {}),
    parameters: parametersOf(row),
    ...(row.body
      ? {
          requestBody: {
            required: !row.bodyOptional,
            content: { 'application/json': { schema: bodySchema(row.body), example: body } },
          },
        }
      : {}),
    responses: responsesOf(row, answer, prefix),
  }
}

function paths(prefix: string): Record<string, Record<string, JsonSchema>> {
  const found: Record<string, Record<string, JsonSchema>> = {}
  for (const [group, rows] of Object.entries(contract as Record<string, Record<string, Row>>)) {
    for (const [name, row] of Object.entries(rows)) {
      ;(found[row.path] ??= {})[row.method.toLowerCase()] = operationOf(group, name, row, prefix)
    }
  }
  return found
}

/** The OpenAPI 3.1 document of the whole contract. */
export const openApiDocument = (host: OpenApiHost): JsonSchema => ({
  openapi: '3.1.0',
  info: {
    title: host.name,
    version: host.version,
    description:
      'Scheduling and media service: appointments, calendars, services, schedules, presets, rooms and media.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/', description: 'This deployment.' }],
  security: [{ signature: [], date: [] }],
  tags: [...Object.keys(contract).map((name) => ({ name, description: `Operations on ${name}.` })), ...BYTE_TAGS],
  paths: { ...paths(host.profile.headerPrefix), ...bytePaths() },
  components: {
    schemas: { ...componentSchemas(), Error: errorSchema },
    responses: errorResponses(),
    parameters: headerParameters(host.profile.headerPrefix),
    securitySchemes: {
      signature: { type: 'apiKey', in: 'header', name: 'Authorization', description: signatureText(host) },
      date: {
        type: 'apiKey',
        in: 'header',
        name: `${host.profile.headerPrefix}date`,
        description: 'UTC, `YYYYMMDDTHHmmssZ`, at most 15 minutes from the time of the service.',
      },
    },
  },
})
