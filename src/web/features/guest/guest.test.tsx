// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { CalendarStep } from '../../commands/appointments/view/calendar-step.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import Page from './page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 20_000 }
const guest = (firstName: string, phone: string, email: string) => ({
  ...(email && { email }),
  extraFields: { firstName, lastName: 'Quintana', phone },
})
const nora = guest('Nora', '+34 699 000 111', 'nora@example.com')

function Booking() {
  const { booking }: CalendarStep = useLocation().state ?? {}
  return <output aria-label="Booking">{JSON.stringify(booking?.values)}</output>
}

/** Three appointments of one guest, of whom the phone of the second was typed otherwise, and one of her sister. */
const openGuest = async () => {
  const service = await openService()
  const [calendar] = service.demo.calendars
  const [offered] = service.demo.services
  if (!calendar || !offered) throw new Error('the demo has calendars and services')
  const book = async (day: number, who: object, more: object = {}) => {
    const start = service.api.clock.now() + day * 86_400_000
    const body = {
      title: `Day ${day}`,
      startDate: new Date(start).toISOString(),
      endDate: new Date(start + 1_800_000).toISOString(),
      calendarIds: [calendar.id],
      serviceId: offered.id,
      guests: [who],
      allowOverlapping: true,
      ...more,
    }
    return service.api.appointmentsV2.create({ body } as never)
  }
  const [file] = service.demo.multimedia
  const extraFields = { files: [file?.id] }
  const past = await book(-40, nora, { status: 'completed', comment: 'Brings the MRI on paper.', extraFields })
  await book(-20, guest('Nora', '699000111', 'old@example.com'), { status: 'completed', subStatus: 'no-show' })
  await book(20, guest('Nora', '', 'old@example.com'), { status: 'confirmed', extraFields })
  await book(21, guest('Sara', '0034 699 000 111', ''), { status: 'confirmed' })
  renderPages(service, `/appointments/${past.id}/guests/0`, {
    '/appointments/:id/guests/:position': <Page />,
    '/appointments': <Booking />,
  })
  return { service, calendar, offered, user: userEvent.setup() }
}

test('a guest is told from all their appointments, also those under an email of before', async () => {
  const { user, calendar, offered } = await openGuest()
  await screen.findByRole('heading', { level: 1, name: 'Nora Quintana' }, WAIT)
  const upcoming = await screen.findByRole('region', { name: 'Upcoming' }, WAIT)
  expect(within(upcoming).getAllByRole('link')).toHaveLength(1)
  expect(within(screen.getByRole('region', { name: 'Past' })).getAllByRole('link')).toHaveLength(2)
  expect(screen.getByText('Brings the MRI on paper.')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Possible duplicates' })).getByRole('link').textContent).toMatch(
    /Sara Quintana.*Shares the phone 0034 699 000 111.*1 appointment/,
  )
  await user.click(screen.getByRole('button', { name: /^Book as usual/ }))
  const values = JSON.parse((await screen.findByRole('status', { name: 'Booking' }, WAIT)).textContent)
  expect(values).toMatchObject({
    serviceId: offered.id,
    calendarId: calendar.id,
    guests: [{ firstName: 'Nora', phone: '699000111', email: 'old@example.com' }],
  })
})

test('a guest is anonymized in every appointment after the number was typed, and nobody else is', async () => {
  const { user, service } = await openGuest()
  await screen.findByRole('region', { name: 'Upcoming' }, WAIT)
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Anonymize in 3 appointments' }, WAIT))
  const dialog = await screen.findByRole('dialog', { name: 'Anonymize Nora Quintana' }, WAIT)
  const anonymize = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Anonymize 3 appointments' })
  // A file of her visit, twice, is one file that nobody anonymizes.
  expect(within(dialog).getByText('1 attached file stays as it is')).toBeTruthy()
  expect(anonymize.disabled).toBe(true)
  await user.type(within(dialog).getByRole('textbox'), 'anonymize 3')
  await user.click(anonymize)
  await waitFor(async () => {
    const named = async (search: string) => (await service.api.appointmentsV2.list({ query: { search } })).total
    expect([await named('nora'), await named('old@example.com'), await named('Sara Quintana')]).toEqual([0, 0, 1])
  }, WAIT)
})
