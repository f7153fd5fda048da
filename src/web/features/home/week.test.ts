import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyAppointments, appointment, at } from './testing/clinic.ts'
import { loadOf, weekDatesFrom } from './week.ts'

test('a week begins on the weekday of the language', () => {
  expect(weekDatesFrom('2026-03-04', 1)[0]).toBe('2026-03-02')
  expect(weekDatesFrom('2026-03-04', 7)[0]).toBe('2026-03-01')
  expect(weekDatesFrom('2026-03-01', 1)).toHaveLength(7)
})

test('each appointment is counted on one date at most, by its calendar’s clocks', () => {
  const dates = weekDatesFrom('2026-03-02', 1)
  fc.assert(
    fc.property(anyAppointments(at('12:00')), (appointments) => {
      const days = loadOf(appointments, dates, () => 'America/New_York')
      const ids = days.flatMap(({ kept, noShows, cancelled }) =>
        [...kept, ...noShows, ...cancelled].map(({ id }) => id),
      )
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
  const night = appointment('night', '03:00')
  expect(loadOf([night], ['2026-03-01'], () => 'America/New_York')[0]?.kept).toEqual([night])
})
