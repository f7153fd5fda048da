// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { keepBookedAs } from '../../../commands/appointments/form/default-status.ts'
import { openService, renderPages, type ServiceInPage } from '../../../fields/testing/service-in-page.tsx'
import Page from '../../calendar/calendar-or-link.tsx'
import { openList } from '../../appointment-list/testing/open-list.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 20_000 }

/** The line, which a window of this width opens by a press. */
const openLine = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Quick booking' }, WAIT))
  return screen.findByRole('combobox', { name: 'Quick booking' })
}
const pages = { '/appointments': <Page />, '/appointments/:id': <Page /> }
const isTold = ({ path }: ServiceInPage['calls'][number]) => path.startsWith('/x/presence/')
const writes = ({ calls }: ServiceInPage) => calls.filter((call) => call.method !== 'GET' && !isTold(call))

const upcoming = ({ demo }: ServiceInPage) => {
  const found = demo.appointments.find(
    (it) => it.status === 'confirmed' && !it.blocked && it.model === 'fixed' && Date.parse(it.startDate) > Date.now(),
  )
  if (!found) throw new Error('the demo has confirmed appointments ahead')
  return found
}

test('a line books at once for the best reading, which others are told, and can be taken back', async () => {
  const service = await openService('admin', ['calendars', 'keys', 'people', 'me', 'presence'])
  renderPages(service, '/appointments', pages)
  const user = userEvent.setup()
  const line = await openLine(user)
  await user.type(line, 'zoe barker follow-up with elena wheelchair')
  const name = /^Zoe Barker · Follow-up .* with Dr\. Elena Vidal/
  // What loads meanwhile may draw it anew.
  const best = () => screen.getByRole('option', { name, selected: true })
  await waitFor(() => within(best()).getByText('Free'), WAIT)
  const told = () => service.calls.findLast(isTold)?.body as { time: { startDate: string } } | undefined
  await waitFor(() => expect(told()).toMatchObject({ doing: 'booking' }), WAIT)
  const aimed = told()?.time.startDate
  expect(await screen.findByText('Not understood, saved as a note: wheelchair', {}, WAIT)).toBeTruthy()
  expect(document.getElementById(line.getAttribute('aria-activedescendant') ?? '')).toBe(best())
  await user.keyboard('{Enter}')
  await screen.findByText(/^Booked Zoe Barker for/, {}, WAIT)
  const offered = service.demo.services.find(({ name }) => name === 'Follow-up')
  expect(writes(service)).toMatchObject([
    {
      method: 'POST',
      body: {
        serviceId: offered?.id,
        guests: [{ extraFields: { firstName: 'Zoe', lastName: 'Barker' } }],
        comment: 'wheelchair',
        origin: 'dashboard',
        status: 'confirmed',
        startDate: aimed,
      },
    },
  ])
  expect((line as HTMLInputElement).value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Booking undone', {}, WAIT)
})

test('where appointments begin unconfirmed, so does what a line books', async () => {
  const service = await openService()
  keepBookedAs(service.api.connectionId, 'pending')
  renderPages(service, '/appointments', pages)
  const user = userEvent.setup()
  await user.type(await openLine(user), 'zoe barker follow-up with elena')
  const best = () => screen.getByRole('option', { name: /^Zoe Barker · Follow-up/, selected: true })
  await waitFor(() => within(best()).getByText('Free'), WAIT)
  await user.keyboard('{Enter}')
  await screen.findByText(/^Booked Zoe Barker for/, {}, WAIT)
  expect(writes(service)[0]?.body).not.toHaveProperty('status')
})

test('a line that says too little opens the form with everything that it said', async () => {
  const service = await openService()
  renderPages(service, '/appointments', pages)
  const user = userEvent.setup()
  await user.type(await openLine(user), 'zoe barker 50m // by the window')
  const best = () => screen.getByRole('option', { name: /^Zoe Barker/, selected: true })
  await waitFor(() => within(best()).getByText('Service or person missing'), WAIT)
  await user.keyboard('{Enter}')
  const panel = await screen.findByRole('dialog', { name: 'New appointment' }, WAIT)
  expect((await within(panel).findByLabelText<HTMLInputElement>('First name', {}, WAIT)).value).toBe('Zoe')
  expect(within(panel).getByLabelText<HTMLInputElement>('Last name').value).toBe('Barker')
  expect(within(panel).getByLabelText<HTMLTextAreaElement>('Internal notes').value).toBe('by the window')
  expect(location.search).not.toContain('zoe')
  expect(writes(service)).toEqual([])
})

test('keys of the desk step the open appointment, say why they cannot, and are silent where somebody types', async () => {
  const service = await openService()
  const appointment = upcoming(service)
  renderPages(service, `/appointments/${appointment.id}`, pages)
  const user = userEvent.setup()
  const arrive = await screen.findByRole('button', { name: 'Mark arrived' }, WAIT)
  expect(arrive.getAttribute('aria-keyshortcuts')).toBe('a')
  arrive.focus()
  await user.keyboard('a')
  const told = await screen.findByText(/as arrived$/, {}, WAIT)
  const name = told.textContent.replace(/^Marked | as arrived$/g, '')
  await user.keyboard('a')
  await screen.findByText(`${name}: The guest has already arrived.`, {}, WAIT)
  expect(writes(service).map(({ body }) => body)).toEqual([{ status: 'confirmed', subStatus: 'arrived' }])
})

test('keys of the desk step the row of the list that has the focus', async () => {
  const service = await openList('/appointments/list?status=confirmed')
  const row = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('tr[data-key]')
    if (!found) throw new Error('no row yet')
    return found
  }, WAIT)
  const link = row.querySelector('a')
  link?.focus()
  expect(document.activeElement).toBe(link)
  await service.user.keyboard('a')
  await screen.findByText(/as arrived$/, {}, WAIT)
  expect(service.writes()).toMatchObject([
    { path: expect.stringContaining(row.dataset['key'] ?? ''), body: { status: 'confirmed', subStatus: 'arrived' } },
  ])
}, 60_000)

test('keys of the desk step the row of the agenda that has the focus', async () => {
  const service = await openService()
  const { id, startDate } = upcoming(service)
  renderPages(service, `/appointments?view=agenda&date=${startDate.slice(0, 10)}`, pages)
  const row = await waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-row][data-event="${id}"]`)
    if (!found) throw new Error('no row yet')
    return found
  }, WAIT)
  row.focus()
  await userEvent.setup().keyboard('a')
  const arrived = [{ path: expect.stringContaining(id), body: { subStatus: 'arrived' } }]
  await waitFor(() => expect(writes(service)).toMatchObject(arrived), WAIT)
}, 60_000)

test('the example of a line tells the time on the clock of the reader', async () => {
  localStorage.setItem('frontdesk-hours', '12')
  renderPages(await openService(), '/appointments', pages)
  const line = await openLine(userEvent.setup())
  localStorage.removeItem('frontdesk-hours')
  expect(line.getAttribute('placeholder')).toMatch(/thu 4:30\sPM 45$/)
})
