import type { Row } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import type { AnyInput, InputOf } from './input.ts'
import { rowNameOf } from './row-name.ts'

/** A call of the contract as data, so that it can be kept and made later, also by another page. */
export interface CallData {
  /** Its row in the contract: `services.update`. */
  readonly operation: string
  readonly input: Pick<AnyInput, 'params' | 'query' | 'body' | 'ifVersion'>
}

/** What is kept of an answer: enough to take the call back. */
export interface CallReceipt {
  readonly id?: string
  readonly version?: number
}

/** The call that takes another one back, as far as it is known before that one was answered. */
export interface InverseData extends CallData {
  /** Its `params.id` is the id that was answered: what was made gets its id only then. */
  readonly takesId?: boolean
  /** It is based on the version that was answered, so that it never overwrites what somebody did since. */
  readonly takesVersion?: boolean
}

const rows = new Map<string, Row>(
  Object.entries(contract).flatMap(([group, operations]) =>
    Object.entries<Row>(operations).map(([name, row]) => [`${group}.${name}`, row] as const),
  ),
)

/** A call of the contract as data. */
export const callData = <R extends Row>(row: R, input: InputOf<R>): CallData => {
  const { group, operation } = rowNameOf(row)
  const { params, query, body, ifVersion } = input as AnyInput
  return {
    operation: `${group}.${operation}`,
    input: {
      ...(params && { params }),
      ...(query && { query }),
      ...(body && { body }),
      ...(ifVersion && { ifVersion }),
    },
  }
}

/** The row of a call; undefined where this version of the page has none of that name. */
export const rowOf = ({ operation }: CallData): Row | undefined => rows.get(operation)

/** What is kept of what a call answered. */
export const answerOf = (result: unknown): CallReceipt => {
  const { id, version } = (result ?? {}) as { id?: unknown; version?: unknown }
  return { ...(typeof id === 'string' && { id }), ...(typeof version === 'number' && { version }) }
}

/** The call that takes an answered one back. */
export const inverseCall = (
  { takesId, takesVersion, operation, input }: InverseData,
  answer: CallReceipt,
): CallData => ({
  operation,
  input: {
    ...input,
    ...(takesId && answer.id !== undefined && { params: { ...input.params, id: answer.id } }),
    ...(takesVersion && answer.version && { ifVersion: answer.version }),
  },
})
