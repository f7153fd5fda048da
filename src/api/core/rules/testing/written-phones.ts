import fc from 'fast-check'

const COUNTRIES = ['1', '7', '34', '39', '44', '49', '52', '351', '420', '971']
const SIGNS = ['', '', ' ', '-', '.', '/', ' [', '] ', '\u00A0', '\u2011']
const digit = fc.integer({ min: 0, max: 9 }).map(String)

/** The same digits with signs between some of them. */
const written = (digits: string, signs: readonly string[]) =>
  fc
    .array(fc.constantFrom(...signs), { minLength: digits.length, maxLength: digits.length })
    .map((between) => Array.from(digits, (one, at) => (at === 0 ? one : `${between[at]}${one}`)).join(''))
const whole = (country: string, own: string, signs: readonly string[]) =>
  fc
    .tuple(fc.constantFrom('', '0', `+${country}`, `00${country}`, country, `+${country} (0) `), written(own, signs))
    .map((it) => it.join(''))
const part = (own: string, signs: readonly string[]) =>
  fc.integer({ min: 0, max: own.length - 4 }).chain((from) => written(own.slice(from), signs))

/** A phone as it is stored, and as a caller's display or a person writes it, or its last digits. */
export const writtenPhones = (signs: readonly string[] = SIGNS) =>
  fc
    .tuple(
      fc.constantFrom(...COUNTRIES),
      fc
        .tuple(fc.integer({ min: 1, max: 9 }), fc.array(digit, { minLength: 8, maxLength: 10 }))
        .map(([first, rest]) => `${first}${rest.join('')}`),
    )
    .chain(([country, own]) =>
      fc.record({
        stored: whole(country, own, SIGNS),
        typed: fc.oneof(whole(country, own, signs), part(own, signs)),
      }),
    )
