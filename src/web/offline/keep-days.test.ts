import { expect, onTestFinished, test } from 'vitest'
import type { BatchQuestion } from '#api/contract/batch.ts'
import { type Arrived, id, json } from '../client/testing/deployment.ts'
import { tellChange } from '../live/told-changes.ts'
import { keepDays } from './keep-days.ts'
import { desk } from './testing/desk.ts'
import { memoryRows } from './testing/memory-rows.ts'

const calendars = [1, 2, 3].map((at) => ({
  id: id(at),
  name: `C${at}`,
  type: 'agent',
  timezone: 'Europe/Madrid',
  version: 1,
}))
const answerOf = (path: string): object =>
  path.startsWith('/api/v1/calendars') ? { items: calendars, total: 3 } : { items: [], total: 0 }

/** A desk that keeps its days while the feed opens, and what it has asked for: a batch by what it reads. */
const keeping = async (extensions: string[], rows = memoryRows(), cursor?: string, isFed = true) => {
  const world = await desk(
    ({ path, body }) => {
      if (path !== '/x/batch') return json(answerOf(path))
      const { reads } = body as unknown as BatchQuestion
      const answers = reads.map((read) => ({ status: 200, headers: {}, body: answerOf(read.path) }))
      return json({ answers, ...(cursor && { cursor }) })
    },
    rows,
    extensions,
  )
  const { api, arrived } = world
  await api.discovery()
  // What the page itself reads, by which it learns where the feed stands.
  if (cursor) await Promise.all([api.rooms.list(), api.presets.list()])
  arrived.length = 0
  const end = new AbortController()
  onTestFinished(() => end.abort())
  void keepDays({
    api,
    offline: world.offline,
    live: { ...world.live, isFed: () => isFed },
    signal: end.signal,
  })
  // Who knows where the feed stood goes on from there, and is told no more than what has changed since.
  if (!cursor && isFed) tellChange(api, 'anything')
  return { api, arrived, asked: () => arrived.map(({ path }) => path.split('/').at(-1)), offline: world.offline }
}

/** What the reads of a batch are of, by how many. */
const readsOf = ({ body }: Arrived): Record<string, number> => {
  const names = (body as unknown as BatchQuestion).reads.map(({ path }) => /[\w-]+(?=\?|$)/.exec(path)?.[0] ?? '')
  return Object.fromEntries([...new Set(names)].map((name) => [name, names.filter((it) => it === name).length]))
}

test('the days are read once with what the feed says as it opens, in one call with what they are shown with', async () => {
  const rows = memoryRows()
  const { asked, arrived } = await keeping(['batch'], rows)
  // The first time nobody knows the calendars before they have answered.
  await expect.poll(asked).toEqual(['batch', 'batch'])
  expect(arrived.map(readsOf)).toEqual([{ appointments: 1, services: 1, calendars: 1 }, { 'weekly-schedules': 3 }])
  const later = await keeping(['batch'], rows)
  await expect.poll(later.asked).toEqual(['batch'])
  const [only] = later.arrived
  expect(only && readsOf(only)).toEqual({ appointments: 1, services: 1, calendars: 1, 'weekly-schedules': 3 })
})

test('where no batch is taken, the hours of each calendar are asked for one after the other', async () => {
  const { asked } = await keeping(['calendars'])
  const hours = Array.from({ length: 3 }, () => 'weekly-schedules')
  await expect.poll(asked).toEqual(['appointments', 'calendars', 'services', ...hours])
})

test('what the last page left as the service still has it is not read again', async () => {
  const rows = memoryRows()
  const first = await keeping(['batch'], rows, 'e.7')
  await expect.poll(() => first.offline.lastReading()).toMatchObject({ cursor: 'e.7' })
  // As the page is left: only what is told now shows that the rest is not read.
  const unchanged = await keeping(['batch'], rows, 'e.7')
  tellChange(unchanged.api, { resource: 'rooms', id: id(5), version: 2, operation: 'rooms.update' })
  await expect
    .poll(() => unchanged.arrived.map(readsOf))
    .toEqual([{ services: 1, calendars: 1, 'weekly-schedules': 3 }])
  const changed = await keeping(['batch'], rows, 'e.8')
  await expect
    .poll(() => changed.arrived.map(readsOf))
    .toEqual([{ appointments: 1, services: 1, calendars: 1, 'weekly-schedules': 3 }])
})

test('without a feed, what the last page read moments ago is not read again', async () => {
  const rows = memoryRows()
  const first = await keeping(['calendars'], rows, undefined, false)
  await expect.poll(() => first.offline.lastReading()).toMatchObject({ cursor: null })
  expect(first.asked()).toHaveLength(6)
  const next = await keeping(['calendars'], rows, undefined, false)
  tellChange(next.api, { resource: 'rooms', id: id(5), version: 2, operation: 'rooms.update' })
  await expect.poll(() => next.asked().filter((it) => it === 'weekly-schedules')).toHaveLength(3)
  expect(next.asked()).not.toContain('appointments')
  // Later nobody knows.
  await first.offline.markReading({ cursor: null, at: Date.now() - 3 * 60_000 })
  const later = await keeping(['calendars'], rows, undefined, false)
  await expect.poll(() => later.asked().filter((it) => it === 'weekly-schedules')).toHaveLength(3)
  expect(later.asked()).toContain('appointments')
})
