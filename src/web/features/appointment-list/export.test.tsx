// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openList as open } from './testing/open-list.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
})

const WAIT = { timeout: 40_000 }

test('the file of a list has each fact in a column of its own: instants with their offset, the zone, minutes', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((it) => {
    if (it instanceof Blob) saved.push(it)
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user, demo, api } = await open('/appointments/list?search=Zebra')
  const calendar = demo.calendars.find(({ timezone }) => timezone === 'Atlantic/Canary')
  if (!calendar) throw new Error('the demo has a calendar on the Canaries')
  await api.appointmentsV2.create({
    body: {
      title: 'Zebra',
      startDate: '2031-02-03T23:30:00.000Z',
      endDate: '2031-02-04T00:15:00.000Z',
      calendarIds: [calendar.id],
      status: 'confirmed',
      guests: [{ email: 'ana@example.com', extraFields: { firstName: 'Ana', lastName: 'Gil', phone: '600111222' } }],
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Export list' }, WAIT))
  const dialog = within(await screen.findByRole('dialog', { name: 'Export CSV' }, WAIT))
  const ticked = (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name }).checked
  expect(['When', 'Start', 'End', 'Zone'].map(ticked)).toEqual([true, true, true, true])
  expect(['Date', 'Length (minutes)', 'Guest’s email', 'Guest’s phone', 'Created'].map(ticked)).toEqual(
    Array(5).fill(false),
  )
  await user.click(dialog.getByRole('button', { name: 'All columns' }))
  await user.selectOptions(dialog.getByLabelText('Separator'), ';')
  await user.click(dialog.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(saved).toHaveLength(1), WAIT)
  const [head = '', ...lines] =
    (await saved[0]?.text())
      ?.replace(/^\ufeff/, '')
      .trim()
      .split('\r\n') ?? []
  const cells = lines[0]?.split(';') ?? []
  const row = Object.fromEntries(head.split(';').map((header, at) => [header, cells[at]]))
  expect(lines).toHaveLength(1)
  expect(row).toMatchObject({
    Guest: 'Ana Gil',
    Title: 'Zebra',
    When: expect.stringContaining('2031'),
    Date: '2031-02-03',
    Start: '2031-02-03T23:30:00+00:00',
    End: '2031-02-04T00:15:00+00:00',
    Zone: 'Atlantic/Canary',
    'Length (minutes)': '45',
    Status: 'Confirmed',
    With: calendar.name,
    'Guest’s email': 'ana@example.com',
    'Guest’s phone': '600111222',
    Created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$|^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+01:00$/),
  })
}, 120_000)
