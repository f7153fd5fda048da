import type { Row } from '#api/contract/operation.ts'
import type { Api } from './api.ts'
import type { AnyInput } from './input.ts'

/** A call with the types of its row rubbed off. */
export type UntypedCall<Result> = (row: Row, input: AnyInput) => Promise<Result>

/**
 * The call of the client for code that is generic over rows, or reads them from a table: TypeScript cannot join such a row
 * with its input. Whoever calls answers for both, and for `Result`.
 */
export const untyped = <Result = unknown>(api: Pick<Api, 'call'>): UntypedCall<Result> =>
  api.call as unknown as UntypedCall<Result>
