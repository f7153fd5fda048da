// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import CalendarPage from '../calendar/calendar-or-link.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 40_000 }

test('a time that is taken is booked over with a reason that both appointments keep', async () => {
  const service = await openService()
  const { api, demo } = service
  const agent = demo.calendars.find(({ type }) => type === 'agent')
  if (!agent) throw new Error('the demo has people')
  const start = Math.ceil(api.clock.now() / 86_400_000) * 86_400_000 + 60 * 86_400_000 + 39_600_000
  const body = {
    title: 'Here first',
    startDate: new Date(start).toISOString(),
    endDate: new Date(start + 1_800_000).toISOString(),
    calendarIds: [agent.id],
    extraFields: { room: '4' },
  }
  const first = await api.appointmentsV2.create({ body } as never)
  const query = new URLSearchParams({ open: 'new', start: body.startDate, on: agent.id })
  renderPages(service, `/appointments?${query}`, { '/appointments': <CalendarPage /> })
  const user = userEvent.setup()
  const form = await screen.findByRole('dialog', { name: 'New appointment' }, WAIT)
  await user.type(await within(form).findByRole('combobox', { name: 'Guest' }, WAIT), 'Nora')
  await user.click(within(form).getByRole('button', { name: 'Book' }))
  const anyway = () => screen.queryByRole('button', { name: 'Book anyway' })
  await waitFor(
    () => expect(anyway() ?? within(form).queryByRole('button', { name: 'Double-book…' })).toBeTruthy(),
    WAIT,
  )
  const question = anyway()
  if (question) await user.click(question)
  await user.click(await within(form).findByRole('button', { name: 'Double-book…' }, WAIT))
  const dialog = await screen.findByRole('dialog', { name: 'Double-book this time?' }, WAIT)
  const confirm = within(dialog).getByRole('button', { name: 'Double-book' })
  await user.click(confirm)
  expect(await within(dialog).findByText('Say why.', {}, WAIT)).toBeTruthy()
  await user.type(within(dialog).getByRole('textbox'), 'Twins come together{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }, WAIT))
  await user.click(confirm)
  await screen.findByText(/^Booked Nora for/, {}, WAIT)
  const kept = { overbooked: { reason: 'Twins come together' } }
  await waitFor(async () => {
    const before = await api.appointmentsV2.get({ params: { id: first.id } })
    expect(before.extraFields).toMatchObject({ room: '4', ...kept })
    expect(before.allowOverlapping).toBe(false)
  }, WAIT)
  const { items } = await api.appointmentsV2.list({ query: { search: 'Nora', startDate: body.startDate } })
  expect(items).toMatchObject([{ allowOverlapping: true, extraFields: kept }])
}, 120_000)
