import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openHours } from '#api/core/rules/hours.ts'
import { clockOf } from '#api/time/clock.ts'
import { addDays, weekday } from '#api/time/week.ts'
import { instantAt } from '#api/time/zoned.ts'
import { DAYS, pairsOf, type Range } from '../schedule-form-values.ts'
import type { ClockHours } from '../clock-hours.ts'
import { minutesAhead, shiftHours } from './shift-hours.ts'

// Summer in the north, far from every change of clocks.
const TODAY = '2026-07-08'
const NOON = Date.parse(`${TODAY}T12:00:00Z`)
const WINDOW = { start: Date.parse('2026-06-29T00:00:00Z'), end: Date.parse('2026-07-20T00:00:00Z') }
const ZONES = ['UTC', 'Europe/Madrid', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']

/** Ranges of one day that neither overlap nor touch. */
const anyRanges = fc
  .uniqueArray(fc.integer({ min: 0, max: 48 }), { maxLength: 6 })
  .map((marks) => marks.toSorted((a, b) => a - b).map((mark) => clockOf(mark * 30)))
  .map((marks): Range[] =>
    marks.flatMap((from, at) => (at % 2 === 0 && marks[at + 1] ? [{ from, to: marks[at + 1] ?? '' }] : [])),
  )
const anyDate = fc.integer({ min: -7, max: 9 }).map((days) => addDays(TODAY, days))
const anyHours: fc.Arbitrary<ClockHours> = fc.record({
  week: fc.array(anyRanges, { minLength: 7, maxLength: 7 }).map((week) => week.map((ranges) => ({ ranges }))),
  overrides: fc.uniqueArray(fc.record({ date: anyDate, ranges: anyRanges }), {
    maxLength: 3,
    selector: ({ date }) => date,
  }),
  office: fc.array(
    fc.tuple(anyDate, fc.integer({ min: 0, max: 4 })).map(([from, days]) => ({ from, to: addDays(from, days) })),
    { maxLength: 2 },
  ),
})
const openIn = ({ week, overrides, office }: ClockHours, zone: string, window = WINDOW) =>
  openHours(
    [
      {
        timezone: zone,
        serviceIds: [],
        configuration: {
          workingHours: Object.fromEntries(DAYS.map((day, index) => [day, pairsOf(week[index]?.ranges ?? [])])),
          dateOverrides: Object.fromEntries(overrides.map(({ date, ranges }) => [date, pairsOf(ranges)])),
          outsOfTheOffice: pairsOf(office),
        },
      },
    ],
    window,
  ).open

test('kept moments are the same moments: opened by the rule that offers free times, in either zone', () => {
  fc.assert(
    fc.property(anyHours, fc.constantFrom(...ZONES), fc.constantFrom(...ZONES), (hours, from, to) => {
      const moved = shiftHours(hours, minutesAhead(to, from, NOON))
      expect(openIn(moved, to)).toEqual(openIn(hours, from))
    }),
  )
})

test('there and back opens the same moments, and a week alone comes back as it was written', () => {
  fc.assert(
    fc.property(anyHours, fc.integer({ min: -1560, max: 1560 }), (hours, minutes) => {
      expect(openIn(shiftHours(shiftHours(hours, minutes), -minutes), 'UTC')).toEqual(openIn(hours, 'UTC'))
      const week = { ...hours, overrides: [], office: [] }
      expect(shiftHours(shiftHours(week, minutes), -minutes)).toEqual(week)
    }),
  )
})

test('every day keeps ranges in order that do not overlap', () => {
  fc.assert(
    fc.property(anyHours, fc.integer({ min: -1560, max: 1560 }), (hours, minutes) => {
      const { week, overrides } = shiftHours(hours, minutes)
      for (const { ranges } of [...week, ...overrides]) {
        ranges.forEach(({ from, to }, at) => {
          expect(from < to).toBe(true)
          expect((ranges[at - 1]?.to ?? '') <= from).toBe(true)
        })
      }
    }),
  )
})

const nights: ClockHours = {
  week: Array.from({ length: 7 }, (_, day) => ({ ranges: day === 0 ? [{ from: '20:00', to: '23:00' }] : [] })),
  overrides: [],
  office: [],
}

test('hours that pass midnight are cut there, and are one range again on the way back', () => {
  const later = shiftHours(nights, 120)
  expect([later.week[0], later.week[1]]).toEqual([
    { ranges: [{ from: '22:00', to: '24:00' }] },
    { ranges: [{ from: '00:00', to: '01:00' }] },
  ])
  expect(shiftHours(later, -120)).toEqual(nights)
})

test('a long period out of office stays whole; hours that reach into its first day keep it open so far', () => {
  // 2026-07-07 is a Tuesday: the night of Monday reaches into it.
  expect(weekday('2026-07-07')).toBe(1)
  const away = { ...nights, office: [{ from: '2026-07-07', to: '2030-01-31' }] }
  const later = shiftHours(away, 120)
  expect(later.office).toEqual([{ from: '2026-07-08', to: '2030-01-31' }])
  expect(later.overrides.filter(({ date }) => date < '2029')).toEqual([
    { date: '2026-07-07', ranges: [{ from: '00:00', to: '01:00' }] },
  ])
})

test('clocks are as far apart as they are on the day of reference', () => {
  expect(minutesAhead('America/New_York', 'Europe/Madrid', NOON)).toBe(-360)
  expect(minutesAhead('America/New_York', 'Europe/Madrid', instantAt('2026-03-20', 720, 'UTC'))).toBe(-300)
})
