import { z } from 'zod/mini'
import { MULTIMEDIA_TYPES } from './choices.ts'
import { audit, dateTime, paging, uuid } from './fields.ts'
import { multimedia } from './multimedia.ts'
import { row } from './operation.ts'

/** What is kept for a while instead of being gone at once. */
const kept = {
  /** Bytes of its own that are kept for it; 0 where it lay elsewhere. */
  bytes: z.number(),
  /** When it is gone for good. */
  until: dateTime,
  /** The access key that took it away; null where none is known. */
  key: z.nullable(z.string()),
  /** The person behind that key. */
  person: z.nullable(uuid),
}

/** What a medium was before other bytes, or another address, took its place. */
export const mediumVersion = z.object({
  id: uuid,
  mediumId: uuid,
  /** Where its bytes are read by editors, for an hour or two; where it lay elsewhere that address. */
  url: z.nullable(z.string()),
  format: z.string(),
  type: z.enum(MULTIMEDIA_TYPES),
  /** Bytes. */
  size: z.nullable(z.number()),
  sha256: z.nullable(z.string()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** Seconds. */
  duration: z.nullable(z.number()),
  replacedAt: dateTime,
  ...kept,
  ...audit,
})
/** An earlier version of a medium. */
export type MediumVersion = z.output<typeof mediumVersion>

/** What was deleted and can be brought back under the id that it had. */
export const trashed = z.object({
  id: uuid,
  resource: z.literal('multimedia'),
  name: z.string(),
  /** The record as it was. Its own public address is dead; this `url` is for editors, for an hour or two. */
  record: multimedia,
  deletedAt: dateTime,
  /** How many earlier versions come back with it. */
  versions: z.int(),
  ...kept,
  organizationId: uuid,
  createdAt: dateTime,
  updatedAt: dateTime,
  version: z.int(),
})
/** A record in the trash. */
export type Trashed = z.output<typeof trashed>

/** What the files of an organization take up, in bytes. */
export const storageUse = z.object({
  /** All of the others together. */
  used: z.number(),
  /** Files of the library. */
  files: z.number(),
  /** Earlier versions of them, and of what was deleted. */
  versions: z.number(),
  trash: z.number(),
  /** Files that are on their way: what they will take was told. */
  arriving: z.number(),
  /** The most that `used` and `arriving` may be together; null where nothing bounds it. */
  quota: z.nullable(z.number()),
  /** Days for which earlier versions and deleted media are kept; 0 where they are not. */
  keptDays: z.number(),
})
/** What the files of an organization take up. */
export type StorageUse = z.output<typeof storageUse>

const ofVersions = { resource: 'mediumVersions', section: 'extension trash', right: 'write', status: 200 } as const
const oneVersion = {
  ...ofVersions,
  params: z.object({ id: uuid, version: uuid }),
  touches: ['multimedia', 'trash', 'storage'],
} as const

/** Earlier versions of media (interface, section 8): for those who may change media. */
export const mediaVersionRows = {
  list: row({
    ...ofVersions,
    method: 'GET',
    path: '/x/media/{id}/versions',
    summary: 'List earlier versions of a medium, the latest first',
    params: z.object({ id: uuid }),
    query: z.object(paging(1000)),
    answer: mediumVersion,
    list: { shape: 'array', defaultLimit: 100, maxLimit: 1000 },
  }),
  restore: row({
    ...oneVersion,
    method: 'POST',
    path: '/x/media/{id}/versions/{version}/restore',
    summary: 'Give a medium an earlier version back; what it is now becomes one',
    answer: multimedia,
  }),
  remove: row({
    ...oneVersion,
    method: 'DELETE',
    path: '/x/media/{id}/versions/{version}',
    summary: 'Delete an earlier version of a medium for good',
    answer: mediumVersion,
  }),
}

const ofTrash = { resource: 'trash', section: 'extension trash', right: 'write', status: 200 } as const
const oneTrashed = { ...ofTrash, params: z.object({ id: uuid }) } as const

/** What was deleted, until it is gone (interface, section 8): for those who may change media. */
export const trashRows = {
  list: row({
    ...ofTrash,
    method: 'GET',
    path: '/x/trash',
    summary: 'List what was deleted, the latest first',
    query: z.object(paging(1000)),
    answer: trashed,
    list: { shape: 'page', defaultLimit: 20, maxLimit: 1000 },
  }),
  restore: row({
    ...oneTrashed,
    method: 'POST',
    path: '/x/trash/{id}/restore',
    summary: 'Bring back what was deleted, with its public address',
    touches: ['multimedia', 'storage'],
    answer: multimedia,
  }),
  remove: row({
    ...oneTrashed,
    method: 'DELETE',
    path: '/x/trash/{id}',
    summary: 'Delete for good what was deleted',
    touches: ['storage'],
    answer: trashed,
  }),
  empty: row({
    ...ofTrash,
    method: 'DELETE',
    path: '/x/trash',
    summary: 'Delete for good some of what was deleted; again until nothing remains',
    touches: ['storage'],
    answer: z.object({
      /** How many went with this call. */
      removed: z.int(),
      /** How many are still there. */
      remaining: z.int(),
    }),
  }),
}

/** How much room there is (interface, section 8). */
export const storageRows = {
  get: row({
    resource: 'storage',
    section: 'extension storage',
    right: 'read',
    method: 'GET',
    path: '/x/storage',
    summary: 'Tell how much room files take up, and how much there is',
    status: 200,
    answer: storageUse,
  }),
}
