import { expect, test } from 'vitest'
import { reschedulingAddress } from './rescheduling.ts'

const NOW = Date.parse('2026-03-02T08:00:00Z')
const visit = { id: 'visit', startDate: '2026-03-05T10:00:00Z', calendarIds: ['ana', 'booth'] }
const asked = (from: { pathname: string; search: string }) =>
  Object.fromEntries(new URL(reschedulingAddress(visit, from, NOW), 'http://desk').searchParams)

test('from elsewhere a new time is looked for on the day and with the person of the appointment', () => {
  const from = { pathname: '/appointments/list', search: '?search=ana&open=visit' }
  expect(asked(from)).toEqual({ date: '2026-03-05', calendar: 'ana', reschedule: 'visit' })
})

test('the calendar stays as it is looked at', () => {
  const from = { pathname: '/appointments', search: '?date=2026-03-09&calendar=bo&view=week&open=visit' }
  expect(asked(from)).toEqual({ date: '2026-03-09', calendar: 'bo', view: 'week', reschedule: 'visit' })
})
