import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeStarts, refusal } from './availability.ts'
import { openHours } from './hours.ts'
import { softRules } from './soft-rules.ts'
import { anyBooking } from './testing/any-booking.ts'
import { oracle } from './testing/free-time-oracle.ts'

const minute = 60_000
const hour = 60 * minute

describe('free time', () => {
  it('is what asking every minute gives, on clock-change days', () => {
    let offered = 0
    fc.assert(
      fc.property(anyBooking, ({ midnight, ...any }) => {
        const [from, to] = [midnight - 2 * hour, midnight + 30 * hour]
        const starts = freeStarts(any, { start: from, end: to })
        expect(starts).toEqual(oracle(any, from, to))
        offered += starts.length
      }),
      { numRuns: 250 },
    )
    expect(offered).toBeGreaterThan(200)
  }, 60_000)

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
  }, 60_000)
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
