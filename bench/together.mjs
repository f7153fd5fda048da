// Two servers over one PostgreSQL: how soon another desk sees a change, whether hundreds of feeds miss one or tell one twice,
// also where a server or the database is killed, and whether the log of changes makes the same rows again.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openSources } from './harness/sources.mjs'
import { build } from '../scripts/build.mjs'
import { startPostgres } from '../scripts/postgres.mjs'
import { report } from './harness/report.mjs'
import { auditTroubles, writeRandomly } from './together/audit.mjs'
import { seenByDesks } from './together/desks.mjs'
import { openFeeds } from './together/feeds.mjs'
import { startServer } from './together/servers.mjs'

const CHANGES = Number(process.env.BENCH_CHANGES ?? 200)
const FEEDS = Number(process.env.BENCH_FEEDS ?? 500)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60)
const A_SECOND = 50
const WRITES = Number(process.env.BENCH_WRITES ?? 10_000)
/** Milliseconds until another desk has seen a change. */
const SEEN_WITHIN = 1000

await build({ say: () => {} })
const vite = await openSources()
const { signedHeaders } = await vite.ssrLoadModule('/src/api/http/testing/caller.ts')
const { openPg } = await vite.ssrLoadModule('/src/server/database/pg.ts')
const { createSqlStore } = await vite.ssrLoadModule('/src/api/stores/sql/store.ts')
const { recordable, sameValue } = await vite.ssrLoadModule('/src/api/core/recording.ts')

const cluster = await startPostgres({ durable: true })
const folder = mkdtempSync(join(tmpdir(), 'frontdesk-together-'))
const admin = { accessKeyId: 'FDBENCH', secretAccessKey: randomBytes(30).toString('base64url') }
const settings = {
  DATA_DIR: folder,
  DATABASE_URL: cluster.url,
  ACCESS_KEY_ID: admin.accessKeyId,
  SECRET_ACCESS_KEY: admin.secretAccessKey,
}
const signed = (key, method, path, query, sent = {}) => signedHeaders(key, method, path, { query, ...sent })

let servers = []
let calls = 0
/** Sends a call to one of the servers that live. */
async function send(method, path, body, to = servers[calls % servers.length]) {
  const raw = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    ...(raw !== undefined && { 'content-type': 'application/json' }),
    'x-svc-site-nonce': String(++calls),
  }
  const answer = await fetch(`${to.url}${path}`, {
    method,
    headers: signed(admin, method, path, '', { raw, headers }),
    ...(raw !== undefined && { body: raw }),
  })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
}
async function made(path, body) {
  const answer = await send('POST', path, body)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer))
  return answer.body
}

