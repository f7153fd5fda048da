// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { demoExternals } from '#api/core/seed/external-events.ts'
import { openList as open } from './testing/open-list.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 40_000 }

test('a connected calendar is marked, opens read-only, and offers no write', async () => {
  const { user, asked, writes } = await open(
    '/appointments/list?connection=external_provider_1&when=any',
    'admin',
    ['calendars'],
    demoExternals(Date.now),
  )
  expect(await screen.findByText('Staff calendar: read-only', {}, WAIT)).toBeTruthy()
  const chips = await screen.findAllByText('Staff calendar · read-only', {}, WAIT)
  expect(chips.length).toBeGreaterThan(3)
  expect(await asked(1)).toMatchObject({ connection: 'external_provider_1' })
  const [row] = screen.getAllByRole('row').filter((it) => within(it).queryByRole('link'))
  if (!row) throw new Error('an event is listed')
  await user.click(within(row).getByRole('checkbox'))
  expect(await screen.findByRole('button', { name: 'Export' }, WAIT)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
  await user.click(within(row).getByRole('link'))
  expect(await screen.findByText(/Change it there\.$/, {}, WAIT)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel appointment' })).toBeNull()
  expect(writes()).toEqual([])
}, 120_000)

test('a calendar that nobody has connected says so and what to do', async () => {
  const { user, asked } = await open(
    '/appointments/list?connection=external_provider_2',
    'admin',
    ['calendars'],
    demoExternals(Date.now),
  )
  expect(await screen.findByText('“Partner calendar” isn’t connected', {}, WAIT)).toBeTruthy()
  expect(await screen.findByRole('alert', {}, WAIT)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show own calendars' }))
  expect(await asked(2)).toBeTruthy()
  expect(screen.queryByText('“Partner calendar” isn’t connected')).toBeNull()
}, 120_000)
