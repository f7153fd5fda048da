import { listTooLarge } from '../../core/failure.ts'
import { countedUpTo, totalCounted } from '../../core/found.ts'
import type { Condition, Find, TableName } from '../../core/store.ts'
import { tables } from '../../core/tables.ts'
import { type Db, ask, askInOrder } from './database.ts'
import { phoneSearch } from './phone-search.ts'
import { type Scope, tableName } from './scope.ts'
import { beginRareSearch } from './short-search.ts'
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
/** Bytes of a document that comes by itself: a hundred of them may not come at once. */
const HEAVY = 16 * 1024

/** By what rows that were found are met again in another statement. */
interface Key {
  column: Sql
  type: Sql
}
const ID: Key = { column: raw('id'), type: raw('uuid') }
/** Where a row lies, which needs no index; it holds as long as the transaction looks at one moment. */
const PLACE: Key = { column: raw('ctid'), type: raw('tid') }

/** A page of documents in the table's order, and how many there are in all. `isOfOneMoment` says that all statements of the transaction see the same. */
export async function findPage<T>(
  db: Db,
  scope: Scope,
  table: TableName,
  find: Find,
  isOfOneMoment: boolean,
): Promise<{ rows: DocRow<T>[]; total: number }> {
  const { where = [] } = find
  const rare = await beginRareSearch(db, scope, table, where)
  if (!rare) {
    const byPhone = phoneSearch(scope, table, where)
    const visible = byPhone ?? sql`${tableName(table)} where ${scope.own(whereSql(where))}`
    const isFoundFirst = byPhone !== undefined || where.some(isOfTime)
    // A walk in order may do with the index alone, which does not tell where rows lie.
    const key = isFoundFirst && isOfOneMoment ? PLACE : ID
    return pageOf(db, scope, table, find, {
      visible,
      place: PLACE.column,
      isFoundFirst,
      key,
      isAll: where.length === 0,
    })
  }
  const found = { visible: rare.visible, place: ID.column, isFoundFirst: true, key: ID, isAll: false }
  const page = await pageOf<T>(db, scope, table, find, found)
  await rare.end()
  return page
}

const isOfTime = (condition: Condition): boolean => 'during' in condition

/** What of a table is found, and how. */
interface Narrowed {
  visible: Sql
  place: Sql
  isFoundFirst: boolean
  key: Key
  /** Whether all of the organization's rows are. */
  isAll: boolean
}

/** The same by conditions in SQL. What overlaps a time and what is rare is found first and put in order then. */
async function pageOf<T>(
  db: Db,
  scope: Scope,
  table: TableName,
  { offset = 0, limit, withinBytes, countTo }: Find,
  { visible, place, isFoundFirst, key, isAll }: Narrowed,
): Promise<{ rows: DocRow<T>[]; total: number }> {
  const order = raw(tables[table].descending ? 'sort_key desc, id desc' : 'sort_key, id')
  const page = sql`order by ${order} offset ${offset}::bigint limit ${limit ?? null}::bigint`
  const kept = sql`${tableName(table)} where ${scope.own(sql`${place} = page.place`)}`
  if (withinBytes !== undefined && (limit === undefined || limit > SLICE)) {
    const { keys, total } = await pageOfKeys(db, { visible, page, isFoundFirst, offset, limit, countTo, key })
    return { rows: await inSlices<T>(db, scope, table, { keys, key, withinBytes }), total }
  }
  if (withinBytes !== undefined) {
    const { rows, total } = await pageByWeight<T>(db, { visible, place, order, page, kept, isFoundFirst, isAll })
    if (rows.reduce((sum, { weight }) => sum + weight, 0) > withinBytes) throw listTooLarge(withinBytes)
    const whole = await wholeOf<T>(db, scope, table, rows, withinBytes)
    const found = rows.length
    const counted = total === undefined ? undefined : totalCounted(total, { offset, countTo }, found)
    return { rows: whole, total: counted ?? (await totalOf(db, visible, { offset, limit, countTo, found })) }
  }
  if (isFoundFirst) {
    const { rows, total } = await pageOfFound<T>(db, { visible, place, order, page, kept })
    return { rows, total: totalCounted(total, { offset, countTo }, rows.length) }
  }

  const rows = await ask<DocRow<T>>(db, sql`select doc, revision::text as revision from ${visible} ${page}`)
  return { rows, total: await totalOf(db, visible, { offset, limit, countTo, found: rows.length }) }
}

interface PageFound {
  offset: number
  limit: number | undefined
  countTo: number | undefined
  found: number
}

/** How many there are in all; they are counted only where the page does not say so. */
async function totalOf(db: Db, visible: Sql, { offset, limit, countTo, found }: PageFound): Promise<number> {
  const isLast = limit === undefined || found < limit
  if (isLast && (found > 0 || offset === 0)) return offset + found
  return countOf(db, visible, countTo === undefined ? undefined : countedUpTo(countTo, offset, found))
}

/** How many rows `table where …` finds; with a bound no further than one beyond it. */
export async function countOf(db: Db, visible: Sql, bound?: number): Promise<number> {
  const counted = bound === undefined ? visible : sql`(select 1 from ${visible} limit ${bound + 1}::bigint) counted`
  const [row] = await ask<{ total: number }>(db, sql`select count(*)::integer as total from ${counted}`)
  return row?.total ?? 0
}

/** Bytes of a document, about: one that was compressed, and a large one, is written out to know. */
const WEIGHT = raw(`case when pg_column_compression(doc) is null and pg_column_size(doc) < 2000
  then pg_column_size(doc) else octet_length(doc::text) end`)

