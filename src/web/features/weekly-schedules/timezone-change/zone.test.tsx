// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import WeeklySchedulePage from '../edit-page.tsx'
import { minutesAhead, shiftHours } from './shift-hours.ts'
import { readSchedule, writeSchedule } from '../schedule-form-values.ts'

// Loaded before a test waits for it: what the page loads by itself comes at once.
import './zone-question.tsx'

afterEach(cleanup)

const open = async () => {
  const service = await openService()
  const [schedule] = service.demo.weeklySchedules
  if (!schedule) throw new Error('the demo has schedules')
  const address = `/weekly-schedules/${schedule.id}?calendarId=${schedule.calendarId}`
  renderPages(service, address, { '/weekly-schedules/:id': <WeeklySchedulePage /> })
  const user = userEvent.setup()
  const zone = await screen.findByRole('combobox', { name: 'Time zone' })
  await user.clear(zone)
  // A list of hundreds is drawn anew with every key.
  await user.paste('Asia/Tokyo')
  await screen.findByRole('group', { name: 'What should the new time zone keep?' })
  const sent = () => service.calls.filter(({ method }) => method === 'PUT')
  return { schedule, sent, user, zone }
}

test('another zone cannot be saved before it is said what it keeps; the moments move every clock time', async () => {
  const { schedule, sent, user } = await open()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Choose what the new time zone keeps: clock times or real times.')).toBeTruthy()
  expect(sent()).toEqual([])
  expect(screen.getByRole('columnheader', { name: /Real times kept/ })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /Keep the real times \(clock shifts\)/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  const values = readSchedule('')(schedule)
  const ahead = minutesAhead('Asia/Tokyo', schedule.timezone, Date.now())
  const moved = shiftHours(values, ahead)
  expect(sent()[0]?.body).toEqual({
    timezone: 'Asia/Tokyo',
    configuration: writeSchedule({
      ...values,
      ...moved,
      week: [...moved.week].map(({ ranges }) => ({ ranges: [...ranges] })),
      overrides: [...moved.overrides],
      office: [...moved.office],
    }).configuration,
  })
})

test('with the clock times kept only the zone is sent, also after a change of mind', async () => {
  const { sent, user } = await open()
  await user.click(screen.getByRole('radio', { name: /Keep the real times \(clock shifts\)/ }))
  await user.click(screen.getByRole('radio', { name: /Keep the clock times/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  // The same clock times are other moments, which leaves appointments outside the hours.
  // Asked for by their text: a look at every role of so large a page takes longer than reading the appointments.
  await user.click(await screen.findByText('Keep all', {}, { timeout: 20_000 }))
  await user.click(screen.getByText(/^Save.*keep all$/))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toEqual({ timezone: 'Asia/Tokyo' })
}, 60_000)

test('the old zone written again brings the old hours back', async () => {
  const { schedule, user, zone } = await open()
  const opens = (await screen.findByLabelText<HTMLInputElement>('Monday, opens (1)')).value
  await user.click(screen.getByRole('radio', { name: /Keep the real times \(clock shifts\)/ }))
  expect(screen.getByLabelText<HTMLInputElement>('Monday, opens (1)').value).not.toBe(opens)
  await user.clear(zone)
  await user.paste(schedule.timezone)
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Monday, opens (1)').value).toBe(opens))
  expect(screen.queryByRole('group', { name: 'What should the new time zone keep?' })).toBeNull()
})
