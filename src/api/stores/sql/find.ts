import type { Find, TableName } from '../../core/store.ts'
import { tables } from '../../core/tables.ts'
import { type Db, ask } from './database.ts'
import { type Scope, tableName } from './scope.ts'
import { type Sql, raw, sql } from './sql.ts'
import { whereSql } from './where.ts'

/** A document and how often it was written, as text because it may be longer than a JavaScript number. */
export interface DocRow<T> {
  doc: T
  revision: string
}

/** A page of documents in the table's order, and how many there are in all. */
export async function findPage<T>(
  db: Db,
  scope: Scope,
  table: TableName,
  { where = [], offset = 0, limit }: Find,
): Promise<{ rows: DocRow<T>[]; total: number }> {
  const visible = sql`${tableName(table)} where ${scope.visible(table, whereSql(where))}`
  const order = raw(tables[table].descending ? 'sort_key desc, id desc' : 'sort_key, id')
  const page = sql`order by ${order} offset ${offset}::bigint limit ${limit ?? null}::bigint`
  if (where.some((condition) => 'during' in condition)) {
    const kept = sql`${tableName(table)} where ${scope.visible(table, raw('id = page.id'))}`
    return pageOfFound<T>(db, { visible, order, page, kept })
  }

  const rows = await ask<DocRow<T>>(db, sql`select doc, revision::text as revision from ${visible} ${page}`)
  const isLast = limit === undefined || rows.length < limit
  if (isLast && (rows.length > 0 || offset === 0)) return { rows, total: offset + rows.length }
  const [counted] = await ask<{ total: number }>(db, sql`select count(*)::integer as total from ${visible}`)
  return { rows, total: counted?.total ?? 0 }
}

interface Pieces {
  /** `table where …` of all that is found, and of the row called `page`. */
  visible: Sql
  kept: Sql
  order: Sql
  page: Sql
}

/**
 * Finds first and puts in order then: left to itself, PostgreSQL may walk the order from the beginning of time until it
 * has met enough rows of the week. Documents are fetched for the page only, because much may be found.
 */
async function pageOfFound<T>(
  db: Db,
  { visible, kept, order, page }: Pieces,
): Promise<{ rows: DocRow<T>[]; total: number }> {
  const answered = await ask<{ doc: T | null; revision: string; total: number }>(
    db,
    sql`with found as materialized (select id, sort_key from ${visible})
      select kept.doc, kept.revision, counted.total
      from (select count(*)::integer as total from found) counted
      left join lateral (select * from found ${page}) page on true
      left join lateral (select doc, revision::text as revision from ${kept}) kept on true
      order by ${order}`,
  )
  const rows = answered.flatMap(({ doc, revision }) => (doc === null ? [] : [{ doc, revision }]))
  return { rows, total: answered[0]?.total ?? 0 }
}
