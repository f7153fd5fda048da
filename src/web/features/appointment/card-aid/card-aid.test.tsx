// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { dateOf } from '#api/time/zoned.ts'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import { guestWords } from '../../../fields/guest-name.ts'
import CalendarPage from '../../calendar/calendar-or-link.tsx'

afterEach(cleanup)

const WAIT = { timeout: 40_000 }

/** A day with somebody who is confirmed for later, and the card of it. */
const openDay = async () => {
  const service = await openService()
  const coming = service.demo.appointments.find(
    ({ status, subStatus, guests, startDate, model }) =>
      status === 'confirmed' &&
      subStatus === null &&
      model === 'fixed' &&
      Date.parse(startDate) > Date.now() &&
      guests.some((guest) => guestWords(guest).phone !== ''),
  )
  const calendar = service.demo.calendars.find(({ id }) => id === coming?.calendarIds[0])
  if (!coming || !calendar) throw new Error('the demo has confirmed appointments ahead')
  const date = dateOf(Date.parse(coming.startDate), calendar.timezone)
  renderPages(service, `/appointments?date=${date}&calendars=${calendar.id}`, { '/appointments': <CalendarPage /> })
  const user = userEvent.setup()
  await waitFor(() => expect(document.querySelector(`[data-event="${coming.id}"]`)).not.toBeNull(), WAIT)
  // Cards are painted first; the page hears of them with the frame in which it asks for the hours.
  await waitFor(() => expect(service.calls.some(({ path }) => path.endsWith('weekly-schedules'))).toBe(true), WAIT)
  const card = document.querySelector<HTMLElement>(`[data-event="${coming.id}"]`)
  if (!card) throw new Error('it has a card')
  const [guest] = coming.guests
  if (!guest) throw new Error('it has a guest')
  return { service, user, card, coming, guest: guestWords(guest) }
}

/** The card at rest under the mouse, once what tells of it has loaded. */
const restOn = async (user: ReturnType<typeof userEvent.setup>, card: HTMLElement) =>
  waitFor(async () => {
    await user.unhover(card)
    await user.hover(card)
    return screen.findByRole('button', { name: 'Mark arrived' }, { timeout: 1000 })
  }, WAIT)

test('a card at rest tells the phone, and takes the next step by one press', async () => {
  const { service, user, card, coming, guest } = await openDay()
  const step = await restOn(user, card)
  const shown = screen.getByRole('region', { name: `${guest.firstName} ${guest.lastName}` })
  expect(shown.textContent).toContain(guest.phone)
  expect(shown.contains(step)).toBe(true)
  // The keys have the menu: Tab does not stop here.
  expect(
    within(shown)
      .getAllByRole('button')
      .map(({ tabIndex }) => tabIndex),
  ).toEqual([-1, -1, -1])
  await user.click(step)
  await waitFor(
    () => expect(service.calls.find(({ method }) => method === 'PUT')?.path).toBe(`/api/v2/appointments/${coming.id}`),
    WAIT,
  )
  expect(screen.queryByRole('region', { name: `${guest.firstName} ${guest.lastName}` })).toBeNull()
}, 120_000)

test('the first right click on a card has its menu, though the code for that comes by it', async () => {
  const { user, card } = await openDay()
  await user.pointer({ keys: '[MouseRight]', target: card })
  expect(await screen.findByRole('menu', { name: /^Actions for / }, WAIT)).toBeTruthy()
}, 120_000)

test('Escape takes what is told of a card away, and nothing else', async () => {
  const { user, card } = await openDay()
  await restOn(user, card)
  let heard = 0
  const hear = () => heard++
  document.addEventListener('keydown', hear)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Mark arrived' })).toBeNull()
  expect(heard).toBe(0)
  await user.keyboard('{Escape}')
  expect(heard).toBe(1)
  document.removeEventListener('keydown', hear)
}, 120_000)
