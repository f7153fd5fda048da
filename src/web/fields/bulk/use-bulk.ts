import type { JsonObject } from '#api/contract/json-object.ts'
import type { Row } from '#api/contract/operation.ts'
import { callData } from '../../client/call-data.ts'
import type { InputOf, ResultOf } from '../../client/input.ts'
import type { RunSummary } from '../../ui/run/run-spec.ts'
import { startRun } from './bulk.ts'
import type { RunLine } from './run-data.ts'
import { useRunDeps } from './use-run-deps.ts'

/** The operation that takes one record back, known before it is done but for what is answered then. */
export interface BulkUndo<U extends Row, Record> {
  row: U
  inputOf: (record: Record) => InputOf<U>
  /** Records for which it means something; all unless told. */
  applies?: (record: Record) => boolean
  /** Takes the id or the version from what was answered for the record. */
  takes?: 'id' | 'version'
  title?: string
  /** Called as soon as one is taken back, with what the service answered; not by a page after this one. */
  onDone?: (record: Record, result: ResultOf<U>) => void
}

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
  /** What a record says of the fields that the call goes by, where `inputOf` names a version: see `RunLine`. */
  basisOf?: (record: Record) => JsonObject
  /** The operation that takes one back; with it the panel offers to undo. */
  undo?: BulkUndo<U, Record>
  /** Called as soon as one is done, with what the service answered; not by a page after this one. */
  onDone?: (record: Record, result: ResultOf<R>) => void
  /** Called each time the run ends, also after a retry: which records ended how, by their keys; as above. */
  onEnd?: (summary: RunSummary) => void
  concurrency?: 1 | 2 | 3 | 4
}

/**
 * Runs one operation of the contract over many records: `const bulk = useBulk()`, then `void bulk.run({ … })`. It goes on
 * when the page is left, waits where the browser is closed, and makes stale once, at its end or where it pauses, what the row
 * says. Resolves with whether it is on screen.
 */
export const useBulk = () => {
  const deps = useRunDeps()

  const run = <R extends Row, Record, U extends Row = R>(work: BulkWork<R, Record, U>): Promise<boolean> => {
    const { title, records, id, name, to, row, inputOf, basisOf, undo, onDone, onEnd, concurrency } = work
    const byId = new Map(records.map((record) => [id(record), record]))
    const lines = records.map((record): RunLine => ({
      id: id(record),
      name: name(record),
      ...(to && { to: to(record) }),
      call: callData(row, inputOf(record)),
      ...(basisOf && { basis: basisOf(record) }),
      ...(row.method === 'DELETE' && { goes: true as const }),
      ...(undo &&
        (undo.applies?.(record) ?? true) && {
          inverse: {
            ...callData(undo.row, undo.inputOf(record)),
            ...(undo.takes === 'id' && { takesId: true }),
            ...(undo.takes === 'version' && { takesVersion: true }),
          },
        }),
    }))
    const tellDone = (key: string, result: unknown): void => {
      const record = byId.get(key)
      if (record !== undefined) onDone?.(record, result as ResultOf<R>)
    }
    const tellUndone = (key: string, result: unknown): void => {
      const record = byId.get(key)
      if (record !== undefined) undo?.onDone?.(record, result as ResultOf<U>)
    }
    return startRun(
      deps,
      {
        title,
        lines,
        ...(undo?.title !== undefined && { undoTitle: undo.title }),
        ...(concurrency && { concurrency }),
      },
      {
        ...(onDone && { onDone: tellDone }),
        ...(undo?.onDone && { onUndone: tellUndone }),
        ...(onEnd && { onEnd }),
      },
    )
  }
  return { run }
}
