import { expect, test } from 'vitest'
import type { Calendar } from '../../contract/calendars.ts'
import { demoExternals } from './external-events.ts'

const NOW = Date.parse('2026-11-23T09:00:00Z')
const DAY = 86_400_000
const calendar = {
  id: 'a0000000-0000-4000-8000-000000000001',
  timezone: 'Europe/Madrid',
  organizationId: 'o',
} as Calendar
/** No provider keeps events of so many days; a reading that looks at more of them is ended, rather than endless. */
const MOST_DAYS = 1000

/** The calendar, which is asked for its id once for each day that is looked at. */
const watched = (): Calendar => {
  let days = 0
  return Object.defineProperty({ ...calendar }, 'id', {
    enumerable: true,
    get: () => {
      days += 1
      if (days > MOST_DAYS) throw new Error(`more than ${MOST_DAYS} days are looked at`)
      return calendar.id
    },
  })
}
const owner = () =>
  ({ find: () => Promise.resolve({ items: [watched()], total: 1 }) }) as unknown as Parameters<
    ReturnType<typeof demoExternals>[number]['events']
  >[1]

const eventsOf = (range: { from: string | null; to: string | null }) => {
  const [provider] = demoExternals(() => NOW)
  if (!provider) throw new Error('The demo has no provider')
  return provider.events(range, owner())
}

test('a range to the end of time is answered as far as a provider knows', async () => {
  const events = await eventsOf({ from: null, to: '9999-12-31T23:59:59.000Z' })
  expect(events.length).toBeGreaterThan(10)
  expect(Math.max(...events.map(({ startDate }) => Date.parse(startDate)))).toBeLessThan(NOW + 181 * DAY)
})

test('a range from the beginning of time is, too', async () => {
  const events = await eventsOf({ from: '0001-01-01T00:00:00.000Z', to: null })
  expect(events.length).toBeGreaterThan(10)
  expect(Math.min(...events.map(({ endDate }) => Date.parse(endDate)))).toBeGreaterThan(NOW - 181 * DAY)
})

test('a range that a provider does not know has no events', async () => {
  expect(await eventsOf({ from: '2066-01-01T00:00:00.000Z', to: '2066-02-01T00:00:00.000Z' })).toEqual([])
  expect(await eventsOf({ from: '0001-01-01T00:00:00.000Z', to: '1999-01-01T00:00:00.000Z' })).toEqual([])
})

test('the same events are there on every reading of a week', async () => {
  const week = { from: '2026-11-23T00:00:00.000Z', to: '2026-11-30T00:00:00.000Z' }
  expect(await eventsOf(week)).toEqual(await eventsOf(week))
})
