import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  contactReplacement,
  phoneReplacement,
  Probes,
  replaceIn,
  type Replacement,
  wordReplacement,
} from './replacing.ts'

const plain = ({ pattern, by }: Replacement): Replacement => ({ pattern, by })

const letters = [...Array.from('aAbßẞſsSİIıiéÉe\u0301ñµμΩςσ '), '@', '+', '%40', '%2B', '.', '-', '1']
const text = (...parts: fc.Arbitrary<string>[]) =>
  fc.array(fc.oneof(fc.constantFrom(...letters), ...parts), { maxLength: 30 }).map((it) => it.join(''))
const digits = Array.from('0034600111222 .-/()+a')

describe('a text that is probed first loses what it would lose without', () => {
  test('of words and addresses', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 6 }), (needle) => {
        const wanted = needle.join('')
        if (wanted.trim() === '') return
        fc.assert(
          fc.property(text(fc.constantFrom(wanted, wanted.toUpperCase(), wanted.toLowerCase())), (given) => {
            for (const make of [wordReplacement, contactReplacement]) {
              const replacement = make(wanted, 'X')
              expect(replaceIn(given, [replacement])).toBe(replaceIn(given, [plain(replacement)]))
            }
          }),
          { numRuns: 20 },
        )
      }),
    )
  })

  test('of phones', () => {
    const phone = fc
      .array(fc.constantFrom(...Array.from('+0123456789 -')), { minLength: 1, maxLength: 16 })
      .map((it) => it.join(''))
      .filter((it) => /\d/.test(it))
    const around = fc.array(fc.constantFrom(...digits), { maxLength: 12 }).map((it) => it.join(''))
    fc.assert(
      fc.property(phone, around, around, fc.constantFrom('', '+', '00'), (number, before, after, prefix) => {
        const given = `${before} ${prefix}${number} ${after} ${number.replace(/\D/g, '').split('').join('-')}`
        const replacement = phoneReplacement(number, 'X')
        expect(replaceIn(given, [replacement])).toBe(replaceIn(given, [plain(replacement)]))
      }),
    )
  })
})

test('a pattern is not run over a text that cannot match', () => {
  let runs = 0
  const pattern = /ana/giu
  const counted = Object.defineProperty(pattern, Symbol.replace, {
    value: (given: string, by: () => string) => {
      runs++
      return given.replace(/ana/giu, by)
    },
  }) as RegExp
  const replacement = { ...wordReplacement('Ana', 'X'), pattern: counted }
  const probes = new Probes()
  expect(replaceIn(['nobody', 'is here'], [replacement], probes)).toEqual(['nobody', 'is here'])
  expect(runs).toBe(0)
  expect(replaceIn('ANA', [replacement], probes)).toBe('X')
  expect(runs).toBe(1)
})
