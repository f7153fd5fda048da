import type { Row } from '../../../api/contract/operation.ts'
import { calm } from './calm.ts'
import { complete } from './complete.ts'
import { contractNames, type Dialect, learnNames } from './dialect.ts'
import { isObject } from './json.ts'
import { type List, readList } from './list.ts'

const readOne = (row: Row, raw: unknown): unknown =>
  calm(row.answer, complete(row.resource, contractNames(row, isObject(raw) ? raw : {})))

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

/** Reads the body of an answer into the contract's shape; undefined where a list was due and none came. */
export const readAnswer = (context: AnswerContext, body: unknown): unknown => {
  const { row, group, dialect, params, totalHeader } = context
  if (row.list) {
    const list = readList(body, totalHeader)
    if (!list) return undefined
    learnNames(dialect, group, row, list.items.filter(isObject), false)
    return { items: list.items.map((item) => readOne(row, item)), total: list.total } satisfies List<unknown>
  }
  const raw = unwrap(body)
  if (isObject(raw)) learnNames(dialect, group, row, [raw], true)
  return readOne(row, isObject(raw) ? { ...params, ...raw } : params)
}
