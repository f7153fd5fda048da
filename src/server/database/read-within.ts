import { Query, type QueryResult } from 'pg'
import { WITHIN_WALL } from '#api/stores/sql/wall.ts'
import type { Value } from '#api/stores/sql/sql.ts'

/**
 * How a question is planned: as the session does, for its values, or once for all in the order of an index, where a sort would
 * suit a small organization and fail a large one.
 */
export type Way = 'plain' | 'values' | 'order'

const planned = (how: string, ...more: string[]): string =>
  [`set_config('plan_cache_mode', '${how}', true)`, ...more].join(', ')
const WAYS: { readonly [W in Exclude<Way, 'plain'>]: string } = {
  values: planned('force_custom_plan'),
  order: planned('force_generic_plan', `set_config('enable_sort', 'off', true)`),
}
const nameOf = (way: Way): string => `frontdesk_within_${way}`
const kept = (way: Way, text: string): string => `prepare ${nameOf(way)}(text) as ${text}`

/** SQL after which a session can be asked by `ReadWithin`: in any way where it can be told how to plan, or else in the plain one. */
export const keepWithin = (plansAsTold: boolean): string =>
  [
    kept('plain', WITHIN_WALL),
    ...(plansAsTold ? (['values', 'order'] as const).map((way) => kept(way, `${WITHIN_WALL}, ${WAYS[way]}`)) : []),
  ].join('; ')

/** What a question is asked about, and how. */
export interface Within {
  organizationId: string
  way: Way
}

/** What of the driver's protocol its types do not know. */
interface Line {
  bind(what: { statement: string; values: readonly Value[] }): void
  execute(what: object): void
}
interface Steps {
  prepare(line: Line): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, line: Line): void
}
const plain = Query.prototype as unknown as Steps

/**
 * One question about an organization, behind the wall. What puts it there goes out in front of it and belongs to the same
 * transaction, which ends with the question: one message less than three, and nothing to begin or to end.
 */
export class ReadWithin extends Query {
  /** Always by the protocol that takes several questions before it ends a transaction. */
  readonly queryMode = 'extended'
  readonly #organizationId: string
  readonly #way: Way
  #isWithin = false

  constructor(
    { organizationId, way }: Within,
    text: string,
    values: readonly Value[],
    heard: (error: Error | undefined, result: QueryResult) => void,
  ) {
    super(text, values as Value[], heard)
    this.#organizationId = organizationId
    this.#way = way
  }

  prepare(line: Line): void {
    line.bind({ statement: nameOf(this.#way), values: [this.#organizationId] })
    line.execute({})
    plain.prepare.call(this, line)
  }

  handleDataRow(message: unknown): void {
    if (this.#isWithin) plain.handleDataRow.call(this, message)
  }

  handleCommandComplete(message: unknown, line: Line): void {
    if (this.#isWithin) plain.handleCommandComplete.call(this, message, line)
    this.#isWithin = true
  }
}
