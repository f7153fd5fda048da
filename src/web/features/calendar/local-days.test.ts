import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dateOfDayNumber, daysBetween } from '#api/time/week.ts'
import { dateOf, dayInterval, instantAt, minuteOfDay } from '#api/time/zoned.ts'
import { appointment, calendar, mornings } from '../../commands/appointments/testing/clinic.ts'
import { agendaDays, clockZone } from './agenda/agenda-days.ts'
import { dayLoads, openDays } from './load.ts'
import { localSpans, movedByDays } from './local-days.ts'
import { viewDates, stepped } from './span.ts'

const ZONES = [
  'Europe/Madrid',
  'America/New_York',
  'Pacific/Auckland',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'UTC',
] as const
const HOUR = 3_600_000
const anyZone = fc.constantFrom(...ZONES)
// Every date of 2026 and 2027, with all their changes of clocks.
const anyDate = fc.integer({ min: 20_454, max: 21_183 }).map(dateOfDayNumber)
const MADRID = 'Europe/Madrid'
const at = (date: string, clock: number, zone: string = MADRID) => instantAt(date, clock * 60, zone)
const iso = (instant: number) => new Date(instant).toISOString()
const booked = (id: string, start: number, end: number, more: object = {}) =>
  appointment({ id, startDate: iso(start), endDate: iso(end), calendarIds: ['Ana'], ...more })

test('moved by days keeps the time of the clock and the length, in every zone and over every change of clocks', () => {
  fc.assert(
    fc.property(
      anyZone,
      anyDate,
      fc.integer({ min: 0, max: 1439 }),
      fc.integer({ min: 1, max: 600 }),
      fc.integer({ min: -40, max: 40 }),
      (zone, date, minute, minutes, days) => {
        const start = instantAt(date, minute, zone)
        const end = start + minutes * 60_000
        const moved = movedByDays({ start, end, zone }, days)
        expect(moved.end - moved.start).toBe(minutes * 60_000)
        expect(dateOf(moved.start, zone)).toBe(addDays(dateOf(start, zone), days))
        // A time that the clocks jump over is moved on by the length of the jump.
        const there = instantAt(addDays(dateOf(start, zone), days), minuteOfDay(start, zone), zone)
        expect(minuteOfDay(moved.start, zone)).toBe(minuteOfDay(there, zone))
      },
    ),
  )
})

test('whole days stay whole days where one of them is shorter or longer', () => {
  fc.assert(
    fc.property(anyZone, anyDate, fc.integer({ min: 1, max: 9 }), fc.integer({ min: -40, max: 40 }), (...drawn) => {
      const [zone, date, count, days] = drawn
      const start = instantAt(date, 0, zone)
      const moved = movedByDays({ start, end: instantAt(addDays(date, count), 0, zone), zone }, days)
      expect(moved.start).toBe(dayInterval(addDays(date, days), zone).start)
      expect(moved.end).toBe(dayInterval(addDays(date, days + count), zone).start)
    }),
  )
})

test('an appointment stands on the day of its own calendar, and one until midnight not on the next', () => {
  const calendars = [
    calendar('Ana', 'agent', { timezone: MADRID }),
    calendar('Kiri', 'agent', { timezone: 'Pacific/Auckland' }),
  ]
  const late = Date.parse('2026-03-02T22:00:00Z')
  const spans = localSpans(
    [
      booked('ana', late, late + HOUR),
      booked('kiri', late, late + HOUR, { calendarIds: ['Kiri'] }),
      booked('other', late, late + HOUR, { calendarIds: ['Nobody'] }),
    ],
    calendars,
  )
  expect(spans.map(({ appointment: { id }, from, to }) => [id, from, to])).toEqual([
    ['ana', '2026-03-02', '2026-03-02'],
    ['kiri', '2026-03-03', '2026-03-03'],
  ])
})

