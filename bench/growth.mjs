// What grows with the table of appointments instead of with the answer: time, and pages that the database reads, of what a house asks every day,
// among few appointments and among many, over a PostgreSQL of its own and the service's handler.
import 'temporal-polyfill/global'
import { median, spread } from './harness/figures.mjs'
import { report } from './harness/report.mjs'
import { openStore } from './harness/store.mjs'
import {
  calendarId,
  CALENDARS,
  fillHouse,
  guestOf,
  movable,
  ONCE_ONLY,
  ORGANIZATION,
  serviceId,
  WEEK,
  weekAt,
  writtenSince,
} from './growth/house.mjs'
import { openPages } from './growth/pages.mjs'
import { startPostgres } from '../scripts/postgres.mjs'

const FEW = 10_000
/** Each is held against few; more than one are told by commas. */
const MANY = (process.env.BENCH_ROWS ?? '1000000').split(',').map(Number)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15)
/** How much dearer a call may be among all than among few, and how many times as many pages it may read: an index is a level or two deeper there. */
const BUDGET = 2
/** The same pages where letters find it: what the index tells of any three of them grows with the table, if slowly. */
const PARTS_BUDGET = 4
const GUEST = 417
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const sources = await openStore()
const { load, createSqlStore, rowOf } = sources
const { openMemoryService } = await load('/src/api/http/testing/memory-service.ts')
const { signedHeaders } = await load('/src/api/http/testing/caller.ts')
const { importNodeSecret, nodeDigest } = await load('/src/server/digest.ts')

const iso = (at) => new Date(at).toISOString()
const dateOf = (at) => iso(at).slice(0, 10)
const all = Array.from({ length: CALENDARS }, (_, number) => calendarId(number))
/** A week that is over, and in which all is booked that can be. */
const past = weekAt(-2)
const during = { startDate: iso(past), endDate: iso(past + WEEK) }
const day = { startDate: iso(past + DAY), endDate: iso(past + 2 * DAY) }
const v2 = '/api/v2/appointments'

/** The half hours after two in the afternoon, in which nothing is booked, from the beginning of a week on. */
const afternoon = (week, slot) => weekAt(week) + Math.floor(slot / 12) * DAY + (28 + (slot % 12)) * 30 * MINUTE

let booked = 0
/** The next free half hour of one calendar after the other, in a week to come. */
const booking = (service) => {
  const at = booked++
  return {
    startDate: iso(afternoon(2, Math.floor(at / CALENDARS))),
    calendarIds: [calendarId(at % CALENDARS)],
    serviceId: serviceId(service ?? at % 7),
    guests: [
      {
        email: `guest${at}@example.org`,
        extraFields: { firstName: 'Nora', phone: `+34 7${String(at).padStart(8, '0')}` },
      },
    ],
  }
}

const list = (what, query, limit = 100) => ({
  what,
  path: v2,
  query: () => ({ limit: String(limit), ...query }),
  headers: { 'x-svc-site-count-limit': '10000' },
})
const find = (what, typed, pagesBudget = BUDGET) => ({
  ...list(what, {}, 20),
  pagesBudget,
  query: (guest) => ({ limit: '20', search: typed(guest) }),
})

/** What is asked: the answer is as long among few as among many. */
const ROWS = [
  list('a week of all', during, 1000),
  list('the first 20 of a week', during, 20),
  list('a week of one person', { ...during, calendarId: calendarId(1) }),
  list('a day of one person', { ...day, calendarId: calendarId(1) }),
  list('what is to come of a service', { startDate: iso(weekAt(1)), serviceId: serviceId(1) }),
  find('a guest by phone', ({ phone }) => phone),
  find('a guest by the last digits', ({ digits }) => digits),
  find('a guest by name', ({ name }) => name, PARTS_BUDGET),
  find('a guest by email', ({ email }) => email, PARTS_BUDGET),
  // Of a million 10,000 are counted, one after the other by an index; of 10,000 all are, as they lie.
  { ...list('the first page of all there are', {}, 25), timeBudget: 4 },
  {
    what: 'free times of 20 people in a week',
    path: '/x/load',
    query: () => ({ from: dateOf(past), until: dateOf(past + 6 * DAY), calendarIds: all.join() }),
  },
  { what: 'a month in counts', path: '/x/load', query: () => ({ from: dateOf(past), until: dateOf(past + 27 * DAY) }) },
  {
    what: 'a report of two weeks',
    path: '/x/reports',
    query: () => ({ from: dateOf(past), until: dateOf(past + 13 * DAY), by: 'week' }),
  },
  {
    what: 'a report of one person',
    path: '/x/reports',
    query: () => ({ from: dateOf(past), until: dateOf(past + 13 * DAY), by: 'week', calendarIds: calendarId(1) }),
  },
  {
    what: 'how often a service was ever booked',
    path: '/api/v1/services',
    query: () => ({ ids: serviceId(3), expand: 'numberOfAppointments' }),
  },
  { what: 'book', path: v2, method: 'POST', body: () => booking(), status: 201 },
  { what: 'book what one may have once', path: v2, method: 'POST', body: () => booking(ONCE_ONLY), status: 201 },
  {
    what: 'move',
    path: ({ moves, moved }) => `${v2}/${moves[moved].id}`,
    method: 'PUT',
    // Each appointment once: to the next afternoon slot, which is nobody's.
    body: (house) => ({
      startDate: iso(afternoon(3, house.moved)),
      endDate: iso(afternoon(3, house.moved++) + 30 * MINUTE),
    }),
  },
]

