// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import CompareSchedulesPage from './compare-page.tsx'

afterEach(cleanup)

const open = async (address = '/weekly-schedules/compare') => {
  const service = await openService()
  renderPages(service, address, { '/weekly-schedules/compare': <CompareSchedulesPage /> })
  return { ...service, user: userEvent.setup() }
}
const hours = () => screen.findByRole('table', { name: /^Open hours/ })

test('shows people side by side, with headers for days and calendars and what the hours add up to', async () => {
  const { demo } = await open('/weekly-schedules/compare?week=2026-11-18')
  const table = within(await hours())
  const [first] = demo.calendars.filter(({ type }) => type === 'agent').toSorted((a, b) => a.name.localeCompare(b.name))
  expect(table.getByRole('rowheader', { name: new RegExp(first?.name ?? '') })).toBeTruthy()
  expect(table.getAllByRole('columnheader')).toHaveLength(9)
  expect(table.getByRole('columnheader', { name: /Nov 16/ })).toBeTruthy()
  const sum = within(table.getByRole('row', { name: /^Total/ })).getAllByRole('cell')
  expect(sum.at(-1)?.textContent).toMatch(/\d+ hr/)
  // On a Sunday nobody works.
  expect(sum[0]?.textContent).toBe('Closed')
})

test('says in numbers and in words where a service has nobody', async () => {
  await open('/weekly-schedules/compare?week=2026-11-18')
  const [heat] = await screen.findAllByRole('region', { name: /^Coverage of/ })
  if (!heat) throw new Error('a service is shown')
  const cells = within(heat).getAllByRole('cell')
  expect(cells.some(({ textContent }) => /^[1-9]/.test(textContent ?? ''))).toBe(true)
  expect(screen.getAllByText(/: no one /).length).toBeGreaterThan(0)
})

test('keeps the chosen calendars, the clock and the week in the address', async () => {
  const { user, demo } = await open('/weekly-schedules/compare?week=2026-11-18')
  await hours()
  const [asset] = demo.calendars.filter(({ type }) => type === 'asset')
  await user.click(screen.getByText(/^Team & resources: 5 of/))
  await user.click(screen.getByRole('checkbox', { name: new RegExp(asset?.name ?? '') }))
  expect(new URLSearchParams(location.search).get('calendars')?.split(',')).toContain(asset?.id)
  expect(within(await hours()).getByRole('rowheader', { name: new RegExp(asset?.name ?? '') })).toBeTruthy()
  // A zone has one form on every page: its place.
  expect((await hours()).textContent).toContain('times in Madrid')
  expect(screen.getByRole('option', { name: 'Madrid' })).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Time zone'), 'UTC')
  expect((await hours()).textContent).toContain('UTC')
  await user.click(screen.getByRole('button', { name: 'Next week' }))
  expect(new URLSearchParams(location.search).get('week')).toBe('2026-11-22')
})

test('a week whose clocks go back has a column for each of the doubled half hours', async () => {
  const service = await openService()
  const [schedule] = service.demo.weeklySchedules.filter(({ timezone }) => timezone === 'Europe/Madrid')
  const [offered] = service.demo.services.filter(({ calendars = [] }) =>
    calendars.some(({ calendarId, active }) => active && calendarId === schedule?.calendarId),
  )
  if (!schedule || !offered) throw new Error('the demo has both')
  const query = `week=2026-10-25&calendars=${schedule.calendarId}&services=${offered.id}&zone=Europe/Madrid`
  const { contract } = await import('#api/contract/table.ts')
  await service.api.call(contract.weeklySchedules.update, {
    params: { id: schedule.id },
    body: {
      serviceIds: [],
      configuration: { workingHours: { '6': [['00:00', '24:00']], '0': [['00:00', '24:00']] } },
    },
  })
  renderPages(service, `/weekly-schedules/compare?${query}`, { '/weekly-schedules/compare': <CompareSchedulesPage /> })
  const heat = within(await screen.findByRole('region', { name: `Coverage of ${offered.name}` }))
  expect(heat.getAllByRole('columnheader').length).toBe(1 + 50)
  expect((await hours()).textContent).toContain('25 hr')
})
