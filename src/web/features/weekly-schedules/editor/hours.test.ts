import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockOf } from '#api/time/clock.ts'
import { joinedDays, rowsAfter, storedDays, weekOfRows } from './hours.ts'
import { cutAtMidnights, minutesPerWeek, opened, weekOf } from './paint.ts'

const EMPTY = { ranges: [] }
const monday = (...ranges: [string, string][]) => [
  { ranges: ranges.map(([from, to]) => ({ from, to })) },
  ...Array.from({ length: 6 }, () => EMPTY),
]
const plain = (rows: ReturnType<typeof storedDays>) => rows.map((day) => day.map(({ from, to }) => [from, to]))

const week = fc
  .array(fc.tuple(fc.integer({ min: 0, max: minutesPerWeek }), fc.integer({ min: 1, max: 1300 })), { maxLength: 12 })
  .map((spans) =>
    opened(
      [],
      spans.map(([from, length]) => ({ from, to: from + length })),
    ),
  )

test('what is stored comes back as it was, nights and all', () => {
  fc.assert(
    fc.property(week, (hours) => {
      const stored = cutAtMidnights(hours).map((day) =>
        day.map(({ from, to }) => ({ from: clockOf(from), to: clockOf(to) })),
      )
      const rows = joinedDays(stored)
      expect(storedDays(rows).map((day) => day.map(({ from, to }) => ({ from, to })))).toEqual(stored)
      expect(weekOfRows(rows)).toEqual(hours)
    }),
  )
})

test('painted rows stand for the painted week, whatever was typed before', () => {
  fc.assert(
    fc.property(week, week, (before, after) => {
      const rows = rowsAfter(rowsAfter([], before), after)
      expect(weekOfRows(rows)).toEqual(after)
      expect(weekOf(cutAtMidnights(after))).toEqual(weekOfRows(rows))
    }),
  )
})

test('a night is typed as one row and stored as two', () => {
  const rows = monday(['22:00', '06:00'])
  expect(plain(storedDays(rows)).slice(0, 2)).toEqual([[['22:00', '24:00']], [['00:00', '06:00']]])
  expect(joinedDays(storedDays(rows))[0]).toMatchObject({ ranges: [{ from: '22:00', to: '06:00' }] })
})

test('a night of Sunday ends on Monday', () => {
  const rows = [...Array.from({ length: 6 }, () => EMPTY), { ranges: [{ from: '22:00', to: '06:00' }] }]
  expect(plain(storedDays(rows))[0]).toEqual([['00:00', '06:00']])
})

test('midnight typed as an end is the end of the day', () => {
  expect(plain(storedDays(monday(['18:00', '00:00']))).slice(0, 2)).toEqual([[['18:00', '24:00']], []])
})

test('an untouched day keeps its rows as they were typed, and a touched one what is not finished', () => {
  const rows = [
    ...monday(['09:00', '12:00'], ['12:00', '13:00'], ['15:00', '']).slice(0, 1),
    ...monday(['08:00', '']),
  ].slice(0, 7)
  const painted = rowsAfter(rows, opened(weekOfRows(rows), [{ from: 1440 + 600, to: 1440 + 660 }]))
  expect(painted[0]).toBe(rows[0])
  expect(painted[1]?.ranges).toEqual([
    { from: '10:00', to: '11:00' },
    { from: '08:00', to: '' },
  ])
})

test('painting on a day makes one of rows that overlap, also over midnight', () => {
  const rows = [...monday(['22:00', '06:00']).slice(0, 1), ...monday(['05:00', '08:00'])].slice(0, 7)
  const painted = rowsAfter(rows, opened(weekOfRows(rows), [{ from: 600, to: 660 }]))
  expect(painted[0]?.ranges.at(-1)).toEqual({ from: '22:00', to: '08:00' })
  expect(painted[1]?.ranges).toEqual([])
})
