import { expect, test } from 'vitest'
import { contrast, PAPER } from '../../theme/contrast.ts'
import { isColour, SWATCHES } from './swatches.ts'

test.each(SWATCHES)('$id stands out from light and dark surfaces and can be stored', ({ value }) => {
  expect(isColour(value)).toBe(true)
  for (const paper of Object.values(PAPER)) expect(contrast(value, paper)).toBeGreaterThanOrEqual(3)
})
