import { useQueryClient } from '@tanstack/react-query'
import type { Row } from '../../../api/contract/operation.ts'
import { useApi } from '../../client/api-context.ts'
import type { AnyInput, InputOf, ResultOf } from '../../client/input.ts'
import { invalidate } from '../../client/query.ts'
import type { ActContext, RunSummary } from '../../ui/run/run-spec.ts'
import { startRun } from './bulk.ts'

/** The same operation on many records. */
export interface BulkWork<R extends Row, Record, U extends Row> {
  /** Says what happens and to how many: “Delete 12 services”. */
  title: string
  records: readonly Record[]
  /** The key of a record, as in the table. */
  id: (record: Record) => string
  /** Its name for people. */
  name: (record: Record) => string
  /** The address of its page in the dashboard. */
  to?: (record: Record) => string
  row: R
  inputOf: (record: Record) => InputOf<R>
  /** The operation that takes one back; with it the panel offers to undo. */
  undo?: { row: U; inputOf: (record: Record, result: ResultOf<R>) => InputOf<U>; title?: string }
  /** Called as soon as one is done, with what the service answered. */
  onDone?: (record: Record, result: ResultOf<R>) => void
  /** Called each time the run ends, also after a retry: which records ended how, by their keys. */
  onEnd?: (summary: RunSummary) => void
  concurrency?: 1 | 2 | 3 | 4
}

/** Whether the same call again, after one without an answer, leaves everything as one call would have. */
const repeatable = (row: Row): boolean => row.method === 'PUT' || row.method === 'DELETE'

/**
 * Runs one operation of the contract over many records: `const bulk = useBulk()`, then `void bulk.run({ … })`. It goes on
 * when the page is left, and makes stale once, at its end, what the row says. Resolves with whether it is on screen.
 */
export const useBulk = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  const call = api.call as (row: Row, input: AnyInput) => Promise<unknown>
  // The runner waits and repeats in the sight of the person; the client must not do so unseen.
  const once = (row: Row, input: AnyInput, { signal, idempotencyKey }: ActContext) =>
    call(row, { ...input, signal, retries: 0, ...(row.method === 'POST' && { idempotencyKey }) })

  const run = <R extends Row, Record, U extends Row = R>(work: BulkWork<R, Record, U>): Promise<boolean> => {
    const { title, records, id, name, to, row, inputOf, undo, onDone, onEnd, concurrency } = work
    // One row that touches what both touch: two would read the same lists twice.
    const touched: Row = {
      ...row,
      touches: [row, undo?.row ?? row].flatMap((it) => [it.resource, ...(it.touches ?? [])]),
    }
    const items = records.map((record) => ({
      id: id(record),
      name: name(record),
      record,
      ...(to && { to: to(record) }),
    }))
    return startRun<(typeof items)[number]>({
      title,
      items,
      act: async ({ record }, context) => {
        const result = await once(row, inputOf(record), context)
        onDone?.(record, result as ResultOf<R>)
        return result
      },
      repeatable: repeatable(row) && (!undo || repeatable(undo.row)),
      invalidate: () => invalidate(queryClient, touched),
      ...(undo && {
        undo: ({ record }, result, context) =>
          // What the act of this run answered is an answer of its row.
          once(undo.row, undo.inputOf(record, result as ResultOf<R>), context),
        ...(undo.title !== undefined && { undoTitle: undo.title }),
      }),
      ...(onEnd && { onEnd }),
      ...(concurrency && { concurrency }),
    })
  }
  return { run }
}
