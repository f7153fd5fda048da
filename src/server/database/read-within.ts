import { Query, type QueryResult } from 'pg'
import { WITHIN_WALL } from '#api/stores/sql/wall.ts'
import type { Value } from '#api/stores/sql/sql.ts'

const NAME = 'frontdesk_within'

/** SQL after which a session can be asked by `ReadWithin`. */
export const KEEP_WITHIN = `prepare ${NAME}(text) as ${WITHIN_WALL}`

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
  #isWithin = false

  constructor(
    organizationId: string,
    text: string,
    values: readonly Value[],
    heard: (error: Error | undefined, result: QueryResult) => void,
  ) {
    super(text, values as Value[], heard)
    this.#organizationId = organizationId
  }

  prepare(line: Line): void {
    line.bind({ statement: NAME, values: [this.#organizationId] })
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