/** Databases of a cluster that goes on are kept, and asked again by the next run. */
const kept = process.env.BENCH_CLUSTER
const cluster = kept === undefined ? await startPostgres() : { url: kept, stop: async () => {} }
const isTold = process.env.BENCH_SAY === '1'

/** A database with so many appointments, and a service over it whose every question goes over one connection. */
async function prepare(rows) {
  const name = `bench_${rows}`
  const isThere = kept !== undefined && (await sources.hasDatabase(cluster.url, name))
  const { url, database } = await (isThere ? sources.openDatabase : sources.createDatabase)(cluster.url, name)
  const store = createSqlStore(database)
  const began = performance.now()
  if (!isThere) {
    await fillHouse(url, rows, store, rowOf, (text) => {
      if (isTold) console.log(`${((performance.now() - began) / 1000).toFixed(0)} s: ${text}`)
    })
    console.log(`${rows} appointments stand there after ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }
  const earlier = await writtenSince(url, weekAt(2), weekAt(3))
  booked += earlier.booked
  const hmacHex = (secret, text) => nodeDigest.hmacHex(importNodeSecret(secret), text)
  const service = await openMemoryService({}, { store, digest: { ...nodeDigest, hmacHex } })
  const key = await service.key('Bench', 'admin')
  if (key.organizationId !== ORGANIZATION) throw new Error('The key is of another organization.')
  const guest = await guestOf(url, GUEST)
  return {
    rows,
    database,
    service,
    key,
    guest,
    pages: await openPages(url, database),
    moves: movable(rows, 1),
    moved: earlier.moved,
  }
}

let calls = 0
/** A call that is made ready; carrying it out answers its time in milliseconds. */
function ready(house, row) {
  const { service, key, guest } = house
  const { method = 'GET', status = 200 } = row
  const path = typeof row.path === 'function' ? row.path(house) : row.path
  const query = row.query?.(guest) ?? {}
  const raw = row.body && JSON.stringify(row.body(house))
  const given = {
    ...(raw && { 'content-type': 'application/json' }),
    'x-svc-site-nonce': String(++calls),
    ...row.headers,
  }
  const headers = signedHeaders(key, method, path, { query, headers: given, ...(raw && { raw }) })
  const search = new URLSearchParams(query).toString()
  const request = new Request(service.url + path + (search && `?${search}`), {
    method,
    headers,
    ...(raw && { body: raw }),
  })
  return async () => {
    const began = performance.now()
    const answer = await service.fetch(request)
    const text = await answer.text()
    const took = performance.now() - began
    if (answer.status !== status) throw new Error(`${row.what}: ${answer.status} ${text.slice(0, 500)}`)
    return took
  }
}

/** The pages of a call, by table and index. */
async function pagesOf(house, row) {
  const call = ready(house, row)
  const by = await house.pages.read(call)
  return { by, pages: by.reduce((sum, { pages }) => sum + pages, 0) }
}

/** What a call takes among many, beside few. */
function judge(row, size, many, few) {
  const { timeBudget = BUDGET, pagesBudget = BUDGET } = row
  const times = many.times.map((time, round) => time / few.times[round])
  const pages = many.pages.map((count, round) => count / few.pages[round])
  if (median(pages) > pagesBudget || isTold) {
    for (const { by } of [few, many])
      console.log(
        `${row.what}: ${by
          .slice(0, 8)
          .map((it) => `${it.name} ${it.pages}`)
          .join(', ')}`,
      )
  }
  return {
    what: `${row.what}, ${size.toLocaleString('en')}`,
    ratio: spread(times),
    pages: spread(pages),
    judged: ['pages'],
    budget: `${timeBudget} ×, pages ${pagesBudget} ×`,
    within: median(times) <= timeBudget && median(pages) <= pagesBudget,
    'many, ms': spread(many.times, 1),
    'few, ms': spread(few.times, 1),
    'pages, many': median(many.pages),
    'pages, few': median(few.pages),
  }
}

try {
  const houses = []
  for (const rows of [FEW, ...MANY]) houses.push(await prepare(rows))
  // A table that is tidied up meanwhile is read for that, too.
  await sources.byOwner(cluster.url, 'alter system set autovacuum = off', 'select pg_reload_conf()')
  const findings = []
  for (const row of ROWS) {
    const found = houses.map(() => ({ times: [], pages: [], by: [] }))
    const inTurn = [...houses.keys()]
    for (let round = 0; round <= ROUNDS; round++) {
      for (const at of round % 2 ? inTurn : inTurn.toReversed()) {
        const took = await ready(houses[at], row)()
        const counted = await pagesOf(houses[at], row)
        if (round === 0) continue
        found[at].times.push(took)
        found[at].pages.push(counted.pages)
        found[at].by = counted.by
      }
    }
    const [few, ...others] = found
    for (const [at, many] of others.entries()) findings.push(judge(row, MANY[at], many, few))
  }
  console.log(`\nAmong so many appointments / among ${FEW}, median of ${ROUNDS} rounds (lowest – highest):`)
  report(findings)
  for (const { database, pages } of houses) {
    await pages.close()
    await database.close()
  }
} finally {
  await cluster.stop()
  await sources.close()
}
