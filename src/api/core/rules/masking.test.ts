import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAppointment } from './testing/any-appointment.ts'
import { maskGuest, sameEmail, samePhone } from './masking.ts'
import { contactPattern, phonePattern, replaceIn, wordPattern } from './replacing.ts'

const replace = (text: string, pattern: RegExp) => replaceIn(text, [{ pattern, by: 'X' }])

describe('replacing', () => {
  test.each([
    ['Gómez, GOMEZ and gomezes', wordPattern('Gomez'), 'X, X and gomezes'],
    ['gomez', wordPattern('Gómez'), 'X'],
    ['a.b@x.io, ba.b@x.io, A.B@X.IO.', contactPattern('a.b@x.io'), 'X, ba.b@x.io, X.'],
    ['aXb@x.io', contactPattern('a.b@x.io'), 'aXb@x.io'],
    ['+34 600-11 (12) 22 or 34600111222 or 134600111222', phonePattern('+34 600 111 222'), 'X or X or 134600111222'],
    ['Room 12, 112', phonePattern('12'), 'Room X, 112'],
    ['$& stays', wordPattern('stays'), '$& X'],
  ])('%s', (text, pattern, expected) => {
    expect(replace(text, pattern)).toBe(expected)
  })

  test('goes into lists and objects, and leaves names of fields', () => {
    const value = { ana: ['ana', { ana: 1, b: null }] }
    expect(replaceIn(value, [{ pattern: wordPattern('Ana'), by: 'X' }])).toEqual({ ana: ['X', { ana: 1, b: null }] })
  })

  test('any word is found in any text around it, whatever is special in a pattern', () => {
    const word = fc.string({ minLength: 1, maxLength: 8 }).filter((it) => it.trim() !== '' && !/X/i.test(it))
    fc.assert(
      fc.property(word, (it) => {
        expect(replace(`— ${it} —`, wordPattern(it))).toMatch(/^— \s*X\s* —$/)
      }),
    )
  })
})

test('whatever a guest is called and wherever it is written, nothing of it remains', () => {
  // Letters that are in no placeholder and in no name of a field, so that what is found can only be the old value.
  const word = fc.stringMatching(/^[bcjqwyzñó]{3,8}$/)
  const who = fc.record({ firstName: word, lastName: word, phone: fc.stringMatching(/^\+34 6[0-9]{8}$/) })
  fc.assert(
    fc.property(
      who,
      word,
      fc.shuffledSubarray(['firstName', 'lastName', 'phone', 'email'] as const),
      (it, at, order) => {
        const old = { ...it, email: `${at}@${at}.example` }
        const text = order.map((name) => `<${old[name].toUpperCase()}>`).join(' ')
        const appointment = {
          ...anyAppointment,
          title: text,
          description: text,
          comment: text,
          guests: [{ email: old.email, extraFields: it }],
          extraFields: { deep: [{ text }] },
        }
        const masked = maskGuest(appointment, { email: old.email }, () => '0000')
        const { title, description, comment, guests, extraFields } = masked ?? appointment
        const left = JSON.stringify(Object.values({ title, description, comment, guests, extraFields })).toLowerCase()
        for (const value of Object.values(old)) expect(left).not.toContain(value.toLowerCase())
      },
    ),
  )
})

test('phones and e-mails are compared by what they mean', () => {
  expect(samePhone('+34 600', '(34)600')).toBe(true)
  expect(samePhone('none', 'nobody')).toBe(false)
  expect(sameEmail(' Ana@X.io', 'ana@x.IO')).toBe(true)
})
