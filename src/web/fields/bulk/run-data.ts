import type { JsonObject } from '#api/contract/json-object.ts'
import type { Row } from '#api/contract/operation.ts'
import type { GuestToTell } from './call-list/told.ts'
import type { CallData, InverseData } from '../../client/call-data.ts'
import { answerOf, rowOf } from '../../client/call-data.ts'
import { ApiError, type ApiErrorFacts, errorFacts, isApiError } from '../../client/api-error.ts'
import type { RowState } from '../../ui/run/run-spec.ts'
import type { ItemOutcome, RunItem } from '../../ui/run/run-state.ts'

/** One record of a run: what is called for it, and what takes that back. */
export interface RunLine extends RunItem {
  readonly call: CallData
  readonly inverse?: InverseData & {
    /** What taking back is called; the record's name unless told. */ readonly name?: string
  }
  /** Guests who must hear what was done. */
  readonly tell?: readonly GuestToTell[]
  /**
   * What the record said of the fields that the call goes by. While it does, another version of the record is no reason to refuse
   * it; once it does not, the refusal names what somebody else has changed.
   */
  readonly basis?: JsonObject
  /** Reads the record, where the contract's own reading of its resource needs more than the id. */
  readonly look?: CallData
}

/** A run as data alone: any page over the same connection can go on with it. */
export interface RunData {
  readonly title: string
  readonly undoTitle?: string
  readonly lines: readonly RunLine[]
  /** Lines under way at the same time; 1 where lines need others. */
  readonly concurrency?: 1 | 2 | 3 | 4
  /** Why a line is refused that needs another one which was not done. */
  readonly unmet?: string
}

/** Stands in a call for the id of what another line of the run makes; that line must be among those that it needs. */
export const madeBy = (lineId: string): string => `made:${lineId}`

const filled = (value: unknown, ids: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return ids.get(value) ?? value
  if (Array.isArray(value)) return value.map((it) => filled(it, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, filled(it, ids)]))
}

/** The call of a line with the ids that the lines made which it needs; `made` has them by line. */
export const callWithIds = ({ call, needs = [] }: RunLine, made: ReadonlyMap<string, string>): CallData => {
  const ids = new Map(
    needs.flatMap((id) => {
      const known = made.get(id)
      return known === undefined ? [] : [[madeBy(id), known] as const]
    }),
  )
  return ids.size === 0 ? call : { ...call, input: filled(call.input, ids) as CallData['input'] }
}

/** How one line of a kept run stands: its error and answer as data. */
export type KeptState = Omit<RowState, 'error'> & { readonly error?: ApiErrorFacts }

/** A run as it is kept on this device. */
export interface KeptRun extends RunData {
  readonly id: string
  /** It is never seen over another connection. */
  readonly connectionId: string
  readonly undoing: boolean
  /** Epoch milliseconds of its beginning. */
  readonly at: number
  readonly states: readonly KeptState[]
}

/** Days after which a run is of no use to anybody; it names guests, so it does not stay for longer. */
export const RUN_DAYS = 7

const keptFacts = (error: unknown): ApiErrorFacts | undefined => {
  if (error === undefined) return undefined
  if (!isApiError(error)) return { kind: 'server', description: error instanceof Error ? error.message : '' }
  return errorFacts(error)
}

/** The state of a line as it is kept: of an answer no more than what takes it back. */
export const keptState = ({ error, result, ...state }: RowState): KeptState => {
  const facts = keptFacts(error)
  return { ...state, ...(facts && { error: facts }), ...(result !== undefined && { result: answerOf(result) }) }
}

/** The state of a kept line as the runner knows it. */
export const stateFrom = ({ error, ...state }: KeptState): RowState => ({
  ...state,
  ...(error && { error: new ApiError(error) }),
})

/** Whether a call makes something, so that a second one would make it twice: a POST that is about no record yet. */
export const isMaking = ({ call }: RunLine): boolean => {
  const row = rowOf(call)
  return row?.method === 'POST' && row.params === undefined
}

/** One row that makes stale what all calls of a run touch: several would read the same lists several times. */
export const touchedBy = ({ lines }: RunData): Row | undefined => {
  const calls = lines.flatMap(({ call, inverse }) => [call, ...(inverse ? [inverse] : [])])
  const rows = [...new Set(calls.map(rowOf))].filter((row) => row !== undefined)
  const [first] = rows
  return first && { ...first, touches: rows.flatMap(({ resource, touches = [] }) => [resource, ...touches]) }
}

const OVER: readonly ItemOutcome[] = ['done', 'refused', 'stopped']

/**
 * A line without what it knows of a record, with `word` in place of its name; the line itself where it is about another
 * one. After masking no name may live on in what is kept, and no undo may write one back.
 */
export const withoutTexts = (
  line: RunLine,
  { outcome, result }: Pick<RowState, 'outcome' | 'result'>,
  recordId: string,
  word: string,
): RunLine => {
  const isMeant = [line.id, line.call.input.params?.['id'], answerOf(result).id].includes(recordId)
  if (!isMeant) return line
  const { inverse: _inverse, tell: _tell, basis: _basis, ...rest } = line
  const { guests: _guests, ...body } = (line.call.input.body ?? {}) as { guests?: unknown }
  const input = OVER.includes(outcome) && line.call.input.body ? { ...line.call.input, body } : line.call.input
  return { ...rest, name: word, call: { ...line.call, input } }
}
