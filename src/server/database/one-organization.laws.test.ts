import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { call, type Service } from '#api/http/testing/caller.ts'
import { openMemoryService } from '#api/http/testing/memory-service.ts'
import type { Database, Db } from '#api/stores/sql/database.ts'
import { migrate } from '#api/stores/sql/migrate.ts'
import { createSqlStore } from '#api/stores/sql/store.ts'
import { idOf, rowOf } from '#api/stores/testing/rows-of.ts'
import { doJobs } from '../jobs.ts'
import { fuzzTenants } from '../testing/fuzz/fuzz-tenants.ts'
import { openPg } from './pg.ts'
import { newDatabase } from './testing/new-database.ts'

/** As many as it takes to carry out nearly every operation. */
const CALLS = 1500

/**
 * What may ask across organizations: whoever signs is known by the key alone, whoever has a link by its code, and a service type
 * that is shared is read by others.
 */
const EXCEPTIONS = [
  /from access_keys where access_key_id = \$\d+/,
  /update access_keys set .* where access_key_id = \$\d+/s,
  /from one_time_codes where hash = \$\d+/,
  /delete from one_time_codes where (hash = \$\d+|expires_at)/,
  /from invitations\s+where unique_key = \$\d+/,
  /from service_types where organization_id <> \$\d+::uuid and /,
]

let database: Database
const said = new Set<string>()
beforeAll(async () => {
  const opened = openPg(await newDatabase(inject('postgresUrl')))
  await migrate(opened)
  const noting = (db: Db): Db => ({
    query: (text, values) => {
      said.add(text)
      return db.query(text, values)
    },
  })
  database = {
    ...opened,
    ...noting(opened),
    transaction: (mode, work, organizationId) => opened.transaction(mode, (db) => work(noting(db)), organizationId),
    readOnce: async (text, values, organizationId) => {
      said.add(text)
      return (await opened.readOnce?.(text, values, organizationId)) ?? []
    },
  }
}, 120_000)
afterAll(() => database.close())

/** The tables of which every row belongs to an organization. */
const ownedTables = async (): Promise<string[]> =>
  (
    await database.query<{ name: string }>(
      `select table_name as name from information_schema.columns where column_name = 'organization_id'`,
    )
  ).map(({ name }) => name)

/** Whether a statement reads or writes rows without saying whose. */
function crosses(statement: string, tables: readonly string[]): boolean {
  const read = new RegExp(`\\b(?:from|join|update)\\s+(?:${tables.join('|')})\\b`, 'g')
  const bound = /\borganization_id = (?:any\()?\(?(?:\$\d+|access_keys\.organization_id)/g
  const count = (pattern: RegExp): number => statement.match(pattern)?.length ?? 0
  return count(read) > count(bound) && !EXCEPTIONS.some((exception) => exception.test(statement))
}

/** What so few calls by chance may not carry out: it needs an empty organization, or a question that fits. */
async function carryOutTheRest(service: Service): Promise<void> {
  const key = await service.key('Statements', 'admin')
  const { organizationId } = key
  const calendar = rowOf('calendars', 1, { organizationId })
  const appointment = rowOf('appointments', 1, { organizationId, calendarIds: [calendar.id] })
  const backup = idOf(1)
  const restore = (resource: string, row: object) =>
    call(service, key, 'POST', '/x/backup/restore', { body: { backup, resource, rows: [row] } })
  const days = { from: '2026-03-01', until: '2026-03-07' }
  for (const { status, body } of [
    await restore('calendars', calendar),
    await restore('appointments', appointment),
    await call(service, key, 'POST', '/x/backup/restore/end', { body: { backup } }),
    await call(service, key, 'GET', '/x/load', { query: { ...days, calendarIds: calendar.id } }),
    await call(service, key, 'GET', '/x/reports', { query: { ...days, by: 'week' } }),
  ]) {
    expect(status, JSON.stringify(body)).toBeLessThan(300)
  }
}

test('no statement of the service crosses two organizations', { timeout: 240_000 }, async () => {
  const log = { debug: () => {}, error: () => {} }
  const store = createSqlStore(database)
  const service = await openMemoryService({}, { store, log })
  await fuzzTenants(service, CALLS, 'statements')
  await carryOutTheRest(service)
  await doJobs({ store, now: () => Date.now(), holder: 'laws' })
  expect([...said].filter((statement) => statement.includes('job_leases'))).not.toEqual([])
  const tables = await ownedTables()
  // `for update` and the like are no tables, and neither is what a statement calls its own.
  expect(tables.length).toBeGreaterThan(20)
  expect(said.size).toBeGreaterThan(80)
  expect([...said].filter((statement) => crosses(statement, tables))).toEqual([])
})

test('every key begins with the organization, but for those by which whoever signs in is known', async () => {
  const others = await database.query<{ place: string; name: string }>(
    `select indrelid::regclass::text as place, indexrelid::regclass::text as name
      from pg_index join pg_attribute on attrelid = indrelid and attname = 'organization_id'
      where (indisunique or indisexclusion) and indkey[0] <> attnum order by 1, 2`,
  )
  expect(others.map(({ place, name }) => `${name} of ${place}`)).toEqual([
    'access_keys_pkey of access_keys',
    'one_time_codes_pkey of one_time_codes',
  ])
})

test('a statement that forgets whose rows it is about is found', () => {
  const tables = ['rooms', 'access_keys']
  expect(crosses('select doc from rooms where id = $1::uuid', tables)).toBe(true)
  expect(crosses('update rooms set doc = $1 where id = $2', tables)).toBe(true)
  expect(
    crosses(
      'select 1 from rooms where organization_id = $1::uuid and exists (select from rooms where id = $2)',
      tables,
    ),
  ).toBe(true)
  expect(crosses('select doc from rooms where organization_id = $1::uuid and (id = $2::uuid)', tables)).toBe(false)
})
