// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { demoExternals } from '#api/core/seed/external-events.ts'
import { dateOf, instantAt } from '#api/time/zoned.ts'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import { appointment } from '../../../commands/appointments/testing/clinic.ts'
import Page from '../calendar-or-link.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 40_000 }
const NOWHERE = '00000000-0000-4000-8000-000000000000'

test('connected calendars stand in the columns of their people; one that fails is told and breaks nothing', async () => {
  const [staff, partner] = demoExternals(Date.now)
  if (!staff || !partner) throw new Error('the demo has two providers')
  let noon = 0
  const event = (id: string, calendarIds: string[]) =>
    appointment({
      id,
      calendarIds,
      title: 'Dentist',
      serviceId: null,
      startDate: new Date(noon).toISOString(),
      endDate: new Date(noon + 3_600_000).toISOString(),
    })
  const own = { id: '' }
  const service = await openService(
    'admin',
    ['calendars'],
    [
      {
        ...staff,
        events: () => Promise.resolve([event(own.id.replace(/^./, 'e'), [own.id]), event(NOWHERE, [NOWHERE])]),
      },
      { ...partner, connected: true, events: () => Promise.reject(new Error('away')) },
    ],
  )
  const agent = service.demo.calendars.find(({ type }) => type === 'agent')
  if (!agent) throw new Error('the demo has people')
  own.id = agent.id
  const date = dateOf(Date.now() + 200 * 86_400_000, agent.timezone)
  noon = instantAt(date, 720, agent.timezone)
  renderPages(service, `/appointments?date=${date}&calendars=${agent.id}`, { '/appointments': <Page /> })
  const user = userEvent.setup()

  await user.click(await screen.findByRole('button', { name: 'View options' }, WAIT))
  const box = await screen.findByRole('checkbox', { name: 'Show external calendars' }, WAIT)
  expect(screen.queryByRole('button', { name: /Staff calendar/ })).toBeNull()
  await user.click(box)
  expect(screen.getByRole('button', { name: 'View options (1 on)' })).toBeTruthy()
  const card = await screen.findByRole('button', { name: /^Dentist, 12:00.*, Staff calendar · read-only$/ }, WAIT)
  expect(await screen.findByText(/^Couldn’t load busy times of Partner calendar/, {}, WAIT)).toBeTruthy()
  expect(screen.getByText(/^1 external event has no calendar/)).toBeTruthy()
  await user.click(card)
  expect(await screen.findByText(/Change it there\.$/, {}, WAIT)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
  expect(service.calls.filter(({ method }) => method !== 'GET')).toEqual([])
}, 60_000)
