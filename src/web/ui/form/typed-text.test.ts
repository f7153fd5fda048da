import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFormat } from '../../i18n/format.ts'
import { readDuration } from './duration-text.ts'
import { readNumber } from './number-text.ts'

test.each([
  ['90', 90],
  ['1:30', 90],
  ['1h 30', 90],
  ['1h30m', 90],
  ['1 h 30 min', 90],
  ['1.5 h', 90],
  ['1,5h', 90],
  ['2 hours', 120],
  ['1 hora 5 minutos', 65],
  ['45m', 45],
  ['45 min.', 45],
  ['0', 0],
  ['', undefined],
  ['h', undefined],
  ['soon', undefined],
  ['1:75', undefined],
  ['-5', undefined],
])('%s is a length of %s minutes', (typed, minutes) => {
  expect(readDuration(typed)).toBe(minutes)
})

test('a length that is written in any of these languages is read as the same', () => {
  const languages = fc.constantFrom('en-GB', 'en-US', 'es-ES', 'es-MX')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 59_000 }), languages, (minutes, locale) => {
      expect(readDuration(createFormat(locale).minutes(minutes))).toBe(minutes)
    }),
  )
})

test.each([
  ['3,5', false, 3.5],
  ['3.5', false, 3.5],
  ['1.234,5', false, 1234.5],
  ['1,234.5', false, 1234.5],
  ['1 234', false, 1234],
  ['1,234', true, 1234],
  ['1.234.567', true, 1_234_567],
  ['-12', true, -12],
  ['', true, null],
  ['some', true, 'some'],
])('%s (whole: %s) is read as %s', (typed, isWhole, value) => {
  expect(readNumber(typed, isWhole)).toBe(value)
})

test('a number that is written in any of these languages is read as the same', () => {
  const languages = fc.constantFrom('en-GB', 'es-ES', 'de-CH', 'fr-FR')
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), languages, (value, locale) => {
      const written = new Intl.NumberFormat(locale).format(value).replace('\u2212', '-').replaceAll('’', "'")
      expect(readNumber(written, true)).toBe(value)
    }),
  )
})
