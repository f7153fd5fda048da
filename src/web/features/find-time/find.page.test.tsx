// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { isWaiting } from '#api/core/rules/waiting.ts'
import { openService, renderPages, type ServiceInPage } from '../../fields/testing/service-in-page.tsx'
import Page from '../calendar/calendar-or-link.tsx'
import { chooseAction } from '../../commands/appointments/records/testing/panel-menus.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 20_000 }
const pages = { '/appointments': <Page /> }

/** A service with somebody who offers it, and nothing else that it needs. */
const offered = async ({ api, demo }: ServiceInPage) => {
  const agents = new Map(demo.calendars.filter(({ type }) => type === 'agent').map((it) => [it.id, it]))
  const { items } = await api.services.list({ query: { expand: ['calendars'] } })
  for (const service of items) {
    const people = (service.calendars ?? []).filter(({ active }) => active)
    const agent = agents.get(people[0]?.calendarId ?? '')
    const needsThing = people.some(({ calendarId }) => !agents.has(calendarId))
    if (service.active && service.condition === 'one' && agent && !needsThing) return { service, agent }
  }
  throw new Error('the demo has services that people offer')
}

test('a found time is walked to by keys and begins the booking', async () => {
  const opened = await openService()
  const { service, agent } = await offered(opened)
  renderPages(opened, `/appointments?open=find&forService=${service.id}&on=${agent.id}`, pages)
  const user = userEvent.setup()
  const best = await screen.findByRole('group', { name: 'Best times' }, WAIT)
  const [first, second] = within(best).getAllByRole('button')
  expect(first?.textContent).toContain(agent.name)
  expect(first?.textContent).toMatch(/Soonest/)
  first?.focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(second)
  expect(second).toHaveProperty('tabIndex', 0)
  await user.keyboard('{Home}{Enter}')
  const booking = await screen.findByRole('dialog', { name: 'New appointment' }, WAIT)
  expect(within(booking).getByLabelText('Service')).toHaveProperty('value', service.id)
  expect(within(booking).getByLabelText('With')).toHaveProperty('value', agent.id)
  expect(new URLSearchParams(location.search).get('start')).toBeTruthy()
}, 60_000)

/** Somebody who waits for the service and the person of `offered`. */
const waits = async (opened: ServiceInPage) => {
  const { service, agent } = await offered(opened)
  return opened.api.appointmentsV2.create({
    body: {
      title: service.name,
      serviceId: service.id,
      startDate: new Date(Date.now() + 3_600_000).toISOString(),
      calendarIds: [agent.id],
      status: 'pending',
      subStatus: 'waiting',
      allowOverlapping: true,
      guests: [{ extraFields: { firstName: 'Eva' } }],
      extraFields: { waitingList: { windows: [], calendarIds: [agent.id], resource: '', minutes: service.duration } },
    },
  })
}

test('who waits is shown with matching times, is booked at one, and waits again when that is undone', async () => {
  const opened = await openService()
  const { id } = await waits(opened)
  const stored = () => opened.api.appointmentsV2.get({ params: { id } })
  renderPages(opened, '/appointments?open=waiting', pages)
  const user = userEvent.setup()
  const row = await screen.findByRole('listitem', { name: 'Eva' }, WAIT)
  const matches = within(row).getByRole('button', { name: 'Matching times for Eva' })
  await waitFor(() => expect(matches.textContent).toMatch(/matching times/), WAIT)
  await user.click(matches)
  const [time] = within(within(row).getByRole('group', { name: 'Matching times for Eva' })).getAllByRole('button')
  if (!time) throw new Error('there are matching times')
  await user.click(time)
  await screen.findByText(/^Booked Eva for/, {}, WAIT)
  expect(await stored()).toMatchObject({ subStatus: null, allowOverlapping: false, extraFields: {} })
  await screen.findByText('No one is waiting', {}, WAIT)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Eva is waiting again', {}, WAIT)
  expect(isWaiting(await stored())).toBe(true)
}, 60_000)

