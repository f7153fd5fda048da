import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryStore } from '#api/stores/memory.ts'
import { HOUR } from '#api/time/durations.ts'
import { createColleague, hireColleague } from './colleague.ts'
import { ORGANIZATION } from './demo-snapshot.ts'
import { createFaults } from './faults.ts'
import { createMockFetch } from './mock-fetch.ts'
import { keyedDemo } from './testing/keyed-demo.ts'

afterEach(() => vi.useRealTimers())

/** A demo with an administrator, and chance that always takes the first. */
const open = async () => {
  const { snapshot, vault, secretAccessKey } = await keyedDemo(Date.now())
  const store = createMemoryStore({ load: snapshot })
  const faults = createFaults(null, { getItem: () => null, setItem: () => {} })
  const fetch = createMockFetch({ store, vault, faults, name: 'Demo' })
  const admin = {
    fetch: (request: Request) => fetch(request),
    baseUrl: 'https://demo.invalid',
    key: { accessKeyId: 'DEMO', secretAccessKey },
    now: Date.now,
    random: () => 0,
  }
  const changes = () => store.read(ORGANIZATION, (rows) => rows.changes.find({ resource: 'appointments' }))
  return { admin, store, changes }
}

test('a colleague books, moves and cancels as a person of their own', async () => {
  const { admin, store, changes } = await open()
  const step = await createColleague(await hireColleague(admin))
  const done = [await step(), await step(), await step(), await step()]
  expect(done.every((id) => id !== undefined)).toBe(true)
  // What was booked is cancelled again, so that the demo does not run empty.
  expect(done[3]).toBe(done[0])
  const { items } = await changes()
  expect(items.toReversed().map(({ operation }) => operation)).toEqual([
    'appointmentsV2.create',
    'appointmentsV2.update',
    'appointmentsV2.update',
    'appointmentsV2.cancel',
  ])
  const { items: people } = await store.read(ORGANIZATION, (rows) => rows.find('people'))
  const ana = people.find(({ name }) => name === 'Ana Torres')
  expect(new Set(items.map(({ person }) => person))).toEqual(new Set([ana?.id]))
})

test('a colleague works on what comes next, and on another day where nothing does', async () => {
  // A Tuesday morning in Madrid, where the demo is, and a Tuesday night.
  for (const [at, isSoon] of [
    ['2026-03-10T08:00:00.000Z', true],
    ['2026-03-10T22:00:00.000Z', false],
  ] as const) {
    vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] })
    const { admin, store } = await open()
    // Chance that always takes the last.
    const step = await createColleague(await hireColleague({ ...admin, random: () => 0.999 }))
    const ids = [await step(), await step(), await step()].filter((id) => id !== undefined)
    // Where no place is free nothing is done, at times.
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) {
      const appointment = await store.read(ORGANIZATION, (rows) => rows.get('appointments', id))
      const ahead = Date.parse(appointment?.startDate ?? '') - Date.parse(at)
      // A move adds at most two hours to what began within eight.
      expect(ahead < 10 * HOUR).toBe(isSoon)
    }
  }
})

test('whoever comes again is the same person, with one key that opens', async () => {
  const { admin, store } = await open()
  const [first, second] = [await hireColleague(admin), await hireColleague(admin)]
  const { items } = await store.read(ORGANIZATION, (rows) => rows.find('people'))
  expect(items.filter(({ name }) => name === 'Ana Torres')).toHaveLength(1)
  const keys = await store.credentials.keys(ORGANIZATION)
  const enabled = keys.filter(({ disabledAt }) => disabledAt === null).map(({ accessKeyId }) => accessKeyId)
  expect(enabled).toContain(second.key.accessKeyId)
  expect(enabled).not.toContain(first.key.accessKeyId)
})
