import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { call, type Key } from '#api/http/testing/caller.ts'
import { openMemoryService } from '#api/http/testing/memory-service.ts'
import type { Store } from '#api/core/store.ts'
import { migrate } from '#api/stores/sql/migrate.ts'
import { createSqlStore } from '#api/stores/sql/store.ts'
import { openPg } from './pg.ts'
import { type CuttingProxy, cuttingProxy } from './testing/cutting-proxy.ts'
import { newDatabase } from './testing/new-database.ts'

const path = '/api/v1/presets'

/** The service on a PostgreSQL whose line can be cut. */
describe('a COMMIT whose answer is lost', () => {
  let line: CuttingProxy
  let store: Store
  let service: Awaited<ReturnType<typeof openMemoryService>>
  let key: Key
  const logged: unknown[] = []
  beforeAll(async () => {
    const url = await newDatabase(inject('postgresUrl'))
    const direct = openPg(url, { connections: 1 })
    await migrate(direct)
    await direct.close()
    line = await cuttingProxy(url)
    store = createSqlStore(openPg(line.url, { settleWithin: 2000 }))
    const log = { debug: () => {}, error: (...entry: unknown[]) => void logged.push(entry) }
    service = await openMemoryService({}, { store, log })
    key = await service.key('Clinic', 'admin')
  })
  afterAll(async () => {
    await store.close()
    await line.close()
  })
  beforeEach(() => line.mend())

  const create = (title: string) => call(service, key, 'POST', path, { body: { title } })
  const titles = async (): Promise<string[]> =>
    (await call(service, key, 'GET', path)).body.items.map((it: { title: string }) => it.title)

  it('is answered as it went: the row is there, once', async () => {
    line.cut('answer')
    const answer = await create('Kept')
    expect([answer.status, answer.body.title]).toEqual([201, 'Kept'])
    expect((await titles()).filter((it) => it === 'Kept')).toHaveLength(1)
  })

  it('is carried out anew where the COMMIT itself was lost', async () => {
    line.cut('commit')
    expect((await create('Again')).status).toBe(201)
    expect((await titles()).filter((it) => it === 'Again')).toHaveLength(1)
  })

  it('is not known where the database cannot be asked either, and the answer says how to find out', async () => {
    line.cut('line')
    const answer = await create('Unknown')
    expect([answer.status, answer.body.code]).toEqual([502, 'GENERAL_ERROR'])
    expect(answer.body.description).toMatch(/isn’t known whether this was saved.*same idempotency key.*read it again/i)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(JSON.stringify(logged)).toMatch(/Connection terminated/)
  })

  it('of a key that is disabled is settled too', async () => {
    const staff = await service.key('Clinic', 'staff')
    line.cut('answer')
    await service.disable(staff.accessKeyId)
    expect((await call(service, staff, 'GET', path)).status).toBe(401)
  })
})