test('views show whole weeks of a month, seven days, two weeks; steps lead to the neighbouring ones', () => {
  fc.assert(
    fc.property(
      anyDate,
      fc.integer({ min: 0, max: 6 }),
      fc.constantFrom('day', 'week', 'month', 'agenda'),
      (...drawn) => {
        const [date, first, view] = drawn
        const dates = viewDates(view, date, first)
        expect(dates).toContain(date)
        expect(dates.every((one, index) => index === 0 || daysBetween(dates[index - 1] ?? '', one) === 1)).toBe(true)
        if (view === 'month') return
        expect(viewDates(view, stepped(view, date, 1), first)[0]).toBe(addDays(dates.at(-1) ?? '', 1))
        expect(stepped(view, stepped(view, date, 1), -1)).toBe(date)
      },
    ),
  )
  expect(stepped('month', '2026-01-31', 1)).toBe('2026-02-28')
})

test('empty days of the agenda of which the house says the same become one line, today stands by itself', () => {
  const spans = localSpans(
    [booked('a', at('2026-03-03', 9), at('2026-03-05', 10))],
    [calendar('Ana', 'agent', { timezone: MADRID })],
  )
  const notices: Record<string, string> = { '2026-03-04': 'Closed: Paint', '2026-03-07': 'Fair', '2026-03-08': 'Fair' }
  const days = agendaDays(spans, viewDates('agenda', '2026-03-01', 0), '2026-03-10', (date) => notices[date] ?? '')
  const told = days.map(({ from, to, spans: found, notice }) =>
    `${from.slice(8)}-${to.slice(8)} ${found.length} ${notice}`.trim(),
  )
  expect(told).toEqual([
    '01-02 0',
    '03-03 1',
    '04-04 1 Closed: Paint',
    '05-05 1',
    '06-06 0',
    '07-08 0 Fair',
    '09-09 0',
    '10-10 0',
    '11-14 0',
  ])
})

test('the load of a day is what is booked of its open time; blocks close, cancelled ones and other hours do not count', () => {
  const calendars = [calendar('Ana')]
  const { timezone } = calendars[0] ?? { timezone: 'UTC' }
  const dates = ['2026-03-02', '2026-03-03', '2026-03-04']
  const open = openDays(calendars, { Ana: [mornings('Ana')] }, dates)
  const zoneOfHours = mornings('Ana').timezone
  const on = (date: string, clock: number) => at(date, clock, zoneOfHours)
  const loads = dayLoads(
    open,
    [
      booked('a', on('2026-03-02', 9), on('2026-03-02', 10)),
      booked('over it', on('2026-03-02', 9), on('2026-03-02', 10)),
      booked('evening', on('2026-03-02', 18), on('2026-03-02', 19)),
      booked('gone', on('2026-03-02', 10), on('2026-03-02', 12), { status: 'cancelled' }),
      booked('block', on('2026-03-03', 0), on('2026-03-04', 10), { blocked: true }),
      booked('b', on('2026-03-04', 11), on('2026-03-04', 13)),
    ],
    dates,
  )
  expect(timezone).toBe(zoneOfHours)
  expect([...loads.values()].map(({ open: hours, booked: taken }) => [hours / HOUR, taken / HOUR])).toEqual([
    [3, 1],
    [0, 0],
    [2, 1],
  ])
  expect(dayLoads(openDays(calendars, {}, dates), [], dates).size).toBe(0)
})

test('the agenda tells the time now by the clock of its rows, and by the reader’s where they differ', () => {
  const rows = (...zones: readonly string[]) => ({
    spans: zones.map((zone, index) => {
      const start = at('2026-11-18', 9)
      return {
        appointment: booked(String(index), start, start + HOUR),
        zone,
        start,
        end: start + HOUR,
        from: '2026-11-18',
        to: '2026-11-18',
      }
    }),
  })
  expect(clockZone(rows('Pacific/Auckland', 'Pacific/Auckland'), MADRID)).toBe('Pacific/Auckland')
  // Else it would be an hour off beside those rows that stand in the reader's own.
  expect(clockZone(rows(MADRID, 'Atlantic/Canary'), MADRID)).toBe(MADRID)
  expect(clockZone(rows('Atlantic/Canary', MADRID), MADRID)).toBe(MADRID)
  expect(clockZone(rows(), MADRID)).toBe(MADRID)
})
