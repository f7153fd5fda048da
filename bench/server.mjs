// What the service adds to the database: its calls beside the same SQL by hand and beside fixed bytes, each over node:http,
// in the same rounds. Over a PostgreSQL of its own, and over the embedded database.
import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openSources } from './harness/sources.mjs'
import { build } from '../scripts/build.mjs'
import { startPostgres } from '../scripts/postgres.mjs'
import { median, spread } from './harness/figures.mjs'
import { report } from './harness/report.mjs'
import { built, startDesk } from './server/desk.mjs'
import { openSenders, written } from './server/senders.mjs'

/** The part of the calls a second of the SQL by hand that the service has to reach. */
const BUDGET = 0.5
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9)
/** Rounds before those: the code of both sides is compiled anew again and again in a process's first thousands of calls. */
const WARM_UP = 12
const AT_ONCE = 8
const CALENDARS = 50
const APPOINTMENTS = 300
const MINUTE = 60_000
const WEEK = Date.UTC(2027, 2, 1)
const [startDate, endDate] = [WEEK, WEEK + 7 * 24 * 60 * MINUTE].map((at) => new Date(at).toISOString())
const key = { accessKeyId: 'FDBENCH', secretAccessKey: randomBytes(30).toString('base64url') }

const vite = await openSources()
const { signedHeaders } = await vite.ssrLoadModule('/src/api/http/testing/caller.ts')

let calls = 0
/** A signed call as it goes over the wire; the floors get the same bytes and leave the signature unread. */
function signed(method, path, { query = {}, body } = {}) {
  const headers = {
    ...(method === 'POST' && { 'content-type': 'application/json', 'x-svc-site-nonce': String(++calls) }),
  }
  const sent = signedHeaders(key, method, path, { query, headers, ...(body && { body }) })
  const target = Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path
  return written({ method, target, headers: sent, ...(body && { body: JSON.stringify(body) }) })
}

const bodyOf = (answer) => answer.subarray(answer.indexOf('\r\n\r\n') + 4).toString()

let booked = 0
/** The next free half hour, of one calendar after the other. */
const nextBooking = ({ calendarIds, serviceId }, from = WEEK + 365 * 24 * 60 * MINUTE) => {
  const at = booked++
  return {
    startDate: new Date(from + Math.floor(at / CALENDARS) * 30 * MINUTE).toISOString(),
    calendarIds: [calendarIds[at % CALENDARS]],
    serviceId,
    guests: [{ email: `guest${at}@example.org`, extraFields: { firstName: 'Nora', lastName: `Keller ${at}` } }],
  }
}

/** What is asked, so many times in a round; `name` is what the floors know it by. */
const ROWS = [
  {
    what: 'list 50 calendars',
    name: 'GET calendars',
    times: 150,
    call: () => signed('GET', '/api/v1/calendars', { query: { limit: '100' } }),
  },
  {
    what: 'get an appointment',
    name: 'GET one',
    times: 300,
    call: ({ appointmentIds }, at) => signed('GET', `/api/v2/appointments/${appointmentIds[at % APPOINTMENTS]}`),
  },
  {
    what: `search a week of ${APPOINTMENTS}`,
    name: 'GET appointments',
    times: 40,
    call: () => signed('GET', '/api/v2/appointments', { query: { startDate, endDate, limit: '1000' } }),
  },
  {
    what: 'create a service',
    name: 'POST services',
    times: 120,
    call: () => signed('POST', '/api/v1/services', { body: { name: `Check-up ${calls}`, duration: 30 } }),
  },
  {
    what: 'book an appointment',
    name: 'POST appointments',
    times: 120,
    call: (seed) => signed('POST', '/api/v2/appointments', { body: nextBooking(seed) }),
  },
]
const statusOf = ({ name }) => (name.startsWith('POST') ? 201 : 200)

/** Calendars, a service and a full week, booked through the service itself. */
async function fill(port) {
  const senders = await openSenders(port, 1)
  const make = async (path, body) => JSON.parse(bodyOf((await senders.all([signed('POST', path, { body })], 201)).last))
  const calendarIds = []
  for (let at = 0; at < CALENDARS; at++) {
    calendarIds.push((await make('/admin/calendars', { name: `Calendar ${at}`, type: 'agent', timezone: 'UTC' })).id)
  }
  const service = await make('/api/v1/services', { name: 'Check-up', duration: 30 })
  const appointmentIds = []
  let appointment
  const seed = { calendarIds, serviceId: service.id }
  for (let at = 0; at < APPOINTMENTS; at++) {
    appointment = await make('/api/v2/appointments', nextBooking(seed, WEEK + 8 * 60 * MINUTE))
    appointmentIds.push(appointment.id)
  }
  senders.close()
  const rows = { organizationId: service.organizationId, service, appointment }
  return { ...seed, appointmentIds, rows }
}

