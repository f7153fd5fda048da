import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { contract } from '#api/contract/table.ts'
import { call } from '#api/http/testing/caller.ts'
import { migrate } from '#api/stores/sql/migrate.ts'
import { MIGRATIONS } from '#api/stores/sql/migrations/index.ts'
import { openPg } from './database/pg.ts'
import { newDatabase } from './database/testing/new-database.ts'
import { entry, environment, type ServerProcess, startProcess, temporaryFolder } from './testing/server-process.ts'

const run = promisify(execFile)
const folder = fileURLToPath(new URL('testing/releases/', import.meta.url))
/** Every version from which this one must be reached: `node scripts/keep-release.mjs` adds one. */
const RELEASES = readdirSync(folder).flatMap((file) =>
  file.endsWith('.sql.gz') ? [file.slice(0, -'.sql.gz'.length)] : [],
)
/** As scripts/keep-release.mjs made them. */
const KEYS = { ACCESS_KEY_ID: 'RELEASE', SECRET_ACCESS_KEY: 'a-secret-of-fixtures-only', SERVER_KEY: '5e'.repeat(32) }

const unpacked = (file: string): string => gunzipSync(readFileSync(join(folder, file))).toString('utf8')
const data = temporaryFolder()
afterAll(data.remove)

/** Asks a database past all of ours. */
async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The rows of the release as SQL, one statement each; those of a fixture have no line of their own within. */
const insertsOf = (sql: string): string[] =>
  sql.split(/^(?=INSERT INTO )/m).flatMap((part) => {
    const end = part.indexOf(');\n')
    return part.startsWith('INSERT') && !part.startsWith('INSERT INTO public.schema_migrations')
      ? [part.slice(0, end + 2)]
      : []
  })

/** What every operation that only reads answers; each record of each list is read by itself too. */
async function everything({ service, key }: ServerProcess): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  const ids: Record<string, string[]> = {}
  const { body: calendars } = await call(service, key, 'GET', '/api/v1/calendars')
  const calendarId: string = calendars.items.find(({ name }: { name: string }) => name === 'Ana').id
  const get = async (path: string): Promise<unknown> => {
    const answer = await call(service, key, 'GET', path, {
      query: {
        ...QUESTIONS[path],
        ...(path.startsWith('/api/v1/weekly-schedules') && { calendarId }),
        ...(path === '/x/load' && { calendarIds: calendarId }),
      },
    })
    expect([path, answer.status]).toEqual([path, 200])
    return answer.body
  }
  const rows = Object.values(contract).flatMap((group) => Object.values(group) as { method: string; path: string }[])
  const paths = rows.flatMap(({ method, path }) => (method === 'GET' && path !== '/x/changes' ? [path] : []))
  for (const path of paths.filter((it) => !it.includes('{'))) {
    const body = (await get(path)) as { items?: { id: string }[] } | { id: string }[]
    answers[path] = body
    const items = Array.isArray(body) ? body : (body.items ?? [])
    ids[path] = items.flatMap(({ id }) => (id === undefined ? [] : [id]))
  }
  for (const path of paths.filter((it) => /\/\{id\}(\/votes)?$/.test(it))) {
    for (const id of ids[path.split('/{')[0] ?? ''] ?? []) answers[path + id] = await get(path.replace('{id}', id))
  }
  return answers
}
/** What cannot be asked without more words. */
const QUESTIONS: Record<string, Record<string, string>> = {
  '/api/v1/appointments': { connection: 'svc' },
  '/x/load': { from: '2027-03-01', until: '2027-03-07' },
  '/x/reports': { from: '2027-03-01', until: '2027-03-31', by: 'week' },
}

