import { expect, test } from 'vitest'
import { colorsOf } from './picture-colors.ts'

const pixels = (...parts: readonly (readonly [number, readonly number[]])[]) =>
  parts.flatMap(([count, color]) =>
    Array.from({ length: count }, () => [...color, ...(color.length < 4 ? [255] : [])]).flat(),
  )

test.each([
  ['red', [200, 20, 30]],
  ['orange', [240, 140, 20]],
  ['yellow', [250, 220, 40]],
  ['green', [40, 140, 60]],
  ['turquoise', [30, 170, 160]],
  ['blue', [40, 90, 200]],
  ['purple', [120, 60, 200]],
  ['pink', [240, 130, 190]],
  ['brown', [110, 70, 40]],
  ['black', [12, 12, 16]],
  ['gray', [128, 130, 132]],
  ['white', [250, 250, 245]],
])('%s is told by its name', (name, color) => {
  expect(colorsOf(pixels([8, color]))).toEqual([name])
})

test('the most of it comes first, a speck counts nothing, and what cannot be seen neither', () => {
  const [blue, red, green] = [
    [40, 90, 200],
    [200, 20, 30],
    [40, 140, 60],
  ]
  const clear = [200, 20, 30, 0]
  expect(colorsOf(pixels([60, blue as number[]], [30, green as number[]], [10, red as number[]]))).toEqual([
    'blue',
    'green',
  ])
  expect(colorsOf(pixels([60, clear], [10, blue as number[]]))).toEqual(['blue'])
  expect(colorsOf(pixels([60, clear]))).toEqual([])
})
