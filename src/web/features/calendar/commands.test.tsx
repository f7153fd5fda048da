// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages, type ServiceInPage } from '../../fields/testing/service-in-page.tsx'
import Page from './calendar-or-link.tsx'
import ListPage from '../appointment-list/page.tsx'
import { chooseAction, chooseStatus } from '../../commands/appointments/records/testing/panel-menus.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 20_000 }
const pages = { '/appointments': <Page />, '/appointments/list': <ListPage /> }
const writes = ({ calls }: ServiceInPage) => calls.filter(({ method }) => method !== 'GET')
const DAY = 86_400_000
const hour = (days: number, clock: number) => {
  const midnight = Math.floor(Date.now() / DAY) * DAY
  return new Date(midnight + days * DAY + clock * 3_600_000).toISOString()
}
const agentOf = ({ demo }: ServiceInPage) => {
  const agent = demo.calendars.find(({ type }) => type === 'agent')
  if (!agent) throw new Error('the demo has people')
  return agent
}
const book = (service: ServiceInPage, more: object = {}) =>
  service.api.appointmentsV2.create({
    body: {
      title: 'Talk',
      startDate: hour(200, 3),
      endDate: hour(200, 4),
      calendarIds: [agentOf(service).id],
      guests: [{ email: 'eva@example.org', extraFields: { firstName: 'Eva' } }],
      ...more,
    },
  })

test('a no-show is told as such, what was changed from here can be taken back, and masking forgets it', async () => {
  const service = await openService()
  const { id } = await book(service, { status: 'completed', subStatus: 'no-show' })
  renderPages(service, `/appointments?open=${id}`, pages)
  const user = userEvent.setup()
  const panel = await screen.findByRole('dialog', { name: 'Eva' }, WAIT)
  expect(await within(panel).findAllByText('No-show. Reopen the appointment first.', {}, WAIT)).not.toHaveLength(0)
  expect(within(panel).queryByText('It is completed.')).toBeNull()

  await chooseStatus(user, panel, 'Reopen')
  const history = await within(panel).findByRole('region', { name: 'Changed in this browser' }, WAIT)
  expect(history.textContent).toMatch(/Status: Completed → Confirmed/)
  await user.click(within(history).getByRole('button', { name: 'Undo this step' }))
  await waitFor(() => expect(within(history).getAllByText(/Changed from here/)).toHaveLength(2), WAIT)
  expect(writes(service).map(({ body }) => body)).toMatchObject([
    { guests: [{}] },
    { status: 'confirmed', subStatus: null },
    { status: 'completed', subStatus: 'no-show' },
  ])

  await chooseAction(user, panel, 'Anonymize guest')
  const masking = await screen.findByRole('dialog', { name: 'Anonymize guest' }, WAIT)
  const go = within(masking).getByRole('button', { name: 'Anonymize' })
  expect(masking.textContent).toMatch(/eva@example.org → guest-····@masked.invalid/)
  await user.type(within(masking).getByLabelText(/^Type ANONYMIZE 1/), 'ANONYMIZE 2')
  expect(go).toHaveProperty('disabled', true)
  await user.clear(within(masking).getByLabelText(/^Type ANONYMIZE 1/))
  await user.type(within(masking).getByLabelText(/^Type ANONYMIZE 1/), 'anonymize 1')
  await user.click(go)
  await screen.findByText('Guest anonymized', {}, WAIT)
  expect(writes(service).at(-1)?.body).toEqual({ guests: [{ email: 'eva@example.org' }] })
  expect(localStorage.length).toBe(0)
}, 60_000)

