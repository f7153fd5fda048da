import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { call } from '#api/http/testing/caller.ts'
import { openMemoryService } from '#api/http/testing/memory-service.ts'
import { migrate } from '#api/stores/sql/migrate.ts'
import { createSqlStore } from '#api/stores/sql/store.ts'
import { idOf, ORGANIZATION, rowOf } from '#api/stores/testing/rows-of.ts'
import { addOrganizations } from '#api/stores/testing/store-laws.ts'
import { DAY, MINUTE } from '#api/time/durations.ts'
import { openPg } from './pg.ts'
import { newDatabase } from './testing/new-database.ts'

/**
 * What grows with the answer reads about as many pages among many appointments as among few (indexes are a level deeper), and meets about as many
 * rows and entries of indexes, of which a page may have a thousand.
 */
const SIZES = { few: 1000, many: 20_000 }
const MOST = 2
const PER_WEEK = 200
const CALENDARS = 4
/** The second calendar of all appointments of the last of these. */
const ROOM = 9
/** The week that is asked for: all houses have it, and their rows reach back from the one after it. */
const MONDAY = Date.parse('2026-11-02T00:00:00.000Z')
const WEEK = 7 * DAY

/**
 * Digits after the first of phones are four only, so that among as few as these any three of them are in many phones, as any three of ten are among
 * millions. What looks through all of those reads a third to a half more among many.
 */
const MOST_BY_PHONE = 1.2
const PHONE_PLACES = [14, 12, 10, 8, 6, 4, 2, 0]
const FACTOR = 48_271

const iso = (at: number): string => new Date(at).toISOString()

/** Of so many one is an absence that lies over the others, of 40 days: a few of each week, of whom most have long come back. */
const ABSENCE = 50

/** Half hours from nine in the morning, ten a day and calendar; a guest has ten of them. */
const FILL = `
  with timed as (
    select n, n % ${ABSENCE} = 7 as is_long, case when n % ${ABSENCE} = 7 then ${40 * DAY}::bigint else ${30 * MINUTE} end as lasts, $3::bigint + (n / ${PER_WEEK} * ${WEEK}::bigint + n % ${PER_WEEK} / 40 * ${DAY} + (18 + n % ${PER_WEEK} / ${CALENDARS} % 10) * ${30 * MINUTE}) as start_ms
    from generate_series(0, $1::integer - 1) as n),
  named as (
    select *, ('00000000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid as id, substr(md5((n % ($1::integer / 10))::text), 1, 12) as name,
      ${PHONE_PLACES.map((place) => `(6 + ((n % ($1::integer / 10) * ${FACTOR} >> ${place}) & 3))::text`).join(' || ')} as phone,
      '00000000-0000-7000-8000-' || lpad((n % ${CALENDARS})::text, 12, '0') as calendar,
      to_char(to_timestamp(start_ms / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as starts,
      to_char(to_timestamp((start_ms + lasts) / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ends
    from timed),
  occupied as (
    insert into occupancies (organization_id, calendar_id, from_ms, to_ms, appointment_id)
    select $2::uuid, calendar::uuid, start_ms, start_ms + lasts, id from named where not is_long)
  insert into appointments (organization_id, id, sort_key, search_text, folded, doc, start_ms, end_ms, span)
  select $2::uuid, id, starts, 'visit ' || name || '@example.org ' || name || ' +34 6' || phone, '{}',
    $4::text::jsonb || jsonb_build_object('id', id, 'allowOverlapping', is_long, 'startDate', starts, 'endDate', ends, 'calendarId', calendar,
      'calendarIds', jsonb_build_array(calendar) || case when n % ${CALENDARS} = ${CALENDARS - 1} then '["${idOf(ROOM)}"]' else '[]' end::jsonb, 'serviceId', '${idOf(1)}',
      'guests', jsonb_build_array(jsonb_build_object('extraFields', jsonb_build_object('firstName', name, 'phone', '+34 6' || phone)))),
    start_ms, start_ms + lasts, case when is_long then 3 else 0 end
  from named`

interface Read {
  pages: number
  entries: number
}

async function openHouse(rows: number) {
  const url = await newDatabase(inject('postgresUrl'))
  const database = openPg(url, { connections: 1 })
  await migrate(database)
  const store = createSqlStore(database)
  await addOrganizations(store)
  await store.write(ORGANIZATION, async (own) => {
    for (const at of [0, 1, 2, 3, ROOM]) await own.insert('calendars', { ...rowOf('calendars', 1), id: idOf(at) })
    await own.insert('services', { ...rowOf('services', 1), id: idOf(1) })
  })
  const first = MONDAY - (rows / PER_WEEK - 2) * WEEK
  const template = rowOf('appointments', 1, { status: 'confirmed' })
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  for (const table of ['appointments', 'occupancies']) {
    await other.query(`alter table ${table} set (autovacuum_enabled = off)`)
  }
  await other.query(FILL, [rows, ORGANIZATION, first, JSON.stringify(template)])
  await other.query('vacuum (analyze)')
  const service = await openMemoryService({}, { store, log: { debug: () => {}, error: () => {} } })
  const key = await service.key('Ours', 'admin')
  const counted = async (): Promise<Read> => {
    // What a connection has read is told with the end of the transaction that asks for it, before the next one begins.
    await other.query('select pg_stat_force_next_flush()')
    await database.transaction('upkeep', (db) => db.query('select pg_stat_force_next_flush()'))
    await database.transaction('upkeep', (db) => db.query('select 1'))
    const { rows: found } = await other.query<{ pages: string; entries: string }>(
      `select (select sum(idx_tup_read) from pg_stat_user_indexes) + (select sum(seq_tup_read) from pg_stat_user_tables) as entries,
        sum(heap_blks_read + heap_blks_hit + coalesce(idx_blks_read + idx_blks_hit, 0)) as pages from pg_statio_user_tables`,
    )
    return { pages: Number(found[0]?.pages), entries: Number(found[0]?.entries) }
  }
  const close = async () => {
    await other.end()
    await database.close()
  }
  return { service, key, rows, counted, close }
}

