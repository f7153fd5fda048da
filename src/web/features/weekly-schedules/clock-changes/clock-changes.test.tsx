// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { contract } from '#api/contract/table.ts'
import { changesAhead } from '#api/core/rules/clock-changes.ts'
import { formatInstant } from '#api/time/instant.ts'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import ClockChangesPage from './clock-changes-page.tsx'

afterEach(cleanup)

const MINUTE = 60_000
const NIGHT: [string, string][] = [['00:00', '04:00']]

/** The clinic works in the nights of both changes, and an appointment of half an hour lies on each. */
const openAtNight = async () => {
  const service = await openService()
  const [schedule] = service.demo.weeklySchedules
  if (!schedule) throw new Error('the demo has schedules')
  const changes = changesAhead(schedule.timezone, Date.now(), 2)
  const { id, calendarId, configuration } = schedule
  await service.api.call(contract.weeklySchedules.update, {
    params: { id },
    body: { configuration: { ...configuration, workingHours: { ...configuration.workingHours, '6': NIGHT } } },
  })
  const made = await Promise.all(
    changes.map(({ at, kind }) =>
      service.api.call(contract.appointmentsV2.create, {
        body: {
          title: `Night of ${kind}`,
          calendarIds: [calendarId],
          startDate: formatInstant(at - 15 * MINUTE),
          endDate: formatInstant(at + (kind === 'missing' ? 15 : -5) * MINUTE),
        },
      }),
    ),
  )
  renderPages(service, `/weekly-schedules/clock-changes?calendarId=${calendarId}`, {
    '/weekly-schedules/clock-changes': <ClockChangesPage />,
  })
  return { ...service, schedule, made }
}

test('hours and appointments of the missing and the doubled hour are listed with what becomes of them', async () => {
  const { schedule, made } = await openAtNight()
  const forward = within(await screen.findByRole('article', { name: /forward by 1 hr/ }))
  expect(forward.getByRole('link', { name: schedule.name }).getAttribute('href')).toContain('week=')
  expect(forward.getByText(/doesn’t exist that day: no start times then, and the day is 1 hr shorter\./)).toBeTruthy()
  const first = await forward.findByRole('link', { name: 'Night of missing' })
  expect(made.some(({ id }) => first.getAttribute('href') === `/appointments/${id}`)).toBe(true)
  expect(forward.getByText(/on the clock, but only 30 min long: 1 hr doesn’t exist that day\./)).toBeTruthy()
  expect(within(forward.getByRole('list', { name: /week around/ })).getByText('23-hour day')).toBeTruthy()

  const back = within(screen.getByRole('article', { name: /back by 1 hr/ }))
  expect(back.getByText(/happens twice: start times are offered both times/)).toBeTruthy()
  expect(await back.findByRole('link', { name: 'Night of doubled' })).toBeTruthy()
  expect(back.getByText(/the first time the clocks show this \(UTC\+02:00\)\./)).toBeTruthy()
})

test('a calendar that nothing happens to says so, and one whose clocks never change too', async () => {
  const service = await openService()
  await service.api.call(contract.adminCalendars.create, {
    body: { name: 'Pune desk', timezone: 'Asia/Kolkata', type: 'agent' },
  })
  renderPages(service, '/weekly-schedules/clock-changes', { '/weekly-schedules/clock-changes': <ClockChangesPage /> })
  const steady = within(await screen.findByRole('region', { name: 'No clock changes' }))
  expect(steady.getByText('Pune desk: no clock changes in Kolkata')).toBeTruthy()
  expect((await screen.findAllByText(/^Nothing affected\.$/)).length).toBeGreaterThan(0)
})
