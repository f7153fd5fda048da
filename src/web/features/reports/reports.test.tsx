// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import { REPORT_URL, questionOf } from './report-url.ts'
import ReportsPage from './page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const WAIT = { timeout: 20_000 }
const EXTENSIONS = ['calendars', 'keys', 'me', 'people', 'reports']

async function open(extensions: string[], address = '/reports') {
  const service = await openService('admin', extensions)
  const [calendar, other] = service.demo.calendars
  if (!calendar || !other) throw new Error('the demo has calendars')
  const noon = new Date(Date.now()).setUTCHours(10, 0, 0, 0)
  for (let days = 1; days <= 21; days++) {
    const start = noon - days * 86_400_000
    const [startDate, endDate] = [start, start + 3_600_000].map((at) => new Date(at).toISOString())
    const calendarIds = [days % 3 === 0 ? other.id : calendar.id]
    const kept = { status: 'completed', subStatus: days % 5 === 0 ? 'no-show' : 'attended' } as const
    await service.api.appointmentsV2.create({ body: { title: 'Visit', startDate, endDate, calendarIds, ...kept } })
  }
  renderPages(service, address, { '*': <ReportsPage /> })
  const rows = await waitFor(() => {
    const found = within(screen.getByRole('table')).getAllByRole('row')
    expect(found.length).toBeGreaterThan(3)
    return found
  }, WAIT)
  return { service, user: userEvent.setup(), texts: () => rows.map((row) => row.textContent) }
}

test('tells every person’s load, no-shows and lead time, the same where the page has to count by itself', async () => {
  const made = await open(EXTENSIONS)
  const told = made.texts()
  const figures = () => screen.getAllByRole('tab').map((tab) => tab.textContent)
  const ofService = figures()
  expect(ofService[1]).toBe('No-shows19.0%')
  expect(ofService[0]).toMatch(/^Load\d+%was/)
  expect(told.some((text) => /[1-9]\d* hr[1-9]\d* hr\d+ hr\d+%.*1[1-5]/.test(text ?? ''))).toBe(true)
  cleanup()
  const counted = await open(['calendars', 'keys', 'me', 'people'])
  expect([counted.texts(), figures()]).toEqual([told, ofService])
})

test('goes by weekday, period, one person and service, and the address says so', async () => {
  const { user, service } = await open(EXTENSIONS)
  const [calendar] = service.demo.calendars
  await user.click(screen.getByRole('button', { name: 'Weekday' }))
  await user.click(screen.getByRole('tab', { name: /^No-shows/ }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'No-shows per weekday' })).toBeTruthy(), WAIT)
  expect(screen.getByRole('tabpanel', { name: /^No-shows/ })).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 4 weeks')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Person or resource' }), calendar?.id ?? '')
  await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2), WAIT)
  await user.click(screen.getByRole('button', { name: 'Services' }))
  expect(screen.getByRole('table', { name: 'Services' })).toBeTruthy()
  expect(location.search).toBe(`?by=weekday&figure=no-shows&weeks=4&calendar=${calendar?.id}&lines=services`)
})

test('tells rooms and things apart from people, each with what of the open time is free', async () => {
  const { user, service } = await open(EXTENSIONS)
  const named = (type: string) => service.demo.calendars.filter((it) => it.type === type).map(({ name }) => name)
  const heads = (table: HTMLElement) =>
    within(table)
      .getAllByRole('rowheader')
      .map((it) => it.textContent)
  const people = screen.getByRole('table', { name: 'People' })
  expect(heads(people).toSorted()).toEqual(named('agent').toSorted())
  expect(within(people).getByRole('columnheader', { name: 'Free' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Resources' }))
  expect(heads(screen.getByRole('table', { name: 'Resources' })).toSorted()).toEqual(named('asset').toSorted())
})

test('saves every number as data, a line for each period', async () => {
  const { user } = await open(EXTENSIONS)
  // Else the window would go to the address of the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:report'
  })
  await user.click(screen.getByRole('button', { name: 'CSV' }))
  const lines = ((await saved[0]?.text()) ?? '').trim().split('\r\n')
  expect(lines[0]).toContain('Kind,id,Name,From,Until,openMinutes,bookedMinutes,appointments,completed,noShows')
  expect(lines[1]).toMatch(/^total,,,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,\d/)
  expect(lines.filter((line) => line.startsWith('week,'))).toHaveLength(24)
})

test('a period is whole weeks up to the running one, as the reader’s weeks begin', () => {
  const url = Object.fromEntries(Object.entries(REPORT_URL).map(([name, { fallback }]) => [name, fallback])) as never
  expect(questionOf(url, '2026-11-24', 0)).toEqual({ from: '2026-09-07', until: '2026-11-29', by: 'week' })
  expect(questionOf(url, '2026-11-24', 6)).toEqual({ from: '2026-09-06', until: '2026-11-28', by: 'week' })
})

test('the running week is the one that it is at the house, wherever the device is', async () => {
  // A Saturday for the device, and Sunday in Kiritimati, where another week has begun.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-13T12:00:00Z') })
  const service = await openService('admin', EXTENSIONS)
  const body = { timezone: 'Pacific/Kiritimati' }
  await Promise.all(service.demo.calendars.map(({ id }) => service.api.adminCalendars.update({ params: { id }, body })))
  renderPages(service, '/reports', { '*': <ReportsPage /> })
  await waitFor(() => {
    const last = service.calls.findLast(({ path }) => path === '/x/reports')
    expect(new URLSearchParams(last?.query).get('until')).toBe('2026-06-20')
  }, WAIT)
})
