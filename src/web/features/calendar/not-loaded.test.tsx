// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import Page from './calendar-or-link.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 20_000 }
const pages = { '/appointments': <Page /> }
const appointments = (path: string) => path.includes('/appointments?')
const openDown = async (query: string) => {
  const service = await openService()
  service.lose(appointments)
  renderPages(service, `/appointments?date=2027-03-10${query}`, pages)
  // What is open over the page may say so of its own, too.
  await screen.findAllByRole('alert', {}, WAIT)
  return { service, user: userEvent.setup() }
}

for (const view of ['day', 'week'] as const)
  test(`a ${view} whose appointments could not be read is not drawn as free, until it is read`, async () => {
    const { service, user } = await openDown(`&view=${view}`)
    const [column] = await screen.findAllByRole('group', { name: view === 'day' ? 'Aisha Benali' : /Mar/ }, WAIT)
    if (!column) throw new Error('there is a column')
    await within(column).findByText('Not loaded', {}, WAIT)
    await waitFor(() => expect(screen.queryByRole('button', { name: /, free$/ })).toBeNull(), WAIT)
    expect(screen.getAllByRole('button', { name: /, Not loaded$/ })).toHaveLength(1)
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
    expect(screen.getByRole('alert').textContent).toContain('The server isn’t answering')

    service.lose(() => false)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('Not loaded')).toBeNull(), WAIT)
    expect(screen.queryByRole('alert')).toBeNull()
  }, 60_000)

test('neither is a month', async () => {
  await openDown('&view=month')
  const [day] = await screen.findAllByRole('gridcell', { name: /10 March 2027|March 10, 2027/ }, WAIT)
  await waitFor(() => expect(day?.getAttribute('aria-label')).toMatch(/, Not loaded$/), WAIT)
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
}, 60_000)

test('neither is an agenda', async () => {
  await openDown('&view=agenda')
  await screen.findByText(/: Not loaded$/, {}, WAIT)
  expect(screen.queryByText(/: nothing$/)).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
}, 60_000)

test('hours that could not be read are not drawn as open', async () => {
  const service = await openService()
  service.lose((path) => path.includes('/weekly-schedules'))
  renderPages(service, '/appointments?date=2027-03-10', pages)
  const column = await screen.findByRole('group', { name: 'Aisha Benali' }, WAIT)
  expect(await within(column).findByText('Hours not loaded', {}, WAIT)).toBeTruthy()
}, 60_000)

test('what was read before says since when', async () => {
  const service = await openService()
  renderPages(service, '/appointments?date=2027-03-10', pages)
  const user = userEvent.setup()
  await screen.findByRole('button', { name: /, (free|Closed)$/ }, WAIT)
  service.lose(appointments)
  // Another day and back: the first is read anew, and keeps what is known of it.
  await user.click(screen.getByRole('button', { name: 'Next day' }))
  await screen.findAllByText('Not loaded', {}, WAIT)
  await user.click(screen.getByRole('button', { name: 'Previous day' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/Last loaded \d+:\d+/), WAIT)
  expect(screen.queryByText('Not loaded')).toBeNull()
}, 60_000)

test('free times are not offered where what is taken could not be read', async () => {
  const { user } = await openDown('&open=new')
  const form = await screen.findByRole('dialog', { name: 'New appointment' }, WAIT)
  const service = within(form).getByLabelText<HTMLSelectElement>('Service')
  await waitFor(() => expect(service.options.length).toBeGreaterThan(1), WAIT)
  await user.selectOptions(service, service.options[1] ?? '')
  const times = await within(form).findByRole('group', { name: 'Next free times' }, WAIT)
  await within(times).findByText(/^Couldn’t load free times/, {}, WAIT)
  expect(
    within(times)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Try again'])
}, 60_000)

test('a walk-in is offered nobody whose day could not be read', async () => {
  await openDown('&open=walk-in')
  const form = await screen.findByRole('dialog', { name: 'Walk-in' }, WAIT)
  await within(form).findByText(/^Couldn’t load free times/, {}, WAIT)
  expect(within(form).queryAllByRole('radio')).toHaveLength(0)
}, 60_000)
