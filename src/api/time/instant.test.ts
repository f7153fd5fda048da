import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { epochOf, formatInstant, parseInstant } from './instant.ts'

describe('parseInstant', () => {
  it.each([
    ['2026-03-29T09:30:00Z', '2026-03-29T09:30:00.000Z'],
    ['2026-03-29T09:30Z', '2026-03-29T09:30:00.000Z'],
    ['2026-03-29t09:30:00.1234567z', '2026-03-29T09:30:00.123Z'],
    ['2026-03-29T09:30:00,5Z', '2026-03-29T09:30:00.500Z'],
    ['2026-03-29T00:30:00+05:45', '2026-03-28T18:45:00.000Z'],
    ['2026-03-29T00:30:00-0330', '2026-03-29T04:00:00.000Z'],
    ['2026-03-29T00:30:00+02', '2026-03-28T22:30:00.000Z'],
    ['2024-02-29T00:00:00-00:00', '2024-02-29T00:00:00.000Z'],
    ['0050-01-01T00:00:00Z', '0050-01-01T00:00:00.000Z'],
  ])('%s is %s', (text, instant) => {
    expect(parseInstant(text)).toBe(instant)
  })

  it.each([
    '2026-03-29T09:30:00',
    '2026-03-29',
    '2026-03-29 09:30:00Z',
    '20260329T093000Z',
    '2026-02-29T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-01T00:00:00Z',
    '2026-03-29T24:00:00Z',
    '2026-03-29T09:60:00Z',
    '2026-03-29T23:59:60Z',
    '2026-03-29T09:30:00+24:00',
    '2026-03-29T09:30:00+01:60',
    '2026-03-29T09:30:00Z[Europe/Madrid]',
    '+002026-03-29T09:30:00Z',
    '9999-12-31T23:30:00-01:00',
    '0000-01-01T00:00:00+00:01',
    'now',
    '',
  ])('refuses %j', (text) => {
    expect(parseInstant(text)).toBeUndefined()
  })

  it('agrees with Temporal on every offset', () => {
    const time = fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(2200, 0) })
    fc.assert(
      fc.property(time, fc.integer({ min: -14 * 60, max: 14 * 60 }), (at, minutes) => {
        const sign = minutes < 0 ? '-' : '+'
        const two = (value: number) => String(value).padStart(2, '0')
        const offset = `${sign}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`
        const text = Temporal.Instant.fromEpochMilliseconds(at).toString({ timeZone: offset })
        expect(parseInstant(text)).toBe(formatInstant(at))
        expect(epochOf(formatInstant(at))).toBe(at)
      }),
    )
  })
})
