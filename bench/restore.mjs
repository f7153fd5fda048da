// How many records a second the restore of a dump takes in, beside the bare insert of the same rows by hand: over the embedded
// database and over a PostgreSQL of its own, both with their files flushed. BENCH_ROWS sets how many appointments the dump has.
import { spawnSync } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import 'temporal-polyfill/global'
import { openSources } from './harness/sources.mjs'
import { median, spread } from './harness/figures.mjs'
import { report } from './harness/report.mjs'
import { build } from '../scripts/build.mjs'
import { startPostgres } from '../scripts/postgres.mjs'
import { built } from './server/desk.mjs'

const APPOINTMENTS = Number(process.env.BENCH_ROWS ?? 50_000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const CALENDARS = 20
const TOGETHER = 1000
const FIRST = Date.UTC(2024, 0, 1)
const HALF_HOUR = 1_800_000
/**
 * How much longer than the bare insert a restore may take, which reads and checks each record and makes the indexes. At rest they took 4.5 and
 * 3.2 times as long where 10,000 records a second were reached; on a crowded machine the bare insert over PostgreSQL loses less.
 */
const BUDGET = { embedded: 5, PostgreSQL: 6 }

await build({ only: 'server', say: () => {} })
const folder = mkdtempSync(join(tmpdir(), 'frontdesk-bench-'))
const vite = await openSources()
const { idOf, ORGANIZATION, rowOf } = await vite.ssrLoadModule('/src/api/stores/testing/rows-of.ts')
const { keptColumns } = await vite.ssrLoadModule('/src/api/stores/sql/columns.ts')

const FIRST_NAMES = ['Nora', 'José', 'Ana', 'Zoë', 'Björn', 'Lucía', 'Omar', 'Chloé']
const LAST_NAMES = ['García', 'Keller', 'Núñez', 'Okafor', 'Barker', 'Fernández', 'Sørensen', 'Vidal']

/** Half hours of one calendar after the other, each with a guest. */
function appointment(n) {
  const [firstName, lastName] = [FIRST_NAMES[n % 8], `${LAST_NAMES[(n >> 3) % 8]} ${n}`]
  const start = FIRST + Math.floor(n / CALENDARS) * HALF_HOUR
  return rowOf('appointments', n + 1, {
    title: 'Check-up, 30 minutes',
    startDate: new Date(start).toISOString(),
    endDate: new Date(start + HALF_HOUR).toISOString(),
    calendarIds: [idOf(1 + (n % CALENDARS))],
    calendarId: idOf(1 + (n % CALENDARS)),
    guests: [
      {
        email: `guest${n}@example.com`,
        extraFields: { firstName, lastName, phone: `+34 6${String((n * 48271) % 99_999_989).padStart(8, '0')}` },
      },
    ],
  })
}

const occupancy = (n) => {
  const from = FIRST + Math.floor(n / CALENDARS) * HALF_HOUR
  const own = { appointmentId: idOf(n + 1), calendarId: idOf(1 + (n % CALENDARS)) }
  return { ...own, from, to: from + HALF_HOUR, lapsesAt: null }
}

/** A dump with its head and its end, and the same rows for the floor, a statement's in each line. */
async function writeFiles(dump, floor) {
  const file = createWriteStream(dump)
  let records = 0
  const line = async (value) => {
    if (!file.write(`${JSON.stringify(value)}\n`)) await once(file, 'drain')
  }
  const record = (table, value) => (records++, line({ table, value }))
  await line({ dump: 'frontdesk', time: '2026-01-01T00:00:00.000Z', format: 1 })
  await record('organizations', { id: ORGANIZATION, name: 'Bench', createdAt: '2026-01-01T00:00:00.000Z' })
  for (let n = 0; n < CALENDARS; n++) await record('calendars', rowOf('calendars', n + 1))
  for (let n = 0; n < APPOINTMENTS; n++) await record('appointments', appointment(n))
  for (let n = 0; n < APPOINTMENTS; n++) {
    const { appointmentId } = occupancy(n)
    await record('occupancies', { organizationId: ORGANIZATION, appointmentId, occupancies: [occupancy(n)] })
  }
  await line({ records })
  file.end()
  await once(file, 'close')
  const kept = { appointments: (n) => keptColumns('appointments', appointment(n)), occupancies: occupancy }
  const lines = Object.entries(kept).flatMap(([table, of]) =>
    Array.from({ length: Math.ceil(APPOINTMENTS / TOGETHER) }, (_, at) => {
      const from = at * TOGETHER
      const rows = Array.from({ length: Math.min(TOGETHER, APPOINTMENTS - from) }, (__, n) => of(from + n))
      return JSON.stringify({ table, rows: JSON.stringify(rows) })
    }),
  )
  writeFileSync(floor, lines.join('\n'))
  return records
}

const { PATH, HOME, TMPDIR } = process.env
/** What a script says on both of its ways out. */
function execute(words, env) {
  const options = { env: { PATH, HOME, TMPDIR, NODE_ENV: 'production', ...env }, encoding: 'utf8' }
  const { status, stdout, stderr } = spawnSync(process.execPath, words, options)
  if (status !== 0) throw new Error(stdout + stderr)
  return stdout + stderr
}

/** Milliseconds that the command says for the restore itself, without starting a database. */
function restore(dump, env) {
  const said = execute([join(built, 'restore.js'), dump], env)
  const [, seconds] = / in ([\d.]+) s/.exec(said) ?? []
  if (seconds === undefined) throw new Error(said)
  return Number(seconds) * 1000
}

const floorScript = fileURLToPath(new URL('restore/floor.mjs', import.meta.url))
const bareInsert = (rows, env) => JSON.parse(execute([floorScript, rows], env)).took

let folders = 0
/** A data folder or a database of its own for each of the two, dropped afterwards. */
const embedded = {
  name: 'embedded',
  async one(work) {
    const own = mkdtempSync(join(folder, `${++folders}-`))
    try {
      return work({
        DATA_DIR: own,
        FLOOR_WORKER: join(built, 'pglite-worker.js'),
        FLOOR_FOLDER: join(own, 'floor'),
      })
    } finally {
      rmSync(own, { recursive: true, force: true })
    }
  },
}
const overCluster = (cluster) => ({
  name: 'PostgreSQL',
  async one(work) {
    const name = `restore_${++folders}`
    const admin = new pg.Client({ connectionString: cluster.url })
    await admin.connect()
    await admin.query(`create database ${name}`)
    const url = new URL(cluster.url)
    url.pathname = `/${name}`
    try {
      return work({ DATABASE_URL: url.href, DATA_DIR: folder, FLOOR_URL: url.href })
    } finally {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    }
  },
})

const cluster = await startPostgres({ durable: true })
try {
  const [dump, rows] = [join(folder, 'dump'), join(folder, 'rows')]
  const records = await writeFiles(dump, rows)
  console.log(`${records} records, ${(statSync(dump).size / 1024 ** 2).toFixed()} MiB`)
  const findings = []
  for (const side of [embedded, overCluster(cluster)]) {
    const times = { restore: [], floor: [] }
    for (let round = 0; round < ROUNDS; round++) {
      const both = [
        async () => times.restore.push(await side.one((env) => restore(dump, env))),
        async () => times.floor.push(await side.one((env) => bareInsert(rows, env))),
      ]
      for (const one of round % 2 ? both.toReversed() : both) await one()
    }
    const ratios = times.restore.map((time, round) => time / times.floor[round])
    const perSecond = (all) =>
      spread(
        all.map((time) => records / (time / 1000)),
        0,
      )
    const budget = BUDGET[side.name]
    findings.push({
      what: `restore, ${side.name}`,
      'records a second': perSecond(times.restore),
      'bare insert': perSecond(times.floor),
      ratio: spread(ratios),
      budget: `${budget} ×`,
      within: median(ratios) <= budget,
    })
  }
  report(findings)
} finally {
  await cluster.stop()
  await vite.close()
  rmSync(folder, { recursive: true, force: true })
}
