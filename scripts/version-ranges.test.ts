import { expect, test } from 'vitest'
import { isWithin } from './version-ranges.mjs'

test.each([
  ['4.11.3', '<4.11.4', true],
  ['4.11.4', '<4.11.4', false],
  ['10.0.0', '<9.0.0', false],
  ['1.3.0', '>=1.2.0 <1.4.1', true],
  ['1.1.9', '>= 1.2.0, < 1.4.1', false],
  ['2.0.0', '<1.0.0 || =2.0.0', true],
  ['2.0.1', '<1.0.0 || 2.0.0', false],
  ['1.5.3', '>1.5', true],
  ['7.0.0', '*', true],
  ['2.0.0-beta.2', '<2.0.0', true],
  ['2.0.0-beta.2', '>=2.0.0-beta.10', false],
  ['2.0.0-beta', '<2.0.0-beta.1', true],
  ['2.0.0', '>2.0.0-rc.1', true],
])('%s within %s: %s', (version, range, is) => {
  expect(isWithin(version, range)).toBe(is)
})

test('a range that cannot be read is no reason to think that all is well', () => {
  expect(() => isWithin('1.0.0', '~1.2.3')).toThrow('“~1.2.3” is no version that can be compared.')
})
