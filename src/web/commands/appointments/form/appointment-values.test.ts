import { describe, expect, test } from 'vitest'
import { appointment, service } from '../testing/clinic.ts'
import { againValues, bookingOf, changedWords, copiedValues, newValues, valuesOf } from './appointment-values.ts'
import { votingOf } from './poll-values.ts'
import { guestOf, guestValues, noGuest } from './guest-values.ts'

describe('an edited appointment', () => {
  const before = appointment({
    comment: 'Old',
    guests: [{ email: 'ada@example.com', extraFields: { firstName: 'Ada', insurance: 'A-7' } }],
  })

  test('sends nothing where nothing was changed', () => {
    expect(changedWords(before, valuesOf(before))).toEqual({})
  })

  test('keeps the seats of a group apart from its other open fields, and those as they are', () => {
    const group = { ...before, extraFields: { level: 'B', seats: 8 } }
    expect(valuesOf(group)).toMatchObject({ seats: 8, extraFields: { level: 'B' } })
    expect(changedWords(group, valuesOf(group))).toEqual({})
    expect(changedWords(group, { ...valuesOf(group), seats: 9 })).toEqual({ extraFields: { level: 'B', seats: 9 } })
    expect(changedWords(group, { ...valuesOf(group), seats: null })).toEqual({ extraFields: { level: 'B' } })
    // What is no number of seats belongs to somebody else.
    const other = { ...before, extraFields: { seats: 'front row' } }
    expect(changedWords(other, { ...valuesOf(other), extraFields: { seats: 'front row', size: 'M' } })).toEqual({
      extraFields: { seats: 'front row', size: 'M' },
    })
    expect(changedWords(other, { ...valuesOf(other), seats: 2 })).toEqual({ extraFields: { seats: 2 } })
  })

  test('sends only what was changed, and clears with null', () => {
    const values = { ...valuesOf(before), comment: ' ', type: 'phone' }
    expect(changedWords(before, values)).toEqual({ comment: null, type: 'phone' })
  })

  test('keeps what is known of a guest beyond the form', () => {
    const [guest] = valuesOf(before).guests
    if (!guest) throw new Error('there is a guest')
    const changed = changedWords(before, { ...valuesOf(before), guests: [{ ...guest, phone: '600' }] })
    expect(changed).toEqual({
      guests: [{ email: 'ada@example.com', extraFields: { firstName: 'Ada', insurance: 'A-7', phone: '600' } }],
    })
  })
})

describe('a booking', () => {
  test('leaves out what is empty and takes the name of the service', () => {
    const values = newValues({ serviceId: 'check', startDate: '2026-03-02T10:00:00Z', duration: 30, type: null })
    expect(bookingOf(values, { calendarIds: ['Ana'], resourceId: null }, service())).toEqual({
      title: 'Check-up',
      serviceId: 'check',
      startDate: '2026-03-02T10:00:00.000Z',
      endDate: '2026-03-02T10:30:00.000Z',
      calendarIds: ['Ana'],
      origin: 'dashboard',
    })
  })

  test('says guest, room and yes where they are given', () => {
    const guests = [{ ...noGuest(), firstName: ' Ada ', email: 'ada@example.com' }, noGuest()]
    const values = newValues({ startDate: '2026-03-02T10:00:00Z', guests, confirmed: true, title: 'Talk' })
    expect(bookingOf(values, { calendarIds: ['Ana', 'Room'], resourceId: 'Room' }, undefined)).toMatchObject({
      title: 'Talk',
      guests: [{ email: 'ada@example.com', extraFields: { firstName: 'Ada' } }],
      resourceId: 'Room',
      status: 'confirmed',
    })
  })
})

