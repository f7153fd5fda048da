// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { readDateTime } from '#api/time/typed-date-time.ts'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages, type ServiceInPage } from '../../fields/testing/service-in-page.tsx'
import ListPage from '../appointment-list/page.tsx'
import Page from './calendar-or-link.tsx'

afterEach(cleanup)

const WAIT = { timeout: 20_000 }
const pages = {
  '/appointments': <Page />,
  '/appointments/new': <Page />,
  '/appointments/list': <ListPage />,
  '/appointments/:id': <Page />,
}
const writes = ({ calls }: ServiceInPage) => calls.filter(({ method }) => method !== 'GET')

/** An appointment ahead that nobody has confirmed: booked at this desk, or asked for elsewhere. */
const coming = (service: ServiceInPage, origin = 'dashboard') => {
  const found = service.demo.appointments.find(
    (it) =>
      it.status === 'pending' &&
      it.origin === origin &&
      !it.blocked &&
      it.model === 'fixed' &&
      Date.parse(it.startDate) > Date.now(),
  )
  if (!found) throw new Error('the demo has pending appointments ahead')
  return found
}

const fillBooking = async (service: ServiceInPage) => {
  const user = userEvent.setup()
  const offered = service.demo.services.find(({ name }) => name === 'Follow-up')
  const agent = service.demo.calendars.find(({ name }) => name === 'Dr. Elena Vidal')
  if (!offered || !agent) throw new Error('the demo has this service and this person')
  const panel = await screen.findByRole('dialog', { name: 'New appointment' }, WAIT)
  await within(panel).findByRole('option', { name: /^Follow-up/ }, WAIT)
  await user.selectOptions(within(panel).getByLabelText('Service'), offered.id)
  await user.selectOptions(within(panel).getByLabelText('With'), agent.id)
  await user.type(within(panel).getByRole('combobox', { name: 'Guest' }), 'Ada')
  const times = await within(panel).findByRole('group', { name: 'Next free times' }, WAIT)
  const [first] = await within(times).findAllByRole('button', { pressed: false }, WAIT)
  if (!first) throw new Error('a free time is offered')
  await user.click(first)
  return { user, panel, offered, agent }
}

