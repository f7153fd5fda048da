import fc from 'fast-check'
import { expect, test } from 'vitest'
import { identityOf, keysOfPerson, relationTo, searchOf } from './guest-identity.ts'

const guest = (name: string, { email, phone }: { email?: string; phone?: string } = {}) => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { ...(email && { email }), extraFields: { firstName, lastName, ...(phone && { phone }) } }
}
const anna = guest('Anna Gómez', { email: 'Anna@Example.com', phone: '+34 600 555 142' })

test.each([
  ['+34 600 555 142', '600555142'],
  ['0034 600-555-142', '600555142'],
  ['600 555 142', '600555142'],
  ['34600555142', '600555142'],
])('the number %s is compared as %s', (phone, digits) => {
  expect(identityOf(guest('Anna', { phone })).keys).toEqual([`phone ${digits}`])
  expect(searchOf(`phone ${digits}`)).toBe(digits)
})

test('an email is compared without capitals, a name without accents', () => {
  expect(identityOf(anna)).toEqual({ name: 'anna gomez', keys: ['email anna@example.com', 'phone 600555142'] })
})

test('who was anonymized is nobody', () => {
  expect(identityOf(guest('guest-1a2b', { email: 'guest-1a2b@masked.invalid' })).keys).toEqual([])
})

test('an email that changed leads on by the phone that stayed, but not past somebody of another name', () => {
  const moved = identityOf(guest('ANNA GOMEZ', { email: 'new@example.com', phone: '600555142' }))
  const latest = identityOf(guest('Anna Gómez', { email: 'new@example.com' }))
  const partner = identityOf(guest('Luis Prieto', { email: 'luis@example.com', phone: '600555142' }))
  const keys = keysOfPerson(identityOf(anna), [latest, partner, moved])
  expect([...keys].toSorted()).toEqual(['email anna@example.com', 'email new@example.com', 'phone 600555142'])
  const person = { name: 'anna gomez', keys }
  expect([latest, partner, identityOf(guest('Anna Gómez'))].map((it) => relationTo(person, it))).toEqual([
    'same',
    'shares',
    'other',
  ])
})

test('who belongs to a person does not depend on the order in which the appointments are told', () => {
  const anyGuest = fc
    .record({
      name: fc.constantFrom('Anna Gómez', 'anna gomez', 'Luis Prieto', ' '),
      email: fc.constantFrom(undefined, 'a@x.com', 'b@x.com', 'c@x.com'),
      phone: fc.constantFrom(undefined, '600 555 142', '+34 600 555 142', '600 555 999'),
    })
    .map(({ name, email, phone }) => identityOf(guest(name, { ...(email && { email }), ...(phone && { phone }) })))
  fc.assert(
    fc.property(anyGuest, fc.array(anyGuest, { maxLength: 12 }), (person, others) => {
      const keys = keysOfPerson(person, others)
      expect([...keysOfPerson(person, others.toReversed())].toSorted()).toEqual([...keys].toSorted())
      for (const other of others) {
        if (relationTo({ name: person.name, keys }, other) !== 'same') continue
        expect(other.keys.every((key) => keys.has(key))).toBe(true)
      }
    }),
  )
})
