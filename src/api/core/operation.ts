import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Row } from '../contract/operation.ts'
import type { Contract, Group } from '../contract/table.ts'
import type { Context, OpenContext } from './context.ts'
import type { Found } from './store.ts'

/** What a caller sent, parsed by the row's own schemas. */
export interface Input<R extends Row> {
  params: ParamsOf<R>
  query: QueryOf<R>
  body: BodyOf<R>
}

/** Which part of a list to answer, defaults of the row filled in; `limit` null answers all. */
export interface Page {
  page: number
  limit: number | null
  /** Answers to count at most for the total; absent counts all. */
  countTo?: number | undefined
}

/** What an operation gives back: one resource, or for lists the found items and their total. */
export type Outcome<R extends Row> = R extends { list: object } ? Found<AnswerOf<R>> : AnswerOf<R>

/** Carries out one row inside one transaction; refuses by throwing a `Failure`. */
export type Operation<R extends Row> = (input: Input<R>, context: Context, page: Page) => Promise<Outcome<R>>

/** Carries out a row that is not signed: there is no caller, and the transaction is its own to begin. */
export type OpenOperation<R extends Row> = (input: Input<R>, context: OpenContext) => Promise<Outcome<R>>

type OperationOf<R extends Row> = R extends { auth: 'none' } ? OpenOperation<R> : Operation<R>

/** The rows of a group that are carried out and done: what streams is the feed's (http/feed), a batch is made of others. */
type Done<Rows> = { [O in keyof Rows as Rows[O] extends { kind: 'stream' | 'batch' } ? never : O]: Rows[O] }

/** An operation for every row of the contract: a row without one does not compile. */
export type Operations = {
  [G in Group]: {
    [O in keyof Done<Contract[G]>]: Done<Contract[G]>[O] extends infer R extends Row ? OperationOf<R> : never
  }
}

/** The operations of one group. */
export type GroupOperations<G extends Group> = Operations[G]
