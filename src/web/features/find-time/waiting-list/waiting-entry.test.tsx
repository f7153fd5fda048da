// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import CalendarPage from '../../calendar/calendar-or-link.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 40_000 }

test('whoever waits is called from the list', async () => {
  const service = await openService()
  const [calendar] = service.demo.calendars
  if (!calendar) throw new Error('the demo has calendars')
  const start = service.api.clock.now() + 86_400_000
  const body = {
    title: 'Check-up',
    startDate: new Date(start).toISOString(),
    endDate: new Date(start + 1_800_000).toISOString(),
    calendarIds: [calendar.id],
    subStatus: 'waiting',
    allowOverlapping: true,
    guests: [{ extraFields: { firstName: 'Nora', lastName: 'Quintana', phone: '+34 699 000 111' } }],
    extraFields: { waitingList: { minutes: 30 } },
  }
  await service.api.appointmentsV2.create({ body } as never)
  renderPages(service, '/appointments?open=waiting', { '/appointments': <CalendarPage /> })
  const entry = await screen.findByRole('listitem', { name: 'Nora Quintana' }, WAIT)
  expect(within(entry).getByRole('link', { name: '+34 699 000 111' }).getAttribute('href')).toBe('tel:+34699000111')
}, 120_000)
