// What a week's search costs among few and among many appointments, on a PostgreSQL of its own.
import { createServer } from 'vite'
import { startPostgres } from '../scripts/postgres.mjs'

const ORGANIZATION = 'aaaaaaaa-0000-7000-8000-000000000000'
const SIZES = [10_000, Number(process.env.BENCH_ROWS ?? 1_000_000)]
const WEEK = 7 * 24 * 3_600_000
const PER_WEEK = 1000
const first = Date.parse('2026-01-05T00:00:00.000Z')
const rounds = 21

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
const load = (path) => vite.ssrLoadModule(path)
const { openPg } = await load('/src/server/database/pg.ts')
const { migrate } = await load('/src/api/stores/sql/migrate.ts')
const { createSqlStore } = await load('/src/api/stores/sql/store.ts')
const { rowOf } = await load('/src/api/stores/testing/rows-of.ts')
const cluster = await startPostgres()

/** 1,000 appointments a week; one in a hundred lasts two days, one in a thousand ten days, one in 100,000 a year. */
async function fill(database, rows) {
  const store = createSqlStore(database)
  await store.credentials.addOrganization({ id: ORGANIZATION, name: 'Bench', createdAt: '2026-01-01T00:00:00.000Z' })
  const template = rowOf('appointments', 1, { title: 'Check-up, 30 minutes', description: 'x'.repeat(300) })
  const step = WEEK / PER_WEEK
  await database.query(
    `insert into appointments
       (organization_id, id, sort_key, search_text, folded, doc, start_ms, end_ms, span)
     select $1::uuid, id, starts, 'check-up, 30 minutes\npending', '{"title":"check-up, 30 minutes"}',
       $2::text::jsonb || jsonb_build_object('id', id, 'startDate', starts, 'endDate', ends), start_ms, end_ms,
       case when lasts <= 4 * 3600000 then 0 when lasts <= 48 * 3600000 then 1
         when lasts <= 32 * 24 * 3600000::bigint then 2 else 3 end
     from (select *, start_ms + lasts as end_ms,
         to_char(to_timestamp(start_ms / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as starts,
         to_char(to_timestamp((start_ms + lasts) / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ends
       from (select gen_random_uuid() as id, $3::bigint + n * $4::bigint as start_ms,
           case when n % 100000 = 7 then 365 * 24 * 3600000::bigint when n % 1000 = 7 then 240 * 3600000::bigint
             when n % 100 = 7 then 47 * 3600000 else 1800000 end as lasts
         from generate_series(0, $5::integer - 1) as n) counted) timed`,
    [ORGANIZATION, JSON.stringify(template), first, step, rows],
  )
  await database.query('analyze appointments')
}

/** Milliseconds of one search, by the median of many. */
async function median(work) {
  const times = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return times.sort((left, right) => left - right)[rounds >> 1]
}

const results = []
let failed = false
try {
  const admin = openPg(cluster.url, { connections: 1 })
  for (const rows of SIZES) {
    await admin.query(`create database bench_${rows}`)
    const url = new URL(cluster.url)
    url.pathname = `/bench_${rows}`
    const database = openPg(url.href, { connections: 1 })
    await migrate(database)
    await fill(database, rows)

    // The last week but one: whoever walks from the beginning of time walks past everything.
    const from = first + (rows / PER_WEEK - 2) * WEEK
    const during = [new Date(from).toISOString(), new Date(from + WEEK).toISOString()]
    const asked = []
    const listening = {
      ...database,
      transaction: (mode, work) =>
        database.transaction(mode, (db) =>
          work({ query: (text, values) => (asked.push({ text, values }), db.query(text, values)) }),
        ),
    }
    const find = (store, limit) =>
      store.read(ORGANIZATION, (one) => one.find('appointments', { where: [{ during }], limit }))
    const found = await find(createSqlStore(listening), 1000)
    const plan = []
    for (const { text, values } of asked) {
      const lines = await database.query(`explain (analyze, buffers, costs off) ${text}`, values)
      plan.push(...lines.map((line) => line['QUERY PLAN']))
    }
    const store = createSqlStore(database)
    results.push({
      rows,
      answers: found.total,
      week: await median(() => find(store, 1000)),
      page: await median(() => find(store, 20)),
      floor: await median(() => database.query('select 1')),
    })
    const index = plan.some((line) => line.includes('appointments_during'))
    if (!index || plan.some((line) => line.includes('Seq Scan'))) failed = true
    if (rows === SIZES.at(-1)) console.log(`${plan.join('\n')}\n`)
    await database.close()
  }
  await admin.close()
} finally {
  await cluster.stop()
  await vite.close()
}

const [few, many] = results
for (const { rows, answers, week, page, floor } of results) {
  console.log(
    `${rows} rows: a week of ${answers} answers ${week.toFixed(2)} ms, its first 20 ${page.toFixed(2)} ms ` +
      `(${(week / floor).toFixed(1)} and ${(page / floor).toFixed(1)} times an empty query)`,
  )
}
const ratio = many.week / few.week
console.log(
  `the same week among ${many.rows / few.rows} times as many rows costs ${ratio.toFixed(2)} times as much (at most 2)`,
)
if (failed) console.log('the search does not use the index')
if (failed || ratio > 2) process.exitCode = 1
