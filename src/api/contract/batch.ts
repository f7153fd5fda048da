import { z } from 'zod/mini'
import { LONGEST_PATH, MOST_READS } from './batch-limits.ts'
import { feedCursor } from './changes.ts'
import { whole } from './fields.ts'
import { row } from './operation.ts'

const read = z.strictObject({
  /**
   * Path and query of a GET of this document, or the path of the discovery document, as the call would have them by itself:
   * `/api/v1/services?limit=20`.
   */
  path: z.string().check(z.maxLength(LONGEST_PATH), z.regex(/^\/(?!\/)/, 'must begin with one slash')),
  /** The `ETag` of an answer that the caller has: 304 where it is still the right one. */
  ifNoneMatch: z.optional(z.string().check(z.regex(/^[\x20-\x7e]{1,200}$/, 'must be a tag'))),
  /** How many to count at most for the total of a list; without it the total is exact. */
  countLimit: z.optional(whole(1, 999_999_999)),
})
/** One read of a batch. */
export type BatchRead = z.output<typeof read>

const batchAnswer = z.object({
  status: z.int(),
  /** The headers that tell something of this answer, by their names in lower case: `etag`, `x-total-count`, `retry-after`. */
  headers: z.record(z.string(), z.string()),
  /** What the read answers by itself, a refusal too; absent where the caller has it. */
  body: z.optional(z.unknown()),
})
/** What one read of a batch answers. */
export type BatchAnswer = z.output<typeof batchAnswer>

const batch = z.object({
  /** Where the feed of changes stood before anything of this was read: who follows it from there on misses nothing. */
  cursor: feedCursor,
  /** One for each read, in their order. */
  answers: z.array(batchAnswer),
})

const question = z.strictObject({ reads: z.array(read).check(z.minLength(1), z.maxLength(MOST_READS)) })
/** What a batch asks for. */
export type BatchQuestion = z.output<typeof question>

/** The `batch` extension: many reads in one call (interface, section 8). */
export const batchRows = {
  read: row({
    resource: 'batch',
    section: 'extension batch',
    right: 'read',
    kind: 'batch',
    method: 'POST',
    path: '/x/batch',
    summary: 'Read up to 50 things in one call, each answered as by itself',
    body: question,
    cost: { list: 'reads', each: 1, of: 'reads' },
    status: 200,
    answer: batch,
  }),
}
