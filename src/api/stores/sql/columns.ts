import { fold } from '../../values/fold.ts'
import { FOLDED_FIELDS } from '../../core/store.ts'
import type { TableName, Tables } from '../../core/store.ts'
import { tables } from '../../core/tables.ts'
import { valueAt } from '../conditions.ts'
import { plain } from '../../core/plain.ts'
import { spanOf } from './spans.ts'
import { type Sql, list, raw, sql } from './sql.ts'

type Columns = readonly (readonly [name: string, value: Sql])[]

/** Names of columns, for the head of an insert. */
export const namesOf = (columns: Columns): Sql => raw(columns.map(([name]) => name).join(', '))

/** Values of columns, for an insert. */
export const valuesOf = (columns: Columns): Sql => list(columns.map(([, value]) => value))

/** Columns set to their values, for an update. */
export const assignmentsOf = (columns: Columns): Sql =>
  list(columns.map(([name, value]) => sql`${raw(name)} = ${value}`))

/** The value that no two rows of an organization share, if the table has such a field. */
export function uniqueKeyOf<T extends TableName>(table: T, row: Tables[T]): string | null {
  const { unique } = tables[table]
  const value = unique === null ? null : valueAt(row, unique)
  return typeof value === 'string' ? value : null
}

/** A row as it is kept, its document and what it is found and ordered by; all but its organization. */
export function columnsOf<T extends TableName>(table: T, given: Tables[T]): Columns {
  const row = plain(given)
  const facts = tables[table]
  return [
    ['id', sql`${row.id}::uuid`],
    ['sort_key', sql`${facts.sortKey(row)}`],
    ['search_text', sql`${facts.searchText(row)}`],
    ['folded', sql`${JSON.stringify(foldedOf(row))}::text::jsonb`],
    ['unique_key', sql`${uniqueKeyOf(table, row)}`],
    ['doc', sql`${JSON.stringify(row)}::text::jsonb`],
    ...timesOf(row),
  ]
}

function foldedOf(row: object): Record<string, string> {
  const fields = FOLDED_FIELDS.flatMap((field) => {
    const value = valueAt(row, field)
    return typeof value === 'string' ? [[field, fold(value)] as const] : []
  })
  return Object.fromEntries(fields)
}

function timesOf(row: object): Columns {
  if (!('startDate' in row && 'endDate' in row)) return []
  const [start, end] = [Date.parse(String(row.startDate)), Date.parse(String(row.endDate))]
  return [
    ['start_ms', sql`${start}::bigint`],
    ['end_ms', sql`${end}::bigint`],
    ['span', sql`${spanOf(start, end)}::smallint`],
  ]
}
