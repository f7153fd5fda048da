import { expect, test } from 'vitest'
import { maskGuest } from '../../../../api/core/rules/masking.ts'
import { appointment } from '../testing/clinic.ts'
import { guestsOf } from './known-guests.ts'

const ana = {
  email: 'ana@example.com',
  extraFields: { firstName: 'Ana', lastName: 'García', phone: '+34 600 111 222' },
}
const ben = { extraFields: { firstName: 'Ben', phone: '600 333 444' } }

test('masked guests are nobody who is known', () => {
  const both = appointment({ guests: [ana, ben] })
  const one = maskGuest(both, { email: 'ana@example.com' }, () => '1a2b')
  const none = one && maskGuest(one, { phone: '600333444' }, () => '3c4d')
  if (!one || !none) throw new Error('both guests can be masked')
  expect(guestsOf([one]).map(({ name }) => name)).toEqual(['Ben'])
  expect(guestsOf([none])).toEqual([])
})
