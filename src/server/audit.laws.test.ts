import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from '#api/stores/sql/migrate.ts'
import { createSqlStore } from '#api/stores/sql/store.ts'
import { newDatabase } from './database/testing/new-database.ts'
import { openPg } from './database/pg.ts'
import { auditRandomWrites } from './testing/fuzz/audit-random-writes.ts'

let database: ReturnType<typeof openPg>
beforeAll(async () => {
  database = openPg(await newDatabase(inject('postgresUrl')))
  await migrate(database)
})
afterAll(() => database.close())

test('random writes over PostgreSQL have one entry for each record that they change, others none', async () => {
  const store = createSqlStore(database)
  const { findings, accepted, refused } = await auditRandomWrites(store, 300, 'postgres', (call) => call % 50 === 0)
  expect(findings).toEqual([])
  expect(Math.min(accepted, refused)).toBeGreaterThan(50)
}, 120_000)
