// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { DAY, HOUR } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import ListPage from '../appointment-list/page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 40_000 }

test('a group has a roster with the seats left: guests join until it is full, and then wait', async () => {
  const service = await openService()
  const { api, demo } = service
  const agent = demo.calendars.find(({ type }) => type === 'agent')
  const offered = demo.services.find(({ name }) => name === 'Follow-up')
  if (!agent || !offered) throw new Error('the demo has people and services')
  const start = Math.ceil(api.clock.now() / DAY) * DAY + 60 * DAY + 11 * HOUR
  const group = await api.appointmentsV2.create({
    body: {
      title: 'Back school',
      startDate: formatInstant(start),
      endDate: formatInstant(start + HOUR),
      calendarIds: [agent.id],
      serviceId: offered.id,
      guests: [{ email: 'ana@group.example', extraFields: { firstName: 'Ana', phone: '+34 600 111 222' } }],
      extraFields: { seats: 2, level: 'B' },
    },
  })
  renderPages(service, `/appointments/list?open=${group.id}`, { '/appointments/list': <ListPage /> })
  const user = userEvent.setup()
  // A group is called by its title, whoever comes.
  const panel = within(await screen.findByRole('dialog', { name: 'Back school' }, WAIT))
  const roster = within(await panel.findByRole('region', { name: '1 of 2 guests' }, WAIT))
  expect(roster.getByText('1 seat is left.')).toBeTruthy()
  expect(roster.getByRole('link', { name: '+34 600 111 222' })).toBeTruthy()
  await user.click(roster.getByRole('button', { name: 'Add a guest' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a guest' }, WAIT))
  await user.type(await dialog.findByRole('combobox', { name: 'Guest' }, WAIT), 'Ben')
  await user.click(dialog.getByRole('button', { name: 'Add guest' }))
  expect(await screen.findByText('Added Ben', {}, WAIT)).toBeTruthy()
  const full = within(await panel.findByRole('region', { name: '2 of 2 guests' }, WAIT))
  expect(full.getByText('Full. No seat is left.')).toBeTruthy()
  expect((await api.appointmentsV2.get({ params: { id: group.id } })).extraFields).toEqual({ seats: 2, level: 'B' })

  await user.click(full.getByRole('button', { name: 'Add to the waiting list' }))
  const waiting = await screen.findByRole('dialog', { name: 'Add to the waiting list' }, WAIT)
  expect(within(waiting).getByLabelText<HTMLSelectElement>('Service').value).toBe(offered.id)
  await user.click(within(waiting).getByRole('button', { name: 'Cancel' }))

  await user.click(full.getByRole('button', { name: 'Remove guest Ben' }))
  await waitFor(() => expect(panel.getByText('1 seat is left.')).toBeTruthy(), WAIT)
}, 120_000)
