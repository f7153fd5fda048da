// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import Page from './calendar-or-link.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const WAIT = { timeout: 50_000 }

/** Opens a day; answers the last days of the times that were asked for, and lets the browser have nothing to do. */
const open = async () => {
  const idle = new Map<number, () => void>()
  let handles = 0
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    idle.set(++handles, work)
    return handles
  })
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.delete(handle))
  const service = await openService()
  renderPages(service, '/appointments?date=2027-03-10', { '/appointments': <Page /> })
  const asked = () =>
    service.calls
      .filter(({ path, query }) => path === '/api/v2/appointments' && query.includes('blocked='))
      .flatMap(({ query }) => new URLSearchParams(query).get('endDate')?.slice(0, 10) ?? [])
  await waitFor(() => expect(idle.size).toBeGreaterThan(0), WAIT)
  const rest = () => {
    for (const work of idle.values()) work()
  }
  return { asked, rest }
}

test('the days beside the one in sight are read once the browser has nothing else to do', async () => {
  const { asked, rest } = await open()
  // In the farther of the two zones of the demo a day ends as the next one begins in UTC.
  expect(asked()).toEqual(['2027-03-11'])
  rest()
  await waitFor(() => expect(asked().toSorted()).toEqual(['2027-03-10', '2027-03-11', '2027-03-12']), WAIT)
}, 180_000)

test('nothing is read ahead over a line whose owner saves data', async () => {
  vi.stubGlobal('navigator', Object.assign(navigator, { connection: { saveData: true } }))
  vi.stubGlobal('requestIdleCallback', () => {
    throw new Error('nothing is to be read ahead')
  })
  const service = await openService()
  renderPages(service, '/appointments?date=2027-03-10', { '/appointments': <Page /> })
  await waitFor(() => expect(service.calls.some(({ path }) => path.endsWith('weekly-schedules'))).toBe(true), WAIT)
  Object.assign(navigator, { connection: undefined })
}, 180_000)
