import { refusalSentence } from '../../contract/refusal-sentences.ts'
import type { Context } from '../context.ts'
import { conflictOf, unprocessable } from '../failure.ts'
import type { Condition, TableName, Tables } from '../store.ts'
import { tables } from '../tables.ts'

type Given = string | null | undefined

const idsOf = (given: Given | readonly string[]): readonly string[] =>
  given === null || given === undefined ? [] : typeof given === 'string' ? [given] : given

/**
 * Refuses with 422 where a field names something that does not exist in the own organization. What stood there before
 * the call is not asked again, so that a whole resource can be sent back after something that it names has gone. Answers the
 * others, which stay until the call is through.
 */
export const mustExist = async <T extends TableName>(
  table: T,
  given: Given | readonly string[],
  field: string,
  context: Context,
  before: Given | readonly string[] = [],
): Promise<readonly Tables[T][]> => {
  const known = new Set(idsOf(before))
  const ids = [...new Set(idsOf(given))].filter((id) => !known.has(id))
  if (ids.length === 0) return []
  const found = await context.rows.hold(table, ids)
  const there = new Set(found.map(({ id }) => id))
  const missing = ids.find((id) => !there.has(id))
  if (missing === undefined) return found
  const { noun } = tables[table]
  throw unprocessable(
    field,
    `names a ${noun} that does not exist`,
    refusalSentence('missing', { noun, id: missing, field }),
  )
}

const named = 5

/** The rows that use something, in words that name the first of them; undefined where there are none. */
export const usersIn = async <T extends TableName>(
  table: T,
  where: readonly Condition[],
  nameOf: (row: Tables[T]) => string,
  { rows }: Context,
): Promise<string | undefined> => {
  const { items, total } = await rows.find(table, { where, limit: named })
  return usersNamed(
    tables[table].noun,
    items.map((row) => `“${nameOf(row)}”`),
    total,
  )
}

/** Users in words that name the first of them, of `total` in all; undefined where there are none. */
export const usersNamed = (noun: string, names: readonly string[], total = names.length): string | undefined => {
  if (total === 0) return undefined
  const said = names.slice(0, named)
  const more = total > said.length ? ` and ${total - said.length} more` : ''
  return `${total === 1 ? noun : noun === 'medium' ? 'media' : `${noun}s`} ${said.join(', ')}${more}`
}

/** Refuses with 409 where something is still used, and names its users. */
export const refuseWhileUsed = (what: string, users: readonly (string | undefined)[]): void => {
  const said = users.filter((it) => it !== undefined)
  if (said.length > 0) throw conflictOf('used', { what, users: said.join(' and the ') })
}
