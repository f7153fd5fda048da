import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dateRange } from '#api/time/week.ts'
import { weeksOf } from '../../month/month-grid.ts'
import { columnsOf, placeWeek, sharesOf } from './month-place.ts'

const anyEvents = (first: string, days: number) =>
  fc
    .array(
      fc.record({ at: fc.integer({ min: -9, max: days + 2 }), length: fc.constantFrom(0, 0, 0, 1, 2, 6, 9, 40) }),
      {
        maxLength: 30,
      },
    )
    .map((drawn) =>
      drawn.map(({ at, length }, id) => ({ id: `${id}`, from: addDays(first, at), to: addDays(first, at + length) })),
    )

const anyMonth = fc
  .tuple(fc.integer({ min: 1990, max: 2090 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 6 }))
  .map(([year, month, first]) => weeksOf(`${year}-${String(month).padStart(2, '0')}`, first))

test('every event of every week of every month is shown once or counted as more, never over another, never too low', () => {
  fc.assert(
    fc.property(
      anyMonth.chain((weeks) => fc.tuple(fc.constant(weeks), anyEvents(weeks[0]?.[0] ?? '', weeks.length * 7))),
      fc.integer({ min: 1, max: 6 }),
      ([weeks, events], rows) => {
        for (const week of weeks) {
          const { shown, more, counts } = placeWeek(week, events, rows)
          week.forEach((date, day) => {
            const here = shown.filter((segment) => columnsOf(segment).includes(day))
            const touching = events.filter(({ from, to }) => from <= date && date <= to)
            expect(counts[day]).toBe(touching.length)
            expect(here.length + (more[day] ?? 0)).toBe(touching.length)
            expect(new Set(here.map(({ row }) => row)).size).toBe(here.length)
            // The last row belongs to the words "more" where there are any.
            expect(here.every(({ row }) => row < (more[day] ? rows - 1 : rows))).toBe(true)
          })
          for (const { event, column, span, beginsBefore, endsAfter } of shown) {
            const days = week.slice(column, column + span)
            expect(days[0]).toBe(beginsBefore ? week[0] : event.from)
            expect(days.at(-1)).toBe(endsAfter ? week.at(-1) : event.to)
          }
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('bars lie above what lasts one day, which keeps its order', () => {
  const week = dateRange('2026-03-02', 7)
  const one = (id: string, from: string, to = from) => ({ id, from, to })
  const { shown } = placeWeek(
    week,
    [one('a', '2026-03-03'), one('b', '2026-03-03'), one('away', '2026-02-27', '2026-03-04')],
    4,
  )
  expect(
    shown.map(({ event, column, span, row, beginsBefore }) => [event.id, column, span, row, beginsBefore]),
  ).toEqual([
    ['away', 0, 3, 0, true],
    ['a', 1, 1, 1, false],
    ['b', 1, 1, 2, false],
  ])
})

test('measures days that are half as wide in widths of the first of them', () => {
  const slim = [false, false, false, false, false, true, true]
  expect(sharesOf(slim, 0, 3)).toBe(3)
  expect(sharesOf(slim, 4, 3)).toBe(2)
  expect(sharesOf(slim, 5, 2)).toBe(2)
})
