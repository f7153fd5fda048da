import { isObject, type JsonObject } from '#api/contract/json-object.ts'
import type { Row } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import type { AnyInput } from '../client/input.ts'
import { rowNameOf } from '../client/row-name.ts'
import type { SealedStore } from './sealed-store.ts'

/** Reads of which the last answer is kept as it was: what a day is shown with, and none of a guest. */
const KEPT: ReadonlySet<Row> = new Set<Row>([
  contract.calendars.list,
  contract.services.list,
  contract.services.get,
  contract.serviceTypes.list,
  contract.rooms.list,
  contract.weeklySchedules.list,
  contract.closures.list,
  contract.me.get,
])

/** A read as it was asked and answered. */
export interface KeptAnswer {
  /** Where its row stands in the contract. */
  group: string
  operation: string
  input: Pick<AnyInput, 'params' | 'query'>
  answer: unknown
}

/** Whether the answer to a read is kept. */
export const isKept = (row: Row, { query = {}, onRaw }: AnyInput): boolean =>
  // What somebody looks for may name a guest.
  KEPT.has(row) && !onRaw && !('search' in query && query.search)

const nameOf = (row: Row, { params = {}, query = {} }: AnyInput): string => {
  const { group, operation } = rowNameOf(row)
  return `${group}.${operation} ${JSON.stringify([params, query])}`
}

/** The last answers to the reads that a day is shown with. */
export const createKeptAnswers = (store: SealedStore) => {
  /** What is kept already: the client gives the very same object where the service says that nothing changed. */
  const known = new Map<string, unknown>()
  return {
    /** Keeps an answer that came over the line. */
    keep: async (row: Row, input: AnyInput, answer: unknown): Promise<void> => {
      const name = nameOf(row, input)
      if (known.get(name) === answer) return
      const { group, operation } = rowNameOf(row)
      const { params, query } = input
      const value: KeptAnswer = {
        group,
        operation,
        input: { ...(params && { params }), ...(query && { query }) },
        answer,
      }
      await store.write([{ table: 'answers', name, value }])
      known.set(name, answer)
    },
    /** The last answer to a read; undefined where it was never asked. */
    recall: async (row: Row, input: AnyInput): Promise<KeptAnswer | undefined> =>
      (await store.get('answers', nameOf(row, input))) as KeptAnswer | undefined,
    /** The records in all lists of a row that are kept, each as often as it stands there. */
    records: async (row: Row): Promise<JsonObject[]> => {
      const { group, operation } = rowNameOf(row)
      const lists = ((await store.all('answers')) as KeptAnswer[]).filter(
        (it) => it.group === group && it.operation === operation,
      )
      return lists.flatMap(({ answer }) =>
        isObject(answer) && Array.isArray(answer.items) ? answer.items.filter(isObject) : [],
      )
    },
    forget: async (row: Row, input: AnyInput): Promise<void> => {
      known.delete(nameOf(row, input))
      await store.write([{ table: 'answers', name: nameOf(row, input) }])
    },
  }
}

/** The last answers, as they are kept. */
export type KeptAnswers = ReturnType<typeof createKeptAnswers>
