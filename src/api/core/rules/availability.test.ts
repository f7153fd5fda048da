import { describe, expect, it } from 'vitest'
import { startOfDay } from '../../time/zoned.ts'
import { type Booking, combineStarts, freeStarts, nearestStarts, refusal } from './availability.ts'
import { type HoursSchedule, schedulesFor } from './hours.ts'
import type { ServiceRules } from './limits.ts'
import { softRules } from './soft-rules.ts'

const minute = 60_000
const at = (text: string) => Date.parse(text)

const week = (ranges: [string, string][]) =>
  Object.fromEntries(['0', '1', '2', '3', '4', '5', '6'].map((day) => [day, ranges]))
const clinic: HoursSchedule = {
  timezone: 'Europe/Madrid',
  serviceIds: [],
  configuration: {
    workingHours: week([
      ['09:00', '13:00'],
      ['15:00', '18:00'],
    ]),
    dateOverrides: { '2026-06-11': [], '2026-06-12': [['10:00', '11:00']], '2026-06-15': [['10:00', '11:00']] },
    outsOfTheOffice: [['2026-06-15', '2026-06-16']],
  },
}
const visit: ServiceRules = {
  duration: 60,
  timeBetween: 15,
  incrementTime: 30,
  minTimeToSchedule: 0,
  maxTimeToSchedule: 30,
}
const desk: Booking = {
  schedules: [clinic],
  timezone: 'Europe/Madrid',
  serviceId: null,
  rules: visit,
  busy: [{ start: at('2026-06-10T08:00Z'), end: at('2026-06-10T08:30Z'), kind: 'appointment', timeBetween: 10 }],
  now: at('2026-06-10T06:00Z'),
}

describe('each reason', () => {
  it.each<[string, object]>([
    ['2026-06-10T05:30Z', { reason: 'notice', earliest: desk.now }],
    ['2026-07-10T22:00Z', { reason: 'horizon', latest: at('2026-07-10T22:00Z') }],
    ['2026-06-10T12:00Z', { reason: 'closed' }],
    ['2026-06-11T08:00Z', { reason: 'override' }],
    ['2026-06-12T07:00Z', { reason: 'override' }],
    ['2026-06-15T08:00Z', { reason: 'office-day' }],
    ['2026-06-10T10:30Z', { reason: 'no-room', closes: at('2026-06-10T11:00Z') }],
    ['2026-06-10T08:00Z', { reason: 'booked', kind: 'appointment' }],
    ['2026-06-10T07:00Z', { reason: 'buffer', start: at('2026-06-10T08:00Z') }],
    ['2026-06-10T08:30Z', { reason: 'buffer', end: at('2026-06-10T08:30Z') }],
    ['2026-06-10T09:10Z', { reason: 'step', incrementTime: 30 }],
  ])('%s', (start, reason) => {
    expect(refusal(desk, at(start))).toMatchObject(reason)
  })

  it('none at a free start', () => {
    expect(refusal(desk, at('2026-06-10T09:00Z'))).toBeUndefined()
    expect(softRules(desk, { start: at('2026-06-10T09:00Z'), end: at('2026-06-10T10:00Z') })).toEqual([])
  })

  it('date ranges and restrictions', () => {
    const dateRanges = [{ startDate: '2026-06-10T00:00:00.000Z', endDate: '2026-06-10T09:30:00.000Z' }]
    const start = at('2026-06-10T09:00Z')
    expect(refusal({ ...desk, rules: { ...visit, dateRanges } }, start)).toEqual({ reason: 'date-range' })
    const restrictionDates = { exclude: [['2026-06-01', '2026-06-10']] as const }
    expect(refusal({ ...desk, rules: { ...visit, restrictionDates } }, start)).toEqual({ reason: 'restriction' })
    const only = { include: [['2026-06-10', '2026-06-10']] as const }
    expect(refusal({ ...desk, rules: { ...visit, restrictionDates: only } }, start)).toBeUndefined()
  })

  it('clock change: the doubled hour takes the room that the clock face promises', () => {
    const night = { ...clinic, configuration: { workingHours: week([['01:00', '02:30']]) } }
    const shifted = { ...desk, schedules: [night], busy: [], now: at('2026-10-24T00:00Z') }
    const rules = { ...visit, duration: 120 }
    expect(refusal({ ...shifted, rules }, at('2026-10-24T23:30Z'))).toMatchObject({ reason: 'clock-change' })
  })

  it('overlap allowed by the service: nothing is taken', () => {
    const rules = { ...visit, allowOverlapping: true }
    expect(refusal({ ...desk, rules }, at('2026-06-10T08:00Z'))).toBeUndefined()
  })
})

describe('soft rules', () => {
  it('outside the hours there is no step to break', () => {
    const appointment = { start: at('2026-06-10T17:10Z'), end: at('2026-06-10T17:40Z') }
    expect(softRules(desk, appointment)).toEqual([{ rule: 'hours', reason: 'closed', ...appointment }])
  })

  it('tells all that are broken, with values', () => {
    const rules = { ...visit, active: false, minTimeToSchedule: 2, maxTimeToSchedule: 30 }
    const appointment = { start: at('2026-06-10T10:40Z'), end: at('2026-06-10T11:40Z') }
    expect(softRules({ ...desk, rules }, appointment)).toEqual([
      { rule: 'inactive' },
      { rule: 'hours', reason: 'closed', start: at('2026-06-10T11:00Z'), end: at('2026-06-10T11:40Z') },
      { rule: 'notice', earliest: at('2026-06-11T22:00Z'), days: 2 },
      { rule: 'step', incrementTime: 30 },
    ])
  })
})

describe('lists of starts', () => {
  it('a service uses the schedules that name it, else those that name none', () => {
    const named = { serviceIds: ['visit'] }
    const open = { serviceIds: [] }
    expect(schedulesFor([named, open], 'visit')).toEqual([named])
    expect(schedulesFor([named, open], 'other')).toEqual([open])
    expect(schedulesFor([named, open], null)).toEqual([open])
  })

  it('combine and sort by nearness', () => {
    const lists = [
      [1, 2, 3],
      [2, 3, 4],
    ]
    expect(combineStarts(lists, 'one')).toEqual([1, 2, 3, 4])
    expect(combineStarts(lists, 'all')).toEqual([2, 3])
    expect(nearestStarts([10, 20, 30, 40], 26, 3)).toEqual([30, 20, 40])
  })

  it('overnight hours join: midnight is no end', () => {
    const night = {
      ...clinic,
      configuration: {
        workingHours: week([
          ['00:00', '06:00'],
          ['22:00', '24:00'],
        ]),
      },
    }
    const window = { start: startOfDay('2026-06-10', 'Europe/Madrid'), end: startOfDay('2026-06-11', 'Europe/Madrid') }
    const starts = freeStarts({ ...desk, schedules: [night], busy: [] }, window)
    expect(starts).toContain(window.end - 30 * minute)
  })
})
