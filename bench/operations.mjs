// What the dearest call of each of the 49 operations costs that the contract allows: time, memory, and for how long it keeps
// every other call of the process waiting; beside them a report, a restore and a calendar feed. A PostgreSQL of its own, the
// handler in this process.
import { setTimeout as pause } from 'node:timers/promises'
import 'temporal-polyfill/global'
import { report } from './harness/report.mjs'
import { openStore } from './harness/store.mjs'
import { besideTheContract } from './operations/beside.mjs'
import { rows, worst, idOf } from './operations/worst.mjs'
import { startPostgres } from '../scripts/postgres.mjs'

/** Milliseconds for which one call may hold the event loop. */
const BUDGET = 50
/** Calls of each: the least delay counts, since what else the machine does only adds. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 4)
const MIB = 1024 ** 2

const sources = await openStore()
const { load, openPg, migrate, createSqlStore, rowOf } = sources
const { specification } = await load('/src/api/contract/table.ts')
const { openMemoryService } = await load('/src/api/http/testing/memory-service.ts')
const { signedHeaders } = await load('/src/api/http/testing/caller.ts')
const { importNodeSecret, nodeDigest } = await load('/src/server/digest.ts')
const { longestHeld } = await load('/src/server/testing/held-loop.ts')

const operations = Object.entries(specification).flatMap(([group, own]) =>
  Object.entries(own).map(([name, row]) => ({ name: `${group}.${name}`, row })),
)
const missing = operations.filter(({ name }) => worst[name] === undefined).map(({ name }) => name)
if (missing.length > 0) throw new Error(`Nobody has said what the worst call is of ${missing.join(', ')}.`)

async function fill(store, organizationId) {
  for (const [table, [count, fields]] of Object.entries(rows)) {
    for (let at = 0; at < count; at += 50) {
      const batch = Array.from({ length: Math.min(50, count - at) }, (_, n) => {
        const number = at + n + 1
        return { ...rowOf(table, number, { organizationId, ...fields(number) }), id: idOf(table, number) }
      })
      await store.write(organizationId, (own) => own.insertAll(table, batch))
    }
  }
}

/** What came of some work, its time, how long it held the loop, and by how much the process grew. */
async function timed(work) {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  const began = performance.now()
  const { answer, longest } = await longestHeld(work)
  const took = performance.now() - began
  return { answer, took, longest, grown: process.memoryUsage().rss - before }
}

let calls = 0
/** Makes a call and tells its answer, its time and how long it held the loop; the answer is read afterwards. */
async function measure(service, key, row, { params = {}, query = {}, body }) {
  const path = row.path.replace(/\{(\w+)\}/g, (_, name) => params[name])
  const raw = body === undefined ? undefined : JSON.stringify(body)
  const type = raw === undefined ? {} : { 'content-type': 'application/json' }
  const sent = { query, headers: { ...type, 'x-svc-site-nonce': String(++calls) }, ...(raw && { raw }) }
  const headers = signedHeaders(key, row.method, path, sent)
  const search = new URLSearchParams(query).toString()
  const url = service.url + path + (search && `?${search}`)
  const request = new Request(url, { method: row.method, headers, ...(raw && { body: raw }) })
  const { answer, ...cost } = await timed(() => service.fetch(request))
  const text = await answer.text()
  if (answer.status >= 500) throw new Error(`${row.method} ${path}: ${answer.status} ${text.slice(0, 500)}`)
  await pause(0)
  return { ...cost, status: answer.status, length: text.length, said: text.slice(0, 160) }
}

const cluster = await startPostgres()
const database = openPg(cluster.url)
try {
  await migrate(database)
  const store = createSqlStore(database)
  const hmacHex = (secret, text) => nodeDigest.hmacHex(importNodeSecret(secret), text)
  const service = await openMemoryService({}, { store, digest: { ...nodeDigest, hmacHex } })
  const key = await service.key('Bench', 'admin')
  await fill(store, key.organizationId)
  await database.query('analyze')
  const findings = []
  const tell = (what, rounds) => {
    const least = (of) => Math.min(...rounds.map((round) => round[of]))
    const { status, length, said } = rounds.at(-1)
    if (status >= 400) console.log(`${what}: ${status} ${said}`)
    const held = least('longest')
    findings.push({
      what,
      status,
      'answer MiB': (length / MIB).toFixed(2),
      'time ms': least('took').toFixed(0),
      'memory MiB': (Math.max(...rounds.map(({ grown }) => grown)) / MIB).toFixed(0),
      'held ms': held.toFixed(1),
      ratio: (held / BUDGET).toFixed(2),
      budget: `${BUDGET} ms`,
      judged: ['held ms'],
      within: held <= BUDGET && (status < 400 || status === 422),
    })
  }
  for (const { name, row } of operations) {
    for (const [at, given] of worst[name].entries()) {
      const rounds = []
      for (let round = 0; round < (given.again ? ROUNDS : 1); round++) {
        rounds.push(await measure(service, key, row, given))
      }
      tell(at === 0 ? name : `${name} (${at + 1})`, rounds)
    }
  }
  const tools = { store, service, rowOf, load, measure, timed, rounds: ROUNDS }
  for (const { what, rounds } of await besideTheContract(tools)) tell(what, rounds)
  report(findings)
} finally {
  await database.close()
  await cluster.stop()
  await sources.close()
}
