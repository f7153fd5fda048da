import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAppointment } from './testing/any-appointment.ts'
import { isMasked } from './masked.ts'
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

test('a name is replaced whole, also where a shorter one of the same guest begins it', () => {
  const email = 'ana@example.com'
  const guest = { email, extraFields: { firstName: 'Ana', middleName: 'Ana María', fullName: 'Ana María López' } }
  const appointment = {
    ...anyAppointment,
    guests: [guest],
    description: 'Ana María López called; Ana María waits for Ana',
  }
  const masked = maskGuest(appointment, { email }, () => '1a2b')
  expect(masked?.description).toBe('guest-1a2b called; guest-1a2b waits for guest-1a2b')
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

test('it is masked wherever a guest can stand: other fields, encoded, in names of fields, as a number, in a list', () => {
  const free = { 'ana@x.example': 1, Ana: 'x', deep: [{ phone: 34_600_111_222 }], kept: 7 }
  const guest = {
    email: 'ana@x.example',
    extraFields: {
      firstName: 'Ana',
      phone: 34_600_111_222,
      mobiles: ['600 11 12 33', { mobilePhone: 600_111_244 }],
      'mail of ana@x.example': true,
      note: 'stays',
    },
  }
  const appointment = {
    ...anyAppointment,
    description: 'or 600111222, or 0034600111222, or https://x.example/?to=ana%40x.example',
    origin: 'Ana',
    subStatus: 'ana',
    originUrl: 'https://x.example/?q=a%20b&name=%20Ana%20&to=ana%40x.example',
    guests: [{ ...guest, extraFields: { ...guest.extraFields, phone: '+34 600 111 222' } }],
    extraFields: free,
    model: 'poll' as const,
    voting: {
      options: [{ id: 'Ana', startDate: anyAppointment.startDate, endDate: anyAppointment.endDate }],
      votes: [{ optionId: 'Ana', guest: 'Ana', answer: 'yes' as const }],
      chosenOptionId: 'Ana',
    },
  }
  const masked = maskGuest(appointment, { email: 'ana@x.example' }, () => '0000')
  expect(JSON.stringify(masked)).not.toMatch(/\bana\b|20Ana|60011|600 11|600 111/i)
  expect(masked?.extraFields).toMatchObject({ kept: 7 })
  expect(masked?.guests[0]?.extraFields).toMatchObject({ note: 'stays', firstName: 'guest-0000' })
  expect(masked?.voting?.votes[0]?.optionId).toBe(masked?.voting?.options[0]?.id)
  const numbered = { ...anyAppointment, guests: [guest] }
  expect(maskGuest(numbered, { phone: '+34 600 111 222' }, () => '0000')?.guests[0]?.email).toMatch(/masked/)
})

test('phones and e-mails are compared by what they mean', () => {
  expect(samePhone('+34 600', '(34)600')).toBe(true)
  expect(samePhone('none', 'nobody')).toBe(false)
  expect(sameEmail(' Ana@X.io', 'ana@x.IO')).toBe(true)
})

describe('isMasked', () => {
  const names = { firstName: 'Ana', lastName: 'Sol' }
  test.each([
    ['by e-mail', { email: 'ana@x.io', extraFields: names }, { email: 'ana@x.io' }],
    ['by phone', { extraFields: { ...names, phone: '600 1' } }, { phone: '6001' }],
    [
      'with more than one way to be reached',
      { email: 'a@x.io', extraFields: { mobile: ['1', '2'] } },
      { email: 'a@x.io' },
    ],
  ])('whoever was masked %s is not known any more', (_, guest, request) => {
    const masked = maskGuest({ ...anyAppointment, guests: [guest] }, request, () => '1a2b')
    expect(isMasked(guest)).toBe(false)
    expect(masked?.guests.map(isMasked)).toEqual([true])
  })

  test('whoever was given new contacts is still somebody, and nobody is not masked', () => {
    const guest = { email: 'ana@x.io', extraFields: { ...names, phone: '600 1' } }
    const renewed = maskGuest(
      { ...anyAppointment, guests: [guest] },
      { email: 'ana@x.io', newPhone: '7' },
      () => '1a2b',
    )
    expect(renewed?.guests.map(isMasked)).toEqual([false])
    expect(isMasked({})).toBe(false)
    expect(isMasked({ extraFields: { firstName: 'Guest-house' } })).toBe(false)
  })
})
