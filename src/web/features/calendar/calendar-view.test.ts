import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { createFormat } from '../../i18n/format.ts'
import { appointment, calendar, clinic, mornings, service } from '../../commands/appointments/testing/clinic.ts'
import { bufferBands, closedBandsOf, takenBands } from './bands.ts'
import { dayColumns, hoursOf, timeOfColumns, weekColumns } from '../../commands/appointments/view/columns.ts'
import { appointmentName } from '../../commands/appointments/records/appointment-name.ts'
import { gridEvent } from '../../commands/appointments/view/grid-event.ts'
import { bookingAt } from '../../commands/appointments/view/view-state.ts'
import { beginningOf } from '../booking/booking-values.ts'
import { shownCalendars } from './use-columns.ts'

const format = createFormat('en-GB')
const now = Date.parse('2026-03-02T08:00:00Z')
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const context = { i18n, format, now, zone: 'UTC' }

describe('columns', () => {
  test('of a day name the zone only where it is another one', () => {
    const [ana, ben] = dayColumns(
      [calendar('Ana'), calendar('Ben', 'agent', { timezone: 'Asia/Tokyo' })],
      '2026-03-02',
      context,
    )
    expect(ana?.badge).toBeUndefined()
    expect(ben?.badge?.place).toBe('Tokyo')
    expect(ben?.badge?.apart).toMatch(/^\+\d+ hrs?$/)
    expect(timeOfColumns([ana, ben].flatMap((column) => column ?? []))).toEqual({
      start: Date.parse('2026-03-01T15:00:00Z'),
      end: Date.parse('2026-03-03T00:00:00Z'),
    })
  })

  test('of a week begin with the first weekday of the reader and set today off', () => {
    const columns = weekColumns(calendar('Ana'), '2026-03-05', context)
    expect(columns.map(({ date, today }) => (today ? `${date} today` : date))).toEqual([
      '2026-03-02 today',
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
      '2026-03-07',
      '2026-03-08',
    ])
    expect(weekColumns(calendar('Ana'), '2026-03-05', { ...context, format: createFormat('en-US') })[0]?.date).toBe(
      '2026-03-01',
    )
  })

  test('a zone that nobody knows does not break the day', () => {
    expect(dayColumns([calendar('Ana', 'agent', { timezone: 'Mars/Base' })], '2026-03-02', context)[0]?.zone).toBe(
      'UTC',
    )
  })

  test('are the people until others are chosen, and one on a phone', () => {
    const all = [calendar('Ana'), calendar('Ben'), calendar('Room', 'asset')]
    const view = { view: 'day', several: '', calendars: [], calendar: '' } as const
    const ids = (...args: Parameters<typeof shownCalendars>) => shownCalendars(...args).map(({ id }) => id)
    expect(ids(all, view, false)).toEqual(['Ana', 'Ben'])
    expect(ids(all, { ...view, calendars: ['Room', 'gone'] }, false)).toEqual(['Room'])
    expect(ids(all, { ...view, calendars: ['Room', 'Ben', 'Ana'] }, false)).toEqual(['Room', 'Ben', 'Ana'])
    expect(ids(all, { ...view, pinned: ['Ben'] }, false)).toEqual(['Ben', 'Ana'])
    expect(ids(all, { ...view, calendar: 'Ben' }, true)).toEqual(['Ben'])
    expect(ids(all, { ...view, view: 'week' }, false)).toEqual(['Ana'])
  })
})

