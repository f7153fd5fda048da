import { expect, test } from 'vitest'
import { fittingHour, HOUR_HEIGHTS, zoomed } from './hour-height.ts'

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
