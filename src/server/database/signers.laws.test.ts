import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import type { Store } from '#api/core/store.ts'
import { migrate } from '#api/stores/sql/migrate.ts'
import { createSqlStore } from '#api/stores/sql/store.ts'
import { ORGANIZATION } from '#api/stores/testing/rows-of.ts'
import { openPg } from './pg.ts'
import { newDatabase } from './testing/new-database.ts'

const createdAt = '2026-01-01T00:00:00.000Z'
const LISTENING = `select from pg_stat_activity
  where datname = current_database() and query like 'listen frontdesk%' and state = 'idle'`
let url: string
let operator: pg.Client
let now = 0
let open: Store[] = []

const openStore = (directUrl = url): Store => {
  const store = createSqlStore(openPg(url, { directUrl }), { now: () => now })
  open.push(store)
  return store
}
const disabledAt = async (store: Store, accessKeyId: string) => (await store.signer(accessKeyId))?.key.disabledAt

/** A store that knows a key, and hears of what becomes of it. */
async function listeningStore(accessKeyId: string): Promise<Store> {
  const store = openStore()
  expect(await disabledAt(store, accessKeyId)).toBeNull()
  const listening = async () => (await operator.query(LISTENING)).rowCount
  await expect.poll(listening).toBe(1)
  return store
}

beforeAll(async () => {
  url = await newDatabase(inject('postgresUrl'))
  operator = new pg.Client({ connectionString: url })
  await operator.connect()
  const database = openPg(url)
  await migrate(database)
  const { credentials } = createSqlStore(database)
  await credentials.addOrganization({ id: ORGANIZATION, name: 'Ours', createdAt })
  const key = { organizationId: ORGANIZATION, role: 'admin' as const, createdAt, label: null, disabledAt: null }
  for (const accessKeyId of ['A', 'B', 'C', 'D']) {
    await credentials.addKey({ ...key, accessKeyId, sealedSecret: 'sealed' })
  }
  await database.close()
})
afterEach(async () => {
  for (const store of open) await store.close()
  open = []
})
afterAll(() => operator.end())

test('a key that another process disables ends as soon as that is told, while no time goes by', async () => {
  const here = await listeningStore('A')
  await openStore().credentials.disableKey('A', createdAt)
  await expect.poll(() => disabledAt(here, 'A')).toBe(createdAt)
})

test('a process that ends right after it has disabled a key has told the others', async () => {
  const here = await listeningStore('B')
  const there = createSqlStore(openPg(url))
  await there.credentials.disableKey('B', createdAt)
  await there.close()
  await expect.poll(() => disabledAt(here, 'B')).toBe(createdAt)
})

test('where nothing is told, a key ends after five seconds', async () => {
  const here = openStore('postgres://127.0.0.1:1/nowhere')
  expect(await disabledAt(here, 'C')).toBeNull()
  await openStore().credentials.disableKey('C', createdAt)
  now += 4999
  expect(await disabledAt(here, 'C')).toBeNull()
  now += 1
  expect(await disabledAt(here, 'C')).toBe(createdAt)
})
