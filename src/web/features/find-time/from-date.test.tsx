// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import Page from '../calendar/calendar-or-link.tsx'
import { chooseAction } from '../../commands/appointments/records/testing/panel-menus.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 20_000 }
const pages = { '/appointments': <Page /> }
const DAY = 86_400_000
// A Wednesday some weeks on.
const later = new Date(Math.ceil((Date.now() + 40 * DAY) / (7 * DAY)) * 7 * DAY + 6 * DAY)
const date = later.toISOString().slice(0, 10)
const shown = date.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1')

test('the search for a time begins on the date that is on screen', async () => {
  renderPages(await openService(), `/appointments?date=${date}&open=find`, pages)
  const panel = await screen.findByRole('dialog', { name: 'Find a time' }, WAIT)
  expect(within(panel).getByLabelText('From date')).toHaveProperty('value', shown)
}, 60_000)

test('another time for an appointment is looked for from its own date on, in both forms', async () => {
  const service = await openService()
  const [agent] = service.demo.calendars.filter(({ type }) => type === 'agent')
  const { id } = await service.api.appointmentsV2.create({
    body: {
      title: 'Talk',
      startDate: `${date}T03:00:00Z`,
      endDate: `${date}T03:30:00Z`,
      calendarIds: [agent?.id ?? ''],
      guests: [{ email: 'eva@example.org', extraFields: { firstName: 'Eva' } }],
    },
  })
  renderPages(service, `/appointments?open=${id}`, pages)
  const user = userEvent.setup()
  const panel = await screen.findByRole('dialog', { name: 'Eva' }, WAIT)
  await chooseAction(user, panel, 'Move')
  const move = await screen.findByRole('dialog', { name: 'Move Eva' }, WAIT)
  const times = within(move).getByRole('group', { name: 'Next free times' })
  await within(times).findAllByRole('button', {}, WAIT)
  const [group] = within(times).getAllByRole('group', { name: /./ })
  const first = group?.querySelector('legend')?.textContent ?? ''
  const day = (at: number) =>
    new Date(at).toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
  expect([0, 1, 2, 3, 4, 5].map((days) => day(later.getTime() + days * DAY))).toContain(first)
  await user.click(within(move).getByRole('button', { name: 'Cancel' }))
  await chooseAction(user, panel, 'Find another time')
  const find = await screen.findByRole('dialog', { name: 'Another time for Eva' }, WAIT)
  expect(within(find).getByLabelText('From date')).toHaveProperty('value', shown)
}, 60_000)

test('one menu of the search is unfolded at a time, and Escape folds it before it closes the panel', async () => {
  renderPages(await openService(), '/appointments?open=find', pages)
  const user = userEvent.setup()
  const panel = await screen.findByRole('dialog', { name: 'Find a time' }, WAIT)
  const people = await within(panel).findByRole('button', { name: 'With: Anyone' }, WAIT)
  const when = within(panel).getByRole('button', { name: /^When: / })
  const unfolded = () => [people, when].map((it) => it.getAttribute('aria-expanded'))
  await user.click(when)
  expect(unfolded()).toEqual(['false', 'true'])
  await user.click(people)
  expect(unfolded()).toEqual(['true', 'false'])
  await user.click(within(panel).getByRole('button', { name: 'Anyone' }))
  await user.keyboard('{Escape}')
  expect(unfolded()).toEqual(['false', 'false'])
  expect(document.activeElement).toBe(people)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Find a time' })).toBeNull())
}, 60_000)
