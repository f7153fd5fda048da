import { expect, test } from 'vitest'
import { COLORS, contrast } from '../../theme/colors.ts'
import { isColour, SWATCHES } from './swatches.ts'

test.each(SWATCHES)('$id stands out from light and dark surfaces and can be stored', ({ value }) => {
  expect(isColour(value)).toBe(true)
  for (const { background } of Object.values(COLORS))
    expect(contrast(value, background.paper)).toBeGreaterThanOrEqual(3)
})
