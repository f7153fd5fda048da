import { expect, test } from 'vitest'
import { appointment } from '../../commands/appointments/testing/clinic.ts'
import { elsewhereOf } from './elsewhere.ts'

const second = appointment({ startDate: '2026-03-09T10:00:00.000Z', endDate: '2026-03-09T10:30:00.000Z' })

test('takes no copy of an appointment in a connected calendar for something else', () => {
  const connection = { id: 'external_provider_1' as const, label: 'Staff calendar', connected: true }
  const copy = { ...second, id: 'copy' }
  const other = { ...second, id: 'other', title: 'Dentist', endDate: '2026-03-09T11:00:00.000Z' }
  const cancelled = { ...other, status: 'cancelled' as const }
  const events = [copy, other, cancelled].map((event) => ({ event, connection }))
  expect(elsewhereOf(events, [second])).toMatchObject([{ end: Date.parse(other.endDate), source: 'Staff calendar' }])
})
