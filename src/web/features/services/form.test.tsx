// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import ServicePage from './edit-page.tsx'
import { aroundServicePage, durationField, openServicePage } from './testing/service-page.tsx'

aroundServicePage()

test('the rules are told back while they are typed', async () => {
  const { user } = await openServicePage((id) => `/services/${id}`)
  const notice = await screen.findByLabelText(/^Minimum notice/)
  await user.clear(notice)
  await user.type(notice, '2')
  const horizon = screen.getByLabelText(/^Book up to/)
  await user.clear(horizon)
  await user.type(horizon, '30')
  expect(await screen.findByText(/^Book from 2 days ahead until 30 days ahead, every /)).toBeTruthy()
  expect(screen.getByText(/That’s \w+, \w+ \d+ to \w+, \w+ \d+ today\./)).toBeTruthy()
})

test('a new service shows what its type gives as inherited, and leaves it out of what is sent', async () => {
  const { user, sent, demo, api } = await openServicePage(() => '/services/new')
  const type = await api.serviceTypes.create({ body: { name: 'Short talk', configuration: { duration: 12 } } })
  cleanup()
  renderPages({ api, demo, calls: [] }, `/services/new?typeId=${type.id}`, {
    '/services/new': <ServicePage />,
    '/services/:id': <ServicePage />,
  })
  await user.type(await screen.findByLabelText(/^Name/), 'Chat')
  expect(await screen.findByText(/Short talk fills in what you leave blank below: Duration \(12 min\)/)).toBeTruthy()
  expect(screen.getByText('From Short talk.')).toBeTruthy()
  expect((await durationField()).placeholder).toBe('12 min')
  await user.click(screen.getByRole('button', { name: 'Create service' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Chat' })).toBeTruthy()
  expect(sent('POST').at(-1)?.body).not.toHaveProperty('duration')
  expect((await durationField()).value).toMatch(/^12.min/)
})

test('a stored service keeps its own value until the type’s is taken', async () => {
  const { user, api, first, sent } = await openServicePage((id) => `/services/${id}`)
  const { typeId } = await api.services.get({ params: { id: first.id } })
  await api.serviceTypes.update({
    params: { id: typeId ?? '' },
    body: { name: 'Talk', configuration: { duration: 17 } },
  })
  cleanup()
  renderPages({ api, demo: { ...(await openService()).demo }, calls: [] }, `/services/${first.id}`, {
    '/services/:id': <ServicePage />,
  })
  expect(await screen.findByText(/^Talk has other values: Duration \(17 min\)/)).toBeTruthy()
  expect(await screen.findByText('Talk sets 17 min.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Use the type’s value: Duration' }))
  expect(document.activeElement).toBe(await durationField())
  expect(screen.getByText('All rules from Talk are the same here.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent('PUT').at(-1)?.body).toEqual({ duration: 17 }))
})

test('a copy is filled from its original and written only when it is created', async () => {
  const { user, sent, first, api } = await openServicePage((id) => `/services/new?from=${id}`)
  await api.services.update({ params: { id: first.id }, body: { dateRanges: [], extraFields: { floor: 2 } } })
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/)
  await waitFor(() => expect(name.value).toBe(`${first.name} (copy)`))
  expect(screen.getByText(/^A copy of “.*”, saved once you create/)).toBeTruthy()
  expect(sent('POST')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Create service' }))
  expect(await screen.findByRole('heading', { level: 1, name: `${first.name} (copy)` })).toBeTruthy()
  expect(sent('POST')[0]?.body).toMatchObject({
    name: `${first.name} (copy)`,
    duration: first.duration,
    calendars: first.calendars,
  })
  expect((await api.services.get({ params: { id: first.id } })).name).toBe(first.name)
})

test('the menu deactivates, and the message takes it back', async () => {
  const { user, api, first } = await openServicePage((id) => `/services/${id}`)
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }))
  const plan = within(await screen.findByRole('dialog', { name: /would no longer fit/ }))
  expect((await api.services.get({ params: { id: first.id } })).active).toBe(true)
  await user.click(plan.getByRole('button', { name: /, keep all$/ }))
  const message = await screen.findByText(/can no longer be booked\. The (\d+ )?upcoming appointments? stays?\./)
  expect((await api.services.get({ params: { id: first.id } })).active).toBe(false)
  expect(message).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect((await api.services.get({ params: { id: first.id } })).active).toBe(true))
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  expect(await screen.findByRole('menuitem', { name: 'Deactivate' })).toBeTruthy()
})

