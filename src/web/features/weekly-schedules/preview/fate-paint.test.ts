import { expect, test } from 'vitest'
import { forcedFatePattern } from './fate-paint.ts'
import { FATES } from './verdict-words.ts'

test('no two fates look alike where the device chooses the colors, and none brings a color of its own', () => {
  const patterns = FATES.map(forcedFatePattern)
  expect(new Set(patterns).size).toBe(FATES.length)
  for (const pattern of patterns) expect(pattern).not.toMatch(/#|rgb|var\(|color-mix/)
})
