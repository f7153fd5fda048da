import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phoneDigits, phoneSought } from './phone-digits.ts'
import { writtenPhones } from './testing/written-phones.ts'

const finds = (stored: string, typed: string): boolean => {
  const sought = phoneSought(typed)
  return sought !== undefined && phoneDigits(stored).includes(sought)
}

test.each([
  '600777888',
  '+34600777888',
  '34600777888',
  '777888',
  '600-777-888',
  '0034600777888',
  '777 888',
  '(600) 777.888',
  '+34 (0) 600/777/888',
  '\u202A+34\u00A0600\u2011777\u2011888\u202C',
])('a phone is found by %s', (typed) => {
  for (const stored of ['+34 600 777 888', '600777888', '0034 600-777-888', '(600) 777 888']) {
    expect(finds(stored, typed), stored).toBe(true)
  }
})

test.each(['600777889', '+34 600 777 887', '88', '888', 'x 600777888', '600777888x', '600:777:888', '', '++'])(
  'and by nothing else: %s',
  (typed) => expect(finds('+34 600 777 888', typed)).toBe(false),
)

test('any way to write a number, or its end, finds it written in any other way', () => {
  fc.assert(
    fc.property(writtenPhones(), ({ stored, typed }) => {
      expect(finds(stored, typed)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
