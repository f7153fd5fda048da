import { expect, test } from 'vitest'
import { weekLoad, type Booked } from './week-hours.ts'

const schedule = {
  timezone: 'Europe/Madrid',
  serviceIds: [],
  configuration: {
    workingHours: { '0': [['09:00', '13:00']] as const, '6': [['00:00', '24:00']] as const },
  },
}
const booked = (startDate: string, endDate: string, status = 'confirmed'): Booked => ({ startDate, endDate, status })
const monday = '2026-11-16'

test('open hours and booked time of a day in the zone; two at once count once, cancelled ones not at all', () => {
  const appointments = [
    booked('2026-11-16T08:00:00Z', '2026-11-16T09:00:00Z'),
    booked('2026-11-16T08:30:00Z', '2026-11-16T09:30:00Z'),
    booked('2026-11-16T10:00:00Z', '2026-11-16T11:00:00Z', 'cancelled'),
  ]
  expect(weekLoad([schedule], appointments, [monday], 'Europe/Madrid')).toEqual([
    { date: monday, open: 240, booked: 90 },
  ])
})

test('what goes past midnight belongs to both days', () => {
  const over = [booked('2026-11-16T22:30:00Z', '2026-11-16T23:30:00Z')]
  expect(weekLoad([], over, [monday, '2026-11-17'], 'Europe/Madrid').map((day) => day.booked)).toEqual([30, 30])
})

test('the day on which the clocks go back is an hour longer', () => {
  expect(weekLoad([schedule], [], ['2026-10-25'], 'Europe/Madrid')[0]?.open).toBe(25 * 60)
})
