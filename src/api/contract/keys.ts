import { z } from 'zod/mini'
import { dateTime, text, uuid, words } from './fields.ts'
import { row } from './operation.ts'

/** A key's last use is written down at most this often, in milliseconds. */
export const KEY_USE_NOTED_EVERY = 5 * 60_000

const role = z.enum(['viewer', 'staff', 'admin'])

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

const base = { resource: 'keys', section: 'extension keys', access: 'admin', path: '/admin/keys' } as const

/** The `keys` extension: keys of the own organization (interface, section 8). */
export const adminKeyRows = {
  list: row({
    ...base,
    method: 'GET',
    summary: 'List access keys',
    status: 200,
    answer: accessKey,
    list: { shape: 'array', defaultLimit: null, maxLimit: 1000 },
  }),
  create: row({
    ...base,
    method: 'POST',
    summary: 'Create an access key',
    body: z.strictObject({ role, label: z.optional(z.nullable(text(100))) }),
    status: 201,
    answer: issuedKey,
    secretAnswer: true,
  }),
  disable: row({
    ...base,
    method: 'POST',
    path: '/admin/keys/{accessKeyId}/disable',
    summary: 'Disable an access key',
    params: z.object({ accessKeyId: words(100) }),
    status: 200,
    answer: accessKey,
  }),
}