describe('what is rarely said', () => {
  test('is sent where it is said, and only then', () => {
    const before = appointment()
    const values = {
      ...valuesOf(before),
      blockedUntil: '2026-03-02T09:00:00.000Z',
      userId: ' u ',
      originUrl: 'https://example.org',
      subStatus: 'arrived',
      origin: ' ',
      reminders: [{ time: 1, unit: 'd' as const, direction: undefined }],
      extraFields: { size: 'M' },
    }
    expect(changedWords(before, values)).toEqual({
      blockedUntil: '2026-03-02T09:00:00.000Z',
      userId: 'u',
      originUrl: 'https://example.org',
      subStatus: 'arrived',
      reminders: [{ time: 1, unit: 'd' }],
      extraFields: { size: 'M' },
    })
  })
})

describe('a poll', () => {
  const option = (id: string, hour: number) => ({
    id,
    startDate: `2026-03-0${hour}T10:00:00.000Z`,
    endDate: `2026-03-0${hour}T10:45:00.000Z`,
  })

  test('begins with its first option, whatever the order in which they were typed', () => {
    const values = newValues({
      poll: true,
      options: [option('b', 4), option('a', 2), { ...option('c', 5), endDate: null }],
    })
    const body = bookingOf(values, { calendarIds: ['Ana'], resourceId: null }, service())
    expect(body).toMatchObject({
      model: 'poll',
      startDate: '2026-03-02T10:00:00.000Z',
      endDate: '2026-03-02T10:45:00.000Z',
      voting: { options: [option('a', 2), option('b', 4)], votes: [], closesAt: null },
    })
  })

  test('loses the votes of an option that goes, and no other', () => {
    const vote = (optionId: string) => ({ optionId, guest: 'Eva', answer: 'yes' as const })
    const before = { options: [option('a', 2), option('b', 4)], votes: [vote('a'), vote('b')] }
    const values = newValues({ options: [option('b', 4)] })
    expect(votingOf(values, before)).toMatchObject({ options: [option('b', 4)], votes: [vote('b')] })
  })
})

test('what guests still vote on, or is only held, is not confirmed by being booked', () => {
  const place = { calendarIds: ['Ana'], resourceId: null }
  const values = newValues({ startDate: '2026-03-02T10:00:00Z', confirmed: true })
  expect(bookingOf(values, place, service()).status).toBe('confirmed')
  const held = { ...values, blockedUntil: '2026-03-02T09:00:00Z' }
  expect(bookingOf(held, place, service()).status).toBeUndefined()
  const [startDate, endDate] = ['2026-03-02T10:00:00Z', '2026-03-02T10:30:00Z']
  const poll = { ...values, poll: true, options: [{ id: 'a', startDate, endDate }] }
  expect(bookingOf(poll, place, service()).status).toBeUndefined()
})

test('a name that another deployment keeps in one field stays there until it is changed', () => {
  const kept = { extraFields: { name: 'Ada Lovelace' } }
  expect(guestOf(guestValues(kept))).toEqual(kept)
  expect(guestOf({ ...guestValues(kept), firstName: 'Ada' })).toEqual({
    extraFields: { name: 'Ada Lovelace', firstName: 'Ada' },
  })
})

describe('another one like it', () => {
  const before = appointment({
    comment: 'Bring the MRI',
    externalId: 'CRM-7',
    status: 'completed',
    subStatus: 'attended',
    allowOverlapping: true,
    extraFields: { insurer: 'A', series: { id: 's' }, overbooked: { by: 'Ana', reason: 'Twins' } },
  })

  test('a visit once more is the same guests, service and person, and nothing that was written down', () => {
    expect(Object.keys(againValues(before)).toSorted()).toEqual(
      ['also', 'calendarId', 'duration', 'guests', 'lang', 'serviceId', 'type'].toSorted(),
    )
  })

  test('a copy has the notes and open fields too, but neither time, status, names elsewhere nor series', () => {
    const values = newValues(copiedValues(before))
    expect(values).toMatchObject({
      comment: 'Bring the MRI',
      extraFields: { insurer: 'A' },
      startDate: null,
      externalId: '',
      subStatus: '',
      allowOverlapping: false,
    })
    expect(values.extraFields).toEqual({ insurer: 'A' })
  })
})
