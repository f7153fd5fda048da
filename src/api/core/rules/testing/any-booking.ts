import fc from 'fast-check'
import { clockOf } from '../../../time/clock.ts'
import { addDays } from '../../../time/week.ts'
import { startOfDay } from '../../../time/zoned.ts'
import type { Busy } from '../availability.ts'
import type { HoursSchedule } from '../hours.ts'
import type { ServiceRules } from '../limits.ts'

const minute = 60_000
const hour = 60 * minute

const days = [
  ['Europe/Madrid', '2026-03-29'],
  ['Europe/Madrid', '2026-10-25'],
  ['America/New_York', '2026-11-01'],
  ['Pacific/Auckland', '2026-09-27'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['America/Havana', '2026-11-01'],
  // No midnight on that day: the clocks jump over it.
  ['America/Santiago', '2026-09-06'],
  ['Africa/Cairo', '2026-04-24'],
  ['Asia/Kolkata', '2026-06-10'],
  ['UTC', '2026-12-31'],
] as const

const hours = fc
  .uniqueArray(fc.integer({ min: 0, max: 288 }), { minLength: 0, maxLength: 6 })
  .map((marks) => marks.toSorted((a, b) => a - b).map((mark) => clockOf(mark * 5)))
  .map((marks) => marks.flatMap((mark, i) => (i % 2 === 1 ? [[marks[i - 1] ?? mark, mark] as const] : [])))
const anyHours = fc.oneof(
  hours,
  fc.constant([['00:00', '24:00'] as const]),
  fc.constant([['00:00', '05:00'] as const, ['22:00', '24:00'] as const]),
)

function dayRangesOf(day: fc.Arbitrary<string>, maxLength: number) {
  return fc.array(
    fc.tuple(day, day).map(([a, b]) => [a < b ? a : b, a < b ? b : a] as const),
    { maxLength },
  )
}

function scheduleFor(zone: fc.Arbitrary<string>, date: string): fc.Arbitrary<HoursSchedule> {
  const near = fc.integer({ min: -1, max: 2 }).map((offset) => addDays(date, offset))
  return fc.record({
    timezone: zone,
    serviceIds: fc.constantFrom([], [], [], ['visit'], ['other', 'visit'], ['other']),
    configuration: fc.record({
      workingHours: fc.dictionary(fc.constantFrom('0', '1', '2', '3', '4', '5', '6'), anyHours, { minKeys: 5 }),
      dateOverrides: fc.option(fc.dictionary(near, fc.oneof(anyHours, fc.constant([])), { maxKeys: 2 }), {
        nil: undefined,
      }),
      outsOfTheOffice: fc.option(dayRangesOf(near, 1), { nil: undefined, freq: 2 }),
    }),
  })
}

/** Any booking near a day on which clocks change, with that day's first instant. */
export const anyBooking = fc.constantFrom(...days).chain(([zone, date]) => {
  const midnight = startOfDay(date, zone)
  const moment = fc.integer({ min: -12, max: 60 }).map((half) => midnight + half * 30 * minute)
  const near = fc.integer({ min: -1, max: 2 }).map((offset) => addDays(date, offset))
  const dayRanges = dayRangesOf(near, 2)
  const otherZone = fc.constantFrom<string>(zone, zone, 'Europe/Madrid', 'Asia/Kolkata')
  const rules: fc.Arbitrary<ServiceRules> = fc.record({
    duration: fc.constantFrom(5, 30, 45, 60, 120, 300),
    timeBetween: fc.constantFrom(0, 0, 10, 45),
    incrementTime: fc.constantFrom(5, 15, 25, 60, 90),
    minTimeToSchedule: fc.constantFrom(0, 0, 0, 1, 2),
    maxTimeToSchedule: fc.constantFrom(0, 1, 2, 365, 365, 365, 365),
    allowOverlapping: fc.constantFrom(undefined, undefined, false, true),
    dateRanges: fc.array(
      fc.tuple(moment, fc.integer({ min: 1, max: 40 })).map(([start, length]) => ({
        startDate: new Date(start).toISOString(),
        endDate: new Date(start + length * hour).toISOString(),
      })),
      { maxLength: 2 },
    ),
    restrictionDates: fc.option(fc.record({ include: dayRanges, exclude: dayRanges }, { requiredKeys: [] }), {
      nil: undefined,
      freq: 2,
    }),
  })
  const busy: fc.Arbitrary<Busy> = fc
    .record({
      start: moment,
      length: fc.integer({ min: 1, max: 240 }),
      kind: fc.constantFrom('appointment', 'block', 'hold'),
      timeBetween: fc.constantFrom(undefined, 0, 15),
    })
    .map(({ start, length, ...rest }) => ({ ...rest, start, end: start + length * minute }))
  return fc.record({
    schedules: fc.array(scheduleFor(otherZone, date), { minLength: 0, maxLength: 3 }),
    timezone: fc.constant<string>(zone),
    serviceId: fc.constantFrom(null, 'visit'),
    rules,
    busy: fc.array(busy, { maxLength: 4 }),
    now: fc.oneof(
      fc.constant(midnight - 40 * hour),
      moment.map((instant) => instant + 12_345),
      // The edges: a start that is now, and the last and the first moment of a day.
      moment,
      near.map((day) => startOfDay(day, zone) - 1),
      near.map((day) => startOfDay(day, zone)),
    ),
    midnight: fc.constant(midnight),
  })
})
