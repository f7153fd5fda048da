import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { occurrenceAt, type Recurrence, recurringDates } from './recurrence.ts'
import { isLastOfMonth, nthOfMonth } from './week.ts'
import { addDays, daysBetween, startOfWeek, weekday } from './week.ts'
import { dateOf, minuteOfDay } from './zoned.ts'

const monthsBetween = (a: string, b: string): number =>
  (Number(b.slice(0, 4)) - Number(a.slice(0, 4))) * 12 + Number(b.slice(5, 7)) - Number(a.slice(5, 7))

/** Whether a rule means a date, asked of that date alone. */
const means = (rule: Recurrence, date: string): boolean => {
  const { from, every, unit, weekdays = [], by = 'date' } = rule
  if (unit === 'day') return daysBetween(from, date) % every === 0
  if (unit === 'week') {
    const weeks = daysBetween(startOfWeek(from, 0), startOfWeek(date, 0)) / 7
    const days = weekdays.length > 0 ? weekdays : [weekday(from)]
    return weeks % every === 0 && days.includes(weekday(date))
  }
  if (monthsBetween(from, date) % every !== 0) return false
  if (by === 'date') {
    const isMonthEnd = addDays(date, 1).slice(0, 7) !== date.slice(0, 7)
    return date.slice(8) === from.slice(8) || (isMonthEnd && date.slice(8) < from.slice(8))
  }
  if (weekday(date) !== weekday(from)) return false
  return by === 'nth' && nthOfMonth(from) < 5 ? nthOfMonth(date) === nthOfMonth(from) : isLastOfMonth(date)
}

/** The dates of a rule, found by walking day by day. */
const walked = (rule: Recurrence, most: number): string[] => {
  const found: string[] = []
  const times = Math.min(most, rule.count ?? most)
  for (let day = 0; day < 3700 && found.length < times; day += 1) {
    const date = addDays(rule.from, day)
    if (rule.until && date > rule.until) break
    if (means(rule, date)) found.push(date)
  }
  return found
}

const dates = fc.integer({ min: 0, max: 9000 }).map((days) => addDays('2016-01-01', days))
const rules = fc
  .record({
    from: dates,
    every: fc.integer({ min: 1, max: 7 }),
    unit: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
    by: fc.constantFrom('date' as const, 'nth' as const, 'last' as const),
    length: fc.option(fc.integer({ min: 0, max: 1500 })),
    count: fc.option(fc.integer({ min: 0, max: 20 })),
  })
  .map(({ length, ...rule }) => ({ ...rule, until: length === null ? null : addDays(rule.from, length) }))

describe('the dates of a rule', () => {
  it('are those that a walk day by day finds', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        expect(recurringDates(rule, 15)).toEqual(walked(rule, 15))
      }),
    )
  })

  it.each([
    ['2026-01-31', 'date', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
    ['2026-01-13', 'nth', ['2026-01-13', '2026-02-10', '2026-03-10', '2026-04-14']],
    ['2026-01-29', 'nth', ['2026-01-29', '2026-02-26', '2026-03-26', '2026-04-30']],
    ['2026-01-27', 'last', ['2026-01-27', '2026-02-24', '2026-03-31', '2026-04-28']],
  ] as const)('of every month from %s by %s', (from, by, expected) => {
    expect(recurringDates({ from, every: 1, unit: 'month', by, count: 4 }, 100)).toEqual(expected)
  })

  it('count every other week from the week of the first date, whose earlier days are over', () => {
    const rule = { from: '2026-03-04', every: 2, unit: 'week', weekdays: [0, 3], count: 4 } as const
    expect(recurringDates(rule, 100)).toEqual(['2026-03-05', '2026-03-16', '2026-03-19', '2026-03-30'])
  })
})

describe.each(['Europe/Madrid', 'America/New_York', 'Australia/Lord_Howe'])('times in %s', (zone) => {
  it('keep what the clock shows across every change, unless the clock leaves it out', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 1439 }), (from, minutes) => {
        for (const date of recurringDates({ from, every: 1, unit: 'day', count: 40 }, 40)) {
          const { start, odd } = occurrenceAt(date, minutes, zone)
          const wall = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(zone)
          const asked = Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes })
          expect(start).toBe(asked.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds)
          const shown = wall.toPlainDateTime().equals(asked)
          expect(shown).toBe(odd !== 'missing')
          expect(dateOf(start, zone) === date && minuteOfDay(start, zone) === minutes).toBe(shown)
        }
      }),
      { numRuns: 20 },
    )
  })
})

it('says what is odd about a time when the clocks change', () => {
  const hour = 3_600_000
  const spring = occurrenceAt('2026-03-29', 150, 'Europe/Madrid')
  expect(spring).toEqual({ start: Date.parse('2026-03-29T03:30+02:00'), odd: 'missing' })
  const autumn = occurrenceAt('2026-10-25', 150, 'Europe/Madrid')
  expect(autumn).toEqual({ start: Date.parse('2026-10-25T02:30+01:00') - hour, odd: 'doubled' })
  expect(occurrenceAt('2026-10-04', 135, 'Australia/Lord_Howe').odd).toBe('missing')
})
