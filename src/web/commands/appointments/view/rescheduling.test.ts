import { expect, test } from 'vitest'
import { reschedulingAddress } from './rescheduling.ts'

const NOW = Date.parse('2026-03-02T08:00:00Z')
const visit = { id: 'visit', startDate: '2026-03-05T10:00:00Z', calendarIds: ['ana', 'booth'] }
const asked = (from: { pathname: string; search: string }, zone = 'Europe/Madrid') =>
  Object.fromEntries(new URL(reschedulingAddress(visit, from, NOW, zone), 'http://desk').searchParams)

test('from elsewhere a new time is looked for on the day and with the person of the appointment', () => {
  const from = { pathname: '/appointments/list', search: '?search=ana&open=visit' }
  expect(asked(from)).toEqual({ date: '2026-03-05', calendar: 'ana', reschedule: 'visit' })
})

test('the day is that of the calendar, whatever it is on this device', () => {
  const from = { pathname: '/appointments/list', search: '' }
  expect(asked(from, 'Pacific/Kiritimati').date).toBe('2026-03-06')
  expect(asked(from, 'Pacific/Pago_Pago').date).toBe('2026-03-04')
})

test('the calendar stays as it is looked at', () => {
  const from = { pathname: '/appointments', search: '?date=2026-03-09&calendar=bo&view=week&open=visit' }
  expect(asked(from)).toEqual({ date: '2026-03-09', calendar: 'bo', view: 'week', reschedule: 'visit' })
})
