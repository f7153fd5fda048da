import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { minutesPerDay } from '#api/time/clock.ts'
import { MINUTE } from '#api/time/durations.ts'
import { addDays } from '#api/time/week.ts'
import { DAYS, ZONES, anyDay, anyInstant, anyLength, frameOf, isWithin, oracle } from '../testing/changed-days.ts'
import { dayFrame, daySpan } from './day-frame.ts'

describe('a local day, by Temporal', () => {
  it('is as long as the zone makes it, and says every minute as its clocks do', () => {
    fc.assert(
      fc.property(anyInstant, ({ it: { zone, date }, instant }) => {
        const { start, end, minuteOf } = dayFrame(date, zone)
        const noon = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone, plainTime: '12:00' })
        expect(start).toBe(noon.startOfDay().epochMilliseconds)
        expect((end - start) / 3_600_000).toBe(noon.hoursInDay)
        expect({ date, minute: minuteOf(instant) }).toEqual(oracle.clock(instant, zone))
      }),
    )
  })

  it('ends where the next one begins', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.integer({ min: 0, max: 1500 }), (zone, days) => {
        const date = addDays('2025-01-01', days)
        expect(dayFrame(date, zone).end).toBe(dayFrame(addDays(date, 1), zone).start)
      }),
    )
    for (const { zone, date } of DAYS) {
      expect(dayFrame(addDays(date, -1), zone).end).toBe(dayFrame(date, zone).start)
      expect(dayFrame(date, zone).end).toBe(dayFrame(addDays(date, 1), zone).start)
    }
  })

  it('shares an event of several days out among its columns without loss', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: -2880, max: 1440 }),
        fc.integer({ min: 1, max: 5000 }),
        (it, first, length) => {
          const start = frameOf(it).start + first * MINUTE
          const end = start + length * MINUTE
          let minutes = 0
          for (let offset = -4; offset <= 8; offset += 1) {
            const frame = dayFrame(addDays(it.date, offset), it.zone)
            const shown = Math.min(end, frame.end) - Math.max(start, frame.start)
            expect(daySpan(frame, start, end) !== undefined).toBe(shown > 0)
            minutes += Math.max(0, shown) / MINUTE
          }
          expect(minutes).toBe(length)
        },
      ),
    )
  })
})

describe('a card on a day when the clock changes', () => {
  it('covers exactly the minutes that the clock shows while it lasts', () => {
    // Five minutes stand for one: every change of a clock here is a multiple of them.
    const unit = 5
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: 1, max: 120 }), ({ it, instant: at }, units) => {
        const frame = frameOf(it)
        const start = frame.start + Math.floor((at - frame.start) / (unit * MINUTE)) * unit * MINUTE
        const end = Math.min(start + units * unit * MINUTE, frame.end)
        // What begins or ends within the doubled hour is half in it: its own test below.
        const isInside = (instant: number) =>
          it.kind === 'doubles' && isWithin(it, oracle.clock(instant, it.zone).minute)
        fc.pre(!isInside(start) && !isInside(end))
        const span = daySpan(frame, start, end)
        const shown = new Set<number>()
        for (let instant = start; instant < end; instant += unit * MINUTE) {
          shown.add(oracle.clock(instant, it.zone).minute)
        }
        const covered: number[] = []
        for (let minute = span?.from ?? 0; minute < (span?.to ?? 0); minute += unit) {
          if (it.kind !== 'skips' || !isWithin(it, minute)) covered.push(minute)
        }
        expect(covered).toEqual([...shown].toSorted((a, b) => a - b))
      }),
      { numRuns: 60 },
    )
  })

  it('begins at the minute that the clock shows and never has less than one minute, also within the doubled hour', () => {
    fc.assert(
      fc.property(anyInstant, anyLength, ({ it, instant }, length) => {
        const span = daySpan(frameOf(it), instant, instant + length * MINUTE)
        expect(span?.from).toBe(oracle.clock(instant, it.zone).minute)
        expect(span && span.to > span.from && span.to <= minutesPerDay).toBe(true)
      }),
    )
  })
})
