// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import CalendarPage from '../calendar/calendar-or-link.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 40_000 }

test('two people and a room are one booking, and who of them is not free is named', async () => {
  const service = await openService()
  const { api, demo } = service
  const [first, second] = demo.calendars.filter(({ type }) => type === 'agent')
  const room = demo.calendars.find(({ type }) => type === 'asset')
  if (!first || !second || !room) throw new Error('the demo has people and rooms')
  const start = Math.ceil(api.clock.now() / DAY) * DAY + 60 * DAY + 11 * HOUR
  await api.appointmentsV2.create({
    body: {
      title: 'Here first',
      startDate: formatInstant(start),
      endDate: formatInstant(start + 30 * MINUTE),
      calendarIds: [second.id],
    },
  })
  const query = new URLSearchParams({ open: 'new', start: formatInstant(start), on: first.id })
  renderPages(service, `/appointments?${query}`, { '/appointments': <CalendarPage /> })
  const user = userEvent.setup()
  const form = await screen.findByRole('dialog', { name: 'New appointment' }, WAIT)
  await user.type(await within(form).findByRole('combobox', { name: 'Guest' }, WAIT), 'Nora')
  // Nobody who books with one person meets the further ones.
  expect(within(form).queryByRole('group', { name: 'Also with' })).toBeNull()
  await user.selectOptions(within(form).getByLabelText('With'), 'Several people or resources…')
  expect(within(form).getByLabelText<HTMLSelectElement>('With').value).toBe(first.id)
  const others = within(form).getByRole('group', { name: 'Also with' })
  expect(within(others).queryByRole('checkbox', { name: first.name })).toBeNull()
  await user.click(within(others).getByRole('checkbox', { name: room.name }))
  await user.click(within(others).getByRole('checkbox', { name: second.name }))
  const when = within(form).getByLabelText<HTMLInputElement>(/^Date and time/)
  const said = () => document.getElementById(when.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
  await waitFor(() => expect(said()).toMatch(new RegExp(`^${second.name} is taken at`)), WAIT)
  expect(said()).not.toContain(first.name)
  const times = within(form).getByRole('group', { name: 'Next free times' })
  const [time, next] = await within(times).findAllByRole('button', { pressed: false }, WAIT)
  if (!time || !next) throw new Error('free times are offered')
  // The times are one stop of the Tab key, within which the arrows walk.
  when.focus()
  const reached = (): boolean => times.contains(document.activeElement)
  while (!reached()) await user.tab()
  expect(document.activeElement).toBe(time)
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(next)
  await user.tab()
  expect(document.activeElement?.textContent).not.toMatch(/^\d/)
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(next)
  await user.keyboard('{Home}{Enter}')
  expect(time.getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(said()).not.toMatch(/taken|closed/), WAIT)
  await user.click(within(form).getByRole('button', { name: 'Book' }))
  await screen.findByText(/^Booked Nora for/, {}, WAIT)
  const sent = service.calls.findLast(({ method, path }) => method === 'POST' && path === '/api/v2/appointments')
  const ids = [first.id, second.id, room.id]
  expect(sent?.body).toMatchObject({
    resourceId: room.id,
    calendarIds: expect.arrayContaining(ids),
  })
}, 120_000)