/** Reads everything, then writes: what stands there is in the way, and can be changed. */
async function isAlive(server: ServerProcess): Promise<Record<string, unknown>> {
  const answers = await everything(server)
  const { service, key } = server
  const { items } = answers['/api/v2/appointments'] as { items: Record<string, string>[] }
  const active = items.find(({ status }) => status !== 'cancelled')
  const again = { title: 'Again', startDate: active?.['startDate'], endDate: active?.['endDate'] }
  const body = { ...again, calendarIds: active?.['calendarIds'] }
  expect((await call(service, key, 'POST', '/api/v2/appointments', { body })).status).toBe(409)
  const path = `/api/v2/appointments/${active?.['id']}`
  const changed = await call(service, key, 'PUT', path, { body: { comment: 'Later' } })
  expect([changed.status, changed.body.version]).toEqual([200, Number(active?.['version']) + 1])
  return answers
}

test('there is a release to come from', () => {
  expect(RELEASES).toContain('2026-11-25')
})

test.each(RELEASES)('the database of %s comes up to date and is read whole, as its dump is', async (release) => {
  const url = await newDatabase(inject('postgresUrl'))
  await inDatabase(url, (client) => client.query(unpacked(`${release}.sql.gz`)))
  const settings = { DATA_DIR: data.path, ...KEYS }
  const migrated = await startProcess(entry('main'), { ...settings, DATABASE_URL: url })

  const restored = await newDatabase(inject('postgresUrl'))
  const dump = join(data.path, `${release}.dump`)
  writeFileSync(dump, unpacked(`${release}.dump.gz`))
  const env = environment({ ...settings, DATABASE_URL: restored })
  await run(process.execPath, [entry('restore'), dump], { env })
  const anew = await startProcess(entry('main'), { ...settings, DATABASE_URL: restored })
  try {
    const here = await isAlive(migrated)
    // An epoch ends with its database.
    const there = await isAlive(anew)
    expect(Object.keys(here).length).toBeGreaterThan(30)
    for (const path of Object.keys(here).filter((it) => it.startsWith('/api/'))) expect(there[path]).toEqual(here[path])
  } finally {
    await Promise.all([migrated, anew].map((it) => it.end('SIGTERM')))
  }
})

test.each(RELEASES)(
  'a process of %s that still runs can write what it wrote, once the database is newer',
  async (release) => {
    const url = await newDatabase(inject('postgresUrl'))
    const database = openPg(url)
    await migrate(database)
    await database.close()
    const inserts = insertsOf(unpacked(`${release}.sql.gz`))
    expect(inserts.length).toBeGreaterThan(50)
    await inDatabase(url, async (client) => {
      // What a row refers to may come after it here.
      await client.query('set session_replication_role = replica')
      for (const insert of inserts) await client.query(insert)
    })
  },
)

/** What a process of the version before does not notice: what is added, and how long an index may put off what was written. */
const EXPANDS =
  /^\s*(create|insert into|update|with|alter table \S+\s+add column(?!.*\bnot null\b(?!.*default))|alter index if exists \S+ set \(gin_pending_list_limit)/is

test('migrations since the first release only add', () => {
  const [first = ''] = RELEASES.toSorted()
  const known = unpacked(`${first}.sql.gz`)
  const since = MIGRATIONS.filter(({ name }) => !known.includes(`'${name}'`))
  const others = since.flatMap(({ name, statements }) =>
    statements.filter((it) => !EXPANDS.test(it)).map((statement) => `${name}: ${statement}`),
  )
  expect(others).toEqual([])
})

test.each([
  ['alter table rooms drop column doc', false],
  ['alter table rooms rename column doc to document', false],
  ['alter table rooms alter column doc set not null', false],
  ['alter table rooms add column floor text not null', false],
  ['drop index rooms_in_order', false],
  ['alter table rooms add column floor text', true],
  ["alter table rooms add column floor text not null default ''", true],
  ['create index rooms_floor on rooms (floor)', true],
  ['alter index if exists rooms_floor set (gin_pending_list_limit = 128)', true],
  ['alter index rooms_floor rename to rooms_level', false],
])('%s only adds: %s', (statement, adds) => {
  expect(EXPANDS.test(statement)).toBe(adds)
})
