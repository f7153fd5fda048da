import { expect, test } from 'vitest'
import type { Appointment } from '../../../api/contract/appointments.ts'
import { sortToday } from './today.ts'

const NOW = Date.parse('2026-03-02T10:00:00Z')
const END = Date.parse('2026-03-03T00:00:00Z')

const at = (id: string, clock: string, more: Partial<Appointment> = {}): Appointment => {
  const start = Date.parse(`2026-03-02T${clock}:00Z`)
  const shown: Partial<Appointment> = {
    id,
    startDate: new Date(start).toISOString(),
    endDate: new Date(start + 1_800_000).toISOString(),
    status: 'confirmed',
    subStatus: null,
    blocked: false,
    model: 'fixed',
    voting: null,
    ...more,
  }
  // Only these fields decide what today shows.
  return shown as Appointment
}

test('today is sorted into who is late, here, coming and not confirmed', () => {
  const today = sortToday(
    [
      at('late', '09:40'),
      at('just begun', '09:57'),
      at('waiting', '09:30', { subStatus: 'arrived' }),
      at('done', '09:00', { status: 'completed', subStatus: 'attended' }),
      at('off', '11:00', { status: 'cancelled' }),
      at('lunch', '13:00', { blocked: true }),
      at('maybe', '15:00', { status: 'pending' }),
      at('poll', '16:00', { status: 'pending', model: 'poll' }),
    ],
    NOW,
    END,
  )
  const ids = (list: readonly Appointment[]) => list.map(({ id }) => id)
  expect(ids(today.late)).toEqual(['late'])
  expect(ids(today.here)).toEqual(['waiting'])
  expect(ids(today.coming)).toEqual(['just begun', 'maybe'])
  expect(ids(today.unconfirmed)).toEqual(['maybe'])
})
