import { plainText } from '../../core/plain.ts'

/** What can stand for a `$n`. Lists are lists of texts; cast them in the text: `${ids}::text[]::uuid[]`. */
export type Value = string | number | boolean | null | readonly string[]

/** A piece of SQL with its values; pieces nest. */
export class Sql {
  constructor(
    readonly parts: readonly string[],
    readonly values: readonly Value[],
  ) {}

  /** The text with `$1 … $n`, and the values for them. */
  get query(): { text: string; values: Value[] } {
    const text = this.parts.reduce((before, part, at) => `${before}$${at}${part}`)
    return { text, values: this.values.map(kept) }
  }
}

/** PostgreSQL refuses texts that no store keeps, so they are asked for as they would be kept. */
const kept = (value: Value): Value =>
  typeof value === 'string' ? plainText(value) : Array.isArray(value) ? value.map(plainText) : value

/** Tags SQL: a nested piece splices in, every other value becomes a parameter. */
export function sql(strings: TemplateStringsArray, ...holes: readonly (Sql | Value)[]): Sql {
  const parts = [strings[0] ?? '']
  const values: Value[] = []
  for (const [at, hole] of holes.entries()) {
    const after = strings[at + 1] ?? ''
    if (hole instanceof Sql) {
      parts[parts.length - 1] += hole.parts[0] ?? ''
      parts.push(...hole.parts.slice(1))
      values.push(...hole.values)
      parts[parts.length - 1] += after
    } else {
      values.push(hole)
      parts.push(after)
    }
  }
  return new Sql(parts, values)
}

/** SQL that comes from our own code and never from a caller. */
export const raw = (text: string): Sql => new Sql([text], [])

/** Pieces with something of our own between them; assembled at once, because there may be many thousands. */
function join(pieces: readonly Sql[], between: string): Sql {
  const parts = ['']
  for (const [at, piece] of pieces.entries()) {
    parts[parts.length - 1] += `${at === 0 ? '' : between}${piece.parts[0] ?? ''}`
    parts.push(...piece.parts.slice(1))
  }
  return new Sql(
    parts,
    pieces.flatMap((piece) => piece.values),
  )
}

/** Pieces separated by commas. */
export const list = (pieces: readonly Sql[]): Sql => join(pieces, ', ')

const joined = (pieces: readonly Sql[], between: string, none: string): Sql =>
  pieces.length === 0
    ? raw(none)
    : join(
        pieces.map((piece) => sql`(${piece})`),
        between,
      )

/** All of the conditions; without any, true. */
export const all = (conditions: readonly Sql[]): Sql => joined(conditions, ' and ', 'true')

/** Any of the conditions; without any, false. */
export const any = (conditions: readonly Sql[]): Sql => joined(conditions, ' or ', 'false')
