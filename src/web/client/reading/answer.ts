import { isObject, type JsonObject } from '#api/contract/json-object.ts'
import type { Row } from '#api/contract/operation.ts'
import { calm } from './lenient.ts'
import { derive, standIn, withoutMadeUpTimes } from './complete.ts'
import { contractNames, type Dialect, learnNames } from './field-aliases.ts'
import { type List, readList } from './list.ts'
import { recordIn } from './record.ts'
import { markStoodIn, missingFields } from './warnings.ts'

const readOne = (row: Row, raw: unknown): unknown => {
  const derived = derive(row.resource, contractNames(row, isObject(raw) ? raw : {}))
  const missing = missingFields(row, derived)
  const read = calm(row.answer, standIn(row.resource, derived, missing))
  return markStoodIn(withoutMadeUpTimes(read, missing), missing)
}

/** What an answer is read with, beside its body. */
export interface AnswerContext {
  row: Row
  group: string
  dialect: Dialect
  /** Path parameters of the call: they tell the id where the answer does not. */
  params: Readonly<Record<string, string>>
  /** The header `X-Total-Count`. */
  totalHeader: string | null
  /** Whether the deployment said that it counted no further than it was asked to. */
  isMore: boolean
  /** Hears of every record as it came. */
  onRaw: (raw: JsonObject) => void
}

/** Milliseconds of reading after which whoever types or clicks has a turn. */
const LONGEST_TURN = 10

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

const readMany = async ({ row, onRaw }: AnswerContext, raw: readonly unknown[]): Promise<unknown[]> => {
  const read: unknown[] = []
  let began = performance.now()
  for (const item of raw) {
    if (performance.now() - began > LONGEST_TURN) {
      await nextTurn()
      began = performance.now()
    }
    if (isObject(item)) onRaw(item)
    read.push(readOne(row, item))
  }
  return read
}

/** Reads one record into the contract's shape; without a word of it, it is what the address tells. */
export const readRecord = ({ row, group, dialect, params, onRaw }: AnswerContext, raw: JsonObject): unknown => {
  learnNames(dialect, group, row, [raw], true)
  onRaw(raw)
  return readOne(row, { ...params, ...raw })
}

/** Reads the body of an answer into the contract's shape; undefined where it does not hold what was asked for. */
export const readAnswer = async (context: AnswerContext, body: unknown): Promise<unknown> => {
  const { row, group, dialect, totalHeader, isMore } = context
  if (!row.list) {
    const raw = recordIn(row, body)
    return raw && readRecord(context, raw)
  }
  const list = readList(body, totalHeader)
  if (!list) return undefined
  learnNames(dialect, group, row, list.items.filter(isObject), false)
  const items = await readMany(context, list.items)
  return { items, total: list.total, ...(isMore && { isMore }) } satisfies List<unknown>
}