describe('bands', () => {
  test('tell closed time and pauses, and nothing where the hours are unknown', () => {
    const split = mornings('Ana')
    split.configuration.workingHours['0'] = [
      ['09:00', '12:00'],
      ['14:00', '18:00'],
    ]
    const bands = closedBandsOf([split], '2026-03-02', 'UTC', i18n)
    expect(bands.map(({ from, to, kind }) => [from, to, kind])).toEqual([
      [0, 540, 'closed'],
      [720, 840, 'break'],
      [1080, 1440, 'closed'],
    ])
    expect(closedBandsOf([], '2026-03-02', 'UTC', i18n)).toEqual([])
    const [column] = dayColumns([calendar('Ana')], '2026-03-02', context)
    expect(column && hoursOf([{ ...column, bands }])).toEqual({ dayStart: 8, dayEnd: 19 })
  })

  test('hold an ordinary day while the hours of a column are not read, whatever is known of the others', () => {
    const [column] = dayColumns([calendar('Ana')], '2026-03-02', context)
    if (!column) throw new Error('there is a column')
    const known = (from: number, to: number) => ({
      ...column,
      bands: [
        { from: 0, to: from, kind: 'closed' as const, label: 'Closed' },
        { from: to, to: 1440, kind: 'closed' as const, label: 'Closed' },
      ],
    })
    const unread = { ...column, bands: [{ from: 0, to: 1440, kind: 'unknown' as const, label: 'Loading…' }] }
    expect(hoursOf([known(660, 1080), unread])).toEqual({ dayStart: 8, dayEnd: 20 })
    expect(hoursOf([known(420, 1320), unread])).toEqual({ dayStart: 6, dayEnd: 23 })
    expect(hoursOf([known(660, 1080), known(720, 960)])).toEqual({ dayStart: 10, dayEnd: 19 })
    // Open day and night, which leaves nothing closed, is not the same as hours that nobody knows.
    expect(hoursOf([{ ...known(0, 1440), bands: [] }])).toEqual({ dayStart: 8, dayEnd: 20 })
    expect(hoursOf([{ ...known(0, 1440), bands: [], load: 0 }])).toEqual({ dayStart: 0, dayEnd: 24 })
  })

  test('of padding stand after the appointment, once', () => {
    const column = { date: '2026-03-02', zone: 'UTC', resourceId: 'Ana' }
    const two = [appointment(), appointment({ id: 'b' }), appointment({ id: 'c', status: 'cancelled' })]
    expect(bufferBands(column, two, clinic())).toEqual([{ from: 630, to: 640, kind: 'buffer', label: '' }])
  })
})

describe('what lasts days', () => {
  const days = (endDate: string) => appointment({ startDate: '2026-03-02T00:00:00.000Z', endDate })

  test('takes the hours of its columns, and a night shift does not', () => {
    const column = { date: '2026-03-03', zone: 'UTC', resourceId: 'Ana' }
    expect(takenBands(column, [days('2026-03-03T10:00:00.000Z')])).toMatchObject([
      { from: 0, to: 600, kind: 'blocked' },
    ])
    const night = appointment({ startDate: '2026-03-02T22:00:00.000Z', endDate: '2026-03-03T06:00:00.000Z' })
    expect(takenBands(column, [night])).toEqual([])
  })

  test('is named by its dates, and by its times where days are not whole', () => {
    const named = (endDate: string) => gridEvent(days(endDate), { i18n, format, ...clinic() })
    expect(named('2026-03-03T00:00:00.000Z')).toMatchObject({ timeText: '' })
    expect(named('2026-03-03T00:00:00.000Z').secondaryText).toContain('all day on Mon')
    expect(named('2026-03-04T00:00:00.000Z').secondaryText).toMatch(/Mon.+to Tue/)
    expect(named('2026-03-03T10:00:00.000Z').secondaryText).toContain('10:00')
  })

  test('ends at 24:00 on its own day, and on the date after midnight', () => {
    const until = (endDate: string) =>
      gridEvent(appointment({ startDate: '2026-03-02T22:00:00.000Z', endDate }), { i18n, format, ...clinic() })
        .accessibleName
    expect(until('2026-03-03T00:00:00.000Z')).toContain('until 24:00')
    expect(until('2026-03-03T06:00:00.000Z')).toMatch(/until Tue.*06:00/)
  })
})

