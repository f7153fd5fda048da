// What a search for a week, a guest's phone or name costs among few and among many appointments, on a PostgreSQL of its own.
import { createHash } from 'node:crypto'
import { median, spread } from './harness/figures.mjs'
import { report } from './harness/report.mjs'
import { openStore } from './harness/store.mjs'
import { startPostgres } from '../scripts/postgres.mjs'

const ORGANIZATION = 'aaaaaaaa-0000-7000-8000-000000000000'
const SIZES = [10_000, Number(process.env.BENCH_ROWS ?? 1_000_000)]
const WEEK = 7 * 24 * 3_600_000
const PER_WEEK = 1000
/** Rows of one statement while filling: none may take as long as the driver waits for an answer. */
const BATCH = 50_000
const first = Date.parse('2026-01-05T00:00:00.000Z')
/** How much dearer the week may be among all than among few. */
const BUDGET = 2
const ROUNDS = 15
/** Appointments of each guest, among few as among many: what is found is as much in both. */
const PER_GUEST = 10

const sources = await openStore()
const { load, createSqlStore, rowOf } = sources
const { searchingGuests } = await load('/src/api/core/operations/listing.ts')
const cluster = await startPostgres()

/** The phone and the name of a guest, of which no other has the like; `of` is how the query calls the guest's number. */
const phoneOf = (of) => `lpad(((${of})::bigint * 48271 % 99999989)::text, 8, '0')`
const nameOf = (of) => `substr(md5((${of})::text), 1, 12)`

/** What is typed to find one guest: the phone without its country, the end of it, the name. */
const GUEST = 417
const NATIONAL = `6${String((GUEST * 48271) % 99999989).padStart(8, '0')}`
const NAME = createHash('md5').update(String(GUEST)).digest('hex').slice(0, 12)

/** 1,000 appointments a week; one in a hundred lasts two days, one in a thousand ten days, one in 100,000 a year. */
async function fill(database, rows) {
  const store = createSqlStore(database)
  await store.credentials.addOrganization({ id: ORGANIZATION, name: 'Bench', createdAt: '2026-01-01T00:00:00.000Z' })
  const template = rowOf('appointments', 1, { title: 'Check-up, 30 minutes', description: 'x'.repeat(300) })
  const step = WEEK / PER_WEEK
  for (let from = 0; from < rows; from += BATCH) {
    const to = Math.min(from + BATCH, rows) - 1
    await database.query(
      `insert into appointments
         (organization_id, id, sort_key, search_text, folded, doc, start_ms, end_ms, span)
       select $1::uuid, id, starts, 'check-up, 30 minutes\npending\n' || name || ' barker +34 6' || phone,
         '{"title":"check-up, 30 minutes"}',
         $2::text::jsonb || jsonb_build_object('id', id, 'startDate', starts, 'endDate', ends, 'guests', jsonb_build_array(
           jsonb_build_object('extraFields', jsonb_build_object('firstName', name, 'lastName', 'Barker', 'phone', '+34 6' || phone)))),
         start_ms, end_ms,
         case when lasts <= 4 * 3600000 then 0 when lasts <= 48 * 3600000 then 1
           when lasts <= 32 * 24 * 3600000::bigint then 2 else 3 end
       from (select *, start_ms + lasts as end_ms,
           to_char(to_timestamp(start_ms / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as starts,
           to_char(to_timestamp((start_ms + lasts) / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ends
         from (select gen_random_uuid() as id, ${nameOf('n % $7')} as name, ${phoneOf('n % $7')} as phone, $3::bigint + n * $4::bigint as start_ms,
             case when n % 100000 = 7 then 365 * 24 * 3600000::bigint when n % 1000 = 7 then 240 * 3600000::bigint
               when n % 100 = 7 then 47 * 3600000 else 1800000 end as lasts
           from generate_series($5::integer, $6::integer) as n) counted) timed`,
      [ORGANIZATION, JSON.stringify(template), first, step, from, to, rows / PER_GUEST],
    )
  }
  await database.query('analyze appointments')
}

