import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dateOfDayNumber, weekday } from '#api/time/week.ts'
import { addMonths, dateAfterKey, lastOf, monthOf, rangeBetween, sameDay, weeksOf } from './month-grid.ts'

const anyDate = fc.integer({ min: 0, max: 40_000 }).map(dateOfDayNumber)

test('the weeks of a month hold each of its days once, begin on the asked weekday and leave no whole week over', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 0, max: 6 }), (date, first) => {
      const month = monthOf(date)
      const weeks = weeksOf(month, first)
      const days = weeks.flat()
      expect(weeks.every((week) => week.length === 7 && weekday(week[0] ?? '') === first)).toBe(true)
      expect(days.every((day, index) => index === 0 || day === addDays(days[index - 1] ?? '', 1))).toBe(true)
      expect(weeks.every((week) => week.some((day) => monthOf(day) === month))).toBe(true)
      const own = days.filter((day) => monthOf(day) === month)
      expect([own[0], own.at(-1)]).toEqual([`${month}-01`, lastOf(month)])
    }),
  )
})

test('months are added across years, and a day that a month lacks becomes its last', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(addMonths('2026-03', -27)).toBe('2023-12')
  expect(lastOf('2028-02')).toBe('2028-02-29')
  expect(sameDay('2026-01-31', 1)).toBe('2026-02-28')
  expect(sameDay('2026-03-31', -1)).toBe('2026-02-28')
})

test('keys walk days, weeks and months; in a right-to-left language the side arrows change places', () => {
  expect(dateAfterKey('2026-11-21', 'ArrowRight', 0)).toBe('2026-11-22')
  expect(dateAfterKey('2026-11-21', 'ArrowRight', 0, true)).toBe('2026-11-20')
  expect(dateAfterKey('2026-11-21', 'ArrowUp', 0)).toBe('2026-11-14')
  expect(dateAfterKey('2026-11-21', 'Home', 0)).toBe('2026-11-16')
  expect(dateAfterKey('2026-11-21', 'End', 6)).toBe('2026-11-21')
  expect(dateAfterKey('2026-11-30', 'PageDown', 0)).toBe('2026-12-30')
  expect(dateAfterKey('2026-11-21', 'x', 0)).toBeUndefined()
  expect(rangeBetween('2026-11-21', '2026-11-03')).toEqual({ from: '2026-11-03', to: '2026-11-21' })
})
