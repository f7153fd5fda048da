import { expect, test } from 'vitest'
import type { Stretch } from '#api/core/rules/explain.ts'
import { dayInterval } from '#api/time/zoned.ts'
import { layDay, shownFace } from './lay-day.ts'

const hour = 3_600_000
const offered = (start: number, end: number, starts: number[] = []): Stretch => ({
  start,
  end,
  verdict: 'offered',
  starts,
})

test('an ordinary day lies on the clock face as it is', () => {
  const { start, end } = dayInterval('2026-06-10', 'Europe/Madrid')
  const closed: Stretch = { start, end: start + 9 * hour, verdict: { reason: 'closed' }, starts: [] }
  const pieces = layDay('2026-06-10', 'Europe/Madrid', [closed, offered(start + 9 * hour, end, [start + 9 * hour])])
  expect(pieces).toMatchObject([
    { from: 0, to: 540, side: 'whole', verdict: { reason: 'closed' } },
    { from: 540, to: 1440, side: 'whole', verdict: 'offered', starts: [start + 9 * hour] },
  ])
  expect(shownFace([pieces])).toEqual({ from: 540, to: 1440 })
})

test.each([
  ['Europe/Madrid', '2026-03-29', 120, 180],
  ['Australia/Lord_Howe', '2026-10-04', 120, 150],
  ['America/Santiago', '2026-09-06', 0, 60],
  ['Asia/Beirut', '2026-03-29', 0, 60],
])('what the clocks of %s leave out on %s is a piece of its own', (zone, date, from, to) => {
  const { start, end } = dayInterval(date, zone)
  const pieces = layDay(date, zone, [offered(start, end)])
  expect(pieces.filter(({ verdict }) => verdict === 'missing')).toMatchObject([{ from, to }])
  let reached = 0
  for (const piece of pieces) {
    expect(piece.from).toBe(reached)
    reached = piece.to
  }
  expect(reached).toBe(1440)
})

test.each([
  ['Europe/Madrid', '2026-10-25', 120, 180],
  ['Australia/Lord_Howe', '2026-04-05', 90, 120],
  ['America/Santiago', '2026-04-04', 1380, 1440],
  ['Asia/Beirut', '2026-10-24', 1380, 1440],
])('what the clocks of %s go through twice on %s stands side by side', (zone, date, from, to) => {
  const { start, end } = dayInterval(date, zone)
  const pieces = layDay(date, zone, [offered(start, end)])
  const [first, second] = pieces.filter(({ side }) => side !== 'whole')
  expect(first).toMatchObject({ from, to, side: 'first' })
  expect(second).toMatchObject({ from, to, side: 'second', start: first?.end })
  const length = pieces.reduce((sum, piece) => sum + piece.end - piece.start, 0)
  expect(length).toBe(end - start)
})

test('a day without opening shows the middle of the day', () => {
  const { start, end } = dayInterval('2026-06-10', 'UTC')
  const away: Stretch = { start, end, verdict: { reason: 'office-day' }, starts: [] }
  expect(shownFace([layDay('2026-06-10', 'UTC', [away])])).toEqual({ from: 480, to: 1080 })
})
