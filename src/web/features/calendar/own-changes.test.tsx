// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages, type ServiceInPage } from '../../fields/testing/service-in-page.tsx'
import Page from './calendar-or-link.tsx'
import { chooseStatus } from '../../commands/appointments/records/testing/panel-menus.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 20_000 }
const writes = ({ calls }: ServiceInPage) => calls.filter(({ method }) => method !== 'GET')
const open = async (begins: number) => {
  const service = await openService()
  const agent = service.demo.calendars.find(({ type }) => type === 'agent')
  const startDate = new Date(Date.now() + begins * 3_600_000).toISOString()
  const endDate = new Date(Date.now() + (begins + 1) * 3_600_000).toISOString()
  const { id } = await service.api.appointmentsV2.create({
    body: {
      title: 'Talk',
      startDate,
      endDate,
      status: 'confirmed',
      allowOverlapping: true,
      calendarIds: [agent?.id ?? ''],
      guests: [{ email: 'eva@example.org', extraFields: { firstName: 'Eva' } }],
    },
  })
  service.calls.length = 0
  renderPages(service, `/appointments?open=${id}`, { '/appointments': <Page /> })
  const panel = await screen.findByRole('dialog', { name: 'Eva' }, WAIT)
  return { service, panel, user: userEvent.setup() }
}

for (const { said, key } of [
  { said: 'No-show', key: 'x' },
  { said: 'Mark completed', key: 'd' },
])
  test(`${said} before the start asks first, by the menu and by its key`, async () => {
    const { service, panel, user } = await open(3)
    await chooseStatus(user, panel, said)
    const question = await screen.findByRole('alertdialog', { name: `${said} before the start?` }, WAIT)
    expect(question.textContent).toMatch(/Eva’s appointment doesn’t start until .*\d/)
    // “Cancel” beside an appointment would cancel that.
    await user.click(within(question).getByRole('button', { name: 'Back' }))
    expect(writes(service)).toEqual([])

    panel.focus()
    await user.keyboard(key)
    const again = await screen.findByRole('alertdialog', {}, WAIT)
    await user.click(within(again).getByRole('button', { name: said }))
    await waitFor(() => expect(writes(service)).toHaveLength(1), WAIT)
    expect(await screen.findByRole('button', { name: 'Undo' }, WAIT)).toBeTruthy()
  }, 60_000)

test('a poll is confirmed at the time where it stands only after a question, until a time is chosen', async () => {
  const service = await openService()
  const agent = service.demo.calendars.find(({ type }) => type === 'agent')
  const optionAt = (days: number) => {
    const [start, end] = [24 * days, 24 * days + 1].map((hours) => new Date(Date.now() + hours * 3_600_000))
    return { id: `in ${days}`, startDate: start?.toISOString() ?? '', endDate: end?.toISOString() ?? '' }
  }
  const options = [optionAt(3), optionAt(4)]
  const { id } = await service.api.appointmentsV2.create({
    body: {
      title: 'Talk',
      startDate: options[0]?.startDate ?? '',
      endDate: options[0]?.endDate ?? '',
      model: 'poll',
      voting: { options, votes: [] },
      calendarIds: [agent?.id ?? ''],
      guests: [{ email: 'eva@example.org', extraFields: { firstName: 'Eva' } }],
    },
  })
  service.calls.length = 0
  renderPages(service, `/appointments?open=${id}`, { '/appointments': <Page /> })
  const panel = await screen.findByRole('dialog', { name: 'Eva' }, WAIT)
  const user = userEvent.setup()
  const confirm = await within(panel).findByRole('button', { name: /^Confirm/ }, WAIT)
  await user.click(confirm)
  const question = await screen.findByRole('alertdialog', { name: 'Confirm without a chosen time?' }, WAIT)
  expect(question.textContent).toMatch(/Eva’s poll has no chosen time\. Confirming keeps .*\d/)
  await user.click(within(question).getByRole('button', { name: 'Back' }))
  expect(writes(service)).toEqual([])
  await user.click(confirm)
  const again = await screen.findByRole('alertdialog', {}, WAIT)
  await user.click(within(again).getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(writes(service)).toMatchObject([{ body: { status: 'confirmed' } }]), WAIT)
}, 60_000)

test('what has begun is ended without a question', async () => {
  const { service, panel, user } = await open(-0.5)
  await chooseStatus(user, panel, 'No-show')
  await waitFor(() => expect(writes(service)).toHaveLength(1), WAIT)
  expect(screen.queryByRole('alertdialog')).toBeNull()
}, 60_000)

test('what this desk cancelled was not cancelled by another system, and says the way on', async () => {
  const { panel, user } = await open(3)
  await user.click(await within(panel).findByRole('button', { name: 'Cancel appointment' }, WAIT))
  const question = await screen.findByRole('dialog', { name: 'Cancel Eva' }, WAIT)
  await user.click(within(question).getByRole('button', { name: 'Cancel appointment' }))
  expect(await within(panel).findByText('Source: This desk', {}, WAIT)).toBeTruthy()
  expect(within(panel).queryByText(/Another system/)).toBeNull()
  expect(within(panel).queryByText(/cannot be undone/)).toBeNull()
  expect(within(panel).getAllByText(/Already canceled\. Book a new appointment instead\./)).not.toHaveLength(0)
}, 60_000)
