// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { DAY, MINUTE } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import CalendarPage from '../calendar/calendar-or-link.tsx'
import { nora, visitedBefore } from './testing/returning-guest.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 40_000 }
/** The form of a booking where a guest has been before, ten days ago with Dr. Elena Vidal. */
const openBooking = async () => {
  const service = await openService()
  const { offered, agent } = await visitedBefore(service)
  renderPages(service, '/appointments?open=new', { '/appointments': <CalendarPage /> })
  const user = userEvent.setup()
  const panel = await screen.findByRole('dialog', { name: 'New appointment' }, WAIT)
  const guest = await within(panel).findByRole<HTMLInputElement>('combobox', { name: 'Guest' }, WAIT)
  return { service, user, panel, guest, offered, agent }
}

test('a caller’s number finds who it is, and what they had last is one press', async () => {
  const { service, user, panel, guest, offered, agent } = await openBooking()
  await user.type(guest, '0034699000111')
  const found = await within(panel).findByRole(
    'option',
    { name: /^Nora Quintana.*\+34 699 000 111.*none booked$/ },
    WAIT,
  )
  await user.click(found)
  await user.click(
    await within(panel).findByRole('button', { name: 'As last time: Follow-up with Dr. Elena Vidal' }, WAIT),
  )
  expect(within(panel).getByLabelText<HTMLSelectElement>('Service').value).toBe(offered.id)
  await waitFor(() => expect(within(panel).getByLabelText<HTMLSelectElement>('With').value).toBe(agent.id), WAIT)
  const times = await within(panel).findByRole('group', { name: 'Next free times' }, WAIT)
  const [first] = await within(times).findAllByRole('button', { pressed: false }, WAIT)
  if (!first) throw new Error('a free time is offered')
  // Of which day it is is heard too.
  expect(
    within(times)
      .getAllByRole('group', { name: /^\w{3}, \w{3} \d+$/ })[0]
      ?.contains(first),
  ).toBe(true)
  await user.click(first)
  await user.click(within(panel).getByRole('button', { name: 'Book' }))
  await screen.findByText(/^Booked Nora Quintana for .+ with Dr\. Elena Vidal$/, {}, WAIT)
  const sent = service.calls.findLast(({ method, path }) => method === 'POST' && path === '/api/v2/appointments')
  // What the form does not show is kept too.
  expect(sent?.body).toMatchObject({ guests: [nora], serviceId: offered.id, calendarIds: [agent.id] })
}, 120_000)

test('what is pressed below the field does not move from under the pointer as who is meant is found', async () => {
  const { user, panel, guest } = await openBooking()
  const find = within(panel).getByRole('button', { name: 'Find a time' })
  const options = () => within(panel).queryAllByRole('option', { name: /Nora/ }).length
  await user.click(guest)
  // The last letters have not been painted yet, and who is known is not there yet.
  fireEvent.change(guest, { target: { value: 'Nora' } })
  await user.pointer({ keys: '[MouseLeft>]', target: find })
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  expect(options()).toBe(0)
  // Nor do the fields of somebody new, which are higher, take the place of the search.
  expect(within(panel).queryByLabelText('First name')).toBeNull()
  await user.pointer({ keys: '[/MouseLeft]', target: find })
  await screen.findByRole('dialog', { name: 'Find a time' }, WAIT)
  await waitFor(() => expect(within(panel).getByLabelText<HTMLInputElement>('First name').value).toBe('Nora'), WAIT)
}, 120_000)

test('whoever is not known is new: the name is theirs, and what is asked for next is the phone', async () => {
  const { user, panel, guest } = await openBooking()
  await user.type(guest, 'Grace Hopper de Vries')
  await user.keyboard('{Tab}')
  const field = (label: string) => within(panel).getByLabelText<HTMLInputElement>(label).value
  expect([field('First name'), field('Last name')]).toEqual(['Grace', 'Hopper de Vries'])
  await waitFor(() => expect(document.activeElement).toBe(within(panel).getByLabelText('Phone')))
  // Another guest is found by a field of their own.
  await user.click(within(panel).getByRole('button', { name: 'Add a guest' }))
  await user.type(within(panel).getByRole('combobox', { name: 'Guest' }), 'nora')
  await user.click(await within(panel).findByRole('option', { name: /^Nora Quintana/ }, WAIT))
  const card = within(panel).getByRole('group', { name: 'Guest Nora Quintana' })
  await user.click(within(card).getByRole('button', { name: 'Choose another guest' }))
  expect(within(panel).getByRole<HTMLInputElement>('combobox', { name: 'Guest' }).value).toBe('')
  expect(document.activeElement).toBe(within(panel).getByRole('combobox', { name: 'Guest' }))
  expect(field('First name')).toBe('Grace')
}, 120_000)

