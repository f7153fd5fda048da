// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { contract } from '#api/contract/table.ts'
import { addDays } from '#api/time/week.ts'
import { dateOf } from '#api/time/zoned.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import CalendarPage from './edit-page.tsx'
import CalendarsPage from './page.tsx'

// What a form loads later is read before the clock of a test runs.
beforeAll(async () => {
  await import('../../fields/zone-input.tsx')
})
afterEach(cleanup)

const pages = {
  '/calendars': <CalendarsPage />,
  '/calendars/new': <CalendarPage />,
  '/calendars/:id': <CalendarPage />,
}

test('without the extension a calendar is read, by either lookup, and cannot be made', async () => {
  const service = await openService('admin', [])
  const [first] = service.demo.calendars
  renderPages(service, `/calendars/${first?.id}?read=v2`, pages)
  expect(await screen.findByText(/You can’t change people and resources here/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(service.calls.some(({ path }) => path === `/api/v2/calendars/${first?.id}`)).toBe(true)
  cleanup()
  renderPages(service, '/calendars', pages)
  expect(await screen.findByRole('link', { name: 'Marta Cano' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'New person or resource' })).toBeNull()
})

test('with it a calendar is made; a zone that does not exist is told before', async () => {
  const service = await openService()
  const user = userEvent.setup()
  renderPages(service, '/calendars/new', pages)
  await user.type(await screen.findByLabelText(/^Name/), 'Laser room')
  const zone = screen.getByLabelText(/^Time zone/)
  await user.clear(zone)
  await user.type(zone, 'Europe/Nowhere')
  await user.click(screen.getByRole('button', { name: 'Create person or resource' }))
  expect(await screen.findByText(/Unknown zone/)).toBeTruthy()
  await user.clear(zone)
  await user.type(zone, 'Europe/Madrid')
  await user.selectOptions(screen.getByLabelText(/^Kind/), 'asset')
  await user.click(screen.getByRole('button', { name: 'Create person or resource' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Laser room', level: 1 })).toBeTruthy())
  const made = await service.api.calendars.list({ query: { search: 'Laser' } })
  expect(made.items[0]).toMatchObject({ type: 'asset', timezone: 'Europe/Madrid' })
})

test('staff may look, with the fields locked', async () => {
  const service = await openService('staff')
  renderPages(service, `/calendars/${service.demo.calendars[0]?.id}`, pages)
  const name = await screen.findByLabelText(/^Name/)
  expect(await screen.findByText('Only administrators can do this.')).toBeTruthy()
  expect(name.closest('fieldset')).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('staff may look but not save where the deployment does not tell who they are', async () => {
  const service = await openService('staff', ['calendars'])
  const user = userEvent.setup()
  renderPages(service, `/calendars/${service.demo.calendars[0]?.id}`, pages)
  await user.type(await screen.findByLabelText(/^Name/), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Your key doesn’t allow this/)).toBeTruthy()
})

test('its page tells time and next clock change, what is coming, and names what hangs on it', async () => {
  const service = await openService()
  const calendar = service.demo.calendars.find(({ timezone }) => timezone === 'Europe/Madrid')
  const coming = service.demo.appointments.filter(({ calendarIds }) => calendarIds.includes(calendar?.id ?? ''))
  renderPages(service, `/calendars/${calendar?.id}`, pages)
  expect(await screen.findByText(/Clocks go (forward|back) by 1 hr/)).toBeTruthy()
  expect(await screen.findByRole('link', { name: new RegExp(`^${coming.length} upcoming appointment`) })).toBeTruthy()
  const schedule = service.demo.weeklySchedules.find(({ calendarId }) => calendarId === calendar?.id)
  expect(await screen.findByRole('link', { name: schedule?.name ?? '' })).toBeTruthy()
  expect((await screen.findAllByText(/^\d.* of \d|^Closed$/)).length).toBe(7)
  const week = screen.getByRole('link', { name: 'Show the week' })
  expect(week.getAttribute('href')).toBe(`/appointments?view=week&calendars=${calendar?.id}`)
})

test('another zone is another day of the house: whom it closes out is asked about before', async () => {
  const service = await openService('admin', ['calendars', 'closures'])
  const [zone, other] = ['Europe/Madrid', 'Pacific/Auckland']
  const people = new Map(service.demo.calendars.map((it) => [it.id, it]))
  // Late enough that it is the day after in Auckland already.
  const late = service.demo.appointments.find(
    ({ calendarIds: [id], blocked, status, model, startDate }) =>
      people.get(id ?? '')?.timezone === zone &&
      !blocked &&
      model !== 'poll' &&
      status === 'confirmed' &&
      dateOf(Date.parse(startDate), other) !== dateOf(Date.parse(startDate), zone),
  )
  const calendar = people.get(late?.calendarIds[0] ?? '')
  if (!late || !calendar) throw new Error('the demo has an afternoon')
  const day = addDays(dateOf(Date.parse(late.startDate), zone), 1)
  await service.api.call(contract.closures.create, {
    body: { kind: 'closed', reason: 'Training', dates: [day, day], calendarIds: [calendar.id] },
  })
  const user = userEvent.setup()
  renderPages(service, `/calendars/${calendar.id}`, pages)
  const field = await waitFor(() => {
    const found = screen.getByLabelText<HTMLInputElement>(/^Time zone/)
    expect(found.readOnly).toBe(false)
    return found
  })
  await user.clear(field)
  await user.type(field, other)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const plan = await screen.findByRole('dialog', { name: /would be outside the hours/ })
  expect(plan.textContent).toContain('House closed: Training')
  expect(service.calls.filter(({ method }) => method === 'PUT')).toEqual([])
})