test('a poll shows who can come when, takes a vote down, and its best time is chosen and taken back', async () => {
  const service = await openService()
  const option = (id: string, clock: number) => ({ id, startDate: hour(201, clock), endDate: hour(201, clock + 1) })
  const { id } = await book(service, {
    model: 'poll',
    voting: {
      options: [option('a', 3), option('b', 5)],
      votes: [{ optionId: 'b', guest: 'Tom', answer: 'yes' }],
    },
  })
  await book(service, { title: 'In the way', guests: [], startDate: hour(201, 5), endDate: hour(201, 6) })
  renderPages(service, `/appointments?open=${id}`, pages)
  const user = userEvent.setup()
  const grid = await screen.findByRole('table', { name: 'Votes' }, WAIT)
  const row = (name: string) => within(grid).getByRole('row', { name: new RegExp(`^${name}`) })
  expect(
    within(row('Tom'))
      .getAllByRole('cell')
      .map((it) => it.textContent),
  ).toEqual(['No answer', 'Yes'])
  expect(within(row('Eva')).getAllByText('No answer')).toHaveLength(2)
  await waitFor(() => expect(row('Blocked by').textContent).toMatch(/Nothing.*In the way/), WAIT)
  // The one time that somebody can is taken.
  expect(within(grid).queryByRole('columnheader', { name: /Best/ })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Enter a vote' }))
  const voting = await screen.findByRole('dialog', { name: 'Enter a vote' }, WAIT)
  await user.type(within(voting).getByLabelText(/^Who votes/), 'Eva')
  const [first] = within(voting).getAllByRole('radio', { name: 'Yes' })
  if (!first) throw new Error('there is an option')
  await user.click(first)
  await user.click(within(voting).getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved Eva’s vote', {}, WAIT)
  expect(writes(service).at(-1)?.body).toMatchObject({
    voting: { votes: [{ guest: 'Tom' }, { guest: 'Eva', optionId: 'a', answer: 'yes' }] },
  })

  const best = await within(grid).findByRole('columnheader', { name: /Best/ }, WAIT)
  expect(best).toBe(within(grid).getAllByRole('columnheader')[1])
  const [choose] = within(await screen.findByRole('table', { name: 'Votes' }, WAIT)).getAllByRole('button', {
    name: /^Choose this time/,
  })
  if (!choose) throw new Error('a time can be chosen')
  await user.click(choose)
  const question = await screen.findByRole('alertdialog', {}, WAIT)
  expect(within(question).getByRole('button', { name: 'Back' })).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Choose this time' }))
  await screen.findByText(/^Chose /, {}, WAIT)
  expect(writes(service).at(-1)?.body).toMatchObject({
    voting: { chosenOptionId: 'a' },
    startDate: hour(201, 3),
    status: 'confirmed',
  })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone', {}, WAIT)
  expect(writes(service).at(-1)?.body).toMatchObject({ status: 'pending', startDate: hour(200, 3) })
}, 60_000)

test('time is blocked on several dates; what collides is shown first and left out, and others are told the next', async () => {
  const service = await openService('admin', ['calendars', 'keys', 'people', 'me', 'presence'])
  const agent = agentOf(service)
  const date = hour(200, 0).slice(0, 10)
  const free = hour(207, 0).slice(0, 10)
  await book(service, { startDate: hour(200, 0), endDate: hour(200, 23) })
  renderPages(service, `/appointments?open=block&date=${date}&on=${agent.id}`, pages)
  const user = userEvent.setup()
  const panel = await screen.findByRole('dialog', { name: 'Block time' }, WAIT)
  expect(within(panel).getByRole<HTMLInputElement>('checkbox', { name: agent.name }).checked).toBe(true)
  await user.selectOptions(within(panel).getByLabelText('How often'), 'weekly')
  await user.clear(within(panel).getByLabelText('Limit of times'))
  await user.type(within(panel).getByLabelText('Limit of times'), '3')
  await user.type(within(panel).getByLabelText('Reason'), 'Repair')
  const preview = await within(panel).findByRole('region', { name: 'Preview' }, WAIT)
  await within(preview).findByText(/1 conflict/, {}, WAIT)
  expect(within(preview).getByText(/^Eva, /)).toBeTruthy()
  const told = () => service.calls.findLast(({ path }) => path.startsWith('/x/presence/'))?.body
  await waitFor(() => expect(told()).toMatchObject({ doing: 'booking', time: { calendarIds: [agent.id] } }), WAIT)
  await user.click(within(panel).getByRole('button', { name: 'Block 2 times' }))
  const made = () => writes(service).filter(({ path }) => path.endsWith('/block-slot'))
  await waitFor(() => expect(made()).toHaveLength(2), WAIT)
  expect(made()[0]?.body).toMatchObject({ calendarIds: [agent.id], title: 'Repair' })
  expect(JSON.stringify(made()[0]?.body)).toContain(free)
}, 60_000)

test('guests of what ended before a date are masked, once the number was typed', async () => {
  const service = await openService()
  const { id } = await book(service, { startDate: hour(-20, 3), endDate: hour(-20, 4) })
  await book(service, { startDate: hour(-5, 3), endDate: hour(-5, 4) })
  renderPages(service, '/appointments/list?open=mask', pages)
  const user = userEvent.setup()
  const dialog = await screen.findByRole('dialog', { name: 'Anonymize guests of old appointments' }, WAIT)
  const before = within(dialog).getByLabelText(/^Ended before/)
  await user.clear(before)
  await user.type(before, hour(-10, 0).slice(0, 10))
  await within(dialog).findByText(/^1 appointment still names guests/, {}, WAIT)
  await user.type(within(dialog).getByLabelText(/^Type ANONYMIZE 1/), 'ANONYMIZE 1')
  await user.click(within(dialog).getByRole('button', { name: 'Anonymize 1 appointment' }))
  const masked = () => writes(service).filter(({ path }) => path.endsWith('/mask-guests'))
  await waitFor(() => expect(masked()).toHaveLength(1), WAIT)
  expect(masked()[0]?.path).toContain(id)
  const { guests } = await service.api.appointmentsV2.get({ params: { id } })
  expect(guests[0]?.email).toMatch(/^guest-[0-9a-f]{4}@masked\.invalid$/)
}, 60_000)
