import type { Context } from '../context.ts'
import { conflict, unprocessable } from '../failure.ts'
import type { Condition, TableName, Tables } from '../store.ts'
import { tables } from '../tables.ts'

type Given = string | null | undefined

const idsOf = (given: Given | readonly string[]): readonly string[] =>
  given === null || given === undefined ? [] : typeof given === 'string' ? [given] : given

/**
 * Refuses with 422 where a field names something that does not exist in the own organization. What stood there before
 * the call is not asked again, so that a whole resource can be sent back after something that it names has gone.
 */
export const mustExist = async (
  table: TableName,
  given: Given | readonly string[],
  field: string,
  context: Context,
  before: Given | readonly string[] = [],
): Promise<void> => {
  const known = new Set(idsOf(before))
  const ids = [...new Set(idsOf(given))].filter((id) => !known.has(id))
  if (ids.length === 0) return
  const found = await context.rows.find(table, { where: [{ field: 'id', anyOf: ids }] })
  const there = new Set(found.items.map(({ id }) => id))
  const missing = ids.find((id) => !there.has(id))
  if (missing === undefined) return
  const { noun } = tables[table]
  throw unprocessable(field, `names a ${noun} that does not exist`, `There is no ${noun} ${missing} (${field}).`)
}

const named = 5

/** Refuses with 409 where rows still use something, and names the first of them. */
export const refuseWhileUsed = async <T extends TableName>(
  table: T,
  where: readonly Condition[],
  nameOf: (row: Tables[T]) => string,
  what: string,
  context: Context,
): Promise<void> => {
  const { items, total } = await context.rows.find(table, { where, limit: named })
  if (total === 0) return
  const names = items.map((row) => `“${nameOf(row)}”`).join(', ')
  const more = total > items.length ? ` and ${total - items.length} more` : ''
  const { noun } = tables[table]
  throw conflict(`The ${what} is used by the ${total === 1 ? noun : `${noun}s`} ${names}${more}.`)
}
