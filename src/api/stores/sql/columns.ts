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

/** What a row is kept as: its document, and what it is found and ordered by; all but its organization. */
export interface KeptColumns<Row = unknown> {
  id: string
  sort_key: string
  search_text: string
  folded: Record<string, string>
  unique_key: string | null
  doc: Row
  /** Of what has a time only: epoch milliseconds, and the class of its length. */
  start_ms?: number
  end_ms?: number
  span?: number
}

/** The SQL type of each column, in which a text or a number stands for its value. */
export const COLUMN_TYPES: { readonly [C in keyof Required<KeptColumns>]: string } = {
  id: 'uuid',
  sort_key: 'text',
  search_text: 'text',
  folded: 'jsonb',
  unique_key: 'text',
  doc: 'jsonb',
  start_ms: 'bigint',
  end_ms: 'bigint',
  span: 'smallint',
}

/** What a plain row is kept as, by this version's rules of order and search. */
export function keptColumns<T extends TableName>(table: T, row: Tables[T]): KeptColumns<Tables[T]> {
  const facts = tables[table]
  return {
    id: row.id,
    sort_key: facts.sortKey(row),
    search_text: facts.searchText(row),
    folded: foldedOf(row),
    unique_key: uniqueKeyOf(table, row),
    doc: row,
    ...timesOf(row),
  }
}

/** A row as it is kept, for a statement of its own. */
export const columnsOf = <T extends TableName>(table: T, given: Tables[T]): Columns =>
  Object.entries(keptColumns(table, plain(given))).map(([name, value]: [string, unknown]) => {
    const type = COLUMN_TYPES[name as keyof KeptColumns]
    if (type === 'jsonb') return [name, sql`${JSON.stringify(value)}::text::jsonb`]
    const it = value as string | number | null
    return [name, type === 'text' ? sql`${it}` : sql`${it}::${raw(type)}`]
  })

function foldedOf(row: object): Record<string, string> {
  const fields = FOLDED_FIELDS.flatMap((field) => {
    const value = valueAt(row, field)
    return typeof value === 'string' ? [[field, fold(value)] as const] : []
  })
  return Object.fromEntries(fields)
}

function timesOf(row: object): Pick<KeptColumns, 'start_ms' | 'end_ms' | 'span'> {
  if (!('startDate' in row && 'endDate' in row)) return {}
  const [start, end] = [Date.parse(String(row.startDate)), Date.parse(String(row.endDate))]
  return { start_ms: start, end_ms: end, span: spanOf(start, end) }
}
