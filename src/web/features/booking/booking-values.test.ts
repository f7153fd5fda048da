import { describe, expect, test } from 'vitest'
import { type AppointmentValues, newValues } from '../../commands/appointments/form/appointment-values.ts'
import { noGuest } from '../../commands/appointments/form/guest-values.ts'
import { appointment, at as instantAt, clinic, schedules, service } from '../../commands/appointments/testing/clinic.ts'
import { beginningOf, type BookingContext, prepareBooking } from './booking-values.ts'

const at = (clock: string) => new Date(instantAt(clock)).toISOString()
const now = instantAt('08:00')
const context = (more: Partial<BookingContext['wish']> = {}, slots: BookingContext['slots'] = []): BookingContext => ({
  wish: { service: undefined, calendarId: 'Ana', resourceId: null, duration: 30, ...more },
  slots,
  situation: { ...clinic(), schedules, appointments: [], now },
})
const values = (more: Partial<AppointmentValues> = {}) =>
  newValues({ startDate: at('10:00'), calendarId: 'Ana', ...more })
const prepared = (typed: AppointmentValues, on: BookingContext = context(), from = now) =>
  prepareBooking(typed, on, from)
const problem = (...args: Parameters<typeof prepared>) => {
  const result = prepared(...args)
  return 'problem' in result ? `${result.problem.field}: ${result.problem.reason}` : undefined
}
const ready = (...args: Parameters<typeof prepared>) => {
  const result = prepared(...args)
  if ('problem' in result) throw new Error(result.problem.reason)
  return result
}
const option = (startDate: string | null, endDate: string | null) => ({ id: `${startDate}`, startDate, endDate })
const poll = (...options: ReturnType<typeof option>[]) => values({ poll: true, startDate: null, options })

describe('a booking that cannot be sent', () => {
  test('has no time, or one that is none', () => {
    expect(problem(values({ startDate: null }))).toBe('startDate: no time')
    expect(problem(values({ startDate: 'soon' }))).toBe('startDate: no time')
  })
  test('has no length that makes sense', () => {
    expect(problem(values(), context({ duration: 0 }))).toBe('duration: no length')
    expect(problem(values(), context({ duration: 1 }))).toBeUndefined()
  })
  test('has nobody it is with: no person is named, no service says who, and no time was offered', () => {
    const open = context({ calendarId: null })
    expect(problem(values({ calendarId: null }), open)).toBe('calendarId: no one')
    const slot = {
      start: Date.parse(at('10:00')),
      end: Date.parse(at('10:30')),
      calendarIds: ['Ben'],
      resourceId: null,
    }
    expect(ready(values({ calendarId: null }), { ...open, slots: [slot] }).body.calendarIds).toEqual(['Ben'])
  })
  test('is a group without a number of seats, or with more guests than that unless it may overlap', () => {
    const guests = ['Ana', 'Ben'].map((firstName) => ({ ...noGuest(), firstName }))
    expect(problem(values({ seats: 'many' }))).toBe('seats: no number')
    expect(problem(values({ seats: 0 }))).toBe('seats: no number')
    expect(problem(values({ seats: 1, guests }))).toBe('seats: too few')
    expect(problem(values({ seats: 1, guests, allowOverlapping: true }))).toBeUndefined()
    expect(ready(values({ seats: 2, guests })).body.extraFields).toEqual({ seats: 2 })
    expect(ready(values({ seats: null, guests })).body.extraFields).toBeUndefined()
  })
  test('tells the first of several problems only, in the order of the form', () => {
    expect(problem(values({ startDate: null }), context({ duration: 0, calendarId: null }))).toBe('startDate: no time')
    expect(problem(values(), context({ duration: 0, calendarId: null }))).toBe('duration: no length')
  })
  test('is a poll without options, or with one that has no time or ends before it begins', () => {
    expect(problem(poll())).toBe('root.options: no options')
    const good = option(at('10:00'), at('10:30'))
    expect(problem(poll(good, option(null, at('11:00'))))).toBe('options.1.startDate: no time')
    expect(problem(poll(good, option(at('11:00'), null)))).toBe('options.1.endDate: end before start')
    expect(problem(poll(option(at('11:00'), at('11:00')), good))).toBe('options.0.endDate: end before start')
    expect(problem(poll(good))).toBeUndefined()
    // What is left of a poll that was switched off again is in nobody's way.
    expect(problem(values({ poll: false, options: [option(null, null)] }))).toBeUndefined()
  })
})

