import { describe, expect, test } from 'vitest'
import { freeStarts, refusal } from './availability.ts'
import { type HoursClosure, meets } from './closures.ts'
import { type HoursSchedule, openHours } from './hours.ts'
import { closureErrors } from './schedule-ranges.ts'

const at = (text: string): number => Date.parse(`${text}:00Z`)
const shown = (list: readonly { start: number; end: number }[]): string[] =>
  list.map(({ start, end }) => [start, end].map((it) => new Date(it).toISOString().slice(5, 16)).join(' – '))

const closed = (fields: Partial<HoursClosure>): HoursClosure => ({
  reason: 'Holiday',
  kind: 'closed',
  dates: null,
  rule: null,
  ranges: [],
  ...fields,
})
const extra = (fields: Partial<HoursClosure>): HoursClosure => closed({ kind: 'open', reason: 'Open day', ...fields })

/** Open on weekdays from 9 to 17 in a zone; the house is the same zone unless said otherwise. */
const schedule = (
  closures: readonly HoursClosure[],
  more: Partial<HoursSchedule['configuration']> = {},
  { timezone, house }: { timezone: string; house: string } = { timezone: 'UTC', house: 'UTC' },
): HoursSchedule => ({
  timezone,
  serviceIds: [],
  configuration: {
    workingHours: Object.fromEntries(['0', '1', '2', '3', '4'].map((day) => [day, [['09:00', '17:00']] as const])),
    ...more,
  },
  house: { timezone: house, closures },
})

// 2026-12-07 is a Monday.
const week = { start: at('2026-12-07T00:00'), end: at('2026-12-10T00:00') }
const tuesday: [string, string] = ['2026-12-08', '2026-12-08']

describe('what the house says of a day', () => {
  test('a closed day is not open, and says why in the words of the house', () => {
    const { open, closed: shut } = openHours([schedule([closed({ dates: tuesday })])], week)
    expect(shown(open)).toEqual(['12-07T09:00 – 12-07T17:00', '12-09T09:00 – 12-09T17:00'])
    expect(shut.filter(({ reason }) => reason === 'house')).toEqual([
      { start: at('2026-12-08T00:00'), end: at('2026-12-09T00:00'), reason: 'house', words: 'Holiday' },
    ])
  })

  test('closed hours leave the rest of the day, in which starts are counted anew', () => {
    const meeting = closed({ dates: tuesday, ranges: [['08:00', '09:20']] })
    const hours = [schedule([meeting])]
    const rules = { duration: 30, timeBetween: 0, incrementTime: 30, minTimeToSchedule: 0, maxTimeToSchedule: 365 }
    const booking = { schedules: hours, timezone: 'UTC', serviceId: null, rules, busy: [], now: week.start }
    const day = { start: at('2026-12-08T00:00'), end: at('2026-12-08T10:30') }
    expect(freeStarts(booking, day)).toEqual([at('2026-12-08T09:20'), at('2026-12-08T09:50'), at('2026-12-08T10:20')])
    expect(refusal(booking, at('2026-12-08T09:00'))).toEqual({ reason: 'house', words: 'Holiday' })
  })

  test('own out-of-office, house closed, own hours of the day, house open, week: the strongest first', () => {
    const override = { dateOverrides: { '2026-12-08': [['10:00', '12:00']] as const } }
    const away = { outsOfTheOffice: [tuesday] }
    const shut = closed({ dates: tuesday })
    const evening = extra({ dates: tuesday, ranges: [['18:00', '20:00']] })
    const openOn = (it: HoursSchedule) =>
      shown(openHours([it], { start: at('2026-12-08T00:00'), end: at('2026-12-09T00:00') }).open)
    expect(openOn(schedule([evening]))).toEqual(['12-08T09:00 – 12-08T17:00', '12-08T18:00 – 12-08T20:00'])
    expect(openOn(schedule([evening], override))).toEqual(['12-08T10:00 – 12-08T12:00'])
    expect(openOn(schedule([evening, shut], override))).toEqual([])
    expect(openOn(schedule([evening], away))).toEqual([])
    const why = openHours([schedule([shut], away)], { start: at('2026-12-08T00:00'), end: at('2026-12-09T00:00') })
    expect(why.closed.map(({ reason }) => reason)).toEqual(['office-day'])
  })

  test('days are those of the calendar, whatever the zone of the schedule', () => {
    const it = schedule([closed({ dates: tuesday })], {}, { timezone: 'Asia/Tokyo', house: 'UTC' })
    // Tuesday in UTC is 9:00 on Tuesday to 9:00 on Wednesday in Tokyo.
    expect(shown(openHours([it], week).open)).toEqual(['12-07T00:00 – 12-07T08:00', '12-09T00:00 – 12-09T08:00'])
  })
})

describe('a rule of weekdays', () => {
  const every = { weekdays: [4] }
  test.each([
    [every, '2026-12-04', true],
    [every, '2026-12-05', false],
    [{ ...every, weekOfMonth: 1 }, '2026-12-04', true],
    [{ ...every, weekOfMonth: 1 }, '2026-12-11', false],
    [{ ...every, weekOfMonth: -1 }, '2026-12-25', true],
    [{ ...every, weekOfMonth: -1 }, '2026-12-18', false],
    [{ ...every, from: '2026-12-05' }, '2026-12-04', false],
    [{ ...every, from: '2026-12-04', until: '2026-12-04' }, '2026-12-04', true],
    [{ ...every, until: '2026-12-04' }, '2026-12-11', false],
  ])('%j on %s: %s', (rule, date, expected) => {
    expect(meets({ dates: null, rule }, date)).toBe(expected)
  })
})

test.each([
  [closed({}), ['dates']],
  [closed({ dates: tuesday, rule: { weekdays: [1] } }), ['dates']],
  [closed({ dates: ['2026-12-08', '2026-12-07'] }), ['dates.1']],
  [closed({ rule: { weekdays: [1], from: '2026-12-08', until: '2026-12-07' } }), ['rule.until']],
  [extra({ dates: tuesday }), ['ranges']],
  [closed({ dates: tuesday, ranges: [['10:00', '09:00']] }), ['ranges.0.1']],
  [closed({ dates: tuesday }), []],
])('what is impossible in a closure %#', (closure, fields) => {
  expect(closureErrors(closure).map(({ field }) => field)).toEqual(fields)
})
