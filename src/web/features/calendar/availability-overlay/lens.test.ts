import 'temporal-polyfill/global'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Appointment } from '#api/contract/appointments.ts'
import { refusals } from '#api/core/rules/availability.ts'
import { dayInterval, instantAt } from '#api/time/zoned.ts'
import { schedule } from '../../../fields/testing/records.ts'
import { appointment, at, calendar, clinic, schedules, service } from '../../../commands/appointments/testing/clinic.ts'
import { bookingFor, busyByCalendar, type FitContext } from './check.ts'
import { lensOf, obstacleOf, type SayObstacle } from './lens.ts'

const say: SayObstacle = ({ reason }, calendarId) => (calendarId === undefined ? reason : `${calendarId} ${reason}`)
const ground = (more: Partial<FitContext> = {}): FitContext => ({
  ...clinic(),
  schedules,
  appointments: [],
  now: at('08:00'),
  ...more,
})
const day = new Date(at('10:00')).toISOString().slice(0, 10)
const column = (resourceId: string, date = day, zone = 'UTC') => ({ id: resourceId, date, zone, resourceId })
const clock = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((it) => String(it).padStart(2, '0')).join(':')
const told = (moved: Appointment, resourceId: string, more?: Partial<FitContext>) =>
  lensOf(moved, moved.calendarIds[0] ?? '', [column(resourceId)], ground(more), say)[0]?.stretches.map(
    ({ from, to, reason }) => `${clock(from)}-${clock(to)} ${reason ?? 'fits'}`,
  )
const moved = appointment({ id: 'moved' })

