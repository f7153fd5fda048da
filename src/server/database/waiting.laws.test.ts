import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Answer, call, type Key, send } from '#api/http/testing/caller.ts'
import { openMemoryService } from '#api/http/testing/memory-service.ts'
import type { Store } from '#api/core/store.ts'
import { migrate } from '#api/stores/sql/migrate.ts'
import { createSqlStore } from '#api/stores/sql/store.ts'
import { openPg } from './pg.ts'
import { newDatabase } from './testing/new-database.ts'

const BOOKINGS = 13

describe('a calendar that another session keeps locked', () => {
  let store: Store
  let other: pg.Client
  let service: Awaited<ReturnType<typeof openMemoryService>>
  let key: Key
  let calendarId: string
  let bookings: Promise<Answer[]>
  let settled = 0
  beforeAll(async () => {
    const url = await newDatabase(inject('postgresUrl'))
    const database = openPg(url, { lockWithin: 5000 })
    await migrate(database)
    store = createSqlStore(database)
    service = await openMemoryService({}, { store, log: { debug: () => {}, error: () => {} } })
    key = await service.key('Clinic', 'admin')
    const calendar = { name: 'Ana', type: 'agent', timezone: 'UTC' }
    calendarId = (await call(service, key, 'POST', '/admin/calendars', { body: calendar })).body.id
    other = new pg.Client({ connectionString: url })
    await other.connect()
    await other.query('begin')
    await other.query('select id from calendars for update')
    bookings = Promise.all(Array.from({ length: BOOKINGS }, (_, hour) => book(hour)))
    for (let waiting = 0; waiting === 0;) {
      const { rows } = await other.query('select count(*)::integer as waiting from pg_locks where not granted')
      waiting = rows[0].waiting
    }
  })
  afterAll(async () => {
    await other.end()
    await store.close()
  })

  const book = async (hour: number): Promise<Answer> => {
    const [startDate, endDate] = [hour, hour + 1].map((it) => new Date(Date.UTC(2027, 5, 1, it)).toISOString())
    const body = { title: 'Visit', startDate, endDate, calendarIds: [calendarId] }
    const answer = await call(service, key, 'POST', '/api/v2/appointments', { body })
    settled++
    return answer
  }

  it('keeps nobody else from reading, from being refused, nor another organization from writing', async () => {
    const path = '/api/v1/calendars'
    expect((await call(service, key, 'GET', path)).body.total).toBe(1)
    expect((await call(service, { ...key, accessKeyId: 'nobody' }, 'GET', path)).status).toBe(401)
    expect((await send(service, 'GET', path)).status).toBe(401)
    const elsewhere = await service.key('Elsewhere', 'admin')
    expect((await call(service, elsewhere, 'POST', '/api/v1/presets', { body: { title: 'Welcome' } })).status).toBe(201)
    expect(settled).toBe(0)
  })

  it('is given up after a while, with a word when to try again', async () => {
    const answers = await bookings
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: BOOKINGS }, () => 503))
    expect(answers[0]?.body.description).toMatch(/still under way\. Nothing was changed; try again/)
    expect(answers.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
    await other.query('rollback')
    expect((await book(1)).status).toBe(201)
  })
})