test('days are excluded and included by keyboard, in the calendar and in the rows alike', async () => {
  const { user, sent } = await openServicePage((id) => `/services/${id}`)
  const [more] = await screen.findAllByRole('button', { name: /^Role and dates/ })
  if (!more) throw new Error('the service has calendars')
  await user.click(more)
  const calendar = within(await screen.findByRole('group', { name: 'Days of this calendar' }))
  await user.click(calendar.getByRole('button', { name: 'Later month' }))
  const day = (number: string) => {
    const found = calendar.getAllByRole('button').find(({ dataset }) => dataset.date?.endsWith(`-${number}`))
    if (!found) throw new Error('the month has this day')
    return found
  }
  day('01').focus()
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}')
  expect(day('02').getAttribute('aria-label')).toMatch(/, not offered$/)
  await user.click(screen.getByRole('radio', { name: 'only these dates have this service' }))
  day('03').focus()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(day('10').getAttribute('aria-label')).toMatch(/, offered$/)
  const rows = within(screen.getByRole('group', { name: 'Not on these days' }))
  expect(rows.getByLabelText<HTMLInputElement>('Last day').value).toMatch(/^\d\d\/03\//)
  expect(screen.getByRole('button', { name: /^Role and dates: .*only in 1 period, not in 1 period/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  // Those who are booked on other days are told of first, and all stay.
  const plan = within(await screen.findByRole('dialog', { name: /would no longer fit/ }))
  expect(sent('PUT')).toEqual([])
  expect((await plan.findAllByText('The service is no longer offered here that day')).length).toBeGreaterThan(0)
  await user.click(plan.getByRole('button', { name: /, keep all$/ }))
  const month = day('01').dataset.date?.slice(0, 8) ?? ''
  await waitFor(() => {
    const body = sent('PUT')[0]?.body as { calendars: { restrictionDates?: object }[] } | undefined
    expect(body?.calendars[0]?.restrictionDates).toEqual({
      include: [[`${month}10`, `${month}10`]],
      exclude: [[`${month}01`, `${month}03`]],
    })
  })
})

test('days of the small calendar become a date range, and two that meet can be joined', async () => {
  const { user } = await openServicePage(() => '/services/new')
  const calendar = within(await screen.findByRole('group', { name: 'Bookable days' }))
  await user.click(calendar.getByRole('button', { name: 'Later month' }))
  const days = calendar.getAllByRole('button').filter(({ dataset }) => dataset.date)
  days[0]?.focus()
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}{ArrowRight}{Enter}')
  expect(screen.getAllByLabelText(/^From/)).toHaveLength(2)
  expect(screen.getByText(/^Ranges 1 and 2 meet or overlap: they count as one/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Merge ranges' }))
  expect(screen.getAllByLabelText(/^From/)).toHaveLength(1)
  expect(screen.getByText(/Only within its date range\./)).toBeTruthy()
})

test('what follows from a service is told beside it, with links', async () => {
  const { first } = await openServicePage((id) => `/services/${id}`)
  const card = within(await screen.findByRole('region', { name: 'In use' }))
  const coming = await card.findByRole('link', { name: /upcoming$/ })
  expect(coming.getAttribute('href')).toBe(`/appointments/list?service=${first.id}`)
  expect(await card.findAllByRole('time')).toHaveLength(3)
  expect(card.getAllByRole('link').some((link) => link.getAttribute('href')?.startsWith('/weekly-schedules/'))).toBe(
    true,
  )
})
