// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import CalendarPage from './edit-page.tsx'

afterEach(cleanup)

const pages = { '/calendars/:id': <CalendarPage /> }

const openMenu = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'More actions' }))
const subscribe = async (user: ReturnType<typeof userEvent.setup>) => {
  await openMenu(user)
  await user.click(await screen.findByRole('menuitem', { name: 'Subscribe' }))
}

test('an address is made without names unless they are asked for, and revoked after a question', async () => {
  const service = await openService('staff', ['feeds'])
  const user = userEvent.setup()
  const [calendar] = service.demo.calendars
  renderPages(service, `/calendars/${calendar?.id}`, pages)
  await subscribe(user)
  const panel = await screen.findByRole('dialog')
  await within(panel).findByText('There is no address yet.')
  await user.click(within(panel).getByRole('button', { name: 'Create address' }))
  const list = await within(panel).findByRole('list', { name: 'Addresses' })
  expect(within(list).getByRole('heading', { name: 'Busy times and services' })).toBeTruthy()
  // A host that serves no feeds says so, and offers nothing to copy.
  expect(within(panel).getByText(/no other calendar can reach it/)).toBeTruthy()
  expect(within(panel).queryByRole('button', { name: 'Copy address' })).toBeNull()
  await user.click(within(panel).getByRole('checkbox', { name: 'Show guest names' }))
  await user.click(within(panel).getByRole('button', { name: 'Create address' }))
  expect(await within(panel).findByRole('heading', { name: 'With guest names' })).toBeTruthy()
  const made = service.calls.filter(({ method, path }) => method === 'POST' && path === '/x/feeds')
  expect(made.map(({ body }) => body)).toMatchObject([{ names: false }, { names: true }])
  await user.click(within(list).getAllByRole('button', { name: 'Revoke' })[0] as HTMLElement)
  expect(service.calls.some(({ method }) => method === 'DELETE')).toBe(false)
  await user.click(await screen.findByRole('button', { name: 'Revoke the address' }))
  await waitFor(() => expect(within(panel).queryByRole('heading', { name: 'Busy times and services' })).toBeNull())
})

test('what became of an address is in the log of changes, where the service keeps one', async () => {
  const service = await openService('admin', ['feeds', 'me', 'changes', 'audit'])
  const user = userEvent.setup()
  const calendarId = service.demo.calendars[0]?.id ?? ''
  const { id } = await service.api.calendarFeeds.create({ body: { calendarId, names: false } })
  renderPages(service, `/calendars/${calendarId}`, { ...pages, '/settings/audit': <p>The log</p> })
  await subscribe(user)
  const list = await screen.findByRole('list', { name: 'Addresses' })
  await user.click(await within(list).findByRole('button', { name: 'History' }))
  expect(await screen.findByText('The log')).toBeTruthy()
  expect(location.search).toBe(`?resource=calendarFeeds&record=${id}`)
})

test('who may not export sees why, and a deployment without feeds offers none', async () => {
  const viewer = await openService('viewer', ['feeds', 'me'])
  const address = `/calendars/${viewer.demo.calendars[0]?.id}`
  renderPages(viewer, address, pages)
  const user = userEvent.setup()
  await waitFor(() => expect(viewer.calls.some(({ path }) => path === '/x/me')).toBe(true))
  await openMenu(user)
  const item = await screen.findByRole('menuitem', { name: 'Subscribe' })
  await waitFor(() => expect(item.getAttribute('aria-disabled')).toBe('true'))
  cleanup()
  renderPages(await openService('admin', []), address, pages)
  await openMenu(user)
  await screen.findByRole('menuitem', { name: 'Weekly schedules' })
  expect(screen.queryByRole('menuitem', { name: 'Subscribe' })).toBeNull()
})