describe('a card', () => {
  const card = (more: Parameters<typeof appointment>[0]) => gridEvent(appointment(more), { i18n, format, ...clinic() })

  test('says who, what and how it stands, beginning with what is seen', () => {
    const event = card({ guests: [{ extraFields: { firstName: 'Ada', lastName: 'Lovelace' } }, { email: 'b@c.d' }] })
    expect(event).toMatchObject({
      title: 'Ada Lovelace +1',
      secondaryText: 'Check-up',
      tone: 'confirmed',
      editable: true,
    })
    expect(event.accessibleName).toBe('Ada Lovelace +1, 10:00, Check-up, Confirmed, until 10:30, Ana')
  })

  test('of a group says its title and how many of its seats are taken', () => {
    const guests = [{ email: 'a@b.c' }, { email: 'b@c.d' }]
    const event = card({ title: 'Back school', guests, extraFields: { seats: 8 } })
    expect(event).toMatchObject({ title: 'Back school', secondaryText: '2 of 8 · Check-up' })
    expect(event.accessibleName).toBe('Back school, 10:00, 2 of 8 · Check-up, Confirmed, until 10:30, Ana')
  })

  test('of a status that nobody knows is plain, and can still be moved', () => {
    // Another deployment may answer any word.
    const event = card({ status: 'frozen' as 'pending', subStatus: 'thawing' })
    expect(event).toMatchObject({ tone: 'neutral', editable: true })
    expect(event.accessibleName).toContain('frozen · thawing')
  })

  test('of a cancelled one is struck and stays; a block is hatched', () => {
    expect(card({ status: 'cancelled' })).toMatchObject({
      struck: true,
      editable: false,
      pattern: 'solid',
      icon: 'cancelled',
    })
    expect(card({ status: 'pending' })).toMatchObject({ pattern: 'dashed', icon: 'pending' })
    expect(card({ status: 'pending', blockedUntil: '2026-03-02T08:00:00.000Z' })).toMatchObject({ tone: 'hold' })
    expect(card({ blocked: true, title: 'Lunch' })).toMatchObject({
      title: 'Lunch',
      pattern: 'hatched',
      tone: 'blocked',
    })
  })

  test('whose end is missing can be seen all the same', () => {
    const event = card({ endDate: '2026-03-02T10:00:00.000Z' })
    expect(event.end - event.start).toBe(15 * 60_000)
  })

  test('of a calendar that is gone does not break', () => {
    expect(card({ calendarIds: ['gone'], serviceId: 'gone' }).title).toBe('Check-up')
    expect(appointmentName(appointment({ title: '' }))).toBe('')
  })
})

describe('an empty place', () => {
  const check = service({ id: 'check', calendars: [{ calendarId: 'Ana', active: true }] })
  const talk = service({ id: 'talk', calendars: [{ calendarId: 'Ben', active: true }] })
  const view = {
    start: '2026-03-02T10:00:00.000Z',
    end: '',
    on: 'Ana',
    forService: '',
    date: '',
    calendar: '',
    zone: '',
  }

  test('is booked with the only service that is offered there, and with none where there are several', () => {
    const onlyService = (resourceId: string, among: Parameters<typeof bookingAt>[1]) =>
      bookingAt({ resourceId, start: now, end: now }, among).forService
    expect(onlyService('Ana', clinic([check, talk]))).toBe('check')
    expect(onlyService('Ana', clinic([check, { ...check, id: 'other' }, talk]))).toBe('')
    expect(onlyService('Ana', clinic([check, { ...check, id: 'other', active: false }]))).toBe('check')
    expect(onlyService('Room', clinic([check, { ...talk, calendars: undefined }]))).toBe('')
  })

  test('is booked in the quarter that was pressed, or from minute to minute as it was drawn', () => {
    const place = { resourceId: 'Ana', start: now + 17 * 60_000, end: now + 50 * 60_000 }
    expect(bookingAt(place, clinic())).toMatchObject({ on: 'Ana', start: '2026-03-02T08:15:00.000Z', end: '' })
    expect(bookingAt({ ...place, drawn: true }, clinic())).toMatchObject({
      start: '2026-03-02T08:17:00.000Z',
      end: '2026-03-02T08:50:00.000Z',
    })
  })

  test('keeps a length that was drawn, and takes that of the service where it was clicked', () => {
    const drawn = beginningOf({ ...view, end: '2026-03-02T10:50:00.000Z' }, clinic())
    expect([drawn.keepsLength, drawn.values.duration]).toEqual([true, 50])
    expect(beginningOf(view, clinic()).keepsLength).toBe(false)
  })
})
