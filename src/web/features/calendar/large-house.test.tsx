// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { calendarQuery } from '../../commands/appointments/records/queries.ts'
import { openLargeHouse } from '../../fields/testing/large-house.ts'
import { renderPages } from '../../fields/testing/service-in-page.tsx'
import Page from './calendar-or-link.tsx'
import MiniMonth from './mini/mini-month.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 90_000 }

const open = async (address: string, extensions: string[]) => {
  const house = await openLargeHouse(extensions)
  renderPages(house, address, { '/appointments': <Page /> })
  /** The calendars whose appointments were asked for; null is all of them. */
  const asked = (): (string | null)[] =>
    house
      .reads()
      .filter((it) => it.startsWith('/api/v2/appointments?') && it.includes('startDate') && !it.includes('subStatus'))
      .map((it) => new URL(it, 'https://x.invalid').searchParams.get('calendarId'))
  return { ...house, asked }
}

test('a day of a house of 200 asks for the people in sight, in few calls', async () => {
  const { told, asked, reads } = await open('/appointments?date=2027-03-09', ['batch', 'load'])
  expect(await screen.findByText(/Visit 11 39/, undefined, WAIT)).toBeTruthy()
  await waitFor(() => expect(reads().join()).toContain('weekly-schedules'), WAIT)
  expect(new Set(asked()).size).toBe(12)
  expect(asked()).not.toContain(null)
  const { calls, bytes } = await told()
  expect(calls).toBeLessThanOrEqual(15)
  expect(bytes).toBeLessThan(300_000)
}, 240_000)

test('all columns that are chosen come on paper, a sheet each, though few of them are in sight', async () => {
  const ids = Array.from({ length: 30 }, (_, at) => `01890000-0000-7000-8001-${String(at).padStart(12, '0')}`)
  await open(`/appointments?date=2027-03-09&calendars=${ids.join()}`, ['batch', 'load'])
  expect(await screen.findByText(/Visit 11 39/, undefined, WAIT)).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })
  await waitFor(() => expect(document.querySelectorAll('.fd-paper table')).toHaveLength(30), WAIT)
  expect(document.querySelector('.fd-paper')?.textContent).toContain('Visit 29 39')
}, 240_000)

test('a month of it is counted and not read', async () => {
  const { told, asked } = await open('/appointments?view=month&date=2027-03-09', ['batch', 'load'])
  expect(await screen.findAllByText('240 booked', undefined, WAIT)).toHaveLength(5)
  expect(await screen.findAllByText('32 hr free', undefined, WAIT)).toHaveLength(5)
  expect(asked()).toEqual([])
  const { calls, bytes } = await told()
  expect(calls).toBeLessThanOrEqual(15)
  expect(bytes).toBeLessThan(300_000)
}, 240_000)

test('where nobody counts, the month of the people in sight is read', async () => {
  const { asked } = await open('/appointments?view=month&date=2027-03-09', ['batch'])
  expect(await screen.findAllByText('240 booked', undefined, WAIT)).toHaveLength(5)
  expect(await screen.findAllByText('32 hr free', undefined, WAIT)).toHaveLength(5)
  expect(new Set(asked()).size).toBe(12)
}, 240_000)

test.each([
  ['counted where the service counts', ['load'], 0],
  ['made of what is booked where it does not', [], 1],
])(
  'how busy the days of a month are is %s, and the same',
  async (_, extensions, lists) => {
    const { api, reads, ...house } = await openLargeHouse(extensions)
    const { items } = await new QueryClient().fetchQuery(calendarQuery(api))
    const calendars = items.filter(({ name }) => /^Aa 00[0-3]$/.test(name))
    const month = <MiniMonth date="2027-03-10" today="2027-03-10" calendars={calendars} onDate={() => {}} />
    renderPages({ ...house, api }, '/', { '/': month })
    expect(await screen.findAllByRole('button', { name: /76% booked/ }, WAIT)).toHaveLength(5)
    expect(screen.getAllByRole('button', { name: /closed/ }).length).toBeGreaterThan(5)
    expect(reads().filter((it) => it.startsWith('/api/v2/appointments?') && it.includes('page=1&'))).toHaveLength(lists)
    expect(reads().filter((it) => it.startsWith('/x/load?'))).toHaveLength(1 - lists)
  },
  240_000,
)