test('a booking takes the offered time, tells it, and can be taken back', async () => {
  const service = await openService()
  renderPages(service, '/appointments/new', pages)
  const { user, panel, offered, agent } = await fillBooking(service)
  await user.click(within(panel).getByRole('button', { name: 'Book' }))
  await screen.findByText(/^Booked Ada for/, {}, WAIT)
  expect(writes(service)).toMatchObject([
    {
      method: 'POST',
      body: {
        title: 'Follow-up',
        serviceId: offered.id,
        calendarIds: [agent.id],
        guests: [{ extraFields: { firstName: 'Ada' } }],
        origin: 'dashboard',
        // Whoever books at the desk has agreed upon it with the guest.
        status: 'confirmed',
      },
    },
  ])
  expect(new URLSearchParams(location.search).get('open')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Booking undone', {}, WAIT)
  expect(writes(service).map(({ method }) => method)).toEqual(['POST', 'DELETE'])
})

test('a taken time keeps what was typed and offers the nearest free ones', async () => {
  const service = await openService()
  renderPages(service, '/appointments/new', pages)
  const { user, panel, agent } = await fillBooking(service)
  const typed = within(panel).getByLabelText<HTMLInputElement>(/^Date and time/).value
  const read = readDateTime(typed, { today: '2026-01-01', monthFirst: true })
  const startDate = Temporal.PlainDateTime.from(`${read?.date}T${read?.time}`)
    .toZonedDateTime(agent.timezone)
    .toInstant()
    .toString()
  const endDate = new Date(Date.parse(startDate) + 900_000).toISOString()
  await service.api.appointmentsV2.create({ body: { startDate, endDate, calendarIds: [agent.id], title: 'Quicker' } })

  await user.click(within(panel).getByRole('button', { name: 'Book' }))
  expect(await within(panel).findByText(/^Dr. Elena Vidal is taken at/, {}, WAIT)).toBeTruthy()
  expect(within(panel).getByLabelText<HTMLInputElement>('First name').value).toBe('Ada')
  const nearest = await within(panel).findByRole('group', { name: 'Nearest free times' }, WAIT)
  const [time] = await within(nearest).findAllByRole('button', { pressed: false }, WAIT)
  if (!time) throw new Error('another time is offered')
  await user.click(time)
  await user.click(within(panel).getByRole('button', { name: 'Book' }))
  await screen.findByText(/^Booked Ada for/, {}, WAIT)
})

test('a deep link opens the panel on the right day; a step is written, and taken back by a second write', async () => {
  const service = await openService()
  const appointment = coming(service)
  renderPages(service, `/appointments/${appointment.id}`, pages)
  const user = userEvent.setup()
  const confirm = await screen.findByRole('button', { name: 'Confirm' }, WAIT)
  expect(new URLSearchParams(location.search).get('open')).toBe(appointment.id)
  expect(new URLSearchParams(location.search).get('date')).toBe(appointment.startDate.slice(0, 10))
  await user.click(confirm)
  await screen.findByText(/^Confirmed /, {}, WAIT)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone', {}, WAIT)
  expect(writes(service).map(({ body }) => body)).toEqual([{ status: 'confirmed' }, { status: 'pending' }])
})

test('a cancellation carries its reason; taking it back books anew', async () => {
  const service = await openService()
  const appointment = coming(service)
  renderPages(service, `/appointments?open=${appointment.id}`, pages)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Cancel appointment' }, WAIT))
  const dialog = await screen.findByRole('dialog', { name: /^Cancel / }, WAIT)
  await user.selectOptions(within(dialog).getByLabelText('Reason'), 'staff-request')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel appointment' }))
  await screen.findByText(/Appointment canceled/, {}, WAIT)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText(/^Booked again as a new appointment/, {}, WAIT)
  const [cancelled, again] = writes(service)
  expect(cancelled).toMatchObject({ path: expect.stringMatching(/cancel$/), body: { subStatus: 'staff-request' } })
  expect(again).toMatchObject({ method: 'POST', body: { status: 'pending', startDate: appointment.startDate } })
  // Who takes it back looks at what stands again, not at what stays canceled.
  await screen.findByRole('button', { name: 'Status: Unconfirmed' }, WAIT)
  expect(new URLSearchParams(location.search).get('open')).not.toBe(appointment.id)
})

test('a request is confirmed, answered by another time, or declined, in one place', async () => {
  const service = await openService()
  const appointment = coming(service, 'api')
  renderPages(service, `/appointments?open=${appointment.id}`, pages)
  const user = userEvent.setup()
  const decline = await screen.findByRole('button', { name: 'Decline' }, WAIT)
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel appointment' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Propose another time' }))
  const find = await screen.findByRole('dialog', { name: /^Another time for / }, WAIT)
  await user.click(within(find).getByRole('button', { name: 'Close' }))
  await user.click(decline)
  const dialog = await screen.findByRole('dialog', { name: /^Decline / }, WAIT)
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }))
  await screen.findByText(/^Declined /, {}, WAIT)
  expect(writes(service)).toMatchObject([
    { path: expect.stringMatching(/cancel$/), body: { subStatus: 'staff-request' } },
  ])
}, 60_000)

test('the list asks the service for what the address says, in either version', async () => {
  const service = await openService()
  renderPages(service, '/appointments/list?search=ultra&status=cancelled&from=2020-01-01', pages)
  const asked = (version: 1 | 2, wanted: Readonly<Record<string, string>>) =>
    service.calls.filter(({ path, query }) => {
      const said = new URLSearchParams(query)
      const fits = Object.entries(wanted).every(([name, value]) => said.get(name) === value)
      return path === `/api/v${version}/appointments` && fits
    })
  await waitFor(() => expect(asked(2, { search: 'ultra', status: 'cancelled' }).length).toBeGreaterThan(0), WAIT)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /^Filter/ }))
  await user.selectOptions(await screen.findByLabelText('API version', {}, WAIT), '1')
  const first = { connection: 'svc', search: 'ultra', state: 'cancelled' }
  await waitFor(() => expect(asked(1, first).length).toBeGreaterThan(0), WAIT)
  await user.selectOptions(screen.getByLabelText('Calendar connection'), 'external_provider_1')
  await screen.findByText(/is not connected/, {}, WAIT)
})
