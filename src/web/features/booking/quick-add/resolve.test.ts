import { describe, expect, test } from 'vitest'
import { freeSlots, type AvailabilityContext } from '../../../commands/appointments/free-times/free-slots.ts'
import { appointment, at, clinic, schedules, service } from '../../../commands/appointments/testing/clinic.ts'
import { type LineRequest, dayOf, resolve, turnsOf, walkInStart, wishOf } from './resolve.ts'

const check = service()
const situation = (more: Partial<AvailabilityContext> = {}): AvailabilityContext => ({
  ...clinic(),
  schedules,
  appointments: [appointment()],
  now: at('08:00'),
  ...more,
})
const outcome = (asked: Partial<LineRequest>, now = at('08:00')) => {
  const whole: LineRequest = { service: check, calendarId: null, date: '2026-03-02', ...asked }
  const here = situation({ now })
  const slots = freeSlots(wishOf(whole), here, { start: now, end: now + 86_400_000 })
  return resolve(whole, slots, here, 'UTC')
}
const minute = (clock: string) => ({ minute: (at(clock) - at('00:00')) / 60_000 })

describe('resolve', () => {
  test('a free time is free, with whoever is', () => {
    expect(outcome({ time: minute('10:00') })).toMatchObject({
      state: 'free',
      start: at('10:00'),
      calendarIds: ['Ben'],
    })
  })
  test('a taken time names the nearest free one; a buffer counts', () => {
    expect(outcome({ calendarId: 'Ana', time: minute('10:00') })).toMatchObject({
      state: 'taken',
      nearest: { start: at('09:00') },
    })
    expect(outcome({ calendarId: 'Ana', time: minute('10:35') })).toMatchObject({ state: 'taken' })
    expect(outcome({ calendarId: 'Ana', time: minute('10:45') })).toMatchObject({ state: 'free', start: at('10:45') })
  })
  test('outside of the hours is a question, and so is the past', () => {
    expect(outcome({ time: minute('20:00') })).toMatchObject({ state: 'concern', concerns: [{ rule: 'hours' }] })
    expect(outcome({ time: minute('09:00') }, at('09:30'))).toMatchObject({
      state: 'concern',
      concerns: [{ rule: 'past' }],
    })
  })
  test('without a time the first free one of the day, or of the part of the day', () => {
    expect(outcome({})).toMatchObject({ state: 'free', start: at('09:00') })
    expect(outcome({ time: { from: 660, to: 720 } })).toMatchObject({ state: 'free', start: at('11:00') })
    expect(outcome({ time: { from: 720, to: 1200 } })).toMatchObject({
      state: 'missing',
      part: 'time',
      nearest: { start: at('09:00') },
    })
    expect(outcome({ time: { from: 0, to: 570, isWhole: true } })).toMatchObject({ state: 'free', start: at('09:00') })
    expect(outcome({ time: { from: 0, to: 565, isWhole: true } })).toMatchObject({ state: 'missing', part: 'time' })
    expect(outcome({ service: undefined, time: minute('09:00') })).toEqual({ state: 'missing', part: 'calendar' })
  })
  test('of several days the first one that is free is meant', () => {
    const days = { date: '2026-03-01', lastDate: '2026-03-02' }
    expect(outcome({ ...days, time: minute('10:30') })).toMatchObject({ state: 'free', start: at('10:30') })
    expect(outcome({ ...days, time: minute('20:00') })).toMatchObject({ state: 'missing', part: 'time' })
    expect(outcome({ date: '2026-02-27', lastDate: '2026-02-28' })).toMatchObject({ state: 'missing', part: 'time' })
  })

  test('a time without a date is the next one', () => {
    expect(dayOf({ time: minute('09:00') }, at('08:00'), 'UTC')).toBe('2026-03-02')
    expect(dayOf({ time: minute('09:00') }, at('09:30'), 'UTC')).toBe('2026-03-03')
    // In Auckland it is 22:30 on the same day, so that nine o’clock is tomorrow’s.
    expect(dayOf({ time: minute('09:00') }, at('09:30'), 'Pacific/Auckland')).toBe('2026-03-03')
  })
})

describe('turnsOf', () => {
  const turns = (now: number) =>
    turnsOf(
      ['Ana', 'Ben'],
      wishOf({ service: { ...check, minTimeToSchedule: 2 }, calendarId: null }),
      situation({ now }),
      () => 'UTC',
    )
  test('who is free now comes first, then the others by their next start of the day', () => {
    expect(turns(at('10:03'))).toMatchObject([
      { calendarIds: ['Ben'], start: at('10:00'), now: true },
      { calendarIds: ['Ana'], start: at('11:00'), now: false },
    ])
  })
  test('whose day is over is missing', () => {
    expect(turns(at('11:45'))).toEqual([])
  })
  test('now is on the last five minutes', () => {
    expect(walkInStart(at('10:04'))).toBe(at('10:00'))
  })
})
