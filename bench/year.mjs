// What a year of moves and changes leaves behind in the tables: sizes before, after it with autovacuum as PostgreSQL has it, and after a vacuum, and
// whether rows are changed in their place (HOT). The year is played in minutes, so autovacuum looks every second, and the next week waits until it is through.
import pg from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import { fillHouse, ORGANIZATION } from './growth/house.mjs'
import { report } from './harness/report.mjs'
import { openStore } from './harness/store.mjs'
import { startPostgres } from '../scripts/postgres.mjs'

const ROWS = Number(process.env.BENCH_ROWS ?? 50_000)
/** How much larger tables and indexes may be after the year, as many rows as before. */
const BUDGET = 2
const BATCH = 1000
/** Settings of the tables that are compared; each begins anew. */
const VARIANTS = {
  'as it is': [],
  'vacuum at 5 % instead of 20 %': [
    'alter table appointments set (autovacuum_vacuum_scale_factor = 0.05)',
    'alter table occupancies set (autovacuum_vacuum_scale_factor = 0.05)',
  ],
  'fillfactor 85': ['alter table appointments set (fillfactor = 85)'],
}
const only = process.env.BENCH_ONLY

const sources = await openStore()
const { createSqlStore, rowOf } = sources
const cluster = await startPostgres()

const FIVE_HOURS = 5 * 3_600_000
/** What `replace` of the store writes, for many rows at once: `doc` and what it is found by, and the times where they change. */
const write = (doc, more = '') =>
  `update appointments set doc = ${doc}, folded = folded, revision = revision + 1${more}
    where organization_id = $1 and id = any($2::uuid[]) and span = 0`
const later = (column) =>
  `to_char(to_timestamp((${column} + ${FIVE_HOURS}) / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
/** What becomes of an appointment: it is moved to the afternoon, its guest comes, and it is over. */
const STEPS = [
  [
    write(
      `doc || jsonb_build_object('startDate', ${later('start_ms')}, 'endDate', ${later('end_ms')})`,
      `, sort_key = ${later('start_ms')}, start_ms = start_ms + ${FIVE_HOURS}, end_ms = end_ms + ${FIVE_HOURS}`,
    ),
    `with freed as (delete from occupancies where organization_id = $1 and appointment_id = any($2::uuid[]) returning *)
      insert into occupancies (organization_id, calendar_id, from_ms, to_ms, appointment_id)
      select organization_id, calendar_id, from_ms + ${FIVE_HOURS}, to_ms + ${FIVE_HOURS}, appointment_id from freed`,
  ],
  [write(`doc || '{"subStatus":"arrived"}'`, `, search_text = search_text || chr(10) || 'arrived'`)],
  [write(`doc || '{"status":"completed"}'`, `, search_text = replace(search_text, 'confirmed', 'completed')`)],
]

const SIZES = `
  select relname as name, pg_table_size(relid) as size from pg_stat_user_tables where relname in ('appointments', 'occupancies')
  union all
  select indexrelname, pg_relation_size(indexrelid) from pg_stat_user_indexes where relname in ('appointments', 'occupancies')`

async function playYear(name, settings) {
  const { url, database: own } = await sources.createDatabase(cluster.url, `year_${name.replace(/\W+/g, '_')}`)
  for (const statement of settings) await own.query(statement)
  await fillHouse(url, ROWS, createSqlStore(own), rowOf)
  await own.close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const sizes = async () => {
    const { rows } = await client.query(SIZES)
    return Object.fromEntries(
      rows.filter(({ size }) => Number(size) > 100_000).map(({ name: of, size }) => [of, Number(size)]),
    )
  }
  const stats = async () => {
    const { rows } = await client.query(
      `select relname as name, n_tup_upd::float8 as updated, n_tup_hot_upd::float8 as hot, autovacuum_count::float8 as vacuums,
        n_dead_tup::float8 as dead, n_live_tup::float8 as live from pg_stat_user_tables where relname in ('appointments', 'occupancies')`,
    )
    return Object.fromEntries(rows.map(({ name: of, ...more }) => [of, more]))
  }
  const factor = settings.some((it) => it.includes('scale_factor')) ? 0.05 : 0.2
  /** In a real year a vacuum has days for what here takes a second. */
  const vacuumed = async () => {
    for (const until = Date.now() + 20_000; Date.now() < until; await pause(200)) {
      const now = Object.values(await stats())
      if (now.every(({ dead, live }) => dead < 50 + factor * live)) return
    }
  }
  const before = await sizes()
  const began = performance.now()
  for (let from = 0; from < ROWS; from += BATCH) {
    const ids = Array.from(
      { length: BATCH },
      (_, at) => `00000004-0000-7000-8000-${String(from + at).padStart(12, '0')}`,
    )
    for (const statements of STEPS) {
      await client.query('begin')
      for (const statement of statements) await client.query(statement, [ORGANIZATION, ids])
      await client.query('commit')
    }
    if (from % (10 * BATCH) === 0) await vacuumed()
  }
  const took = (performance.now() - began) / 1000
  await vacuumed()
  const after = await sizes()
  const told = await stats()
  await client.query('vacuum appointments')
  await client.query('vacuum occupancies')
  const vacuum = await sizes()
  await client.query('reindex table appointments')
  await client.query('reindex table occupancies')
  const reindexed = await sizes()
  await client.end()
  return { before, after, vacuum, reindexed, told, took }
}

const MB = (bytes) => (bytes / 1e6).toFixed(1)
try {
  await sources.byOwner(
    cluster.url,
    `alter system set autovacuum_naptime = '1s'`,
    'alter system set autovacuum_vacuum_cost_delay = 0',
    'select pg_reload_conf()',
  )
  const findings = []
  for (const [name, settings] of Object.entries(VARIANTS)) {
    if (only && !name.includes(only)) continue
    const { before, after, vacuum, reindexed, told, took } = await playYear(name, settings)
    console.log(`\n${name}: ${3 * ROWS} changes in ${took.toFixed(0)} s`)
    for (const [table, { updated, hot, vacuums }] of Object.entries(told)) {
      console.log(`  ${table}: ${updated} updates, ${hot} of them in their place; ${vacuums} times vacuumed`)
    }
    console.table(
      Object.entries(before).map(([of, size]) => ({
        what: of,
        'before, MB': MB(size),
        'after, MB': MB(after[of]),
        'vacuumed, MB': MB(vacuum[of]),
        'built anew, MB': MB(reindexed[of]),
        ratio: (after[of] / size).toFixed(2),
      })),
    )
    const sum = (all) => Object.values(all).reduce((total, size) => total + size, 0)
    const ratio = sum(after) / sum(before)
    findings.push({
      what: `tables and indexes, ${name}`,
      ratio: ratio.toFixed(2),
      budget: name === 'as it is' ? `${BUDGET} ×` : '–',
      within: name !== 'as it is' || ratio <= BUDGET,
      'before, MB': MB(sum(before)),
      'after, MB': MB(sum(after)),
      'in their place': `${((100 * told.appointments.hot) / told.appointments.updated).toFixed(0)} %`,
    })
  }
  console.log(`\n${ROWS} appointments after a year / before it:`)
  report(findings)
} finally {
  await cluster.stop()
  await sources.close()
}
