import { expect, test } from 'vitest'
import { fittingHour, heightOf, HOUR_HEIGHTS, sizeOfHour, zoomed } from './hour-height.ts'

test('the hours begin as high as the shortest service needs', () => {
  expect(fittingHour('day', 10)).toBe(120)
  expect(fittingHour('week', 10)).toBe(88)
  expect(fittingHour('day', 30)).toBe(72)
  expect(fittingHour('day', 5)).toBe(168)
})

test('a step leads to the next height, from any, and stays at the ends', () => {
  expect(zoomed(72, 1)).toBe(88)
  expect(zoomed(100, 1)).toBe(120)
  expect(zoomed(100, -1)).toBe(88)
  expect(zoomed(60, -1)).toBe(60)
  expect(zoomed(HOUR_HEIGHTS.at(-1) ?? 0, 1)).toBe(HOUR_HEIGHTS.at(-1))
})

test('compact shows more of a day than normal, tall more of each appointment, and normal follows what is fitting', () => {
  for (const fitting of [72, 120, 168]) {
    expect(heightOf('normal', fitting)).toBe(0)
    expect(heightOf('compact', fitting)).toBeLessThan(fitting)
    expect(heightOf('tall', fitting)).toBeGreaterThan(fitting)
    for (const size of ['compact', 'normal', 'tall'] as const)
      expect(sizeOfHour(heightOf(size, fitting) || fitting, fitting)).toBe(size)
  }
})
