import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesPerDay } from '#api/time/clock.ts'
import { opened, rangesByDay, rangesOf, type MinuteSpan } from './paint.ts'
import { type Aim, strokeOf } from './stroke.ts'

const MONDAY_FIRST = [0, 1, 2, 3, 4, 5, 6]
const SUNDAY_FIRST = [6, 0, 1, 2, 3, 4, 5]
const at = (day: number, minute: number, more: Partial<Aim> = {}): Aim => ({
  day,
  minute,
  step: 15,
  through: false,
  ...more,
})
const hour = (hours: number) => hours * 60
const day = (from: number, to: number, on = 0): MinuteSpan => ({
  from: on * minutesPerDay + hour(from),
  to: on * minutesPerDay + hour(to),
})

test('painting covers the steps of its first and last minute, in either direction', () => {
  const grip = { kind: 'open', day: 0, minute: 547 } as const
  expect(strokeOf([], MONDAY_FIRST, grip, at(0, 601)).spans).toEqual([{ from: 540, to: 615 }])
  expect(strokeOf([], MONDAY_FIRST, grip, at(0, 500)).spans).toEqual([{ from: 495, to: 555 }])
  expect(strokeOf([], MONDAY_FIRST, grip, at(0, 548, { step: 5 })).spans).toEqual([{ from: 545, to: 550 }])
  expect(strokeOf([], MONDAY_FIRST, grip, at(0, 1440)).spans).toEqual([{ from: 540, to: 1440 }])
})

test('across columns the same times are painted on each day that is crossed, in the order shown', () => {
  const grip = { kind: 'open', day: 6, minute: 540 } as const
  const { next } = strokeOf([], SUNDAY_FIRST, grip, at(1, 600))
  expect(rangesByDay(next).map((spans) => spans.length)).toEqual([1, 1, 0, 0, 0, 0, 1])
})

test('through the night one stretch is painted', () => {
  const grip = { kind: 'open', day: 6, minute: hour(22) } as const
  const { next } = strokeOf([], SUNDAY_FIRST, grip, at(0, hour(6), { through: true }))
  expect(rangesByDay(next)[6]).toEqual([{ from: hour(22), to: hour(30) }])
})

test('closing takes a hole out', () => {
  const grip = { kind: 'close', day: 0, minute: hour(13) } as const
  const { next } = strokeOf([day(9, 18)], MONDAY_FIRST, grip, at(0, hour(14)))
  expect(next).toEqual([day(9, 13), day(14, 18)])
})

test('an end is pulled over midnight and back, and not by a hand that drifts', () => {
  const [evening] = [day(22, 24)]
  const pull = (range: MinuteSpan, aim: Aim) => strokeOf([range], MONDAY_FIRST, { kind: 'to', range }, aim).spans[0]
  expect(pull(evening, at(1, hour(6)))).toEqual(day(22, 30))
  expect(pull(day(22, 30), at(0, hour(23)))).toEqual(day(22, 23))
  expect(pull(day(22, 30), at(2, hour(5)))).toEqual(day(22, 29))
  expect(pull(day(9, 17), at(1, hour(18)))).toEqual(day(9, 18))
  expect(pull(day(9, 17), at(0, hour(7)))).toEqual({ from: 540, to: 555 })
  expect(pull(day(9, 17), at(0, minutesPerDay))).toEqual(day(9, 24))
})

test('a start is pulled back over midnight', () => {
  const pull = (range: MinuteSpan, aim: Aim) => strokeOf([range], MONDAY_FIRST, { kind: 'from', range }, aim).spans[0]
  expect(pull(day(0, 6), at(6, hour(22)))).toEqual({ from: hour(-2), to: hour(6) })
  expect(pull(day(22, 30), at(1, hour(2)))).toEqual({ from: minutesPerDay + hour(2), to: minutesPerDay + hour(6) })
  expect(pull(day(9, 17), at(6, hour(10)))).toEqual(day(10, 17))
})

test('what is pulled over a neighbour becomes one with it', () => {
  const range = day(9, 13)
  const { next } = strokeOf([range, day(15, 18)], MONDAY_FIRST, { kind: 'to', range }, at(0, hour(16)))
  expect(next).toEqual([day(9, 18)])
})

test('a moved range keeps its length and stays in its day, unless it is a night', () => {
  const range = day(9, 17)
  const grip = { kind: 'move', range, day: 0, minute: hour(10) } as const
  expect(strokeOf([range], MONDAY_FIRST, grip, at(2, hour(11))).spans).toEqual([day(10, 18, 2)])
  expect(strokeOf([range], MONDAY_FIRST, grip, at(0, hour(1))).spans).toEqual([day(0, 8)])
  expect(strokeOf([range], MONDAY_FIRST, grip, at(0, hour(24))).spans).toEqual([day(16, 24)])
})

test('whatever is pulled wherever, the range lasts a step at least and below a day at most', () => {
  const range = fc
    .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 95 }), fc.integer({ min: 0, max: 6 }))
    .map(([from, length, on]) => ({
      from: on * minutesPerDay + from * 15,
      to: on * minutesPerDay + (from + length) * 15,
    }))
  const aim = fc.record({
    day: fc.integer({ min: 0, max: 6 }),
    minute: fc.integer({ min: 0, max: minutesPerDay }),
    step: fc.constantFrom(5, 15),
    through: fc.boolean(),
  })
  fc.assert(
    fc.property(range, aim, fc.constantFrom('from', 'to'), (it, where, kind) => {
      const [own] = rangesOf(opened([], [it]))
      if (!own) return
      const [after] = strokeOf([it], MONDAY_FIRST, { kind, range: own }, where).spans
      const length = (after?.to ?? 0) - (after?.from ?? 0)
      expect(length).toBeGreaterThan(0)
      expect(length).toBeLessThanOrEqual(minutesPerDay)
    }),
  )
})
