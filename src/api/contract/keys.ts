import { z } from 'zod/mini'
import { right, role } from './access.ts'
import { clearable, dateTime, paging, text, uuid, whole, words } from './fields.ts'
import { row } from './operation.ts'

/** An access key as listed: never its secret. */
export const accessKey = z.object({
  accessKeyId: z.string(),
  label: z.nullable(z.string()),
  role,
  organizationId: uuid,
  createdAt: dateTime,
  disabledAt: z.nullable(dateTime),
  /** When a call was last signed with it, to within `KEY_USE_NOTED_EVERY`; null for never. Earlier versions did not tell. */
  lastUsedAt: z.optional(z.nullable(dateTime)),
  /** Who is behind it; null for a program. Earlier versions did not tell. */
  personId: z.optional(z.nullable(uuid)),
  /** When it ends by itself; null for never. Earlier versions did not tell. */
  expiresAt: z.optional(z.nullable(dateTime)),
  /** What it may do by itself; a person behind it may have fewer. Earlier versions did not tell. */
  rights: z.optional(z.array(right)),
})
/** An access key. */
export type AccessKey = z.output<typeof accessKey>

/** A key at the one moment at which its secret is shown. */
export const issuedKey = z.object({
  accessKeyId: z.string(),
  secretAccessKey: z.string(),
  role,
  organizationId: uuid,
})
/** A key with its secret. */
export type IssuedKey = z.output<typeof issuedKey>

/** Minutes for which two keys may work side by side: 30 days. */
const MOST_OVERLAP = 30 * 24 * 60

const params = z.object({ accessKeyId: words(100) })
const base = { resource: 'keys', section: 'extension keys', right: 'administer', path: '/admin/keys' } as const

/** The `keys` extension: keys of the own organization (interface, section 8). */
export const adminKeyRows = {
  list: row({
    ...base,
    method: 'GET',
    summary: 'List access keys',
    query: z.object(paging(1000)),
    status: 200,
    answer: accessKey,
    list: { shape: 'array', defaultLimit: 100, maxLimit: 1000 },
  }),
  create: row({
    ...base,
    method: 'POST',
    summary: 'Create an access key',
    body: z.strictObject({
      role,
      label: clearable(text(100)),
      personId: clearable(uuid),
      expiresAt: clearable(dateTime),
      /** Fewer rights than those of the role. */
      rights: z.optional(z.array(right)),
    }),
    status: 201,
    answer: issuedKey,
    secretAnswer: true,
  }),
  rotate: row({
    ...base,
    method: 'POST',
    path: '/admin/keys/{accessKeyId}/rotate',
    summary: 'Replace an access key by a new one, and let both work for a while',
    params,
    body: z.strictObject({ overlap: z.optional(whole(0, MOST_OVERLAP)) }),
    bodyOptional: true,
    status: 201,
    answer: issuedKey,
    secretAnswer: true,
  }),
  disable: row({
    ...base,
    method: 'POST',
    path: '/admin/keys/{accessKeyId}/disable',
    summary: 'Disable an access key',
    params,
    status: 200,
    answer: accessKey,
  }),
}
