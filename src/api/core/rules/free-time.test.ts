import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeStarts, refusal, startGrid } from './availability.ts'
import { explain } from './explain.ts'
import { openHours, schedulesFor } from './hours.ts'
import { softRules } from './soft-rules.ts'
import { anyBooking } from './testing/any-booking.ts'
import { oracle } from './testing/free-time-oracle.ts'

const minute = 60_000
const hour = 60 * minute

describe('free time', () => {
  it('is what asking every minute gives, on clock-change days', () => {
    fc.assert(
      fc.property(anyBooking, ({ midnight, ...any }) => {
        const [from, to] = [midnight - 2 * hour, midnight + 30 * hour]
        const starts = freeStarts(any, { start: from, end: to })
        expect(starts).toEqual(oracle(any, from, to))
      }),
      { numRuns: 250 },
    )
  }, 300_000)

  it('is what asking every minute gives, over whole weeks', () => {
    fc.assert(
      fc.property(anyBooking, fc.integer({ min: -3, max: 0 }), ({ midnight, ...any }, days) => {
        const from = midnight + days * 24 * hour
        const starts = freeStarts(any, { start: from, end: from + 7 * 24 * hour })
        expect(starts).toEqual(oracle(any, from, from + 7 * 24 * hour))
      }),
      { numRuns: 40 },
    )
  }, 300_000)

  it('refuses with a reason exactly what it does not offer, and staff hear of the same soft rules', () => {
    fc.assert(
      fc.property(anyBooking, fc.integer({ min: -10, max: 150 }), ({ midnight, ...any }, steps) => {
        const start = midnight + steps * 15 * minute
        const end = start + any.rules.duration * minute
        const window = { start: midnight - 6 * hour, end: midnight + 40 * hour }
        const offered = freeStarts(any, window).includes(start)
        expect(refusal(any, start) === undefined).toBe(offered)
        const alone = { ...any, busy: [] }
        expect(softRules(any, { start, end }).length === 0).toBe(refusal(alone, start) === undefined)
      }),
      { numRuns: 400 },
    )
  }, 300_000)
})

describe('random bookings', () => {
  const bookings = fc.sample(anyBooking, { numRuns: 1500, seed: 5 })
  const rules = bookings.map((it) => it.rules)
  const configurations = bookings.flatMap(({ schedules }) => schedules.map(({ configuration }) => configuration))

  // Of the same bookings each time: among others luck would say whether there was enough to compare.
  it('offer many times to compare, in a few days and in whole weeks', () => {
    const offered = (days: number, count: number): number =>
      bookings
        .slice(0, count)
        .flatMap(({ midnight, ...any }) => freeStarts(any, { start: midnight, end: midnight + days * 24 * hour }))
        .length
    expect(offered(2, 250)).toBeGreaterThan(200)
    expect(offered(7, 40)).toBeGreaterThan(200)
  })

  it('reach every reason', () => {
    const reached = bookings.flatMap(({ midnight, ...any }) =>
      explain(any, { start: midnight - 6 * hour, end: midnight + 40 * hour }).map(({ verdict }) =>
        verdict === 'offered' ? verdict : verdict.reason,
      ),
    )
    const fates =
      'offered notice horizon closed override office-day date-range restriction no-room clock-change booked buffer step'
    expect(new Set(reached)).toEqual(new Set(fates.split(' ')))
  })

  it.each<[string, boolean]>([
    ['several overrides', configurations.some((it) => Object.keys(it.dateOverrides ?? {}).length > 1)],
    [
      'a closing override',
      configurations.some((it) => Object.values(it.dateOverrides ?? {}).some((day) => !day?.length)),
    ],
    ['office days on end', configurations.some((it) => it.outsOfTheOffice?.some(([first, last]) => first < last))],
    [
      'a night',
      configurations.some((it) => Object.values(it.workingHours).some((day) => day?.at(-1)?.[1] === '24:00')),
    ],
    ['several date ranges', rules.some((it) => (it.dateRanges?.length ?? 0) > 1)],
    ['included days', rules.some((it) => (it.restrictionDates?.include?.length ?? 0) > 1)],
    ['excluded days', rules.some((it) => (it.restrictionDates?.exclude?.length ?? 0) > 1)],
    [
      'a buffer after both',
      bookings.some((it) => it.rules.timeBetween > 0 && it.busy.some((busy) => busy.timeBetween)),
    ],
    ['overlapping allowed', bookings.some((it) => it.rules.allowOverlapping && it.busy.length > 0)],
    ['days of notice', rules.some((it) => it.minTimeToSchedule > 1)],
    ['a horizon of today', rules.some((it) => it.maxTimeToSchedule === 0)],
    ['several zones', bookings.some((it) => new Set(it.schedules.map(({ timezone }) => timezone)).size > 1)],
    ['a start that is now', bookings.some((it) => freeStarts(it, { start: it.now, end: it.now + 1 }).length > 0)],
  ])('have %s', (_, found) => {
    expect(found).toBe(true)
  })
})

describe('explained time', () => {
  it('fills the window, agrees with each start and is cut only where the verdict changes', () => {
    fc.assert(
      fc.property(
        anyBooking,
        fc.integer({ min: -40, max: 200 }),
        fc.integer({ min: 1, max: 400 }),
        ({ midnight, ...any }, after, length) => {
          const start = midnight + after * 7 * minute
          const window = { start, end: start + length * 10 * minute }
          const stretches = explain(any, window)
          const grid = startGrid(schedulesFor(any.schedules, any.serviceId), any.rules.incrementTime, window)
          expect(stretches.flatMap(({ starts }) => starts)).toEqual(grid)
          expect(stretches.flatMap(({ verdict, starts }) => (verdict === 'offered' ? starts : []))).toEqual(
            freeStarts(any, window),
          )
          let reached = window.start
          for (const [place, { start: from, end: to, verdict, starts }] of stretches.entries()) {
            expect(from).toBe(reached)
            expect(to).toBeGreaterThan(from)
            expect(verdict).not.toEqual(stretches[place - 1]?.verdict)
            for (const at of starts) {
              expect(from <= at && at < to).toBe(true)
              expect(refusal(any, at) ?? 'offered').toEqual(verdict)
            }
            reached = to
          }
          expect(reached).toBe(window.end)
        },
      ),
      { numRuns: 300 },
    )
  }, 300_000)

  it('says the same of a moment whatever the window', () => {
    fc.assert(
      fc.property(anyBooking, fc.integer({ min: -20, max: 150 }), ({ midnight, ...any }, steps) => {
        const at = midnight + steps * 15 * minute
        const whole = explain(any, { start: midnight - 6 * hour, end: midnight + 40 * hour })
        const [alone] = explain(any, { start: at, end: at + 1 })
        expect(whole.find(({ start, end }) => start <= at && at < end)?.verdict).toEqual(alone?.verdict)
      }),
      { numRuns: 300 },
    )
  }, 300_000)
})

describe('open hours', () => {
  it('and closed time fill the window without touching each other', () => {
    fc.assert(
      fc.property(anyBooking, ({ midnight, schedules }) => {
        const window = { start: midnight - 5 * hour, end: midnight + 50 * hour }
        const { open, closed } = openHours(schedules, window)
        let reached = window.start
        for (const part of [...open, ...closed].toSorted((a, b) => a.start - b.start)) {
          expect(part.start).toBe(reached)
          reached = part.end
        }
        expect(reached).toBe(window.end)
      }),
    )
  })
})
