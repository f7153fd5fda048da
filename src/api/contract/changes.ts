import { z } from 'zod/mini'
import { CHANGED_RESOURCES } from './choices.ts'
import { dateTime, paging, text, uuid } from './fields.ts'
import { row } from './operation.ts'

/** What a change is about. */
export type ChangedResource = (typeof CHANGED_RESOURCES)[number]

/** Where a reader of the feed is: the epoch of the database, which a restore ends, and the number of the last change read. */
export const feedCursor = text(100).check(z.regex(/^[0-9a-z]{1,40}\.\d{1,15}$/, 'must be a cursor of this feed'))

const changedResource = z.enum(CHANGED_RESOURCES)

/** One change as the feed tells it: which record, not what is in it. */
export const change = z.object({
  resource: changedResource,
  /** Of the record; of a key its access key id. */
  id: z.string(),
  /** Of the record after the change, of a deleted one its last; null where records have none, as keys. */
  version: z.nullable(z.int()),
  /** `group.operation` of the contract's row, or what else of the service wrote. */
  operation: z.string(),
  at: dateTime,
  /** Who did it; absent where no person is behind the key. */
  person: z.optional(uuid),
  /** The access key that did it; absent where the service did it by itself. */
  key: z.optional(z.string()),
})
/** One change as the feed tells it. */
export type Change = z.output<typeof change>

/** The first event of a feed, and the one after a `reset`. */
export const feedPosition = z.object({
  /** What follows begins after it. */
  cursor: feedCursor,
  /** The newest change at this moment: whoever has read up to it knows all. */
  latest: feedCursor,
  /** Milliseconds within which something always comes, be it a comment; absent where that is not told. */
  heartbeat: z.optional(z.int()),
})
/** The first event of a feed. */
export type FeedPosition = z.output<typeof feedPosition>

/** What has become of the record. */
const fieldsOf = z.nullable(z.record(z.string(), z.unknown()))

/** One change with what it changed. */
export const auditEntry = z.object({
  /** Counts the changes of the organization in the order in which they took effect. */
  seq: z.int(),
  /** What one call changed has one id. */
  call: uuid,
  at: dateTime,
  key: z.nullable(z.string()),
  person: z.nullable(uuid),
  /** The network address that the call came from; null where none is known, or the caller lacks the right `audit`. */
  address: z.nullable(z.string()),
  operation: z.string(),
  resource: changedResource,
  id: z.string(),
  version: z.nullable(z.int()),
  /** The fields that changed, as they were: all of a record that was deleted, null of one that was created. */
  before: fieldsOf,
  /** The same fields as they became; null where the record was deleted. */
  after: fieldsOf,
})
/** One change with what it changed. */
export type AuditEntry = z.output<typeof auditEntry>

/** The `changes` extension: what changed, told at once (interface, section 8). */
export const changeRows = {
  follow: row({
    kind: 'stream',
    resource: 'changes',
    section: 'extension changes',
    right: 'read',
    method: 'GET',
    path: '/x/changes',
    summary: 'Follow what changes',
    query: z.object({ cursor: z.optional(feedCursor) }),
    status: 200,
    answer: change,
  }),
}

/** The `audit` extension: who changed what, before and after (interface, section 8). */
export const auditRows = {
  list: row({
    resource: 'audit',
    section: 'extension audit',
    right: 'audit',
    /** The history of one record is for everybody who may read, and so is what one did oneself. */
    lesser: { right: 'read', where: ['resource', 'id'], own: ['key', 'person'] },
    method: 'GET',
    path: '/x/audit',
    summary: 'List who changed what',
    query: z.object({
      resource: z.optional(changedResource),
      id: z.optional(text(100)),
      person: z.optional(uuid),
      key: z.optional(text(100)),
      /** Changes of `[from, to)`. */
      from: z.optional(dateTime),
      to: z.optional(dateTime),
      ...paging(100),
    }),
    status: 200,
    answer: auditEntry,
    list: { shape: 'page', defaultLimit: 20, maxLimit: 100 },
  }),
}
