import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockOf, minutesOf } from './clock.ts'
import { addDays, dateRange, datesThrough, daysBetween, isDate, startOfWeek, weekday } from './week.ts'

describe('clock times', () => {
  it.each<[string, number | undefined]>([
    ['00:00', 0],
    ['09:05', 545],
    ['24:00', 1440],
    ['24:01', undefined],
    ['09:60', undefined],
    ['9:00', undefined],
    ['09:00:00', undefined],
  ])('%s is %s minutes', (clock, minutes) => {
    expect(minutesOf(clock)).toBe(minutes)
  })

  it.each(['00:00', '09:05', '24:00'])('%s comes back', (clock) => {
    expect(clockOf(minutesOf(clock) ?? NaN)).toBe(clock)
  })
})

describe('dates', () => {
  it.each<[string, boolean]>([
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-2-1', false],
    ['2026-00-10', false],
    ['2026-01-32', false],
  ])('%s is a date: %s', (text, real) => {
    expect(isDate(text)).toBe(real)
  })

  it('agree with Temporal', () => {
    const days = fc.integer({ min: -40_000, max: 40_000 })
    fc.assert(
      fc.property(days, days, fc.nat(6), (start, step, first) => {
        const plain = Temporal.PlainDate.from('2026-01-01').add({ days: start })
        const date = plain.toString()
        expect(addDays(date, step)).toBe(plain.add({ days: step }).toString())
        expect(daysBetween(date, addDays(date, step))).toBe(step)
        expect(weekday(date)).toBe(plain.dayOfWeek - 1)
        const begin = startOfWeek(date, first)
        expect(weekday(begin)).toBe(first)
        expect(daysBetween(begin, date)).toBeGreaterThanOrEqual(0)
        expect(daysBetween(begin, date)).toBeLessThan(7)
      }),
    )
  })

  it('come in ranges', () => {
    expect(dateRange('2026-02-27', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
    expect(datesThrough('2026-02-28', '2026-03-01')).toEqual(['2026-02-28', '2026-03-01'])
    expect(datesThrough('2026-03-01', '2026-02-28')).toEqual([])
  })
})