test('Enter takes whoever the arrows stand at, and else begins somebody new', async () => {
  const { user, panel, guest } = await openBooking()
  const submits: Event[] = []
  panel.addEventListener('submit', (event) => submits.push(event))
  await user.type(guest, 'nora')
  await within(panel).findByRole('option', { name: /^Nora Quintana/ }, WAIT)
  await user.keyboard('{Enter}')
  // It answers who comes and books nothing yet.
  expect(submits.length).toBe(0)
  expect(within(panel).getByLabelText<HTMLInputElement>('First name').value).toBe('nora')
  await user.click(within(panel).getByRole('button', { name: 'Add a guest' }))
  await user.type(within(panel).getByRole('combobox', { name: 'Guest' }), 'nora')
  await within(panel).findByRole('option', { name: /^Nora Quintana/ }, WAIT)
  await user.keyboard('{ArrowDown}{Enter}')
  const card = within(panel).getByRole('group', { name: 'Guest Nora Quintana' })
  // The field is gone; what they had last is the next press, and whoever presses otherwise goes on from there too.
  expect(document.activeElement).toBe(within(panel).getByRole('button', { name: /^As last time/ }))
  await user.click(within(card).getByRole('button', { name: 'Edit guest Nora Quintana' }))
  await waitFor(() => expect(document.activeElement).toBe(within(panel).getAllByLabelText('First name').at(-1)), WAIT)
}, 120_000)

test('what was chosen before the guest is not one Enter away from what they had last', async () => {
  const { user, panel, guest } = await openBooking()
  const service = within(panel).getByLabelText<HTMLSelectElement>('Service')
  await user.selectOptions(service, await within(service).findByRole('option', { name: /^Check-up/ }, WAIT))
  const chosen = service.value
  await user.type(guest, 'nora')
  await within(panel).findByRole('option', { name: /^Nora Quintana/ }, WAIT)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(document.activeElement).toBe(within(panel).getByRole('group', { name: 'Guest Nora Quintana' }))
  await user.keyboard('{Enter}')
  expect(service.value).toBe(chosen)
  expect(within(panel).getByRole('button', { name: /^As last time/ })).toBeTruthy()
}, 120_000)

test('what a guest had last is told, though it was read only after they were chosen', async () => {
  const service = await openService()
  // The last visit is too long ago to be known without a search, which does not come; the next one is known without.
  const { offered, agent } = await visitedBefore(service, nora, 60 * DAY)
  const start = service.api.clock.now() + 2 * DAY
  await service.api.appointmentsV2.create({
    body: {
      title: 'Next',
      startDate: formatInstant(start),
      endDate: formatInstant(start + 15 * MINUTE),
      calendarIds: [agent.id],
      guests: [nora],
      allowOverlapping: true,
    },
  })
  service.lose((path) => path.includes('search='))
  renderPages(service, '/appointments?open=new', { '/appointments': <CalendarPage /> })
  const user = userEvent.setup()
  const panel = await screen.findByRole('dialog', { name: 'New appointment' }, WAIT)
  await user.type(await within(panel).findByRole('combobox', { name: 'Guest' }, WAIT), 'nora')
  await within(panel).findByRole('option', { name: /^Nora Quintana/ }, WAIT)
  // Nobody is called new whose visits have not been read.
  expect(within(panel).queryByRole('option', { name: /^Nora .*First visit/ })).toBeNull()
  await user.keyboard('{ArrowDown}')
  service.lose(() => false)
  await user.keyboard('{Enter}')
  const card = within(panel).getByRole('group', { name: 'Guest Nora Quintana' })
  expect(within(card).queryByText(/First visit/)).toBeNull()
  const again = await within(panel).findByRole('button', { name: 'As last time: Follow-up with Dr. Elena Vidal' }, WAIT)
  // Who has gone nowhere meanwhile takes it by the next Enter.
  expect(document.activeElement).toBe(again)
  await user.keyboard('{Enter}')
  expect(within(panel).getByLabelText<HTMLSelectElement>('Service').value).toBe(offered.id)
}, 120_000)

