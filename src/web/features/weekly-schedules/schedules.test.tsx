// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import WeeklySchedulePage from './edit-page.tsx'
// Loaded here, so that no test waits for its code.
import './preview/typed-preview-panel.tsx'

afterEach(cleanup)

const open = async (address: (schedule: { id: string; calendarId: string }) => string) => {
  const service = await openService()
  const [first] = service.demo.weeklySchedules
  if (!first) throw new Error('the demo has schedules')
  renderPages(service, address(first), {
    '/weekly-schedules/new': <WeeklySchedulePage />,
    '/weekly-schedules/:id': <WeeklySchedulePage />,
  })
  const sent = (method: string) => service.calls.filter((call) => call.method === method)
  return { ...service, first, sent, user: userEvent.setup() }
}

test('hours are typed short, a range that is out of order is sorted, and only the configuration is sent', async () => {
  const { user, sent } = await open(({ id, calendarId }) => `/weekly-schedules/${id}?calendarId=${calendarId}`)
  await user.click(await screen.findByText('Add hours: Sunday'))
  const opens = screen.getByLabelText('Sunday, opens (1)')
  await user.clear(opens)
  await user.type(opens, '22')
  const closes = screen.getByLabelText('Sunday, closes (1)')
  await user.clear(closes)
  await user.type(closes, '24')
  await user.click(screen.getByText('Add hours: Sunday'))
  await user.clear(screen.getByLabelText('Sunday, opens (2)'))
  await user.type(screen.getByLabelText('Sunday, opens (2)'), '8')
  await user.type(screen.getByLabelText('Sunday, closes (2)'), '1030')
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent('PUT')).toHaveLength(1))
  const body = sent('PUT')[0]?.body
  expect(Object.keys(body ?? {})).toEqual(['configuration'])
  expect(body).toHaveProperty('configuration.workingHours.6', [
    ['08:00', '10:30'],
    ['22:00', '24:00'],
  ])
})

test('hours that overlap are told where they stand, and nothing is sent', async () => {
  const { user, sent } = await open(({ id, calendarId }) => `/weekly-schedules/${id}?calendarId=${calendarId}`)
  const closes = await screen.findByLabelText('Monday, closes (1)')
  await user.clear(closes)
  await user.type(closes, '16:00')
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Must not overlap the range before it')).toBeTruthy()
  expect(screen.getByLabelText('Monday, opens (2)').getAttribute('aria-invalid')).toBe('true')
  expect(sent('PUT')).toEqual([])
})

test('a new schedule is made for the calendar that it was asked for', async () => {
  const { user, sent, first } = await open(({ calendarId }) => `/weekly-schedules/new?calendarId=${calendarId}`)
  await user.type(await screen.findByLabelText(/^Name/), 'Saturdays')
  await user.click(await screen.findByText('Add hours: Saturday'))
  await user.click(screen.getByRole('button', { name: 'Create schedule' }))
  await waitFor(() => expect(sent('POST')).toHaveLength(1))
  expect(sent('POST')[0]?.body).toMatchObject({
    name: 'Saturdays',
    calendarId: first.calendarId,
    configuration: { workingHours: { '5': [['09:00', '17:00']], '0': [] } },
  })
  expect(await screen.findByRole('heading', { name: 'Saturdays', level: 1 })).toBeTruthy()
})

test('a new schedule is for the only one there is, and for nobody where there is a choice', async () => {
  const service = await openService('admin', ['calendars'])
  const [only, ...others] = service.demo.calendars
  const pages = { '/weekly-schedules/new': <WeeklySchedulePage /> }
  const forWhom = async () =>
    (await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Person or resource/ })).value
  renderPages(service, '/weekly-schedules/new', pages)
  expect(await forWhom()).toBe('')
  cleanup()
  await service.store.write(only?.organizationId ?? '', async (rows) => {
    for (const { id } of others) await rows.remove('calendars', id)
  })
  service.api.forget()
  renderPages(service, '/weekly-schedules/new', pages)
  await waitFor(async () => expect(await forWhom()).toBe(only?.name))
})

test('all services are read once, for those to choose from and for the preview alike', async () => {
  const { sent } = await open(({ id, calendarId }) => `/weekly-schedules/${id}?calendarId=${calendarId}`)
  expect(await screen.findByRole('group', { name: 'Only for these services' })).toBeTruthy()
  const whole = () =>
    sent('GET')
      .filter(({ path, query }) => path === '/api/v1/services' && !new URLSearchParams(query).has('calendarId'))
      .map(({ query }) => new URLSearchParams(query).get('expand'))
  await waitFor(() => expect(whole()).toContain('calendars,dateRanges'))
  expect(whole()).toHaveLength(1)
})
