import { z } from 'zod/mini'
import { BACKED_UP, type BackedUp, MOST_RESTORED } from './backup-limits.ts'
import { dateTime, uuid, whole } from './fields.ts'
import { row } from './operation.ts'

const ROWS_A_CALL = 10

/** What is known of backups, and what one would hold now. */
const backupFacts = z.object({
  /** When the last one was made; null where none was. */
  lastAt: z.nullable(dateTime),
  /** How many records it held. */
  lastRecords: z.nullable(z.int()),
  /** Records that one would hold now, by kind. */
  counts: z.object(Object.fromEntries(BACKED_UP.map((name) => [name, z.int()])) as Record<BackedUp, z.ZodMiniInt>),
  /** The restore that is under way; null where none is. */
  restore: z.nullable(uuid),
})
/** What is known of backups, and what one would hold now. */
export type BackupFacts = z.output<typeof backupFacts>

/** What became of one row of a backup. */
const restoredRow = z.object({
  /** `known` is here already. */
  status: z.enum(['restored', 'known', 'refused']),
  id: z.nullable(z.string()),
  /** Why it was refused. */
  description: z.optional(z.string()),
  /** The same by field, where it is about fields. */
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
})
/** What became of one row of a backup. */
export type RestoredRow = z.output<typeof restoredRow>

const base = { resource: 'backup', section: 'extension backup' } as const

/** The `backup` extension: what is known of backups, and the way back from one (interface, section 8). */
export const backupRows = {
  get: row({
    ...base,
    right: 'read',
    method: 'GET',
    path: '/x/backup',
    summary: 'Tell of backups, and what one would hold',
    status: 200,
    answer: backupFacts,
  }),
  note: row({
    ...base,
    right: 'export',
    method: 'POST',
    path: '/x/backup',
    summary: 'Note that a backup was made',
    body: z.strictObject({ records: whole(0, 100_000_000), bytes: z.optional(z.boolean()) }),
    status: 200,
    answer: backupFacts,
  }),
  restore: row({
    ...base,
    right: 'administer',
    method: 'POST',
    path: '/x/backup/restore',
    summary: 'Restore rows of a backup into an empty organization',
    body: z.strictObject({
      /** Of the backup: its restore can be gone on with, and none is done twice. */
      backup: uuid,
      resource: z.enum(BACKED_UP),
      /** As the contract answers them. Each is judged by itself. */
      rows: z.array(z.record(z.string(), z.unknown())).check(z.minLength(1), z.maxLength(MOST_RESTORED)),
    }),
    cost: { list: 'rows', each: ROWS_A_CALL },
    status: 200,
    answer: z.object({ results: z.array(restoredRow) }),
  }),
  end: row({
    ...base,
    right: 'administer',
    method: 'POST',
    path: '/x/backup/restore/end',
    summary: 'End a restore',
    body: z.strictObject({ backup: uuid }),
    status: 200,
    answer: backupFacts,
  }),
}
