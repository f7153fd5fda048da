import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepInGrid } from './grid-keys.ts'

const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'] as const
const grid = fc
  .record({ count: fc.integer({ min: 1, max: 500 }), columns: fc.integer({ min: 1, max: 9 }), rtl: fc.boolean() })
  .chain((shape) => fc.record({ shape: fc.constant(shape), at: fc.integer({ min: 0, max: shape.count - 1 }) }))

test('no key leaves the grid, and vertical keys stay in their column unless the last row is shorter', () => {
  fc.assert(
    fc.property(grid, fc.constantFrom(...KEYS), ({ shape, at }, key) => {
      const next = stepInGrid(key, at, shape)
      expect(next).toBeGreaterThanOrEqual(0)
      expect(next).toBeLessThan(shape.count)
      const isVertical = /Down|Up/.test(key) && next !== shape.count - 1
      expect(isVertical ? (next ?? -1) % shape.columns : at % shape.columns).toBe(at % shape.columns)
    }),
  )
})

test('the arrow down reaches every row', () => {
  fc.assert(
    fc.property(grid, ({ shape }) => {
      let at = 0
      for (let row = 0; row * shape.columns < shape.count; row++) {
        expect(Math.floor(at / shape.columns)).toBe(row)
        at = stepInGrid('ArrowDown', at, shape) ?? -1
      }
    }),
  )
})

test('arrows follow the direction of reading, and other keys do nothing', () => {
  expect(stepInGrid('ArrowRight', 3, { count: 9, columns: 3, rtl: false })).toBe(4)
  expect(stepInGrid('ArrowRight', 3, { count: 9, columns: 3, rtl: true })).toBe(2)
  expect(stepInGrid('a', 3, { count: 9, columns: 3, rtl: false })).toBeUndefined()
})