test('whom the arrows stand at stays chosen while a search finds more who are meant', async () => {
  const service = await openService()
  await visitedBefore(service)
  const { demo, api } = service
  // Too long ago to be known without a search.
  const start = api.clock.now() - 60 * DAY
  const older = { email: 'older@example.com', extraFields: { firstName: 'Nora', lastName: 'Older' } }
  await api.appointmentsV2.create({
    body: {
      title: 'Before',
      startDate: formatInstant(start),
      endDate: formatInstant(start + 15 * MINUTE),
      calendarIds: [demo.calendars.find(({ name }) => name === 'Dr. Elena Vidal')?.id ?? ''],
      guests: [older],
      allowOverlapping: true,
    },
  })
  renderPages(service, '/appointments?open=new', { '/appointments': <CalendarPage /> })
  const user = userEvent.setup()
  const panel = await screen.findByRole('dialog', { name: 'New appointment' }, WAIT)
  await user.type(await within(panel).findByRole('combobox', { name: 'Guest' }, WAIT), 'nora')
  await within(panel).findByRole('option', { name: /^Nora Quintana/ }, WAIT)
  await user.keyboard('{ArrowDown}')
  expect(within(panel).queryByRole('option', { name: /^Nora Older/ })).toBeNull()
  await within(panel).findByRole('option', { name: /^Nora Older/ }, WAIT)
  await user.keyboard('{Enter}')
  expect(within(panel).getByRole('group', { name: 'Guest Nora Quintana' })).toBeTruthy()
}, 120_000)

test('whom the arrows stand at stays chosen while what was typed last is still looked for', async () => {
  const service = await openService()
  await visitedBefore(service, nora, 60 * DAY)
  renderPages(service, '/appointments?open=new', { '/appointments': <CalendarPage /> })
  const user = userEvent.setup()
  const panel = await screen.findByRole('dialog', { name: 'New appointment' }, WAIT)
  await user.type(await within(panel).findByRole('combobox', { name: 'Guest' }, WAIT), 'nor')
  const option = () => within(panel).queryByRole('option', { name: /^Nora Quintana/ })
  await waitFor(() => expect(option()).not.toBeNull(), WAIT)
  const tried: string[] = []
  service.lose((path) => {
    const isLast = path.includes('search=nora')
    if (isLast) tried.push(path)
    return isLast
  })
  await user.keyboard('a{ArrowDown}')
  expect(option()?.className).toContain('Mui-focused')
  await waitFor(() => expect(tried.length).toBeGreaterThan(4), WAIT)
  expect(option()?.className).toContain('Mui-focused')
  await user.keyboard('{Enter}')
  expect(within(panel).getByRole('group', { name: 'Guest Nora Quintana' })).toBeTruthy()
}, 120_000)

test('Escape closes who is offered, and only the next one asks about the form', async () => {
  const { user, panel, guest } = await openBooking()
  const offered = () => within(panel).queryAllByRole('option', { name: /nora/i })
  await user.type(guest, 'nor')
  await within(panel).findByRole('option', { name: /^Nora Quintana/ }, WAIT)
  await user.keyboard('{Escape}')
  expect(offered()).toEqual([])
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(guest.value).toBe('nor')
  // More letters, or a step of the arrows, ask for them again.
  await user.keyboard('a')
  await within(panel).findByRole('option', { name: /^Nora Quintana/ }, WAIT)
  await user.keyboard('{Escape}{ArrowDown}')
  await within(panel).findByRole('option', { name: /^Nora Quintana/ }, WAIT)
  await user.keyboard('{Escape}{Escape}')
  expect(await screen.findByRole('alertdialog', {}, WAIT)).toBeTruthy()
}, 120_000)
