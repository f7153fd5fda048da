// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import GuestPage from '../guest/page.tsx'
import HomePage from '../home/page.tsx'
import ServicesPage from '../services/page.tsx'
import ListPage from './page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 40_000 }
const isRefused = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true'
const PAGES = {
  '/': <HomePage />,
  '/appointments/list': <ListPage />,
  '/appointments/:id/guests/:position': <GuestPage />,
  '/services': <ServicesPage />,
}
const open = async (address: (id: string) => string) => {
  const service = await openService('viewer', ['calendars', 'keys', 'me'])
  const found = service.demo.appointments.find((it) => it.status === 'confirmed' && !it.blocked)
  renderPages(service, address(found?.id ?? ''), PAGES)
  return userEvent.setup()
}

test('a viewer is told that guests cannot be added to the waiting list', async () => {
  await open(() => '/appointments/list?open=waiting')
  const [add] = await screen.findAllByRole('button', { name: 'Add guest' }, WAIT)
  await waitFor(() => expect(add && isRefused(add)).toBe(true), WAIT)
}, 120_000)

test('a viewer is told that an appointment cannot be saved as a file', async () => {
  const user = await open((id) => `/appointments/list?open=${id}`)
  const panel = await screen.findByRole('dialog', {}, WAIT)
  const menu = () => [...panel.querySelectorAll<HTMLElement>('button')].find((it) => it.textContent === 'More actions')
  await waitFor(() => expect(menu()).toBeTruthy(), WAIT)
  const button = menu()
  if (button) await user.click(button)
  const item = await screen.findByRole('menuitem', { name: /^Calendar file/ }, WAIT)
  await waitFor(() => expect(isRefused(item)).toBe(true), WAIT)
}, 120_000)

test('a viewer is told in the menu of a row that it cannot be duplicated', async () => {
  const user = await open(() => '/services')
  const [more] = await screen.findAllByRole('button', { name: /^Actions/ }, WAIT)
  if (!more) throw new Error('rows have menus')
  await user.click(more)
  const item = await screen.findByRole('menuitem', { name: /^Duplicate/ }, WAIT)
  await waitFor(() => expect(isRefused(item)).toBe(true), WAIT)
}, 120_000)

test('a viewer is told in the list that nothing is booked, blocked or anonymized, and a press changes nothing', async () => {
  const user = await open(() => '/appointments/list')
  const refused = (name: string, description: string) => screen.findByRole('button', { name, description }, WAIT)
  await user.click(await refused('New appointment', 'You have view-only access.'))
  await user.click(await refused('Block time', 'You have view-only access.'))
  await user.click(await refused('Anonymize old guests', 'Your access doesn’t include anonymizing guests.'))
  expect(location.search).toBe('')
}, 120_000)

test('a viewer is told on the page of today that no step is taken and nothing booked, row by row', async () => {
  await open(() => '/')
  const steps = await screen.findAllByRole('button', { name: /^(Confirm|Mark arrived): / }, WAIT)
  await waitFor(() => expect(steps.filter((step) => !isRefused(step))).toEqual([]), WAIT)
  const free = within(screen.getByRole('region', { name: 'Availability today' }))
  await waitFor(() => expect(free.getAllByText(/^\d+:\d\d\s[AP]M|^Free now$/).length).toBeGreaterThan(0), WAIT)
  expect(free.queryAllByRole('link', { name: /^Book .+ at / })).toEqual([])
}, 120_000)

test('a viewer is told on a guest’s page that they are not booked again', async () => {
  await open((id) => `/appointments/${id}/guests/0`)
  const again = await screen.findByRole('button', { name: 'Book again' }, WAIT)
  await waitFor(() => expect(isRefused(again)).toBe(true), WAIT)
}, 120_000)
