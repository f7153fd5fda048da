import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phoneDigits, phoneSought } from './phone-digits.ts'

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

const COUNTRIES = ['1', '7', '34', '39', '44', '49', '52', '351', '420', '971']
const digit = fc.integer({ min: 0, max: 9 }).map(String)
const number = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.array(digit, { minLength: 8, maxLength: 10 }))
  .map(([first, rest]) => `${first}${rest.join('')}`)
const SIGNS = ['', '', ' ', '-', '.', '/', ' [', '] ', '\u00A0', '\u2011']
/** The same digits with signs between some of them. */
const written = (digits: string) =>
  fc
    .array(fc.constantFrom(...SIGNS), { minLength: digits.length, maxLength: digits.length })
    .map((signs) => Array.from(digits, (one, at) => (at === 0 ? one : `${signs[at]}${one}`)).join(''))
const whole = (country: string, own: string) =>
  fc
    .tuple(fc.constantFrom('', '0', `+${country}`, `00${country}`, country, `+${country} (0) `), written(own))
    .map((it) => it.join(''))
const part = (own: string) => fc.integer({ min: 0, max: own.length - 4 }).chain((from) => written(own.slice(from)))

test('any way to write a number, or its end, finds it written in any other way', () => {
  const pair = fc
    .tuple(fc.constantFrom(...COUNTRIES), number)
    .chain(([country, own]) => fc.tuple(whole(country, own), fc.oneof(whole(country, own), part(own))))
  fc.assert(
    fc.property(pair, ([stored, typed]) => {
      expect(finds(stored, typed)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
