import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isClosedToday } from './open.ts'
import { anyAppointments, appointment, at, hours } from './testing/clinic.ts'
import { holdsOf, sortToday, unconfirmedOf } from './today.ts'
import { windowOf } from './when.ts'

const desk = { now: at('10:00'), zoneOf: () => 'UTC' }
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const on = (date: string, clock: string) => `${date}T${clock}:00.000Z`

test('today is sorted into who is late, here, coming and over', () => {
  const today = sortToday(
    [
      appointment('done', '09:00', { status: 'completed', subStatus: 'attended' }),
      appointment('stayed away', '08:00', { status: 'completed', subStatus: 'no-show' }),
      appointment('waiting', '09:30', { subStatus: 'arrived' }),
      appointment('late', '09:40'),
      appointment('just begun', '09:57'),
      appointment('off', '11:00', { status: 'cancelled' }),
      appointment('lunch', '13:00', { blocked: true }),
      appointment('maybe', '15:00', { status: 'pending' }),
      appointment('lapsed', '15:30', { status: 'pending', blockedUntil: on('2026-03-02', '09:59') }),
      appointment('poll', '16:00', { status: 'pending', model: 'poll' }),
      appointment('next day', '16:00', { startDate: on('2026-03-03', '08:00'), endDate: on('2026-03-03', '08:30') }),
      appointment('stayed away yesterday', '08:00', {
        startDate: on('2026-03-01', '08:00'),
        endDate: on('2026-03-01', '08:30'),
        status: 'completed',
        subStatus: 'no-show',
      }),
      appointment('yesterday', '16:00', { startDate: on('2026-03-01', '08:00'), endDate: on('2026-03-01', '08:30') }),
    ],
    desk,
  )
  expect(ids(today.late)).toEqual(['late'])
  expect(ids(today.here)).toEqual(['waiting'])
  expect(ids(today.coming)).toEqual(['just begun', 'maybe'])
  expect(ids(today.done)).toEqual(['done'])
  expect(ids(today.noShows)).toEqual(['stayed away'])
  expect(ids(today.cancelled)).toEqual(['off'])
  expect(ids(today.tomorrow)).toEqual(['next day'])
})

test('the day is that of the calendar, wherever the reader is', () => {
  // 22:00 in New York on 2 March is 03:00 of 3 March in UTC.
  const evening = appointment('evening', '00:00', {
    startDate: on('2026-03-03', '03:00'),
    endDate: on('2026-03-03', '03:30'),
  })
  expect(ids(sortToday([evening], { ...desk, zoneOf: () => 'America/New_York' }).coming)).toEqual(['evening'])
  expect(ids(sortToday([evening], desk).tomorrow)).toEqual(['evening'])
})

test('an appointment is counted once, or not at all', () => {
  const zones = fc.constantFrom('UTC', 'Pacific/Kiritimati', 'America/New_York')
  fc.assert(
    fc.property(anyAppointments(desk.now), zones, (appointments, zone) => {
      const lists = Object.values(sortToday(appointments, { ...desk, zoneOf: () => zone }))
      const all = lists.flat().map(({ id }) => id)
      expect(new Set(all).size).toBe(all.length)
    }),
  )
})

test('unconfirmed is what is pending and still to come within the days', () => {
  const list = [
    appointment('gone by', '09:00', { status: 'pending' }),
    appointment('later', '12:00', { status: 'pending' }),
    appointment('sure', '12:00'),
    appointment('in time', '12:00', { status: 'pending', startDate: on('2026-03-08', '23:00') }),
    appointment('too far', '12:00', { status: 'pending', startDate: on('2026-03-09', '00:00') }),
  ]
  expect(ids(unconfirmedOf(list, desk, 6))).toEqual(['later', 'in time'])
})

test('holds come in the order in which they lapse, each once, those without an end never', () => {
  const hold = (id: string, until: string | null) => appointment(id, '20:00', { blockedUntil: until })
  const holds = [
    hold('second', on('2026-03-02', '12:00')),
    hold('first', on('2026-03-02', '11:00')),
    hold('over', on('2026-03-02', '09:00')),
    hold('not soon', on('2026-03-04', '09:00')),
    hold('for good', null),
  ]
  expect(ids(holdsOf([...holds, ...holds], desk.now))).toEqual(['first', 'second'])
})

test('the time asked for holds the days of every zone, also where the clocks change', () => {
  const now = Date.parse('2026-03-29T12:00:00Z')
  const { start, end } = windowOf(['Europe/Madrid', 'America/New_York'], now, 0, 0)
  expect(new Date(start).toISOString()).toBe('2026-03-28T23:00:00.000Z')
  expect(new Date(end).toISOString()).toBe('2026-03-30T04:00:00.000Z')
  const madrid = windowOf(['Europe/Madrid'], now, 0, 0)
  expect(madrid.end - madrid.start).toBe(23 * 3_600_000)
})

test('the day is closed where no calendar with hours is open, each on its own date', () => {
  // At 10:00 UTC it is the 3rd of March already in Kiritimati.
  const away = hours([['09:00', '12:00']], 'Pacific/Kiritimati', { outsOfTheOffice: [['2026-03-03', '2026-03-03']] })
  expect(isClosedToday(new Map([['Ana', [away]]]), desk.now)).toBe(true)
  expect(
    isClosedToday(
      new Map([
        ['Ana', [away]],
        ['Ben', [hours([['20:00', '21:00']])]],
      ]),
      desk.now,
    ),
  ).toBe(false)
  expect(isClosedToday(new Map(), desk.now)).toBe(false)
})