describe('the fit lens', () => {
  test('says where an appointment fits, and why not elsewhere', () => {
    expect(told(moved, 'Ben', { appointments: [moved, appointment({ id: 'other', calendarIds: ['Ben'] })] })).toEqual([
      '00:00-08:00 past',
      '08:00-09:00 closed',
      '09:00-09:21 fits',
      '09:21-09:31 buffer',
      '09:31-10:00 too-short',
      '10:00-10:30 booked',
      '10:30-10:40 buffer',
      '10:40-11:31 fits',
      '11:31-12:00 no-room',
      '12:00-24:00 closed',
    ])
  })

  test('lets an appointment stand in nobody’s way, least of all its own', () => {
    const cancelled = appointment({ id: 'c', status: 'cancelled' })
    expect(told(moved, 'Ana', { appointments: [moved, cancelled] })).toContain('09:00-11:31 fits')
  })

  test('asks the room that goes along, and names it', () => {
    const withRoom = { ...moved, calendarIds: ['Ana', 'Room'], resourceId: 'Room' }
    const taken = appointment({ id: 'other', calendarIds: ['Room'] })
    expect(told(withRoom, 'Ben', { appointments: [taken] })).toContain('10:00-10:30 Room booked')
    // In another room that one is left behind.
    const rooms = clinic([])
    const more = new Map([...rooms.calendars, ['Hall', calendar('Hall', 'asset')]])
    const elsewhere = told({ ...withRoom, serviceId: null }, 'Hall', {
      ...rooms,
      calendars: more,
      appointments: [taken],
    })
    expect(elsewhere?.join()).not.toContain('Room')
    expect(elsewhere).toContain('09:00-11:31 fits')
  })

  test('closes a whole column to what is of another kind, or not offered there', () => {
    expect(told(moved, 'Room')).toEqual(['00:00-24:00 other-kind'])
    const onlyAna = service({ calendars: [{ calendarId: 'Ana', active: true }] })
    expect(told(moved, 'Ben', clinic([onlyAna]))).toEqual(['00:00-24:00 not-offered'])
  })

  test('closes nothing where the hours are not known', () => {
    expect(told({ ...moved, serviceId: null }, 'Ben', { schedules: {} })).toEqual([
      '00:00-08:00 past',
      '08:00-24:00 fits',
    ])
  })

  // The day when clocks go forward, back, change by half an hour, and an ordinary one.
  const places = [
    ['2026-03-29', 'Europe/Madrid'],
    ['2026-11-01', 'America/New_York'],
    ['2026-04-05', 'Australia/Lord_Howe'],
    ['2026-07-08', 'Asia/Kolkata'],
  ].map(([date = '', zone = '']) => ({
    date,
    zone,
    minutes: Array.from({ length: 1440 }, (_, minute) => instantAt(date, minute, zone)),
  }))
  const [spring = { date: '', zone: '', minutes: [] }] = places
  const taken = fc.record({
    from: fc.integer({ min: -200, max: 1500 }),
    minutes: fc.integer({ min: 1, max: 300 }),
    on: fc.constantFrom('Ana', 'Ben', 'Room'),
    blocked: fc.boolean(),
    overlapping: fc.boolean(),
  })

  test('says for every minute of a day what the one rule of availability says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.array(taken, { maxLength: 6 }),
        fc.record({ opens: fc.integer({ min: 0, max: 600 }), hours: fc.integer({ min: 1, max: 13 }) }),
        fc.record({
          length: fc.integer({ min: 15, max: 240 }),
          now: fc.integer({ min: -2000, max: 1500 }),
          notice: fc.integer({ min: 0, max: 2 }),
          buffer: fc.integer({ min: 0, max: 30 }),
        }),
        ({ date, zone, minutes: instants }, busy, { opens, hours }, { length, now, notice, buffer }) => {
          const midnight = instants[0] ?? 0
          const span = (from: number, minutes: number) => ({
            startDate: new Date(midnight + from * 60_000).toISOString(),
            endDate: new Date(midnight + (from + minutes) * 60_000).toISOString(),
          })
          const week = [schedule('Ana', [[clock(opens), clock(opens + hours * 60)]])].map((it) => ({
            ...it,
            timezone: zone,
          }))
          const given = ground({
            ...clinic([service({ timeBetween: buffer, minTimeToSchedule: notice, dateRanges: [] })]),
            schedules: { Ana: week, Ben: week },
            now: midnight + now * 60_000 + 30_000,
            appointments: busy.map(({ from, minutes, on, blocked, overlapping }, index) =>
              appointment({
                id: `${index}`,
                calendarIds: [on],
                blocked,
                allowOverlapping: overlapping,
                serviceId: blocked ? null : 'check',
                ...span(from, minutes),
              }),
            ),
          })
          const carried = appointment({
            id: 'moved',
            calendarIds: ['Ana', 'Room'],
            resourceId: 'Room',
            ...span(0, length),
          })
          const [found] = lensOf(carried, 'Ana', [column('Ben', date, zone)], given, say)
          const all = busyByCalendar(given, carried.id)
          const asked = ['Ben', 'Room'].map((id) => {
            const booking = bookingFor(carried, id, all.get(id) ?? [], given)
            return { id, refusal: refusals(booking, dayInterval(date, zone)) }
          })
          const expected = instants.map((start) => {
            for (const { id, refusal } of asked) {
              const refused = refusal(start)
              if (!refused) continue
              return say(obstacleOf(refused, start, given.now), id === 'Ben' ? undefined : id)
            }
            return undefined
          })
          const wrong = expected.flatMap((reason, minute) => {
            const here = found?.stretches.filter(({ from, to }) => from <= minute && minute < to) ?? []
            const same = here.length === 1 && here[0]?.reason === reason && here[0]?.fits === (reason === undefined)
            return same ? [] : [{ minute: clock(minute), reason, here }]
          })
          expect(wrong.slice(0, 3)).toEqual([])
        },
      ),
      {
        numRuns: 40,
        // Hours too short for it, and a change of the clocks at the very end of one of its starts.
        examples: [[spring, [], { opens: 0, hours: 1 }, { length: 61, now: 0, notice: 0, buffer: 0 }]],
      },
    )
  })
})
