import { expect, test } from 'vitest'
import { createMemoryStore } from '../../stores/memory.ts'
import { insertDemo, makeDemo } from './demo.ts'
import { demoExternals } from './external-events.ts'

const now = Date.parse('2026-03-27T10:00:00Z')
const organizationId = '0190a1b2-0000-7000-8000-00000000000a'

const read = async (from: string | null, to: string | null) => {
  const store = createMemoryStore()
  const demo = makeDemo({ organizationId, seed: '1', now })
  await store.write(organizationId, (rows) => insertDemo(rows, demo, now))
  const [connected] = demoExternals(() => now)
  const events = await store.read(
    organizationId,
    (rows) => connected?.events({ from, to }, rows) ?? Promise.resolve([]),
  )
  return { events, agents: demo.calendars.filter(({ type }) => type === 'agent').map(({ id }) => id) }
}

test('the same days have the same events, whatever range is asked', async () => {
  const from = '2026-03-26T00:00:00.000Z'
  const to = '2026-04-02T00:00:00.000Z'
  const week = await read(from, to)
  const all = await read(null, null)
  expect(week.events.length).toBeGreaterThan(3)
  const within = all.events.filter(({ startDate, endDate }) => endDate > from && startDate < to)
  expect(within.map(({ id }) => id).toSorted()).toEqual(week.events.map(({ id }) => id).toSorted())
})

test('every event belongs to an agent of the organization and says where it is from', async () => {
  const { events, agents } = await read(null, null)
  expect(new Set(events.map(({ origin }) => origin))).toEqual(new Set(['external']))
  expect(events.every(({ calendarIds }) => calendarIds.every((id) => agents.includes(id)))).toBe(true)
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
})