async function startFloors(order) {
  const child = fork(fileURLToPath(new URL('server/floor.mjs', import.meta.url)))
  child.send(order)
  const [ports] = await once(child, 'message')
  return { ports, stop: () => child.kill() }
}

/** Calls a second of each side in each round, by the rows. */
async function measure(what, settings, floorDatabase) {
  const first = await startDesk(settings)
  const seed = await fill(first.port)
  // The floor over an embedded database has a copy of its own, which only a server at rest leaves whole.
  await first.stop()
  const database = floorDatabase()
  const desk = await startDesk(settings)
  const closers = [() => desk.stop()]
  try {
    const senders = { service: await openSenders(desk.port, AT_ONCE) }
    const fixed = {}
    for (const row of ROWS) {
      fixed[row.name] = bodyOf((await senders.service.all([row.call(seed, 0)], statusOf(row))).last)
    }
    const floors = await startFloors({ database, rows: seed.rows, fixed })
    closers.unshift(() => floors.stop())
    for (const side of ['sql', 'fixed']) senders[side] = await openSenders(floors.ports[side], AT_ONCE)
    closers.unshift(() => Object.values(senders).forEach((it) => it.close()))
    const found = new Map(ROWS.map((row) => [row, []]))
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      for (const row of ROWS) {
        const taken = {}
        const sides = ['fixed', 'sql', 'service']
        for (const side of round % 2 ? sides : sides.toReversed()) {
          const batch = Array.from({ length: row.times }, (_, at) => row.call(seed, at))
          const { taken: milliseconds, last } = await senders[side].all(batch, statusOf(row))
          if (row.name.startsWith('GET')) sameAnswer(bodyOf(last), fixed[row.name], row.what)
          taken[side] = milliseconds
        }
        if (round >= WARM_UP) found.get(row).push(taken)
      }
    }
    return [...found].map(([row, rounds]) => findingOf(`${row.what}, ${what}`, rounds))
  } finally {
    for (const close of closers) await close()
  }
}

/** A floor that answers less would be none. */
function sameAnswer(one, other, what) {
  const sizes = [one, other].map((text) => text.length)
  if (Math.min(...sizes) < 0.9 * Math.max(...sizes)) throw new Error(`${what}: ${sizes.join(' and ')} characters`)
}

function findingOf(what, rounds) {
  const ratios = rounds.map(({ sql, service }) => sql / service)
  return {
    what,
    ratio: spread(ratios),
    budget: `at least ${BUDGET} ×`,
    within: median(ratios) >= BUDGET,
    'of fixed bytes': spread(rounds.map(({ fixed, service }) => fixed / service)),
    'SQL of fixed bytes': spread(rounds.map(({ fixed, sql }) => fixed / sql)),
  }
}

await build({ only: 'server', say: () => {} })
const folder = mkdtempSync(join(tmpdir(), 'frontdesk-bench-server-'))
const cluster = await startPostgres({ durable: true })
const own = { ACCESS_KEY_ID: key.accessKeyId, SECRET_ACCESS_KEY: key.secretAccessKey }
try {
  const postgres = { ...own, DATA_DIR: join(folder, 'postgres'), DATABASE_URL: cluster.url }
  const findings = await measure('PostgreSQL', postgres, () => ({ url: cluster.url }))
  const dataDir = join(folder, 'embedded')
  const copy = join(folder, 'copy')
  findings.push(
    ...(await measure('embedded', { ...own, DATA_DIR: dataDir }, () => {
      cpSync(dataDir, copy, { recursive: true })
      return { worker: join(built, 'pglite-worker.js'), folder: join(copy, 'pglite') }
    })),
  )
  console.log(`Calls a second, service / the same SQL by hand, median of ${ROUNDS} rounds (lowest – highest):`)
  report(findings)
} finally {
  await cluster.stop()
  await vite.close()
  rmSync(folder, { recursive: true, force: true })
}
