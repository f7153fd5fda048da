import type { Row } from '../../../api/contract/operation.ts'
import { calm } from './calm.ts'
import { derive, standIn, withoutMadeUpTimes } from './complete.ts'
import { contractNames, type Dialect, learnNames } from './dialect.ts'
import { isObject } from './json.ts'
import { type List, readList } from './list.ts'
import { markStoodIn, missingFields } from './told.ts'

const readOne = (row: Row, raw: unknown): unknown => {
  const derived = derive(row.resource, contractNames(row, isObject(raw) ? raw : {}))
  const missing = missingFields(row, derived)
  const read = calm(row.answer, standIn(row.resource, derived, missing))
  return markStoodIn(withoutMadeUpTimes(read, missing), missing)
}

const unwrap = (body: unknown): unknown =>
  isObject(body) && isObject(body.data) && !('id' in body) && !('publicId' in body) ? body.data : body

/** What an answer is read with, beside its body. */
export interface AnswerContext {
  row: Row
  group: string
  dialect: Dialect
  /** Path parameters of the call: they tell the id where the answer does not. */
  params: Readonly<Record<string, string>>
  /** The header `X-Total-Count`. */
  totalHeader: string | null
}

/** Milliseconds of reading after which whoever types or clicks has a turn. */
const LONGEST_TURN = 10

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

const readMany = async (row: Row, raw: readonly unknown[]): Promise<unknown[]> => {
  const read: unknown[] = []
  let began = performance.now()
  for (const item of raw) {
    if (performance.now() - began > LONGEST_TURN) {
      await nextTurn()
      began = performance.now()
    }
    read.push(readOne(row, item))
  }
  return read
}

/** Reads the body of an answer into the contract's shape; undefined where a list was due and none came. */
export const readAnswer = async (context: AnswerContext, body: unknown): Promise<unknown> => {
  const { row, group, dialect, params, totalHeader } = context
  if (row.list) {
    const list = readList(body, totalHeader)
    if (!list) return undefined
    learnNames(dialect, group, row, list.items.filter(isObject), false)
    return { items: await readMany(row, list.items), total: list.total } satisfies List<unknown>
  }
  const raw = unwrap(body)
  if (isObject(raw)) learnNames(dialect, group, row, [raw], true)
  return readOne(row, isObject(raw) ? { ...params, ...raw } : params)
}
