import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextClockChange, offsetAt } from './offset.ts'

const hour = 3_600_000
const year = 400 * 24 * hour
const at = (text: string): number => Date.parse(text)

describe('nextClockChange', () => {
  it.each([
    ['Europe/Madrid', '2026-11-20T10:00:00Z', '2027-03-28T01:00:00Z', 1],
    ['Europe/Madrid', '2026-06-20T10:00:00Z', '2026-10-25T01:00:00Z', -1],
    ['America/New_York', '2026-11-20T10:00:00Z', '2027-03-14T07:00:00Z', 1],
    // Half an hour only, at 2 o'clock of its own time.
    ['Australia/Lord_Howe', '2026-11-20T10:00:00Z', '2027-04-03T15:00:00Z', -0.5],
    ['Australia/Lord_Howe', '2027-04-04T00:00:00Z', '2027-10-02T15:30:00Z', 0.5],
    // Back for Ramadan, and forward after it.
    ['Africa/Casablanca', '2024-01-01T00:00:00Z', '2024-03-10T02:00:00Z', -1],
  ])('%s after %s: %s, by %s hours', (zone, from, change, hours) => {
    const found = nextClockChange(at(from), at(from) + year, zone)
    expect(new Date(found?.at ?? 0).toISOString()).toBe(new Date(change).toISOString())
    expect(((found?.after ?? 0) - (found?.before ?? 0)) / hour).toBe(hours)
  })

  it.each(['UTC', 'Asia/Tokyo', 'America/Bogota', 'Atlantic/Reykjavik'])('%s keeps its clocks', (zone) => {
    expect(nextClockChange(at('2026-11-20T10:00:00Z'), at('2026-11-20T10:00:00Z') + year, zone)).toBeUndefined()
  })

  it('is where the offset becomes another one, and not before', () => {
    const zones = ['Europe/Madrid', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago', 'Asia/Tehran']
    const instants = fc.integer({ min: at('2000-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z') })
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        instants,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (zone, from, part) => {
          const change = nextClockChange(from, from + year, zone)
          const until = change?.at ?? from + year
          expect(offsetAt(from + Math.floor((until - from - 1) * part), zone)).toBe(offsetAt(from, zone))
          if (change === undefined) return
          expect(change.at).toBeGreaterThan(from)
          expect(offsetAt(change.at - 1, zone)).toBe(change.before)
          expect(offsetAt(change.at, zone)).toBe(change.after)
          expect(change.after).not.toBe(change.before)
        },
      ),
      { numRuns: 60 },
    )
  })
})
