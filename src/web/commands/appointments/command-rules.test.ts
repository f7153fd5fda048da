import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { ApiError } from '../../client/api-error.ts'
import { createFormat } from '../../i18n/format.ts'
import { appointment, at, clinic, schedules, service } from './testing/clinic.ts'
import { withChange } from './cached.ts'
import { concernsOf } from '#api/core/rules/concerns.ts'
import { concernWords } from './warning-words.ts'
import { bookingAgain, inverseOf, neededChanges } from '../../fields/appointment-inverse.ts'
import { movedCalendars } from './moved-calendars.ts'
import { refusalWords } from './refusal-words.ts'

const format = createFormat('en-GB')
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

describe('concerns', () => {
  const now = at('08:00')
  const said = (start: number, calendarIds: readonly string[], more = clinic()) =>
    concernsOf({ start, end: start + 1_800_000, calendarIds, serviceId: 'check' }, more, schedules, now).map((it) =>
      concernWords(it, 'UTC', i18n, format),
    )

  test('are none for an offered time', () => {
    expect(said(at('10:00'), ['Ana'])).toEqual([])
  })

  test('tell closed hours by the name of the calendar, and steps', () => {
    expect(said(at('13:00'), ['Ana', 'Ben'])).toEqual([
      'Ana is closed at 13:00–13:30.',
      'Ben is closed at 13:00–13:30.',
    ])
    expect(said(at('10:10'), ['Ana'])).toEqual(['Not one of the offered start times, every 30 mins.'])
  })

  test('tell the past once, and who does not offer the service', () => {
    expect(said(at('07:00'), ['Ana'])[0]).toBe('This time is in the past.')
    expect(said(at('07:00'), ['Ana']).filter((words) => /notice/.test(words))).toEqual([])
    const alone = clinic([service({ calendars: [{ calendarId: 'Ana', active: true }] })])
    expect(said(at('10:00'), ['Ben'], alone)).toEqual(['Ben doesn’t offer this service.'])
  })

  test('say nothing of hours that nobody has set', () => {
    const placement = { start: at('20:00'), end: at('20:30'), calendarIds: ['Ana'], serviceId: 'check' }
    expect(concernsOf(placement, clinic(), {}, now)).toEqual([])
  })
})

describe('taking back', () => {
  test('is the same fields with their old values', () => {
    const before = appointment({ subStatus: 'arrived' })
    expect(inverseOf(before, { status: 'completed', subStatus: 'attended' })).toEqual({
      status: 'confirmed',
      subStatus: 'arrived',
    })
    expect(inverseOf(appointment(), { comment: 'x' })).toEqual({ comment: null })
  })

  test('and any change clear only what is there', () => {
    const step = { status: 'confirmed', subStatus: null } as const
    expect(neededChanges(appointment({ subStatus: null }), step)).toEqual({ status: 'confirmed' })
    expect(neededChanges(appointment({ subStatus: 'arrived' }), step)).toEqual(step)
  })

  test('of a deletion books what was said, and only that', () => {
    expect(bookingAgain(appointment({ comment: 'Late', guests: [{ email: 'a@b.c' }] }))).toEqual({
      title: 'Check-up',
      startDate: '2026-03-02T10:00:00.000Z',
      endDate: '2026-03-02T10:30:00.000Z',
      calendarIds: ['Ana'],
      serviceId: 'check',
      origin: 'dashboard',
      model: 'fixed',
      status: 'confirmed',
      guests: [{ email: 'a@b.c' }],
      comment: 'Late',
    })
  })
})

test('a change shows in lists and single reads, and leaves others as they are', () => {
  const list = { items: [{ id: 'a', title: 'x' }, { id: 'b' }] }
  expect(withChange(list, 'a', { title: 'y' })).toEqual({ items: [{ id: 'a', title: 'y' }, { id: 'b' }] })
  expect(withChange(list, 'c', { title: 'y' })).toBe(list)
  expect(withChange({ id: 'a' }, 'a', { title: 'y' })).toEqual({ id: 'a', title: 'y' })
  expect(withChange(undefined, 'a', {})).toBeUndefined()
})

test('person and room are exchanged where they stand, and other calendars stay', () => {
  const before = { calendarIds: ['Ana', 'Ben', 'Room'], resourceId: 'Room' }
  expect(movedCalendars(before, { calendarId: 'Cat', resourceId: 'Room' }).calendarIds).toEqual(['Cat', 'Ben', 'Room'])
  expect(movedCalendars(before, { calendarId: 'Ana', resourceId: null })).toEqual({
    calendarIds: ['Ana', 'Ben'],
    resourceId: null,
  })
  const others = { calendarId: 'Ana', resourceId: 'Room', also: ['Cat'] }
  expect(movedCalendars(before, others).calendarIds).toEqual(['Ana', 'Room', 'Cat'])
  expect(movedCalendars(before, { ...others, also: ['Ben'] }).calendarIds).toEqual(before.calendarIds)
  const bare = { calendarIds: ['Room'], resourceId: 'Room' }
  expect(movedCalendars(bare, { calendarId: null, resourceId: null }).calendarIds).toEqual(['Room'])
})

describe('a refusal', () => {
  const conflict = (description: string) =>
    refusalWords(new ApiError({ kind: 'conflict', description, status: 1 }), 'Europe/Madrid', i18n, format)

  test('of a taken time is said on the clock of the desk', () => {
    expect(
      conflict(
        '“Ana” is taken from 2026-03-02T10:00:00.000Z to 2026-03-02T10:30:00.000Z and kept free until 2026-03-02T10:40:00.000Z.',
      ),
    ).toBe('Ana is taken at 11:00–11:30.')
  })

  test('in words of another deployment keeps them, with readable instants', () => {
    expect(conflict('Slot 2026-03-02T10:00:00Z is gone')).toBe('Slot Mon 2 Mar, 11:00 is gone')
  })
})