type House = Awaited<ReturnType<typeof openHouse>>
let small: House
let large: House
beforeAll(async () => {
  small = await openHouse(SIZES.few)
  large = await openHouse(SIZES.many)
}, 120_000)
afterAll(() => Promise.all([small.close(), large.close()]))

const week = { startDate: iso(MONDAY), endDate: iso(MONDAY + WEEK) }
const phone = PHONE_PLACES.map((place) => 6 + (((7 * FACTOR) >> place) & 3)).join('')
/** As the database makes it of the guest with this phone; all have their e-mail at one provider. */
const name = createHash('md5').update('7').digest('hex').slice(0, 12)
const list = (query: Record<string, string>) => ({ path: '/api/v2/appointments', query: { limit: '100', ...query } })
const calendarIds = Array.from({ length: CALENDARS }, (_, at) => idOf(at)).join()
const from = iso(MONDAY).slice(0, 10)
const until = iso(MONDAY + 6 * DAY).slice(0, 10)

interface Asked {
  path: string
  query?: Record<string, string>
  headers?: Record<string, string>
  /** What is sent, for each call another. */
  body?: (at: number) => unknown
}

async function readBy(
  { service, key, counted }: House,
  { path, query = {}, headers = {}, body }: Asked,
): Promise<Read> {
  const rounds: Read[] = []
  // The first call of a kind may also make ready what is kept from then on, and one may find a table's last page full.
  for (let at = 0; at < 3; at++) {
    const before = await counted()
    const sent = body && { body: body(at) }
    const { status } = await call(service, key, sent ? 'POST' : 'GET', path, { query, headers, ...sent })
    expect(status).toBe(sent ? 201 : 200)
    const after = await counted()
    rounds.push({ pages: after.pages - before.pages, entries: after.entries - before.entries })
  }
  const least = (of: keyof Read): number => Math.min(...rounds.map((round) => round[of]))
  return { pages: least('pages'), entries: least('entries') }
}

test.each<[what: string, asked: Asked, most?: number]>([
  ['a week', list(week)],
  ['a week of one person', list({ ...week, calendarId: idOf(1) })],
  ['a day of one person', list({ startDate: iso(MONDAY), endDate: iso(MONDAY + DAY), calendarId: idOf(1) })],
  ['what is to come of one person', list({ startDate: iso(MONDAY), calendarId: idOf(1) })],
  ['a day of a room', list({ startDate: iso(MONDAY), endDate: iso(MONDAY + DAY), calendarId: idOf(ROOM) })],
  ['a guest by phone', list({ search: `6${phone}` }), MOST_BY_PHONE],
  ['a guest by the last digits', list({ search: phone.slice(-7) }), MOST_BY_PHONE],
  ['a guest by name', list({ search: name })],
  ['a guest by email', list({ search: `${name}@example.org` })],
  ['free times', { path: '/x/load', query: { from, until, calendarIds } }],
  ['a report', { path: '/x/reports', query: { from, until, by: 'week' } }],
  ['a report of one person', { path: '/x/reports', query: { from, until, by: 'week', calendarIds: idOf(1) } }],
  [
    'how often a service was ever booked',
    { path: '/api/v1/services', query: { ids: idOf(1), expand: 'numberOfAppointments' } },
  ],
  [
    'a booking',
    {
      path: '/api/v2/appointments',
      body: (at) => ({
        startDate: iso(MONDAY + (16 * 60 + at * 30) * MINUTE),
        serviceId: idOf(1),
        calendarIds: [idOf(1)],
      }),
    },
  ],
])('%s reads about as much among many appointments as among few', async (_, asked, most = MOST) => {
  const [few, many] = [await readBy(small, asked), await readBy(large, asked)]
  expect(few.pages).toBeGreaterThan(0)
  expect(many.pages / few.pages).toBeLessThanOrEqual(most)
  expect(many.entries / few.entries).toBeLessThanOrEqual(MOST)
})

test('a long page is fetched by where its rows lie, and looks none of them up again in an index', async () => {
  const most = (limit: number): Asked => ({
    ...list({ ...week, limit: String(limit) }),
    headers: { 'x-svc-site-count-limit': String(PER_WEEK) },
  })
  const [long, shorter] = [await readBy(large, most(PER_WEEK)), await readBy(large, most(PER_WEEK - 50))]
  expect(long.pages - shorter.pages).toBeLessThanOrEqual(1.5 * 50)
})

test('a guest by all of a name reads no more than by the first letters of it', async () => {
  const [whole, part] = [
    await readBy(large, list({ search: name })),
    await readBy(large, list({ search: name.slice(0, 8) })),
  ]
  expect(whole.pages).toBeLessThanOrEqual(part.pages)
})

test('a guest by email reads as little as by what stands before the @, whoever else is at the provider', async () => {
  const byName = await readBy(large, list({ search: name }))
  const byEmail = await readBy(large, list({ search: `${name}@example.org` }))
  expect(byEmail.pages).toBeLessThanOrEqual(1.5 * byName.pages)
})