async function query(text, values) {
  const client = new pg.Client({ connectionString: cluster.url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
const cursorsSince = async (seq) =>
  (
    await query(
      "select epoch || '.' || seq as cursor from changes join change_counters using (organization_id) where seq > $1 order by seq",
      [seq],
    )
  ).map(({ cursor }) => cursor)
const latest = async () => Number((await query('select max(seq) as seq from changes'))[0].seq ?? 0)

const percentile = (values, part) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1]
const findings = []

async function deskChanges() {
  const taken = await seenByDesks({ changes: CHANGES, servers, made, send })
  for (const [which, times] of Object.entries(taken)) {
    const [half, most] = [0.5, 0.95].map((part) => percentile(times, part))
    findings.push({
      what: `a desk at the ${which} server paints a change`,
      found: `p50 ${half} ms, p95 ${most} ms, longest ${Math.max(...times)} ms of ${times.length}`,
      budget: `p95 ${SEEN_WITHIN} ms`,
      'p95, ms': most,
      judged: ['p95, ms'],
      within: most <= SEEN_WITHIN,
    })
  }
}

/** Compares what each feed told with the table, once all have caught up or had long enough to. */
async function compare(what, feeds, from) {
  const truth = await cursorsSince(from)
  for (const until = Date.now() + 30_000; Date.now() < until;) {
    if (feeds.told().every((told) => told.at(-1) === truth.at(-1))) break
    await pause(200)
  }
  let [missed, twice, disordered] = [0, 0, 0]
  for (const told of feeds.told()) {
    const once = new Set(told)
    missed += truth.filter((it) => !once.has(it)).length
    twice += told.length - once.size
    if (told.join() !== truth.join()) disordered++
  }
  findings.push({
    what,
    found: `${truth.length} changes to ${FEEDS} feeds: ${missed} missed, ${twice} told twice, ${disordered} out of order; begun anew ${feeds.begun()} times, ${feeds.resets()} resets`,
    budget: 'none',
    wrong: missed + twice + disordered + feeds.resets(),
    judged: ['wrong'],
    within: missed + twice + disordered + feeds.resets() === 0,
  })
}

/** Writes at a steady pace for some seconds; `events` happen at their second. Answers in words what became of the writes. */
async function writeSteadily(seconds, sentAt, events = {}) {
  const sent = []
  const answers = {}
  const count = (answer) => (answers[answer] = (answers[answer] ?? 0) + 1)
  const begun = Date.now()
  for (let at = 0; at < seconds * A_SECOND; at++) {
    await pause(Math.max(0, begun + (at * 1000) / A_SECOND - Date.now()))
    if (at % A_SECOND === 0) void events[at / A_SECOND]?.()
    const began = Date.now()
    const write = send('POST', '/api/v1/presets', { title: `Steady ${at}` }).then(
      ({ status, body }) => {
        count(status)
        if (status === 201) sentAt.set(body.id, began)
      },
      () => count('no answer'),
    )
    sent.push(write)
  }
  await Promise.all(sent)
  return Object.entries(answers)
    .map(([answer, times]) => `${times} × ${answer}`)
    .join(', ')
}

async function manyFeeds() {
  const keys = []
  for (let at = 0; at < Math.ceil(FEEDS / 25); at++) keys.push(await made('/admin/keys', { role: 'viewer' }))
  const from = await latest()
  const sentAt = new Map()
  const cameAt = new Map()
  let reading = 0
  const seen = (event) => {
    reading++
    // The first and a hundredth of the others: what measures must not be what is measured.
    if (reading % 97 !== 0) return
    const id = /"id":"([^"]+)"/.exec(event)?.[1]
    cameAt.set(id, [...(cameAt.get(id) ?? []), Date.now()])
  }
  const feeds = await openFeeds({ count: FEEDS, servers: () => servers, signed, keys, seen })
  const before = await Promise.all(servers.map(({ look }) => look()))
  const answers = await writeSteadily(SECONDS, sentAt)
  const after = await Promise.all(servers.map(({ look }) => look()))
  await compare(`${A_SECOND} writes a second for ${SECONDS} s (${answers})`, feeds, from)
  const delays = [...cameAt].flatMap(([id, times]) => (sentAt.has(id) ? times.map((at) => at - sentAt.get(id)) : []))
  const each = (name) => after.map((it) => it[name].toFixed(0)).join(' and ')
  findings.push({
    what: 'from sending a write until a feed tells it',
    found: `p50 ${percentile(delays, 0.5)} ms, p95 ${percentile(delays, 0.95)} ms of ${delays.length}`,
    budget: '–',
    'p95, ms': percentile(delays, 0.95),
    within: true,
  })
  findings.push({
    what: 'the two servers meanwhile',
    found: `${each('memory')} MB (${before.map(({ memory }) => memory.toFixed(0)).join(' and ')} before); event loop late by ${each('late')} ms (p99), ${each('latest')} ms at most`,
    budget: '–',
    within: true,
  })

  const second = servers[1]
  const killServer = async () => {
    servers = [servers[0]]
    await second.end('SIGKILL')
    servers = [servers[0], await startServer(settings)]
  }
  const killDatabase = async () => {
    const [{ pid }] = await query(
      "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1",
    )
    // One backend killed so makes PostgreSQL end all the others and recover from its log.
    process.kill(pid, 'SIGKILL')
  }
  const survived = await writeSteadily(30, sentAt, { 5: killServer, 15: killDatabase })
  await compare(`the same for 30 s, a server killed at 5 s, PostgreSQL at 15 s (${survived})`, feeds, from)
  feeds.leave()
}

async function auditOfRandomWrites() {
  const database = openPg(cluster.url)
  try {
    const store = createSqlStore(database)
    const [{ id: organizationId }] = await query('select id from organizations')
    const calendar = await made('/admin/calendars', { name: 'Random', type: 'agent', timezone: 'UTC' })
    const records = async () => {
      const all = new Map()
      for (const table of ['presets', 'services', 'appointments']) {
        const { items } = await store.read(organizationId, (rows) => rows.find(table))
        for (const row of items) all.set(`${table} ${row.id}`, recordable(table, row))
      }
      return all
    }
    const before = await records()
    const from = await latest()
    const began = performance.now()
    const { accepted, answers } = await writeRandomly({ count: WRITES, atOnce: 16, send, calendarId: calendar.id })
    const seconds = (performance.now() - began) / 1000
    const { items } = await store.read(organizationId, (rows) => rows.changes.find({}))
    const changes = items.filter(({ seq }) => seq > from)
    const troubles = auditTroubles({ changes, accepted, before, after: await records(), sameValue })
    if (troubles.length > 0) console.log(troubles.slice(0, 10).join('\n'))
    const told = Object.entries(answers).map(([status, times]) => `${times} × ${status}`)
    findings.push({
      what: `${WRITES} random writes and their log`,
      found: `${told.join(', ')} in ${seconds.toFixed(0)} s: ${changes.length} entries, ${troubles.length} that do not fit`,
      budget: 'none',
      wrong: troubles.length,
      judged: ['wrong'],
      within: troubles.length === 0,
    })
  } finally {
    await database.close()
  }
}

try {
  servers = [await startServer({ ...settings, DEMO_DATA: '1' }), await startServer(settings)]
  await deskChanges()
  await manyFeeds()
  await auditOfRandomWrites()
} finally {
  await Promise.all(servers.map(({ end }) => end()))
  await vite.close()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
report(findings)
process.exit()