interface Weighed<T> {
  /** Null where the document is there. */
  id: string | null
  /** Null where it is to be fetched. */
  doc: T | null
  revision: string
  weight: number
}

/** A document, where it may come at once with as many others as there are in a slice; its id where it may not. */
const DOC_OR_ID = raw(`case when weight <= ${HEAVY} then doc end as doc, case when weight > ${HEAVY} then id end as id`)

/** A page with what its documents weigh, and those of them that may come at once. */
async function pageByWeight<T>(
  db: Db,
  { visible, place, kept, order, page, isFoundFirst, isAll }: Pieces & Pick<Narrowed, 'isFoundFirst' | 'isAll'>,
): Promise<{ rows: Weighed<T>[]; total: number | undefined }> {
  if (!isFoundFirst) {
    const weighed = sql`select id, sort_key, doc, revision::text as revision, ${WEIGHT} as weight from ${visible} ${page}`
    const question = sql`select ${DOC_OR_ID}, revision, weight from (${weighed}) weighed order by ${order}`
    return { rows: await (isAll ? askInOrder : ask)<Weighed<T>>(db, question), total: undefined }
  }
  const answered = await ask<{
    id: string | null
    doc: T | null
    revision: string
    weight: number | null
    total: number | null
  }>(
    db,
    sql`with found as materialized (select ${place} as place, id, sort_key from ${visible}),
        weighed as materialized (select page.id, page.sort_key, kept.doc, kept.revision, kept.weight
          from (select * from found ${page}) page
          join lateral (select doc, revision::text as revision, ${WEIGHT} as weight from ${kept}) kept on true)
      select ${DOC_OR_ID}, revision, weight, counted.total from (select count(*)::integer as total from found) counted
      left join weighed on true order by ${order}`,
  )
  const rows = answered.flatMap(({ id, doc, revision, weight }) =>
    weight === null ? [] : [{ id, doc, revision, weight }],
  )
  return { rows, total: answered[0]?.total ?? undefined }
}

const hasDoc = <T>(row: Weighed<T>): row is Weighed<T> & { doc: T } => row.doc !== null

/** A page whose documents have all come: those that came not at once are fetched. */
async function wholeOf<T>(
  db: Db,
  scope: Scope,
  table: TableName,
  rows: Weighed<T>[],
  withinBytes: number,
): Promise<DocRow<T>[]> {
  if (rows.every(hasDoc)) return rows
  const keys = rows.flatMap(({ id }) => id ?? [])
  const later = await inSlices<T>(db, scope, table, { keys, key: ID, withinBytes })
  return rows.flatMap(({ doc, revision }) => (doc === null ? (later.shift() ?? []) : { doc, revision }))
}

interface PageOfKeys {
  visible: Sql
  key: Key
  page: Sql
  isFoundFirst: boolean
  offset: number
  limit: number | undefined
  countTo: number | undefined
}

async function pageOfKeys(
  db: Db,
  { visible, key, page, isFoundFirst, offset, limit, countTo }: PageOfKeys,
): Promise<{ keys: string[]; total: number }> {
  // As in `pageOfFound`.
  const found = isFoundFirst
    ? sql`with found as materialized (select ${key.column} as key, id, sort_key from ${visible}) select key::text from found ${page}`
    : sql`select ${key.column}::text as key from ${visible} ${page}`
  const keys = (await ask<{ key: string }>(db, found)).map((row) => row.key)
  return { keys, total: await totalOf(db, visible, { offset, limit, countTo, found: keys.length }) }
}

/** Documents by their keys, in the order of these; between the slices other calls have their turn. */
async function inSlices<T>(
  db: Db,
  scope: Scope,
  table: TableName,
  { keys, key, withinBytes }: { keys: readonly string[]; key: Key; withinBytes: number },
): Promise<DocRow<T>[]> {
  const rows: DocRow<T>[] = []
  let length = 0
  let size = SLICE
  for (let at = 0; at < keys.length;) {
    const slice = keys.slice(at, at + size)
    const answered = await ask<{ key: string; text: string; revision: string }>(
      db,
      sql`select ${key.column}::text as key, doc::text as text, revision::text as revision
        from ${tableName(table)} where ${scope.own(sql`${key.column} = any(${slice}::text[]::${key.type}[])`)}`,
    )
    const byKey = new Map(answered.map((row) => [row.key, row]))
    for (const { text, revision } of slice.flatMap((one) => byKey.get(one) ?? [])) {
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
  /**
   * By what a row that was found is met again: where it lies, which holds within a statement and needs no index, or its id where the finding is
   * no table.
   */
  place: Sql
  order: Sql
  page: Sql
}

/**
 * Finds first and puts in order then: left to itself, PostgreSQL may walk the order from the beginning of time until it
 * has met enough rows of the week. Documents are fetched for the page only, because much may be found.
 */
async function pageOfFound<T>(
  db: Db,
  { visible, place, kept, order, page }: Pieces,
): Promise<{ rows: DocRow<T>[]; total: number }> {
  const answered = await ask<{ doc: T | null; revision: string; total: number }>(
    db,
    sql`with found as materialized (select ${place} as place, id, sort_key from ${visible})
      select kept.doc, kept.revision, counted.total
      from (select count(*)::integer as total from found) counted
      left join lateral (select * from found ${page}) page on true
      left join lateral (select doc, revision::text as revision from ${kept}) kept on true
      order by ${order}`,
  )
  const rows = answered.flatMap(({ doc, revision }) => (doc === null ? [] : [{ doc, revision }]))
  return { rows, total: answered[0]?.total ?? 0 }
}
