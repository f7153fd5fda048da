import { expect, test } from 'vitest'
import type { Appointment } from '#api/contract/appointments.ts'
import { appointment as anAppointment } from '../../fields/testing/records.ts'
import { guestRecordOf } from './guest-record.ts'

const NOW = Date.parse('2026-11-23T10:40:00Z')
const called = (firstName: string, lastName: string, phone = '', email = '') => ({
  ...(email && { email }),
  extraFields: { firstName, lastName, ...(phone && { phone }) },
})
const anna = called('Anna', 'Gómez', '+34 600 555 142', 'anna@example.com')
const luis = called('Luis', 'Prieto', '600 555 142')

const visit = (id: string, day: string, more: Partial<Appointment> = {}): Appointment =>
  anAppointment({
    id,
    title: id,
    startDate: `${day}T09:00:00.000Z`,
    endDate: `${day}T09:30:00.000Z`,
    guests: [anna],
    serviceId: 'check',
    calendarIds: ['Ana'],
    status: 'completed',
    ...more,
  })
const ids = (list: readonly Appointment[]) => list.map(({ id }) => id)

const all = [
  visit('first', '2026-01-12', { guests: [called('Anna', 'Gomez', '600555142')], comment: 'Allergic to latex.' }),
  visit('missed', '2026-02-02', { subStatus: 'no-show' }),
  visit('off', '2026-03-02', { status: 'cancelled' }),
  visit('knee', '2026-11-16', { serviceId: 'physio', calendarIds: ['Jon'] }),
  visit('later', '2026-12-07', { status: 'pending' }),
  visit('soon', '2026-11-30', { status: 'confirmed' }),
  visit('called off', '2026-12-14', { status: 'cancelled' }),
  visit('waits', '2026-12-21', { status: 'pending', subStatus: 'waiting' }),
  visit('partner', '2026-05-04', { guests: [luis] }),
  visit('somebody', '2026-05-04', { guests: [called('Anna', 'Gómez', '600 999 000')] }),
  visit('block', '2026-05-04', { blocked: true }),
]

test('a guest is told by everything booked under their phone or email, and by nothing else', () => {
  const record = guestRecordOf(anna, all, NOW)
  expect(ids(record.upcoming)).toEqual(['soon', 'later'])
  expect(ids(record.past)).toEqual(['called off', 'knee', 'off', 'missed', 'first'])
  expect(ids(record.waiting)).toEqual(['waits'])
  expect([record.visits, record.noShows, record.last?.id, record.next?.id]).toEqual([2, 1, 'knee', 'soon'])
  expect(ids(record.noted)).toEqual(['first'])
})

test('a guest is reached as they said last, also where the latest appointment leaves something out', () => {
  const moved = called('Anna', 'Gómez', '', 'new@example.com')
  const shared = called('Anna', 'Gómez', '+34 600 555 142', 'new@example.com')
  const told = [
    ...all,
    visit('moved', '2026-12-28', { guests: [moved] }),
    visit('shared', '2026-07-06', { guests: [shared] }),
  ]
  expect(guestRecordOf(anna, told, NOW).guest).toEqual(called('Anna', 'Gómez', '+34 600 555 142', 'new@example.com'))
})

test('what was taken most often is usual; of two, what was taken last', () => {
  expect(guestRecordOf(anna, all, NOW).usual).toEqual({ serviceId: 'physio', calendarId: 'Jon' })
  const again = [...all, visit('second', '2026-06-01')]
  expect(guestRecordOf(anna, again, NOW).usual).toEqual({ serviceId: 'check', calendarId: 'Ana' })
  expect(guestRecordOf(luis, [], NOW).usual).toBeUndefined()
})

test('who shares a phone under another name is told as a possible duplicate, once, and never counted', () => {
  const twice = [...all, visit('partner again', '2026-06-01', { guests: [anna, luis] })]
  const { duplicates, visits } = guestRecordOf(anna, twice, NOW)
  expect(duplicates).toEqual([{ guest: luis, appointment: twice.at(-1), count: 2 }])
  expect(visits).toBe(3)
})

test('a guest without phone and email is known from nothing but names, which tell nobody apart', () => {
  const nameless = called('Anna', 'Gómez')
  expect(guestRecordOf(nameless, [...all, visit('own', '2026-06-01', { guests: [nameless] })], NOW).all).toEqual([])
})
