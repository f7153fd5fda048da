// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import WeeklySchedulePage from '../edit-page.tsx'

// Loaded before a test waits for it: what the page loads by itself comes at once.
import '../preview/typed-preview-panel.tsx'

afterEach(cleanup)

test('who uses the hours is told by name and follows the ticks, with the other schedules beside', async () => {
  const service = await openService()
  const schedule = service.demo.weeklySchedules.find(({ serviceIds }) => serviceIds.length === 0)
  if (!schedule) throw new Error('the demo has a schedule for all services')
  const { calendarId } = schedule
  const offered = (await service.api.services.list({ query: { calendarId } })).items
  const [first, second] = offered
  if (!first || !second) throw new Error('the calendar has services')
  const other = await service.api.weeklySchedules.create({
    body: { name: 'Saturdays', calendarId, serviceIds: [second.id], configuration: { workingHours: { '5': [] } } },
  })
  const address = `/weekly-schedules/${schedule.id}?calendarId=${calendarId}`
  renderPages(service, address, { '/weekly-schedules/:id': <WeeklySchedulePage /> })
  const user = userEvent.setup()
  const rule = await screen.findByText(/^Used by every service without its own schedule on this calendar/)
  expect(rule.textContent).toContain(first.name)
  expect(rule.textContent).not.toContain(second.name)
  // The other schedule has no hours at all.
  expect(screen.getByText(new RegExp(`^No hours .*${second.name}`))).toBeTruthy()
  const link = screen.getByRole('link', { name: other.name })
  expect(link.closest('li')?.textContent).toContain(`Used by ${second.name}`)

  await user.click(screen.getByRole('checkbox', { name: first.name }))
  expect(await screen.findByText(`Used only by ${first.name}.`)).toBeTruthy()
})
