import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskGuest } from '#api/core/rules/masking.ts'
import { writtenPhones } from '#api/core/rules/testing/written-phones.ts'
import { appointment } from '../testing/clinic.ts'
import { guestsMeant, guestsOf } from './known-guests.ts'

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
  expect(guestsOf([one], 0).map(({ name }) => name)).toEqual(['Ben'])
  expect(guestsOf([none], 0)).toEqual([])
})

test('who was here is told with the last visit and the next, not with one that did not take place', () => {
  const on = (day: string, more: Parameters<typeof appointment>[0] = {}) =>
    appointment({ id: day, startDate: `2026-${day}T10:00:00.000Z`, guests: [ana], ...more })
  const found = guestsOf(
    [
      on('01-10'),
      on('02-10', { serviceId: 'physio' }),
      on('02-20', { status: 'cancelled' }),
      on('02-25', { status: 'completed', subStatus: 'no-show' }),
      on('03-10', { serviceId: 'later' }),
      on('03-05'),
      on('03-03', { status: 'cancelled' }),
    ],
    Date.parse('2026-03-01T00:00:00Z'),
  )
  expect(found).toEqual([
    {
      name: 'Ana García',
      guest: ana,
      serviceId: 'later',
      place: '03-10.0',
      last: { startDate: '2026-02-10T10:00:00.000Z', serviceId: 'physio', calendarIds: ['Ana'] },
      next: { startDate: '2026-03-05T10:00:00.000Z', serviceId: 'check', calendarIds: ['Ana'] },
    },
  ])
})

test.each([
  ['garc', ['Ana García', 'Eva García']],
  ['eva', ['Eva García', 'Ana Evans']],
  ['600111222', ['Ana García']],
  ['0034 600 111 222', ['Ana García']],
  ['EXAMPLE.com', ['Ana García']],
  ['nobody', []],
])('“%s” means %j', (typed, names) => {
  const called = (firstName: string, lastName: string) => ({ extraFields: { firstName, lastName } })
  const all = [ana, called('Eva', 'García'), called('Ana', 'Evans')].map((guest, index) =>
    appointment({ id: `${index}`, startDate: `2026-02-1${5 - index}T10:00:00.000Z`, guests: [guest] }),
  )
  const known = guestsOf(all, Date.parse('2026-03-01T00:00:00Z'))
  expect(guestsMeant(known, typed).map(({ name }) => name)).toEqual(names)
})

test('who was here last is offered first, then who comes soonest', () => {
  const on = (day: string, lastName: string) =>
    appointment({
      id: day,
      startDate: `2026-${day}T10:00:00.000Z`,
      guests: [{ extraFields: { firstName: 'Eva', lastName } }],
    })
  const all = [on('05-10', 'Late'), on('03-10', 'Soon'), on('01-10', 'Old'), on('02-10', 'Recent')]
  const known = guestsOf(all, Date.parse('2026-03-01T00:00:00Z'))
  expect(guestsMeant(known, 'eva').map(({ name }) => name)).toEqual(['Eva Recent', 'Eva Old', 'Eva Soon', 'Eva Late'])
})

test('a guest is known by any way to write the number, and once however it was stored', () => {
  const called = (phone: string) => ({ extraFields: { firstName: 'Ana', lastName: 'García', phone } })
  fc.assert(
    fc.property(writtenPhones(), ({ stored, typed }) => {
      const known = guestsOf([appointment({ guests: [called(stored)] })], 0)
      expect(guestsMeant(known, typed), typed).toHaveLength(1)
    }),
  )
  const both = ['600 111 222', '+34600111222'].map((phone, index) =>
    appointment({ id: `${index}`, guests: [called(phone)] }),
  )
  expect(guestsOf(both, 0)).toHaveLength(1)
})

test('a guest who has been worked out is not worked out again with each answer and letter', () => {
  let reads = 0
  const guest = {
    get extraFields() {
      reads += 1
      return ana.extraFields
    },
  }
  const visits = [appointment({ id: 'one', guests: [guest] }), appointment({ id: 'two', guests: [guest] })]
  expect(guestsMeant(guestsOf(visits, 0), 'garc')).toHaveLength(1)
  expect(reads).toBeGreaterThan(0)
  reads = 0
  expect(guestsMeant(guestsOf(visits, 0), 'gar')).toHaveLength(1)
  expect(reads).toBe(0)
})
