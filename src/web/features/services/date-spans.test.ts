import { expect, test } from 'vitest'
import { dayCoverage, joinedSpans, spanOfDays, withJoined } from './date-spans.ts'

const ZONE = 'Europe/Madrid'
const days = (from: string, to: string) => spanOfDays({ from, to }, ZONE)

test('chosen days begin and end at midnight of the zone, also over a change of its clocks', () => {
  expect(days('2026-03-28', '2026-03-29')).toEqual({
    startDate: '2026-03-27T23:00:00.000Z',
    endDate: '2026-03-29T22:00:00.000Z',
  })
})

test('a day that is bookable in part is told from a whole one', () => {
  const spans = [{ startDate: '2026-05-04T10:00:00.000Z', endDate: '2026-05-06T22:00:00.000Z' }]
  const coverage = ['2026-05-03', '2026-05-04', '2026-05-05', '2026-05-06', '2026-05-07'].map((date) =>
    dayCoverage(spans, date, ZONE),
  )
  expect(coverage).toEqual(['none', 'part', 'whole', 'whole', 'none'])
})

test('ranges that overlap or touch are told as one and can become one', () => {
  const half = { startDate: '2026-07-01T08:00:00.000Z', endDate: null }
  const spans = [
    days('2026-05-10', '2026-05-20'),
    half,
    days('2026-05-01', '2026-05-09'),
    days('2026-06-01', '2026-06-02'),
  ]
  expect(joinedSpans(spans).map(({ places }) => places)).toEqual([[2, 0]])
  expect(withJoined(spans)).toEqual([days('2026-05-01', '2026-05-20'), half, days('2026-06-01', '2026-06-02')])
})
