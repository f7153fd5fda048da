// How many pages of 8 kB the database reads for some work, whatever statements that consists of: what it counts itself, by table and index.
import pg from 'pg'

/** In one row each, what the database has read of its tables and indexes; in memory or not is the machine's matter. */
const COUNTS = `
  select relname as name, heap_blks_read + heap_blks_hit + coalesce(toast_blks_read + toast_blks_hit + tidx_blks_read + tidx_blks_hit, 0) as pages
  from pg_statio_user_tables
  union all
  select indexrelname, idx_blks_read + idx_blks_hit from pg_statio_user_indexes`

/**
 * Opens the count for a database whose work all goes over one connection. `read` carries the work out and answers the pages of each table and index
 * that it has read, the most first.
 */
export async function openPages(url, database) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const counts = async () => {
    // Told with the end of the transaction that asks for it; the next one begins only after that.
    await database.transaction('upkeep', (db) => db.query('select pg_stat_force_next_flush()'))
    await database.transaction('upkeep', (db) => db.query('select 1'))
    const { rows } = await client.query(COUNTS)
    return new Map(rows.map(({ name, pages }) => [name, Number(pages)]))
  }
  return {
    async read(work) {
      const before = await counts()
      await work()
      const after = await counts()
      return [...after]
        .map(([name, pages]) => ({ name, pages: pages - (before.get(name) ?? 0) }))
        .filter(({ pages }) => pages > 0)
        .toSorted((a, b) => b.pages - a.pages)
    },
    close: () => client.end(),
  }
}
