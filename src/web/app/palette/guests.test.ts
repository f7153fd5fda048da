import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Appointment } from '#api/contract/appointments.ts'
import { emptyAppointment } from '#api/contract/empty-appointment.ts'
import { writtenPhones } from '#api/core/rules/testing/written-phones.ts'
import { guestsIn } from './guests.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
const ana = {
  email: 'ana@example.com',
  extraFields: { firstName: 'Ana', lastName: 'García', phone: '+34 600 111 222' },
}
const otherAna = { email: 'garcia@example.com', extraFields: { firstName: 'Ana', lastName: 'García' } }

const at = (id: string, startDate: string, more: Partial<Appointment> = {}): Appointment => ({
  ...emptyAppointment(),
  id,
  title: id,
  startDate,
  endDate: startDate,
  calendarId: '',
  calendarIds: [],
  guests: [ana],
  organizationId: 'clinic',
  version: 1,
  createdAt: startDate,
  updatedAt: startDate,
  ...more,
})
const idsOf = (appointments: Appointment[], typed: string) =>
  guestsIn(appointments, typed, now).map(({ name, appointment, coming }) => [name, appointment.id, coming])

test('a guest is found once, with the next appointment that stands', () => {
  const appointments = [
    at('later', '2026-12-01T10:00:00Z'),
    at('over', '2026-11-01T10:00:00Z'),
    at('cancelled', '2026-11-21T10:00:00Z', { status: 'cancelled' }),
    at('next', '2026-11-22T10:00:00Z'),
  ]
  expect(idsOf(appointments, 'garcia')).toEqual([['Ana García', 'next', true]])
})

test('without a coming one the latest that is known is told as such', () => {
  const appointments = [at('old', '2025-01-01T10:00:00Z'), at('over', '2026-11-01T10:00:00Z')]
  expect(idsOf(appointments, 'ana gar')).toEqual([['Ana García', 'over', false]])
})

test('two guests of one name are two', () => {
  expect(idsOf([at('one', '2026-12-01T10:00:00Z', { guests: [ana, otherAna] })], 'ana')).toHaveLength(2)
})

test('phones are found however they are written, and nobody by the title of an appointment', () => {
  const appointments = [at('Botox', '2026-12-01T10:00:00Z')]
  for (const phone of ['600111', '600111222', '+34600111222', '600-111-222', '0034600111222', '111 222']) {
    expect(idsOf(appointments, phone), phone).toHaveLength(1)
  }
  expect(idsOf(appointments, 'ana@example')).toHaveLength(1)
  expect(idsOf(appointments, 'botox')).toEqual([])
})

test('a caller is found by any way to write the number, and once however it was stored', () => {
  fc.assert(
    fc.property(writtenPhones(), ({ stored, typed }) => {
      const guest = { extraFields: { firstName: 'Ana', lastName: 'García', phone: stored } }
      expect(idsOf([at('one', '2026-12-01T10:00:00Z', { guests: [guest] })], typed), typed).toHaveLength(1)
    }),
  )
  const stored = (phone: string) => ({ extraFields: { firstName: 'Ana', lastName: 'García', phone } })
  const written = ['600 111 222', '+34600111222', '0034 600-111-222'].map((phone, index) =>
    at(`${index}`, '2026-12-01T10:00:00Z', { guests: [otherAna, stored(phone)] }),
  )
  expect(guestsIn(written, '600111222', now)).toMatchObject([{ name: 'Ana García', position: 1 }])
})

test('who was masked is known as masked', () => {
  const masked = { email: 'guest-0a1b@masked.invalid', extraFields: { firstName: 'guest-0a1b' } }
  const [found] = guestsIn([at('one', '2026-12-01T10:00:00Z', { guests: [masked] })], 'guest-0a', now)
  expect(found?.masked).toBe(true)
})

test('whoever was looked for by a phone is told with it, whoever by a name with the email', () => {
  const contactOf = (typed: string) => guestsIn([at('one', '2026-12-01T10:00:00Z')], typed, now)[0]?.contact
  expect([contactOf('600111222'), contactOf('0034 600 111 222'), contactOf('ana')]).toEqual([
    '+34 600 111 222',
    '+34 600 111 222',
    'ana@example.com',
  ])
})
