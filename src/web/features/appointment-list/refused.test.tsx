// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import ServicesPage from '../services/page.tsx'
import ListPage from './page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 40_000 }
const isRefused = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true'
const PAGES = { '/appointments/list': <ListPage />, '/services': <ServicesPage /> }
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