/** Opens a database with so many appointments, and says how to search the last week but one in it. */
async function prepare(rows) {
  const { database } = await sources.createDatabase(cluster.url, `bench_${rows}`)
  await fill(database, rows)

  // Whoever walks from the beginning of time walks past everything.
  const from = first + (rows / PER_WEEK - 2) * WEEK
  const during = [new Date(from).toISOString(), new Date(from + WEEK).toISOString()]
  const find = (over, limit) =>
    createSqlStore(over).read(ORGANIZATION, (one) => one.find('appointments', { where: [{ during }], limit }))
  const look = (over, typed) =>
    createSqlStore(over).read(ORGANIZATION, (one) =>
      one.find('appointments', { where: searchingGuests(typed), limit: 20 }),
    )
  return {
    rows,
    database,
    find: (limit) => find(database, limit),
    look: (typed) => look(database, typed),
    plan: () => planOf(database, (over) => find(over, 1000)),
    planOfLook: (typed) => planOf(database, (over) => look(over, typed)),
  }
}

/** How PostgreSQL carries out the search, and how many of its pages it reads for that. */
async function planOf(database, find) {
  const asked = []
  const listen = (db) => ({ query: (text, values) => (asked.push({ text, values }), db.query(text, values)) })
  const listening = {
    ...database,
    transaction: (mode, work, within) => database.transaction(mode, (db) => work(listen(db)), within),
  }
  await find(listening)
  const [{ text, values }] = asked
  const explain = `explain (analyze, buffers, costs off, timing off) ${text}`
  const lines = await database.transaction('read', (db) => db.query(explain, values), ORGANIZATION)
  const plan = lines.map((line) => line['QUERY PLAN'])
  const pages = [...(plan.find((line) => line.includes('Buffers:')) ?? '').matchAll(/=(\d+)/g)]
  return { plan, pages: pages.reduce((sum, [, count]) => sum + Number(count), 0) }
}

async function timed(work) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

try {
  const cases = []
  for (const rows of SIZES) cases.push(await prepare(rows))
  const times = cases.map(() => ({ week: [], page: [], phone: [], digits: [], name: [], floor: [] }))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const at of round % 2 ? [0, 1] : [1, 0]) {
      const { database, find, look } = cases[at]
      const measured = {
        week: await timed(() => find(1000)),
        page: await timed(() => find(20)),
        phone: await timed(() => look(NATIONAL)),
        digits: await timed(() => look(NATIONAL.slice(-7))),
        name: await timed(() => look(NAME)),
        floor: await timed(() => database.query('select 1')),
      }
      // The first round warms up.
      if (round > 0) for (const [name, value] of Object.entries(measured)) times[at][name].push(value)
    }
  }
  const plans = []
  for (const one of cases) plans.push(await one.plan())
  console.log(`${plans[1].plan.join('\n')}\n`)
  for (const [at, { rows, find, look, planOfLook }] of cases.entries()) {
    const { total } = await find(1)
    console.log(`among ${rows} appointments a week of ${total}: reads ${plans[at].pages} pages of 8 kB`)
    for (const typed of [NATIONAL, NATIONAL.slice(-7), NAME]) {
      const found = await look(typed)
      const { pages: read } = await planOfLook(typed)
      console.log(`  “${typed}” finds ${found.total} and reads ${read} pages`)
    }
  }
  const ratioOf = (name) => times[1][name].map((time, round) => time / times[0][name][round])
  const budget = `${BUDGET} ×`
  const pages = plans[1].pages / plans[0].pages
  const indexed = plans.every(({ plan }) => {
    const text = plan.join('\n')
    return text.includes('appointments_during') && !text.includes('Seq Scan')
  })
  const time = (what, name) => ({
    what,
    ratio: spread(ratioOf(name)),
    budget,
    within: median(ratioOf(name)) <= BUDGET,
    'all, ms': spread(times[1][name]),
    'few, ms': spread(times[0][name]),
    'empty query, ms': spread(times[1].floor),
  })
  console.log(`\nA search among ${SIZES[1]} / among ${SIZES[0]}, median of ${ROUNDS} rounds (lowest – highest):`)
  report([
    time('a whole week', 'week'),
    time('its first 20', 'page'),
    time('a guest by phone', 'phone'),
    time('a guest by the last digits', 'digits'),
    time('a guest by name', 'name'),
    { what: 'pages of 8 kB that a week reads', ratio: pages.toFixed(2), budget, within: pages <= BUDGET },
    { what: 'the index is used', ratio: '–', budget: 'by both', within: indexed },
  ])
  for (const { database } of cases) await database.close()
} finally {
  await cluster.stop()
  await sources.close()
}
