// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openLargeHouse } from '../../fields/testing/large-house.ts'
import { renderPages } from '../../fields/testing/service-in-page.tsx'
import Page from './page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 90_000 }

const open = async (extensions: string[], refused?: (path: string) => boolean) => {
  const house = await openLargeHouse(extensions, '2026-06-08')
  if (refused) house.interfere(({ path }) => (refused(path) ? { status: 400, body: '{}' } : undefined))
  renderPages(house, '/', { '/': <Page /> })
  const monday = await waitFor(
    () => within(screen.getByRole('region', { name: 'This week' })).getByRole('link', { name: /June 8/ }),
    WAIT,
  )
  return { ...house, monday }
}

test('Today of a house of 200 comes in few calls, its week is counted and not read', async () => {
  const { told, reads, monday } = await open(['batch', 'load'])
  expect(monday.getAttribute('href')).toBe('/appointments/list?from=2026-06-08&to=2026-06-08')
  expect(Number(monday.querySelector('strong')?.textContent)).toBeGreaterThanOrEqual(4000)
  // The last to come is worked out from every appointment of today and from everybody's hours.
  const numbers = screen.getByRole('list', { name: 'Today in numbers' })
  expect(await within(numbers).findByRole('link', { name: /Free time left/ }, WAIT)).toBeTruthy()
  expect(reads().filter((it) => it.startsWith('/api/v2/appointments?') && it.includes('fields='))).toEqual([])
  const said = await told()
  expect(said.calls).toBeLessThanOrEqual(15)
  expect(said.bytes).toBeLessThan(300_000)
}, 240_000)

test('a service that does not count all of them together has its week read', async () => {
  const { monday } = await open(['load'], (path) => path === '/x/load')
  expect(Number(monday.querySelector('strong')?.textContent)).toBeGreaterThanOrEqual(4000)
}, 240_000)
