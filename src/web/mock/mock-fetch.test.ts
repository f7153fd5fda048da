import { expect, test, vi } from 'vitest'
import { createApi } from '../client/create-api.ts'
import { ApiError } from '../client/api-error.ts'
import { importSecret } from '#api/signing/digest.ts'
import { KEPT_NAMES } from '#api/stores/kept.ts'
import { createMemoryStore } from '#api/stores/memory.ts'
import { createFaults } from './faults.ts'
import { createMockFetch } from './mock-fetch.ts'
import { freshDemo } from './demo-snapshot.ts'
import { keyedDemo } from './testing/keyed-demo.ts'

const DATE = '2026-03-02'
const NOW = Date.parse(`${DATE}T10:00:00Z`)

const open = async (wanted = '', seen: (path: string) => void = () => {}) => {
  const kept = new Map<string, string>()
  const tab = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
  const faults = createFaults(wanted, tab)
  const { snapshot, vault, secretAccessKey } = await keyedDemo(NOW)
  const store = createMemoryStore({ load: snapshot })
  const service = createMockFetch({ store, vault, faults, name: 'Demo' })
  const fetch: typeof globalThis.fetch = (target, init) => {
    seen(new URL(new Request(target).url).pathname)
    return service(target, init)
  }
  const credentials = { accessKeyId: 'DEMO', key: await importSecret(secretAccessKey) }
  const waits: number[] = []
  const sleep = (ms: number): Promise<void> => {
    waits.push(ms)
    return Promise.resolve()
  }
  const api = createApi({ baseUrl: 'https://demo.invalid', origin: 'https://demo.invalid', credentials, fetch, sleep })
  return { api, faults, waits, store }
}

test('the client and the service in the page understand each other', async () => {
  const { api } = await open()
  const { items } = await api.services.list()
  const [service] = items
  if (!service) throw new Error('the demo has services')
  const renamed = await api.services.update({
    params: { id: service.id },
    body: { name: 'Renamed' },
    ifVersion: service.version,
  })
  expect(renamed).toMatchObject({ name: 'Renamed', version: service.version + 1 })
  await expect(
    api.services.update({ params: { id: service.id }, body: { name: 'Late' }, ifVersion: service.version }),
  ).rejects.toMatchObject({ kind: 'conflict' })
  expect(await api.discovery()).toMatchObject({
    extensions: [
      'calendars',
      'keys',
      'me',
      'organization',
      'people',
      'changes',
      'audit',
      'presence',
      'imports',
      'reports',
      'batch',
      'load',
      'trash',
      'storage',
      'closures',
      'feeds',
      'backup',
    ],
  })
  expect(await api.me.get({})).toMatchObject({
    role: 'admin',
    person: null,
    organization: { words: { guest: 'guest' } },
  })
})

test('a key made in the demo opens the demo', async () => {
  const { api } = await open()
  const issued = await api.adminKeys.create({ body: { role: 'viewer' } })
  expect(issued.secretAccessKey).toHaveLength(40)
  expect((await api.adminKeys.list()).items.map((it) => it.accessKeyId)).toContain(issued.accessKeyId)
})

test('each fault is what it says', async () => {
  const offline = await open('offline')
  await expect(offline.api.services.list()).rejects.toMatchObject({ kind: 'network' })
  const broken = await open('500')
  await expect(broken.api.services.list()).rejects.toMatchObject({ kind: 'server' })
  const conflicting = await open('409')
  await expect(conflicting.api.services.create({ body: { name: 'A', duration: 10 } })).rejects.toMatchObject({
    kind: 'conflict',
  })
  expect((await conflicting.api.services.list()).items.length).toBeGreaterThan(0)
  const ahead = await open('clock')
  await ahead.api.services.list()
  expect(Math.abs(ahead.api.skew() - 20 * 60_000)).toBeLessThan(5000)
  const busy = await open('429')
  for (let call = 0; call < 3; call++) await busy.api.services.list()
  expect(busy.waits.some((ms) => ms >= 1000)).toBe(true)
})

test('the conflict of every save leaves reads alone that are sent together', async () => {
  const seen: string[] = []
  const { api } = await open('409', (path) => seen.push(path))
  await api.discovery()
  await vi.dynamicImportSettled()
  const read = await Promise.all([api.services.list(), api.calendars.list()])
  expect(seen).toContain('/x/batch')
  for (const { items } of read) expect(items.length).toBeGreaterThan(0)
})

test('a sentinel meets one call only', async () => {
  const { api } = await open()
  await expect(api.services.create({ body: { name: 'fault:409', duration: 10 } })).rejects.toBeInstanceOf(ApiError)
  await expect(api.services.create({ body: { name: 'Fine', duration: 10 } })).resolves.toMatchObject({ name: 'Fine' })
})

test('faults can be switched off again', async () => {
  const { api, faults } = await open('offline')
  faults.set('offline', false)
  await expect(api.services.list()).resolves.toBeDefined()
})

test('a fresh demo has a place for everything that is kept', () => {
  expect(Object.keys(freshDemo('1', NOW)).toSorted()).toEqual([...KEPT_NAMES].toSorted())
})

test('reads that leave together are one call, of which a fault meets the one that names it', async () => {
  const seen: string[] = []
  const { api } = await open('', (path) => seen.push(path))
  const alone = [await api.services.list(), await api.calendars.list()]
  await api.discovery()
  await vi.dynamicImportSettled()
  seen.length = 0
  api.forget()
  expect(await Promise.all([api.services.list(), api.calendars.list()])).toEqual(alone)
  expect(seen).toEqual(['/x/batch'])
  const [services, refused] = await Promise.allSettled([
    api.services.list(),
    api.services.list({ query: { search: 'fault:500' }, retries: 0 }),
  ])
  expect([services.status, refused]).toMatchObject(['fulfilled', { reason: { kind: 'server', status: 500 } }])
  seen.length = 0
  await Promise.all([api.services.list(), api.calendars.list()])
  expect(seen).toEqual(['/x/batch'])
})
