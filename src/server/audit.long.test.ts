import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#api/stores/sql/migrate.ts'
import { createSqlStore } from '#api/stores/sql/store.ts'
import { startPostgres } from '../../scripts/postgres.mjs'
import { openPg } from './database/pg.ts'
import { auditRandomWrites } from './testing/fuzz/audit-random-writes.ts'

const { FRONTDESK_LONG_SEED = '1', FRONTDESK_LONG_WRITES = '10000' } = process.env
const WRITES = Number(FRONTDESK_LONG_WRITES)
/** Calls between two comparisons of all rows; what a call has an entry of is compared after it in any case. */
const APART = 50

let cluster: Awaited<ReturnType<typeof startPostgres>>
let database: ReturnType<typeof openPg>
beforeAll(async () => {
  cluster = await startPostgres({})
  database = openPg(cluster.url)
  await migrate(database)
}, 120_000)
afterAll(async () => {
  await database.close()
  await cluster.stop()
}, 60_000)

test(`${WRITES} random writes and what the log says of them`, { timeout: 3_600_000 }, async () => {
  const store = createSqlStore(database)
  const { findings, unseen, written, ...counted } = await auditRandomWrites(
    store,
    WRITES,
    FRONTDESK_LONG_SEED,
    (call) => call % APART === 0 || call === WRITES,
  )
  const told = [...written].map(([name, entries]) => `${name} ${entries}`).join(', ')
  console.log(`seed ${FRONTDESK_LONG_SEED}:`, counted, 'entries by who wrote them:', told)
  expect(findings).toEqual([])
  expect(unseen).toEqual([])
  expect(counted.writes).toBeGreaterThanOrEqual(WRITES)
})
