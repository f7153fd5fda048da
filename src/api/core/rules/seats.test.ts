import { expect, test } from 'vitest'
import { isOverfull, seatsLeft, seatsOf, withSeats } from './seats.ts'

const group = (seats: unknown, count: number, more: { allowOverlapping?: boolean; status?: 'cancelled' } = {}) => ({
  extraFields: { seats },
  guests: Array.from({ length: count }, (_, at) => ({ email: `g${at}@example.com` })),
  status: 'confirmed' as const,
  allowOverlapping: false,
  ...more,
})

test('seats are a whole number; whatever else stands there makes no group', () => {
  expect(seatsOf(group(8, 0))).toBe(8)
  for (const nonsense of [0, -1, 1.5, 101, '8', null, undefined, {}])
    expect(seatsOf(group(nonsense, 0))).toBeUndefined()
  expect(seatsLeft(group(8, 3))).toBe(5)
  expect(seatsLeft(group(2, 3))).toBe(0)
  expect(seatsLeft(group('8', 3))).toBeUndefined()
  expect(withSeats({ size: 'M' }, 8)).toEqual({ size: 'M', seats: 8 })
  expect(withSeats({ size: 'M', seats: 8 }, undefined)).toEqual({ size: 'M' })
  expect(withSeats({ seats: 'front row' }, undefined)).toEqual({ seats: 'front row' })
})

test('a group is too full past its seats, unless it may overlap, is cancelled, or was so before', () => {
  expect(isOverfull(group(2, 2))).toBe(false)
  expect(isOverfull(group(2, 3))).toBe(true)
  expect(isOverfull(group(2, 3, { allowOverlapping: true }))).toBe(false)
  expect(isOverfull(group(2, 3, { status: 'cancelled' }))).toBe(false)
  expect(isOverfull(group(2, 3), group(2, 3))).toBe(false)
  expect(isOverfull(group(2, 3), group(2, 4))).toBe(false)
  expect(isOverfull(group(2, 4), group(2, 3))).toBe(true)
  expect(isOverfull(group(2, 3), group(5, 3))).toBe(true)
  expect(isOverfull(group(2, 3), group(2, 3, { status: 'cancelled' }))).toBe(true)
})
