import { z } from 'zod/mini'
import { RECORD_RESOURCES } from './choices.ts'
import { documented } from './documented.ts'
import { audit, clearable, paging, text, uuid, whole, words } from './fields.ts'
import { row } from './operation.ts'

/** Rows that one call takes, and that one call of an undo takes back. */
export const MOST_IMPORTED = 200
/** So many rows cost as much as one write. */
export const ROWS_A_CALL = 10

/** A kind of record that can be imported. */
export const importedResource = z.enum(RECORD_RESOURCES)
/** A kind of record that can be imported. */
export type ImportedResource = z.output<typeof importedResource>

const importedRow = z.strictObject({
  /** What the other system calls it: of one source and resource, each is taken over once. Only a hash of it is kept. */
  externalId: words(500),
  /** The body with which a record of this resource is created, in the contract's own names. What it lacks is told of this row alone. */
  body: z.record(z.string(), z.unknown()),
})

/** What became of one row. */
const importedResult = z.object({
  /** `known` was imported before and is still there, `gone` was imported before and has been deleted since. */
  status: z.enum(['created', 'known', 'gone', 'refused']),
  /** Of the record; null where none was made. */
  id: z.nullable(uuid),
  /** Why it was refused. */
  description: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
})
/** What became of one row. */
export type ImportedResult = z.output<typeof importedResult>

const importOutcome = z.object({
  /** Of the import. */
  id: uuid,
  dryRun: z.boolean(),
  /** One for each row, in their order. */
  results: z.array(importedResult),
})

/** An import: what was taken over from another system together, and can be taken back together. */
export const keptImport = z.object({
  id: uuid,
  /** The system that the rows come from. */
  source: z.string(),
  /** What people call it, such as the name of a file. */
  name: z.nullable(z.string()),
  /** Records of it that were made and not taken back. */
  records: z.int(),
  /** When it was taken back; null where it was not. */
  undoneAt: z.nullable(z.string()),
  ...audit,
})
/** An import as the service keeps it, also after it was taken back. */
export type Import = z.output<typeof keptImport>

const undone = z.object({
  id: uuid,
  /** How many records were taken back by this call. */
  removed: z.int(),
  /** Records that stay: somebody has changed them since, or something needs them. */
  left: z.array(z.object({ resource: importedResource, id: uuid, description: z.string() })),
  /** Records that this call did not get to. */
  remaining: z.int(),
})

const base = { resource: 'imports', section: 'extension imports' } as const
const TOUCHED = [...RECORD_RESOURCES]

const createImport = z.strictObject({
  /** Made by the caller, so that the calls of one import belong together and each can be repeated. */
  import: uuid,
  source: words(100),
  name: clearable(text(200)),
  resource: importedResource,
  /** Carries everything out and takes it back: nothing is kept, and the answer says what would become of each row. */
  dryRun: z.optional(z.boolean()),
  rows: z.array(importedRow).check(z.minLength(1), z.maxLength(MOST_IMPORTED)),
})
documented.add(createImport, {
  description: `At most ${MOST_IMPORTED} rows. ${ROWS_A_CALL} rows count as one write, those of a dry run as one read.`,
})

/** The `imports` extension: rows from other systems (interface, section 8). */
export const importRows = {
  list: row({
    ...base,
    right: 'read',
    method: 'GET',
    path: '/x/imports',
    summary: 'List imports',
    query: z.object(paging(100)),
    status: 200,
    answer: keptImport,
    list: { shape: 'page', defaultLimit: 20, maxLimit: 100 },
  }),
  create: row({
    ...base,
    right: 'write',
    method: 'POST',
    path: '/x/imports',
    summary: 'Import rows, or try to',
    body: createImport,
    cost: { list: 'rows', each: ROWS_A_CALL, dry: 'dryRun' },
    status: 200,
    answer: importOutcome,
    touches: TOUCHED,
  }),
  undo: row({
    ...base,
    right: 'write',
    method: 'POST',
    path: '/x/imports/{id}/undo',
    summary: 'Take an import back, some records a call',
    params: z.object({ id: uuid }),
    body: z.strictObject({
      /** Records that earlier calls of this undo have left, which are passed over. */
      skip: z.optional(whole(0, 1_000_000)),
    }),
    bodyOptional: true,
    cost: { calls: MOST_IMPORTED / ROWS_A_CALL },
    status: 200,
    answer: undone,
    touches: TOUCHED,
  }),
}
