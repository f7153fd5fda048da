import { listTooLarge } from '../../core/failure.ts'
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

/** Up to so many documents come in one answer of the database; more come in slices, so that nothing is held up. */
const SLICE = 100
/** Characters of a slice, about: what is parsed at once without holding up other calls. */
const SLICE_LENGTH = 512 * 1024

/** A page of documents in the table's order, and how many there are in all. */
export async function findPage<T>(
  db: Db,
  scope: Scope,
  table: TableName,
  { where = [], offset = 0, limit, withinBytes }: Find,
): Promise<{ rows: DocRow<T>[]; total: number }> {
  const visible = sql`${tableName(table)} where ${scope.visible(table, whereSql(where))}`
  const order = raw(tables[table].descending ? 'sort_key desc, id desc' : 'sort_key, id')
  const page = sql`order by ${order} offset ${offset}::bigint limit ${limit ?? null}::bigint`
  const isDuring = where.some((condition) => 'during' in condition)
  if (withinBytes !== undefined && (limit === undefined || limit > SLICE)) {
    const { ids, total } = await pageOfIds(db, { visible, page, isDuring, offset, limit })
    return { rows: await inSlices<T>(db, scope, table, ids, withinBytes), total }
  }
  if (isDuring) {
    const kept = sql`${tableName(table)} where ${scope.visible(table, raw('id = page.id'))}`
    return pageOfFound<T>(db, { visible, order, page, kept })
  }

  const rows = await ask<DocRow<T>>(db, sql`select doc, revision::text as revision from ${visible} ${page}`)
  const isLast = limit === undefined || rows.length < limit
  if (isLast && (rows.length > 0 || offset === 0)) return { rows, total: offset + rows.length }
  const [counted] = await ask<{ total: number }>(db, sql`select count(*)::integer as total from ${visible}`)
  return { rows, total: counted?.total ?? 0 }
}

interface PageOfIds {
  visible: Sql
  page: Sql
  isDuring: boolean
  offset: number
  limit: number | undefined
}

async function pageOfIds(
  db: Db,
  { visible, page, isDuring, offset, limit }: PageOfIds,
): Promise<{ ids: string[]; total: number }> {
  // What overlaps a time is found first and put in order then, as in `pageOfFound`.
  const found = isDuring
    ? sql`with found as materialized (select id, sort_key from ${visible}) select id from found ${page}`
    : sql`select id from ${visible} ${page}`
  const ids = (await ask<{ id: string }>(db, found)).map(({ id }) => id)
  const isLast = limit === undefined || ids.length < limit
  if (isLast && (ids.length > 0 || offset === 0)) return { ids, total: offset + ids.length }
  const [counted] = await ask<{ total: number }>(db, sql`select count(*)::integer as total from ${visible}`)
  return { ids, total: counted?.total ?? 0 }
}

/** Documents by their ids, in the order of these; between the slices other calls have their turn. */
async function inSlices<T>(
  db: Db,
  scope: Scope,
  table: TableName,
  ids: readonly string[],
  withinBytes: number,
): Promise<DocRow<T>[]> {
  const rows: DocRow<T>[] = []
  let length = 0
  let size = SLICE
  for (let at = 0; at < ids.length;) {
    const slice = ids.slice(at, at + size)
    const answered = await ask<{ id: string; text: string; revision: string }>(
      db,
      sql`select id, doc::text as text, revision::text as revision
        from ${tableName(table)} where ${scope.visible(table, sql`id = any(${slice}::text[]::uuid[])`)}`,
    )
    const byId = new Map(answered.map((row) => [row.id, row]))
    for (const { text, revision } of slice.flatMap((id) => byId.get(id) ?? [])) {
      length += text.length
      if (length > withinBytes) throw listTooLarge(withinBytes)
      rows.push({ doc: JSON.parse(text) as T, revision })
    }
    at += slice.length
    size = Math.max(1, Math.min(1000, Math.floor((SLICE_LENGTH * at) / Math.max(length, 1))))
  }
  return rows
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
