import { expect, test } from 'vitest'
import { sentenceOfChange } from './sentences.ts'

type Entry = Parameters<typeof sentenceOfChange>[0]
const told = (resource: Entry['resource'], operation: string, before: Entry['before'], after: Entry['after']) =>
  sentenceOfChange({ resource, operation, before, after })
const ofAppointment = (after: Entry['after'], operation = 'appointmentsV2.update', before: Entry['before'] = {}) =>
  told('appointments', operation, before, after)

test('how an appointment stands is told in the words of its card', () => {
  expect(
    [
      { status: 'confirmed' },
      { subStatus: 'arrived' },
      { subStatus: 'in-progress' },
      { status: 'completed', subStatus: 'attended' },
      { status: 'completed', subStatus: 'no-show' },
      { status: 'cancelled', subStatus: 'staff-request' },
      { status: 'pending', subStatus: null },
    ].map((after) => ofAppointment(after)),
  ).toEqual([
    '{who} confirmed {record}',
    '{who} marked {record} as arrived',
    '{who} marked {record} as in progress',
    '{who} marked {record} as completed',
    '{who} marked {record} as a no-show',
    '{who} canceled {record}',
    '{who} marked {record} as unconfirmed',
  ])
})

test('what else is done with an appointment is told by what it was', () => {
  const at = '2026-11-23T10:00:00.000Z'
  expect(ofAppointment({ startDate: at }, 'appointmentsV2.create', null)).toBe('{who} booked {record}')
  expect(ofAppointment({ startDate: at, blocked: true }, 'appointmentsV2.create', null)).toBe(
    '{who} blocked time for {record}',
  )
  expect(ofAppointment({ startDate: at }, 'appointmentsV1.blockSlot', null)).toBe('{who} blocked time for {record}')
  expect(ofAppointment({ startDate: at, endDate: at })).toBe('{who} moved {record}')
  expect(ofAppointment({ comment: 'Left knee.' })).toBe('{who} changed details of {record}')
  expect(ofAppointment({ subStatus: 'asked-elsewhere' })).toBe('{who} changed details of {record}')
  expect(ofAppointment({ guests: [] }, 'appointmentsV1.maskGuests')).toBe('{who} anonymized {record}')
  expect(ofAppointment({ status: 'cancelled' }, 'appointmentsV2.cancel')).toBe('{who} canceled {record}')
  expect(ofAppointment(null)).toBe('{who} deleted the appointment of {record}')
})

test('a file that takes the place of another is told as that, and so is what becomes of the earlier one', () => {
  const url = '/media/desk.png'
  const asked = told(
    'multimedia',
    'uploads.declare',
    { url, format: 'image/svg+xml' },
    { url: null, format: 'image/png' },
  )
  expect(asked).toBe('{who} started to replace the file of {record}')
  expect(told('multimedia', 'uploads.finish', { url: null }, { url })).toBe('{who} uploaded the file of {record}')
  // A write of the record itself says what file is to come, and only a size tells that from one that comes never.
  const ahead = told('multimedia', 'multimedia.update', { url, size: null }, { url: null, size: 4895 })
  expect(ahead).toBe('{who} started to replace the file of {record}')
  expect(told('multimedia', 'multimedia.update', { url }, { url: null })).toBe('{who} changed {record}')
  expect(told('mediumVersions', 'uploads.declare', null, {})).toBe('{who} kept the earlier file of {record}')
  expect(told('mediumVersions', 'mediaVersions.remove', {}, null)).toBe('{who} deleted an earlier file of {record}')
})

test('a blocked time is nobody’s appointment', () => {
  expect(ofAppointment(null, 'appointmentsV2.remove', { blocked: true })).toBe('{who} deleted {record}')
})

test('access is given and taken in words of its own, and the rest is created, changed and deleted', () => {
  expect(told('invitations', 'adminInvitations.create', null, {})).toBe('{who} invited {record}')
  expect(told('invitations', 'adminInvitations.revoke', {}, {})).toBe('{who} revoked the invitation of {record}')
  expect(told('keys', 'adminKeys.disable', {}, {})).toBe('{who} disabled {record}')
  expect(told('people', 'adminPeople.enable', {}, {})).toBe('{who} enabled {record}')
  expect(told('trash', 'trash.restore', {}, null)).toBe('{who} restored {record}')
  expect(told('services', 'services.create', null, {})).toBe('{who} created {record}')
  expect(told('services', 'services.update', {}, {})).toBe('{who} changed {record}')
  expect(told('services', 'services.remove', {}, null)).toBe('{who} deleted {record}')
})
