import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HoursSchedule } from '#api/core/rules/hours.ts'
import { dateRange } from '#api/time/week.ts'
import { totalMinutes } from '#api/time/interval.ts'
import { availableIn, halfHourColumns, coverageOf, gapsOf, halfHoursOf, hoursOn, cellsInUse } from './coverage.ts'

const week = (hours: [string, string][], days = ['0', '1', '2', '3', '4', '5', '6'], zone = 'Europe/Madrid') =>
  ({
    timezone: zone,
    serviceIds: [],
    configuration: { workingHours: Object.fromEntries(days.map((day) => [day, hours])) },
  }) satisfies HoursSchedule

describe('half hours', () => {
  test.each([
    ['2026-03-28', 'Europe/Madrid', 48],
    ['2026-03-29', 'Europe/Madrid', 46],
    ['2026-10-25', 'Europe/Madrid', 50],
    ['2026-11-01', 'America/New_York', 50],
    ['2026-10-04', 'Australia/Lord_Howe', 47],
    ['2026-10-25', 'UTC', 48],
  ])('of %s in %s are %i', (date, zone, count) => {
    const cells = halfHoursOf(date, zone)
    expect(cells).toHaveLength(count)
    expect(new Set(cells.map(({ key }) => key)).size).toBe(count)
  })

  test('follow one another through a week without a break, and every one has a column', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('2026-03-23', '2026-10-19', '2026-10-26', '2026-11-16'),
        fc.constantFrom('Europe/Madrid', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'),
        (from, zone) => {
          const days = dateRange(from, 7).map((date) => halfHoursOf(date, zone))
          const cells = days.flat()
          cells.slice(1).forEach((cell, index) => expect(cell.start).toBe(cells[index]?.end))
          const keys = new Set(halfHourColumns(days).map(({ key }) => key))
          expect(cells.every(({ key }) => keys.has(key))).toBe(true)
        },
      ),
    )
  })
})

const clock = (half: number) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
const schedule = fc
  .record({ from: fc.integer({ min: 0, max: 40 }), length: fc.integer({ min: 1, max: 8 }), day: fc.nat(6) })
  .map(({ from, length, day }) => week([[clock(from), clock(Math.min(48, from + length))]], ['0', '2', String(day)]))
const dates = fc.constantFrom('2026-10-19', '2026-03-23', '2026-11-16').map((from) => dateRange(from, 7))
const busy = fc.array(fc.record({ day: fc.nat(6), minute: fc.nat(1400), length: fc.integer({ min: 1, max: 120 }) }), {
  maxLength: 6,
})

describe('coverage', () => {
  test('is the sum of what the calendars are available, and never more with bookings', () => {
    fc.assert(
      fc.property(dates, fc.array(fc.tuple(schedule, busy), { maxLength: 5 }), (days, calendars) => {
        const cells = days.flatMap((date) => halfHoursOf(date, 'Europe/Madrid'))
        const first = cells[0]?.start ?? 0
        const people = calendars.map(([hours, taken]) => ({
          schedules: [hours],
          busy: taken.map(({ day, minute, length }) => {
            const start = first + (day * 1440 + minute) * 60_000
            return { start, end: start + length * 60_000 }
          }),
        }))
        const rows = people.map((one) => availableIn(one, 's', cells))
        const open = people.map((one) => availableIn({ ...one, busy: [] }, 's', cells))
        const counts = coverageOf('one', rows)
        const free = coverageOf('one', open)
        counts.forEach((count, index) => {
          expect(count).toBe(rows.reduce((sum, row) => sum + Number(row[index]), 0))
          expect(count).toBeLessThanOrEqual(free[index] ?? 0)
        })
        coverageOf('all', rows).forEach((count, index) =>
          expect(count).toBe(rows.every((row) => row[index]) && rows.length > 0 ? 1 : 0),
        )
        // Hours that begin and end with half hours are exactly their half hours.
        people.forEach(({ schedules }, index) => {
          const total = days.reduce((sum, date) => sum + totalMinutes(hoursOn(schedules, date, 'Europe/Madrid')), 0)
          expect(total).toBe((open[index] ?? []).filter(Boolean).length * 30)
        })
        // Gaps and covered half hours together are the span.
        const gaps = gapsOf(cells, free, counts)
        const within = cellsInUse(cells, free)
        const covered = within.filter((cell) => (counts[cells.indexOf(cell)] ?? 0) > 0).length
        expect(covered * 30 + totalMinutes(gaps)).toBe(within.length * 30)
      }),
      { numRuns: 20 },
    )
  })

  test('needs a thing for each set', () => {
    const yes = [true]
    expect(coverageOf('one', [yes, yes, yes], [yes])).toEqual([1])
    expect(coverageOf('one', [yes, yes], [[false]])).toEqual([0])
    expect(coverageOf('all', [yes, yes], [yes])).toEqual([1])
    expect(coverageOf('all', [yes, [false]])).toEqual([0])
  })

  test('a half hour that is open in part does not count', () => {
    const cells = halfHoursOf('2026-11-16', 'Europe/Madrid')
    const open = availableIn({ schedules: [week([['09:15', '10:15']])], busy: [] }, 's', cells)
    expect(cells.filter((_, index) => open[index]).map(({ minute }) => minute)).toEqual([570])
  })
})

test('gaps are told in one piece each, a date without anybody as a whole', () => {
  const cells = dateRange('2026-11-16', 2).flatMap((date) => halfHoursOf(date, 'Europe/Madrid'))
  const hours = [
    ['09:00', '12:00'],
    ['14:00', '16:00'],
  ] as [string, string][]
  const counts = coverageOf('one', [availableIn({ schedules: [week(hours, ['0'])], busy: [] }, 's', cells)])
  expect(gapsOf(cells, counts, counts)).toEqual([
    { date: '2026-11-16', start: Date.parse('2026-11-16T11:00Z'), end: Date.parse('2026-11-16T13:00Z'), whole: false },
    { date: '2026-11-17', start: Date.parse('2026-11-17T08:00Z'), end: Date.parse('2026-11-17T15:00Z'), whole: true },
  ])
  expect(gapsOf(cells, [], [])).toEqual([])
})
