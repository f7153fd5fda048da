import { expect, test } from 'vitest'
import type { Appointment } from '#api/contract/appointments.ts'
import { MASKED } from '#api/contract/choices.ts'
import { entryOfOwn, type JournalEntry, takenBack } from './entries.ts'
import { wayBack } from './way-back.ts'

const entry = (more: Partial<JournalEntry>): JournalEntry => ({
  key: '1',
  at: '2027-03-10T09:00:00.000Z',
  resource: 'appointments',
  id: 'a',
  version: 2,
  operation: 'appointmentsV2.update',
  before: { startDate: '2027-03-10T09:00:00.000Z', comment: null, version: 1 },
  after: { startDate: '2027-03-10T10:00:00.000Z', comment: 'Late', version: 2 },
  ...more,
})
// Only the fields that the way back reads matter here.
const appointment = (more: object): Appointment =>
  ({ id: 'a', version: 2, startDate: '2027-03-10T10:00:00.000Z', comment: 'Late', guests: [], ...more }) as never

test('a change is taken back field by field, and only where nobody changed them since', () => {
  expect(wayBack(entry({}), appointment({ version: 7, title: 'Other' }))).toEqual({
    is: 'change',
    changes: { startDate: '2027-03-10T09:00:00.000Z', comment: null },
  })
  expect(wayBack(entry({}), appointment({ comment: 'Very late' }))).toEqual({
    is: 'none',
    why: 'changed',
    fields: ['comment'],
  })
  expect(wayBack(entry({}), null)).toEqual({ is: 'none', why: 'deleted' })
  expect(wayBack(entry({}), undefined)).toBeUndefined()
})

test('what was booked is deleted while nothing happened to it, also where only this browser knows of it', () => {
  const booked = entry({ before: null, version: 1 })
  expect(wayBack(booked, appointment({ version: 1 }))).toEqual({ is: 'remove' })
  expect(wayBack(booked, appointment({ version: 2 }))).toEqual({ is: 'none', why: 'changed', fields: [] })
  const own = entryOfOwn({ id: 'w', appointmentId: 'a', at: booked.at, kind: 'created', before: {}, after: {} })
  const dates = { createdAt: booked.at, updatedAt: booked.at }
  expect(wayBack(own, appointment(dates))).toEqual({ is: 'remove' })
  expect(wayBack(own, appointment({ ...dates, updatedAt: '2027-03-10T09:30:00.000Z' }))).toMatchObject({ is: 'none' })
})

test('what was cancelled or deleted can only be made anew, as it was', () => {
  const cancelled = entry({ before: { status: 'confirmed' }, after: { status: 'cancelled' } })
  expect(wayBack(cancelled, appointment({ status: 'cancelled', title: 'Visit' }))).toMatchObject({
    is: 'again',
    booking: { title: 'Visit', status: 'confirmed', startDate: '2027-03-10T10:00:00.000Z' },
  })
  const deleted = entry({ before: { title: 'Visit', serviceId: 's', version: 4 }, after: null })
  expect(wayBack(deleted, null)).toEqual({ is: 'again', booking: { title: 'Visit', serviceId: 's' } })
})

test('nothing that was masked comes back', () => {
  const masked = entry({ before: { guests: [{ email: MASKED }] }, after: { guests: [] } })
  expect(wayBack(masked, appointment({}))).toEqual({ is: 'none', why: 'masked' })
  expect(wayBack({ ...masked, after: null }, null)).toEqual({ is: 'none', why: 'masked' })
})

test('a write is taken back where a later one of the same record set its fields to what they were', () => {
  const moved = entry({ key: 'moved' })
  const back = entry({ key: 'back', before: moved.after, after: { ...moved.before, version: 3 } })
  const other = entry({ key: 'other', id: 'b', before: moved.after, after: moved.before })
  expect([...takenBack([back, moved])]).toEqual(['moved'])
  expect([...takenBack([other, moved])]).toEqual([])
  // What came before it takes nothing back.
  expect([...takenBack([moved, back])]).not.toContain('moved')
  const booked = entry({ key: 'booked', before: null })
  expect([...takenBack([entry({ key: 'gone', after: null }), booked])]).toEqual(['booked'])
})
