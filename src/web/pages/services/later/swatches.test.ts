import { expect, test } from 'vitest'
import { COLOURS, contrast } from '../../../theme/colors.ts'
import { isColour, SWATCHES } from './swatches.ts'

test.each(SWATCHES)('$id stands out from light and dark surfaces and can be stored', ({ value }) => {
  expect(isColour(value)).toBe(true)
  for (const { surface } of Object.values(COLOURS)) expect(contrast(value, surface)).toBeGreaterThanOrEqual(3)
})
