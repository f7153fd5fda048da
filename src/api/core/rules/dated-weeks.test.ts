import { expect, test } from 'vitest'
import { freeStarts } from './availability.ts'
import { type HoursSchedule, openHours, schedulesFor } from './hours.ts'
import { configurationErrors } from './schedule-ranges.ts'

const at = (text: string): number => Date.parse(`${text}:00Z`)
const everyDay = (from: string, to: string) =>
  Object.fromEntries(['0', '1', '2', '3', '4', '5', '6'].map((day) => [day, [[from, to]] as const]))
const schedule = (
  hours: readonly [string, string],
  dates: { effectiveFrom?: string; effectiveUntil?: string } = {},
  serviceIds: string[] = [],
): HoursSchedule => ({
  timezone: 'UTC',
  serviceIds,
  configuration: { workingHours: everyDay(...hours), ...dates },
})
const opens = (schedules: readonly HoursSchedule[], serviceId: string | null, day: string): string[] => {
  const window = { start: at(`${day}T00:00`), end: at(`${day}T24:00`) }
  return openHours(schedulesFor(schedules, serviceId), window).open.map(({ start }) =>
    new Date(start).toISOString().slice(11, 16),
  )
}

test('a week holds from its first day to its last, both included, whatever it writes for single days', () => {
  const winter = schedule(['09:00', '12:00'], { effectiveFrom: '2026-12-01', effectiveUntil: '2026-12-31' })
  const days = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01']
  expect(days.map((day) => opens([winter], null, day))).toEqual([[], ['09:00'], ['09:00'], []])
  const extra = { ...winter, configuration: { ...winter.configuration, dateOverrides: { '2027-01-01': [] } } }
  expect(opens([extra, schedule(['08:00', '10:00'])], null, '2027-01-01')).toEqual(['08:00'])
})

test('several weeks are prepared ahead, and each serves its own days', () => {
  const all = [
    schedule(['08:00', '10:00'], { effectiveUntil: '2026-11-30' }),
    schedule(['09:00', '11:00'], { effectiveFrom: '2026-12-01', effectiveUntil: '2027-02-28' }),
    schedule(['07:00', '09:00'], { effectiveFrom: '2027-03-01' }),
  ]
  expect(['2026-11-30', '2026-12-01', '2027-03-01'].map((day) => opens(all, null, day))).toEqual([
    ['08:00'],
    ['09:00'],
    ['07:00'],
  ])
  const rules = { duration: 60, timeBetween: 0, incrementTime: 60, minTimeToSchedule: 0, maxTimeToSchedule: 365 }
  const booking = { schedules: all, timezone: 'UTC', serviceId: null, rules, busy: [], now: at('2026-11-24T00:00') }
  const turn = { start: at('2026-11-30T00:00'), end: at('2026-12-02T00:00') }
  expect(freeStarts(booking, turn)).toEqual(
    ['2026-11-30T08:00', '2026-11-30T09:00', '2026-12-01T09:00', '2026-12-01T10:00'].map(at),
  )
})

test('a service with a dated schedule of its own is served by the others on the rest of the days', () => {
  const usual = schedule(['08:00', '10:00'])
  const own = schedule(['12:00', '14:00'], { effectiveFrom: '2026-12-01' }, ['surgery'])
  expect(opens([usual, own], 'surgery', '2026-11-30')).toEqual(['08:00'])
  expect(opens([usual, own], 'surgery', '2026-12-01')).toEqual(['12:00'])
  expect(opens([usual, own], 'visit', '2026-12-01')).toEqual(['08:00'])
})

test('an end before the beginning is impossible', () => {
  const configuration = { workingHours: {}, effectiveFrom: '2026-12-02', effectiveUntil: '2026-12-01' }
  expect(configurationErrors(configuration).map(({ field }) => field)).toEqual(['configuration.effectiveUntil'])
})
