// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openLargeHouse } from '../../fields/testing/large-house.ts'
import { renderPages } from '../../fields/testing/service-in-page.tsx'
import WeeklySchedulesPage from './page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('the hours of a house of 200 are listed without a question, in few calls', async () => {
  const house = await openLargeHouse(['batch'])
  renderPages(house, '/weekly-schedules', { '/weekly-schedules': <WeeklySchedulesPage /> })
  expect(await screen.findAllByText('Aa 000', {}, { timeout: 90_000 })).not.toEqual([])
  expect(screen.queryByRole('button', { name: /^Load all/ })).toBeNull()
  const lists = () => house.reads().filter((path) => path.startsWith('/api/v1/weekly-schedules?'))
  await waitFor(() => expect(lists().length).toBeGreaterThan(200))
  const { calls, bytes } = await house.told()
  expect(calls).toBeLessThanOrEqual(15)
  expect(bytes).toBeLessThan(300_000)
}, 240_000)
