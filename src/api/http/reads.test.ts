import { beforeEach, expect, test } from 'vitest'
import type { Rows, Store } from '../core/store.ts'
import { createMemoryStore } from '../stores/memory.ts'
import { call, type Key } from './testing/caller.ts'
import { openMemoryService } from './testing/memory-service.ts'

const CALENDARS = '/api/v1/calendars'
const BATCH = '/x/batch'

/** How often rows were looked for. */
let looked = 0

/** A store that says when rows are looked for. */
function tellingStore(): Store {
  const store = createMemoryStore()
  const telling = (rows: Rows): Rows =>
    new Proxy(rows, {
      get: (all, name) => {
        if (name === 'find' || name === 'get') looked += 1
        const value: unknown = Reflect.get(all, name, all)
        return typeof value === 'function' ? value.bind(all) : value
      },
    })
  return { ...store, read: (organizationId, work) => store.read(organizationId, (rows) => work(telling(rows))) }
}

let service: Awaited<ReturnType<typeof openMemoryService>>
let key: Key
beforeEach(async () => {
  service = await openMemoryService({}, { store: tellingStore(), extensions: ['calendars', 'batch'] })
  key = await service.key('Any', 'admin')
  await add('Ana')
})

const add = (name: string) =>
  call(service, key, 'POST', '/admin/calendars', { body: { name, type: 'agent', timezone: 'UTC' } })

/** Asks for what may be there already; answers how often rows were looked for. */
async function again(path: string, etag: string, { by = key, query = {} }: { by?: Key; query?: object } = {}) {
  looked = 0
  const answer = await call(service, by, 'GET', path, {
    query: { ...query },
    headers: { 'if-none-match': etag },
  })
  return { status: answer.status, looked, headers: answer.headers }
}

test('an answer that nothing has changed is told of without a look at the rows', async () => {
  const { headers, body } = await call(service, key, 'GET', CALENDARS)
  const etag = headers.get('etag') ?? ''
  expect(await again(CALENDARS, etag)).toMatchObject({ status: 304, looked: 1 })
  const unread = await again(CALENDARS, `W/${etag}, "other"`)
  expect(unread).toMatchObject({ status: 304, looked: 0 })
  for (const [name, value] of [
    ['etag', etag],
    ['x-total-count', headers.get('x-total-count')],
  ] as const) {
    expect(unread.headers.get(name)).toBe(value)
  }
  const one = `${CALENDARS}/${body.items?.[0].id ?? body[0].id}`
  const tag = (await call(service, key, 'GET', one)).headers.get('etag') ?? ''
  for (const times of [1, 0]) expect(await again(one, tag)).toMatchObject({ status: 304, looked: times })
})

test('after any change the rows are looked at again', async () => {
  const first = (await call(service, key, 'GET', CALENDARS)).headers.get('etag') ?? ''
  for (let times = 0; times < 2; times++) await again(CALENDARS, first)
  await call(service, key, 'POST', '/api/v1/presets', { body: { title: 'Elsewhere' } })
  for (const times of [1, 0]) expect(await again(CALENDARS, first)).toMatchObject({ status: 304, looked: times })
  await add('Ben')
  expect(await again(CALENDARS, first)).toMatchObject({ status: 200, looked: 1 })
})

test('a tag says nothing to another question, another key, or by a tag that was never given', async () => {
  const etag = (await call(service, key, 'GET', CALENDARS)).headers.get('etag') ?? ''
  for (let times = 0; times < 2; times++) await again(CALENDARS, etag)
  expect(await again(CALENDARS, etag, { query: { search: 'nobody' } })).toMatchObject({ status: 200, looked: 1 })
  expect(await again(CALENDARS, '"other"')).toMatchObject({ status: 200, looked: 1 })
  const stranger = await service.key('Another', 'admin')
  expect(await again(CALENDARS, etag, { by: stranger })).toMatchObject({ status: 200, looked: 1 })
})

test('a batch is told the same', async () => {
  const etag = (await call(service, key, 'GET', CALENDARS)).headers.get('etag') ?? ''
  await again(CALENDARS, etag)
  looked = 0
  const { body } = await call(service, key, 'POST', BATCH, {
    body: { reads: [{ path: CALENDARS, ifNoneMatch: etag }] },
  })
  expect([body.answers[0].status, body.answers[0].headers.etag, looked]).toEqual([304, etag, 0])
})
