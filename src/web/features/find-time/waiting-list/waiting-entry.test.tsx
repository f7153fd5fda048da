// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { dateOf } from '#api/time/zoned.ts'
import { openService, renderPages, type ServiceInPage } from '../../../fields/testing/service-in-page.tsx'
import { createFormat } from '../../../i18n/format.ts'
import CalendarPage from '../../calendar/calendar-or-link.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 40_000 }

/** The waiting list with Nora on it, who waits for half an hour with this calendar. */
const openEntry = async (service: ServiceInPage, calendarId: string | undefined, waitingList = {}) => {
  const start = service.api.clock.now() + 86_400_000
  const body = {
    title: 'Check-up',
    startDate: new Date(start).toISOString(),
    endDate: new Date(start + 1_800_000).toISOString(),
    calendarIds: [calendarId],
    subStatus: 'waiting',
    allowOverlapping: true,
    guests: [{ extraFields: { firstName: 'Nora', lastName: 'Quintana', phone: '+34 699 000 111' } }],
    extraFields: { waitingList: { minutes: 30, ...waitingList } },
  }
  await service.api.appointmentsV2.create({ body } as never)
  renderPages(service, '/appointments?open=waiting', { '/appointments': <CalendarPage /> })
  return screen.findByRole('listitem', { name: 'Nora Quintana' }, WAIT)
}

test('whoever waits is called from the list', async () => {
  const service = await openService()
  const [calendar] = service.demo.calendars
  if (!calendar) throw new Error('the demo has calendars')
  const entry = await openEntry(service, calendar.id)
  expect(within(entry).getByRole('link', { name: '+34 699 000 111' }).getAttribute('href')).toBe('tel:+34699000111')
}, 120_000)

/** Somewhere it is another date than on this device: eleven hours behind UTC, or fourteen ahead. */
const AWAY = new Date().getUTCHours() < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'

test('the day since when somebody waits is the day that it was at the house', async () => {
  const service = await openService()
  await Promise.all(
    service.demo.calendars.map(({ id }) =>
      service.api.adminCalendars.update({ params: { id }, body: { timezone: AWAY } }),
    ),
  )
  const since = new Date().toISOString()
  const entry = await openEntry(service, service.demo.calendars[0]?.id, { since })
  const day = createFormat('en').plainDate(dateOf(Date.parse(since), AWAY), 'day')
  expect(entry.textContent).toContain(`Waiting since ${day} `)
}, 120_000)

test('a time that stands in the way is told on the clock of the calendar, which is named', async () => {
  const service = await openService()
  const away = service.demo.calendars.find(({ timezone }) => timezone === 'Atlantic/Canary')
  const entry = await openEntry(service, away?.id, { calendarIds: [away?.id] })
  const description = '“Room 1” is taken from 2027-03-01T09:00:00.000Z to 2027-03-01T10:00:00.000Z.'
  service.interfere(({ method }) =>
    method === 'PUT' ? { status: 409, body: JSON.stringify({ code: 'conflict', description }) } : undefined,
  )
  const user = userEvent.setup()
  await user.click(within(entry).getByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Change what Nora/ }, WAIT))
  await user.type(dialog.getByRole('textbox', { name: 'Internal notes' }), 'Calls back')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const said = await dialog.findByText(/Room 1 is taken/, {}, WAIT)
  const place = createFormat('en').zone('Atlantic/Canary')
  expect(said.textContent).toMatch(new RegExp(`9:00\\s–\\s10:00\\sAM ${place}`))
}, 120_000)
