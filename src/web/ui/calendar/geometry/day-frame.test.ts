import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MINUTE } from '#api/time/durations.ts'
import { dateOf, instantAt, minuteOfDay } from '#api/time/zoned.ts'
import { dayFrame, daySpan } from './day-frame.ts'

const hours = (date: string, zone: string) => {
  const { start, end } = dayFrame(date, zone)
  return (end - start) / 3_600_000
}
const at = (iso: string) => Date.parse(iso)

describe('a local day', () => {
  it.each([
    ['2026-03-29', 'Europe/Madrid', 23],
    ['2026-10-25', 'Europe/Madrid', 25],
    ['2026-03-08', 'America/New_York', 23],
    ['2026-11-01', 'America/New_York', 25],
    ['2026-04-05', 'Pacific/Auckland', 25],
    ['2026-09-27', 'Pacific/Auckland', 23],
    ['2026-04-05', 'Australia/Lord_Howe', 24.5],
    ['2026-10-04', 'Australia/Lord_Howe', 23.5],
    ['2026-06-01', 'Asia/Kolkata', 24],
    ['2026-03-29', 'UTC', 24],
  ])('%s in %s has %d hours', (date, zone, length) => {
    expect(hours(date, zone)).toBe(length)
  })

  it('puts nine in the morning on the line of nine o’clock, also when the clock has changed at night', () => {
    for (const [date, iso] of [
      ['2026-03-29', '2026-03-29T09:00+02:00'],
      ['2026-10-25', '2026-10-25T09:00+01:00'],
      ['2026-10-24', '2026-10-24T09:00+02:00'],
    ] as const) {
      expect(dayFrame(date, 'Europe/Madrid').minuteOf(at(iso))).toBe(540)
    }
  })

  it('agrees with the wall clock at every instant of every day', () => {
    const zones = [
      'Europe/Madrid',
      'America/New_York',
      'Pacific/Auckland',
      'Australia/Lord_Howe',
      'Asia/Kolkata',
      'UTC',
    ]
    const anyMinute = fc.integer({ min: 0, max: 365 * 1440 })
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyMinute, (zone, offset) => {
        const instant = at('2026-01-01T00:00Z') + offset * MINUTE
        const frame = dayFrame(dateOf(instant, zone), zone)
        expect(frame.start).toBeLessThanOrEqual(instant)
        expect(frame.end).toBeGreaterThan(instant)
        expect(frame.minuteOf(instant)).toBe(minuteOfDay(instant, zone))
      }),
    )
  })

  it('finds the instant of a wall clock again, except in a skipped hour', () => {
    expect(instantAt('2026-03-29', 9 * 60, 'Europe/Madrid')).toBe(at('2026-03-29T09:00+02:00'))
    expect(instantAt('2026-03-29', 150, 'Europe/Madrid')).toBe(at('2026-03-29T03:30+02:00'))
    expect(instantAt('2026-10-25', 150, 'Europe/Madrid')).toBe(at('2026-10-25T02:30+02:00'))
    expect(instantAt('2026-10-24', 1440, 'Europe/Madrid')).toBe(at('2026-10-25T00:00+02:00'))
    expect(instantAt('2026-10-24', -15, 'Europe/Madrid')).toBe(at('2026-10-23T23:45+02:00'))
  })
})

describe('a span on the axis', () => {
  const autumn = dayFrame('2026-10-25', 'Europe/Madrid')
  const spring = dayFrame('2026-03-29', 'Europe/Madrid')

  it('is clipped to the day and absent beside it', () => {
    expect(daySpan(autumn, at('2026-10-24T23:00+02:00'), at('2026-10-25T01:00+02:00'))).toEqual({ from: 0, to: 60 })
    expect(daySpan(autumn, at('2026-10-25T23:00+01:00'), at('2026-10-26T01:00+01:00'))).toEqual({
      from: 1380,
      to: 1440,
    })
    expect(daySpan(autumn, at('2026-10-24T20:00+02:00'), at('2026-10-25T00:00+02:00'))).toBeUndefined()
  })

  it('ends on the line of its own end, over both changes of the clock', () => {
    expect(daySpan(spring, at('2026-03-29T01:30+01:00'), at('2026-03-29T03:30+02:00'))).toEqual({
      from: 90,
      to: 210,
      skipped: { from: 120, to: 180 },
    })
    expect(daySpan(autumn, at('2026-10-25T01:00+02:00'), at('2026-10-25T04:00+01:00'))).toEqual({ from: 60, to: 240 })
  })

  it('ends where the skipped hour begins when it ends at the change, and is as high as it is long', () => {
    const half = daySpan(spring, at('2026-03-29T01:30+01:00'), at('2026-03-29T03:00+02:00'))
    expect(half).toEqual({ from: 90, to: 120 })
  })

  it('tells the skipped hour that it goes over, so that the rest is as high as it is long', () => {
    const over = daySpan(spring, at('2026-03-29T01:45+01:00'), at('2026-03-29T03:15+02:00'))
    expect(over).toEqual({ from: 105, to: 195, skipped: { from: 120, to: 180 } })
  })

  it('never ends before it starts when the clock goes back in between', () => {
    expect(daySpan(autumn, at('2026-10-25T02:45+02:00'), at('2026-10-25T02:15+01:00'))).toEqual({ from: 165, to: 195 })
  })

  it('always has a height and stays on the axis', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1500, max: 3000 }), fc.integer({ min: 1, max: 3000 }), (first, length) => {
        for (const frame of [autumn, spring]) {
          const start = frame.start + first * MINUTE
          const span = daySpan(frame, start, start + length * MINUTE)
          if (!span) continue
          expect(span.from).toBeGreaterThanOrEqual(0)
          expect(span.to).toBeGreaterThan(span.from)
          expect(span.to).toBeLessThanOrEqual(1440)
        }
      }),
    )
  })
})