test('the panel of who waits offers times instead of steps, and takes them off the list', async () => {
  const opened = await openService()
  const { id } = await waits(opened)
  renderPages(opened, `/appointments?open=${id}`, pages)
  const user = userEvent.setup()
  const panel = await screen.findByRole('dialog', { name: 'Eva' }, WAIT)
  const entry = await within(panel).findByRole('listitem', { name: 'Waiting for a time' }, WAIT)
  await user.click(within(panel).getByRole('button', { name: /^Status: / }))
  const confirm = await screen.findByRole('menuitem', { name: /^Confirm/ }, WAIT)
  expect(confirm.getAttribute('aria-disabled')).toBe('true')
  expect(confirm.textContent).toMatch(/^ConfirmWaiting for a time/)
  await user.keyboard('{Escape}')
  expect(within(panel).queryByText('When')).toBeNull()
  await user.click(within(entry).getByRole('button', { name: 'Remove from the list' }))
  const asked = await screen.findByRole('alertdialog', {}, WAIT)
  await user.click(within(asked).getByRole('button', { name: 'Back' }))
  await user.click(within(entry).getByRole('button', { name: 'Remove from the list' }))
  const question = await screen.findByRole('alertdialog', {}, WAIT)
  await user.click(within(question).getByRole('button', { name: 'Remove from the list' }))
  await screen.findByText('Removed Eva from the waiting list', {}, WAIT)
  await expect(opened.api.appointmentsV2.get({ params: { id } })).rejects.toMatchObject({ status: 404 })
}, 60_000)

test('another time is found for an appointment, which is moved there and back', async () => {
  const opened = await openService()
  const { service, agent } = await offered(opened)
  const one = await opened.api.appointmentsV2.create({
    body: {
      title: service.name,
      serviceId: service.id,
      startDate: new Date(Date.now() + 20 * 86_400_000).toISOString(),
      calendarIds: [agent.id],
      allowOverlapping: true,
      guests: [{ extraFields: { firstName: 'Eva' } }],
    },
  })
  const stored = () => opened.api.appointmentsV2.get({ params: { id: one.id } })
  renderPages(opened, `/appointments?open=${one.id}`, pages)
  const user = userEvent.setup()
  await chooseAction(user, document.body, 'Find another time')
  const best = await screen.findByRole('group', { name: 'Best times' }, WAIT)
  const [time] = within(best).getAllByRole('button')
  if (!time) throw new Error('there are free times')
  await user.click(time)
  await screen.findByText(/Moved .+ to /, {}, WAIT)
  expect((await stored()).startDate).not.toBe(one.startDate)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect((await stored()).startDate).toBe(one.startDate), WAIT)
}, 60_000)

test('whoever adds nobody to the waiting list is told so where the guest is typed', async () => {
  const opened = await openService()
  const { service, agent } = await offered(opened)
  renderPages(opened, `/appointments?open=find&forService=${service.id}&on=${agent.id}`, pages)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Add to the waiting list' }, WAIT))
  const dialog = await screen.findByRole('dialog', { name: 'Add to the waiting list' }, WAIT)
  await user.click(await within(dialog).findByRole('button', { name: 'Add to the list' }, WAIT))
  const guest = within(dialog).getByRole('combobox', { name: 'Guest' })
  await within(dialog).findByText('Enter who is waiting.', {}, WAIT)
  expect(guest.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(guest))
}, 60_000)

test('the people, days and parts of the day of a wish are a stop of the Tab key each, walked by the arrows', async () => {
  renderPages(await openService(), '/appointments?open=waiting', pages)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Add guest' }, WAIT))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to the waiting list' }, WAIT))
  for (const name of ['With', 'Days of the week', 'Part of the day']) {
    const buttons = within(dialog.getByRole('group', { name })).getAllByRole('button')
    const chips = buttons.filter((it) => it.hasAttribute('aria-pressed'))
    expect(chips.filter(({ tabIndex }) => tabIndex === 0)).toEqual(chips.slice(0, 1))
    chips[0]?.focus()
    await user.keyboard('{ArrowRight} ')
    expect(document.activeElement).toBe(chips[1])
    expect(chips[1]?.getAttribute('aria-pressed')).toBe('true')
    expect(chips[1]?.tabIndex).toBe(0)
  }
  // Who waits, for what and when; what else there is to say comes last.
  const [notes, until] = [dialog.getByLabelText('Internal notes'), dialog.getByLabelText('Until date')]
  expect(until.compareDocumentPosition(notes) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
}, 60_000)
