import { expect, test } from 'vitest'
import { minutesPerDay } from '#api/time/clock.ts'
import { carriedOn, type Carry, placeAfter, selectionOf, takenUp } from './cursor.ts'
import { type MinuteSpan } from './paint.ts'

const ORDER = [6, 0, 1, 2, 3, 4, 5]
const down = { key: 'ArrowDown', step: 15, rightToLeft: false }
const up = { ...down, key: 'ArrowUp' }
const hour = (hours: number) => hours * 60
const day = (from: number, to: number, on = 0): MinuteSpan => ({
  from: on * minutesPerDay + hour(from),
  to: on * minutesPerDay + hour(to),
})

test('arrows go by steps and find back to them, and stay within the day and the week', () => {
  expect(placeAfter({ day: 0, minute: 545 }, down, ORDER)).toEqual({ day: 0, minute: 555 })
  expect(placeAfter({ day: 0, minute: 545 }, up, ORDER)).toEqual({ day: 0, minute: 540 })
  expect(placeAfter({ day: 0, minute: 1425 }, down, ORDER)).toEqual({ day: 0, minute: 1425 })
  expect(placeAfter({ day: 6, minute: 0 }, { ...down, key: 'ArrowLeft' }, ORDER)).toEqual({ day: 6, minute: 0 })
  expect(placeAfter({ day: 6, minute: 0 }, { ...down, key: 'ArrowRight' }, ORDER)).toEqual({ day: 0, minute: 0 })
  expect(placeAfter({ day: 0, minute: 0 }, { ...down, key: 'ArrowRight', rightToLeft: true }, ORDER)?.day).toBe(6)
  expect(placeAfter({ day: 0, minute: 0 }, { ...down, key: 'a' }, ORDER)).toBeUndefined()
})

test('the selection has the cells of both corners', () => {
  const cursor = { day: 0, minute: 540, size: 15, anchor: { day: 6, minute: 600 } }
  expect(selectionOf(cursor, ORDER)).toEqual([
    { from: 6 * minutesPerDay + 540, to: 6 * minutesPerDay + 615 },
    { from: 540, to: 615 },
  ])
})

const carryOn = (
  week: readonly MinuteSpan[],
  carry: Carry | undefined,
  key: typeof down,
  times: number,
): Carry | undefined => {
  let now = carry
  for (let time = 0; time < times; time += 1) now = now && carriedOn(week, ORDER, now, key)
  return now
}

test('an end is carried over midnight and back', () => {
  const week = [day(22, 23.5)]
  const end = takenUp(week, ORDER, { day: 0, minute: hour(22), size: 15 }, 'e')
  const over = carryOn(week, end, down, 4)
  expect(over?.stroke.spans).toEqual([day(22, 24.5)])
  expect(carryOn(week, over, up, 3)?.stroke.spans).toEqual([day(22, 23.75)])
})

test('a start is carried back over midnight and stops a step after the end of the day before', () => {
  const week = [day(0, 6, 1)]
  const start = takenUp(week, ORDER, { day: 1, minute: 0, size: 15 }, 's')
  expect(carryOn(week, start, up, 2)?.stroke.spans).toEqual([day(23.5, 30)])
  expect(carryOn(week, start, up, 90)?.stroke.spans).toEqual([day(6.25, 30)])
})

test('a night is taken up in its morning, and a closed place has nothing to take up', () => {
  const week = [day(22, 24), day(0, 6, 1)]
  expect(takenUp(week, ORDER, { day: 1, minute: 60, size: 15 }, 'm')?.stroke.spans).toEqual([day(22, 30)])
  expect(takenUp(week, ORDER, { day: 2, minute: 60, size: 15 }, 'm')).toBeUndefined()
})

test('the end of a day that is open around the clock is taken up where it is', () => {
  const end = takenUp([day(0, 24)], ORDER, { day: 0, minute: 0, size: 15 }, 'e')
  expect(end?.stroke.spans).toEqual([day(0, 24)])
  expect(carryOn([day(0, 24)], end, up, 1)?.stroke.spans).toEqual([day(0, 23.75)])
})
