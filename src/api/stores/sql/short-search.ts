import { fold } from '../../values/fold.ts'
import type { Condition, TableName } from '../../core/store.ts'
import { type Db, ask } from './database.ts'
import { FOLLOWING, UNUSUAL } from './migrations/0025-pairs-of-letters.ts'
import type { Scope } from './scope.ts'
import { type Sql, all, raw, sql } from './sql.ts'
import { anywhere, whereSql } from './where.ts'

/** Rows, in order, by which is judged how frequent a text is, and how few of them have a text that is rare. */
const PROBED = 1000
const RARE = 20

/** Two letters or digits: the index of parts of words begins with three signs. */
const SHORT = /^[a-z0-9]{2}$/

/** The two letters that appointments of any time are searched for, if they are. */
function shortNeedle(table: TableName, where: readonly Condition[]): string | undefined {
  if (table !== 'appointments' || where.some((condition) => 'during' in condition)) return undefined
  const [needle, ...more] = where.flatMap((condition) => ('search' in condition ? [fold(condition.search)] : []))
  return needle !== undefined && more.length === 0 && SHORT.test(needle) ? needle : undefined
}

/** What is found, as an index answers it. */
interface RareSearch {
  /** `table where …` of ids and sort keys. */
  visible: Sql
  /** Lets the database choose again how it looks for rows. */
  end: () => Promise<unknown>
}

/**
 * What is found, as an index answers it, where conditions search for two letters that few rows have; undefined otherwise. What many have
 * is met soon by a walk in order, which an index would only delay. Until its end the database reads no table from one end to the other: so many
 * patterns it takes for frequent. Where nobody has counted rows, as in the embedded database, it would still rather look at every row.
 */
export async function beginRareSearch(
  db: Db,
  scope: Scope,
  table: TableName,
  where: readonly Condition[],
): Promise<RareSearch | undefined> {
  const needle = shortNeedle(table, where)
  if (needle === undefined) return undefined
  const first = sql`select search_text from appointments where ${scope.own(raw('true'))} order by sort_key, id
    limit ${PROBED}::integer`
  const [probed] = await ask<{ met: number; isIndexed: boolean; scans: string }>(
    db,
    sql`select (select count(*) from (${first}) first where search_text like ${anywhere(needle)})::integer as met,
      to_regclass('appointments_search') is not null and to_regclass('appointments_unusual_text') is not null
        and (not row_security_active('appointments') or coalesce((select proleakproof from pg_proc
          where oid = to_regprocedure('pg_catalog.textlike(text, text)')), false))
        and current_setting('frontdesk.uncounted', true) is distinct from 'on' as "isIndexed",
      current_setting('enable_seqscan') as scans`,
  )
  if (!probed?.isIndexed || probed.met >= RARE) return undefined
  const scanning = (how: string): Promise<unknown> => ask(db, sql`select set_config('enable_seqscan', ${how}, true)`)
  await scanning('off')
  const others = whereSql(where.filter((condition) => !('search' in condition)))
  const [usual, unusual] = withPair(needle)
  const having = (pair: Sql): Sql => sql`select id, sort_key from appointments where ${scope.own(all([others, pair]))}`
  return { visible: sql`(${having(usual)} union ${having(unusual)}) with_pair`, end: () => scanning(probed.scans) }
}

/**
 * Rows with two letters, by the three signs that they begin wherever they stand, and by looking at unusual texts, which are joined to nothing
 * so that they are not looked for in the index of parts of words.
 */
function withPair(pair: string): [usual: Sql, unusual: Sql] {
  const found = anywhere(pair)
  const followed = [found.slice(0, -1), ...FOLLOWING.map((sign) => anywhere(pair + sign))]
  return [sql`search_text like any(${followed}::text[])`, sql`${raw(UNUSUAL)} and (search_text || '') like ${found}`]
}