describe('a booking that can be sent', () => {
  test('is the body on the calendars of the place, with the zone of the first', () => {
    const { body, start, zone, concerns } = ready(values({ duration: 45 }), context({ duration: 45 }))
    expect(body).toMatchObject({ startDate: at('10:00'), endDate: at('10:45'), calendarIds: ['Ana'] })
    expect([start, zone, concerns]).toEqual([Date.parse(at('10:00')), 'UTC', []])
  })
  test('takes the calendars of the offered time only where it begins at that very instant', () => {
    const offered = { start: Date.parse(at('10:00')), end: 0, calendarIds: ['Ben', 'Room'], resourceId: 'Room' }
    const on = context({ calendarId: null, service: service() }, [offered])
    expect(ready(values({ calendarId: null }), on).body).toMatchObject({
      calendarIds: ['Ben', 'Room'],
      resourceId: 'Room',
    })
    const later = ready(values({ calendarId: null, startDate: at('10:05') }), on)
    expect(later.body.calendarIds).not.toEqual(['Ben', 'Room'])
  })
  test('carries what speaks against it: from the end of the hours on, and in the past from the next millisecond on', () => {
    const rules = (typed: AppointmentValues, from = now) =>
      ready(typed, context(), from).concerns.map(({ rule }) => rule)
    expect(rules(values({ startDate: at('11:30') }))).toEqual([])
    expect(rules(values({ startDate: at('11:31') }))).toEqual(['hours'])
    expect(rules(values(), Date.parse(at('10:00')))).toEqual([])
    expect(rules(values(), Date.parse(at('10:00')) + 1)).toEqual(['past'])
  })
  test('as a poll begins with its first time, and is judged at each of them', () => {
    const { body, start, concerns } = ready(
      poll(option(at('15:00'), at('15:30')), option(at('10:00'), at('10:20')), option(at('16:00'), at('16:30'))),
    )
    expect(start).toBe(Date.parse(at('10:00')))
    expect(body).toMatchObject({ model: 'poll', startDate: at('10:00'), endDate: at('10:20') })
    expect(concerns.map(({ rule }) => rule)).toEqual(['hours', 'hours'])
    // Only the first lies before the hours: the others are judged from their own beginning.
    const early = poll(option(at('08:30'), at('09:00')), option(at('10:00'), at('10:30')))
    expect(ready(early).concerns.map(({ rule }) => rule)).toEqual(['hours'])
  })
  test('does not ask whether the time is taken: that is the service’s to say', () => {
    const on = context()
    const taken = { ...on, situation: { ...on.situation, appointments: [appointment({ startDate: at('10:00') })] } }
    expect(ready(values(), taken).concerns).toEqual([])
  })
})

test('what was filled in already counts more than the address, and its length stays where a service was said', () => {
  const view = { start: at('09:00'), end: '', on: 'Ben', forService: '', date: '', calendar: '', zone: '' }
  const filled = { startDate: at('11:00'), comment: 'Late', serviceId: 'check', duration: 50 }
  expect(beginningOf(view, clinic(), { values: filled, from: 7, notice: 'Taken' })).toMatchObject({
    values: { ...filled, calendarId: null },
    from: 7,
    keepsLength: true,
    notice: 'Taken',
  })
  expect(beginningOf(view, clinic(), { values: {}, from: 7 })).toMatchObject({ keepsLength: false, notice: '' })
})

test('who alone can be booked is chosen; of several nobody is, and a thing is booked without', () => {
  const view = { start: at('09:00'), end: '', on: '', forService: '', date: '', calendar: '', zone: '' }
  const house = clinic()
  const alone = { ...house, calendars: new Map([...house.calendars].filter(([id]) => id !== 'Ben')) }
  expect(beginningOf(view, alone).values.calendarId).toBe('Ana')
  expect(beginningOf(view, house).values.calendarId).toBeNull()
  expect(beginningOf({ ...view, on: 'Room' }, alone).values).toMatchObject({ calendarId: null, resourceId: 'Room' })
})
