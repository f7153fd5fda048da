import type { AnswerOf, BodyInput, ParamsOf, QueryOf, Row } from '#api/contract/operation.ts'
import type { Contract, Group } from '#api/contract/table.ts'
import type { RawAnswer } from './raw-answer.ts'
import type { List } from './reading/list.ts'

/** What every call understands beside its own input. */
export interface CallOptions {
  signal?: AbortSignal
  /** The version that the change is based on; a newer one is refused with a conflict. */
  ifVersion?: number | undefined
  /** Names this POST, so that a repeat of it is not carried out twice; made up where absent. */
  idempotencyKey?: string
  /** How often this call is repeated at most; as the connection says unless told. */
  retries?: number
  /** Has all rows of a list counted, however many; otherwise a service that understands it counts no more than matter to a reader. */
  countsAll?: true
  /** Hears what arrived before anything was read into it; asks for the whole answer, even if it is known. */
  onRaw?: (raw: RawAnswer) => void
}

type ParamsPart<R extends Row> = keyof ParamsOf<R> extends never ? unknown : { params: ParamsOf<R> }
type QueryPart<R extends Row> = R extends { query: object }
  ? Record<never, never> extends QueryOf<R>
    ? { query?: QueryOf<R> }
    : { query: QueryOf<R> }
  : unknown
type BodyPart<R extends Row> = R extends { body: object } ? { body: BodyInput<R> } : unknown

export type { Row } from '#api/contract/operation.ts'

/** What a call of this row takes: its path parameters, query and body, each where the row has them. */
export type InputOf<R extends Row> = ParamsPart<R> & QueryPart<R> & BodyPart<R> & CallOptions

/** What a call of this row gives: one resource, or the list found. */
export type ResultOf<R extends Row> = R extends { list: object } ? List<AnswerOf<R>> : AnswerOf<R>

/** The input as an argument that may be left out where nothing in it is required. */
export type InputArgs<R extends Row> =
  Record<never, never> extends InputOf<R> ? [input?: InputOf<R>] : [input: InputOf<R>]

/** One operation as a function. */
export type Call<R extends Row> = (...args: InputArgs<R>) => Promise<ResultOf<R>>

/** Every operation of the contract as a function: `api.services.update({ params, body })`. */
export type Operations = {
  readonly [G in Group]: {
    readonly [
      O in keyof Contract[G] as Contract[G][O] extends { kind: 'stream' } ? never : O
    ]: Contract[G][O] extends Row ? Call<Contract[G][O]> : never
  }
}

/** An input with the types of its row rubbed off. */
export interface AnyInput extends CallOptions {
  params?: Readonly<Record<string, string>>
  query?: object
  body?: object
  /** Asks for the whole answer, also where the service could say that nothing changed. */
  isWhole?: true
}
