// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { formatInstant } from '#api/time/instant.ts'
import { instantAt } from '#api/time/zoned.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import CalendarPage from '../calendar/calendar-or-link.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 20_000 }
/** Far from any device that runs this. */
const AWAY = 'Pacific/Chatham'

test('the times of a poll are sent as they were typed on the clock of the calendar, wherever the device is', async () => {
  const service = await openService()
  const person = service.demo.calendars.find(({ type }) => type === 'agent')
  if (!person) throw new Error('the demo has people')
  await service.api.adminCalendars.update({ params: { id: person.id }, body: { timezone: AWAY } })
  renderPages(service, '/appointments?open=new', { '/appointments': <CalendarPage /> })
  const user = userEvent.setup()
  const panel = within(await screen.findByRole('dialog', { name: 'New appointment' }, WAIT))
  await user.click(panel.getByText('More'))
  await user.click(panel.getByRole('switch', { name: 'Poll guests for a time' }))
  const options = within(await panel.findByRole('group', { name: 'Options' }, WAIT))
  await user.click(options.getByRole('button', { name: 'Add an option' }))
  const type = async (field: HTMLElement, text: string) => {
    await user.clear(field)
    await user.type(field, text)
    await user.tab()
  }
  const first = within(options.getByRole('group', { name: 'Option 1' }))
  // Typed for the house first, and meant on the clock of whoever is chosen then.
  await type(first.getByRole('textbox', { name: /^Starts/ }), '2027-12-14 10:00')
  await user.selectOptions(panel.getByLabelText('With'), person.id)
  await type(first.getByRole('textbox', { name: /^Ends/ }), '2027-12-14 11:00')
  await type(panel.getByRole('textbox', { name: /^Voting closes/ }), '2027-12-13 18:00')
  await user.click(panel.getByRole('button', { name: 'Book' }))
  // The week of the calendar is kept elsewhere.
  await user.click(await screen.findByRole('button', { name: 'Book anyway' }, WAIT))
  const at = (date: string, minutes: number) => formatInstant(instantAt(date, minutes, AWAY))
  await expect
    .poll(
      () => service.calls.find(({ method, path }) => method === 'POST' && path === '/api/v2/appointments')?.body,
      WAIT,
    )
    .toMatchObject({
      calendarIds: [person.id],
      voting: {
        options: [{ startDate: at('2027-12-14', 600), endDate: at('2027-12-14', 660) }],
        closesAt: at('2027-12-13', 1080),
      },
    })
}, 120_000)
