// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import WeeklySchedulePage from '../edit-page.tsx'

afterEach(cleanup)

test.each([
  ['Europe/Berlin', '2026-10-25', [['01:00', '04:00']], '2:00\u00A0AM – 3:00\u00A0AM, the first time'],
  ['Europe/Berlin', '2027-03-28', [['01:00', '04:00']], '1:00\u00A0AM – 2:00\u00A0AM'],
])('a piece before the clocks of %s change on %s ends on the clock as it was', async (timezone, week, hours, said) => {
  const service = await openService()
  const [first] = service.demo.weeklySchedules
  if (!first) throw new Error('the demo has schedules')
  const { id, calendarId } = first
  await service.api.adminCalendars.update({ params: { id: calendarId }, body: { timezone } })
  const configuration = { workingHours: { '6': hours } }
  await service.api.weeklySchedules.update({ params: { id }, body: { timezone, configuration } } as never)
  renderPages(service, `/weekly-schedules/${id}?calendarId=${calendarId}&week=${week}`, {
    '/weekly-schedules/:id': <WeeklySchedulePage />,
  })
  const part = within(await screen.findByRole('region', { name: 'Bookable times' }))
  await part.findByRole('list', { name: 'Legend' })
  expect(await part.findByRole('button', { name: new RegExp(`^Sunday, .*, ${said}\\. `) })).toBeTruthy()
})
