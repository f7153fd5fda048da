// Keeps the database of this version as a fixture from which later versions must be able to come:
//   node scripts/keep-release.mjs NAME     (writes src/server/testing/releases/NAME.sql.gz and NAME.dump.gz)
import { execFileSync, spawn } from 'node:child_process'
import { createHash, createHmac, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from './build.mjs'
import { findBinaries } from './postgres-binaries.mjs'
import { startPostgres } from './postgres.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [name] = process.argv.slice(2)
if (!/^[\w.-]+$/.test(name ?? '')) throw new Error('Give the release a name, such as 2026-11-25.')
// What opens the fixture; it opens nothing else.
const key = { id: 'RELEASE', secret: 'a-secret-of-fixtures-only' }
let calls = 0
const SERVER_KEY = '5e'.repeat(32)

await build({ only: 'server', say: () => {} })
const cluster = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'frontdesk-release-'))
const env = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  PORT: '0',
  DATA_DIR: folder,
  DATABASE_URL: cluster.url,
  ACCESS_KEY_ID: key.id,
  SECRET_ACCESS_KEY: key.secret,
  SERVER_KEY,
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
}
const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
})
let said = ''
server.stdout.setEncoding('utf8').on('data', (text) => (said += text))

try {
  while (!/running at http/.test(said)) await pause(50)
  const url = /running at (\S+)/.exec(said)[1]
  await fill((method, path, body) => call(url, method, path, body))
  const exited = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await exited
  const kept = (ending) => join(root, 'src/server/testing/releases', `${name}.${ending}.gz`)
  const bin = dirname(realpathSync(join(findBinaries(folder), 'postgres')))
  const options = ['--column-inserts', '--no-owner', '--no-privileges', '--dbname', cluster.url]
  const sql = execFileSync(join(bin, 'pg_dump'), options, { encoding: 'utf8', maxBuffer: 64e6 })
  // Lines that begin so are for psql.
  const plain = sql.split('\n').filter((line) => !line.startsWith('\\'))
  writeFileSync(kept('sql'), gzipSync(plain.join('\n'), { level: 9 }))
  const dump = join(folder, 'all.dump')
  execFileSync(process.execPath, [join(root, 'dist/server/dump.js'), dump], { env, stdio: 'inherit' })
  writeFileSync(kept('dump'), gzipSync(readFileSync(dump), { level: 9 }))
} finally {
  server.kill('SIGKILL')
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Something of every kind of record, in several versions, of more than one key. */
async function fill(ask) {
  const post = (path, body) => ask('POST', path, body)
  const calendars = []
  for (const [title, timezone] of [
    ['Ana', 'Europe/Madrid'],
    ['Ben', 'America/New_York'],
  ]) {
    calendars.push((await post('/admin/calendars', { name: title, type: 'agent', timezone })).id)
  }
  const type = await post('/api/v1/service-types', { name: 'Visit', configuration: { duration: 30, timeBetween: 10 } })
  const service = await post('/api/v1/services', {
    name: 'First visit',
    duration: 30,
    timeBetween: 10,
    typeId: type.id,
  })
  const booked = []
  for (let hour = 8; hour < 14; hour++) {
    const at = (minutes) => `2027-03-01T${String(hour).padStart(2, '0')}:${minutes}:00.000Z`
    const guests = [
      { email: `guest${hour}@example.org`, extraFields: { firstName: 'Zoë', phone: '+34 600 700 80' + hour } },
    ]
    const place = { startDate: at('00'), endDate: at('30'), calendarIds: [calendars[hour % 2]] }
    booked.push(await post('/api/v2/appointments', { title: `Visit ${hour}`, serviceId: service.id, guests, ...place }))
  }
  await ask('PUT', `/api/v2/appointments/${booked[0].id}`, { comment: 'Changed once' })
  await post(`/api/v2/appointments/${booked[1].id}/cancel`, { comment: 'Canceled' })
  await ask('DELETE', `/api/v2/appointments/${booked[2].id}`)
  await ask('PUT', `/api/v1/appointments/${booked[3].id}/mask-guests`, { guests: [{ email: 'guest11@example.org' }] })
  await post('/api/v1/weekly-schedules', {
    name: 'Week',
    calendarId: calendars[0],
    timezone: 'Europe/Madrid',
    configuration: { workingHours: { 0: [['08:00', '16:00']] } },
  })
  await post('/api/v1/presets', { title: 'Welcome' })
  await post('/api/v1/rooms', { template: { name: 'Room 1' } })
  const medium = await post('/api/v1/multimedia', {
    name: 'Elsewhere',
    format: 'image/png',
    url: 'https://example.org/a.png',
  })
  await ask('PUT', `/api/v1/multimedia/${medium.id}`, { name: 'Elsewhere still' })
  await post('/x/closures', { reason: 'New Year', dates: ['2027-01-01', '2027-01-02'] })
  const person = await post('/admin/people', { name: 'Cleo Staff', role: 'staff' })
  await post('/admin/keys', { role: 'staff', label: 'Hers', personId: person.id })
  await post('/admin/invitations', { name: 'Dan', role: 'viewer' })
  await ask('PUT', '/admin/organization', { name: 'Clinic of the fixture' })
  const imported = {
    startDate: '2027-03-02T08:00:00.000Z',
    endDate: '2027-03-02T08:30:00.000Z',
    calendarIds: [calendars[0]],
  }
  const rows = [{ externalId: 'one', body: { title: 'Imported', ...imported } }]
  await post('/x/imports', { import: randomUUID(), source: 'Acuity', name: 'a.csv', resource: 'appointments', rows })
}

/** A signed call that must succeed. */
async function call(url, method, path, body) {
  const text = body === undefined ? '' : JSON.stringify(body)
  const date = `${new Date().toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
  const own = { 'x-svc-site-date': date, 'x-svc-site-nonce': String(++calls) }
  const lines = Object.entries(own).map(([header, value]) => `${header}:${value}`)
  const hash = createHash('sha256').update(text).digest('hex')
  const signature = createHmac('sha256', key.secret)
    .update([method, lines.join('\n'), path, '', hash].join('\n'))
    .digest('hex')
  const headers = {
    ...own,
    'content-type': 'application/json',
    authorization: `SVCSITE Credential=${key.id}, Signature=${signature}`,
  }
  const response = await fetch(url + path, { method, headers, ...(text && { body: text }) })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response.status === 204 ? undefined : response.json()
}
