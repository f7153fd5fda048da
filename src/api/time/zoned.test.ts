import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isZone, nextClockChange, offsetAt } from './offset.ts'
import { addDays } from './week.ts'
import * as zoned from './zoned.ts'

const hour = 3_600_000
const at = (text: string) => Date.parse(text)

// Each zone with two days on which its clocks change, and what is unusual about it.
const changeDays: [zone: string, date: string, minutes: number][] = [
  ['Europe/Madrid', '2026-03-29', 23 * 60],
  ['Europe/Madrid', '2026-10-25', 25 * 60],
  ['America/New_York', '2026-03-08', 23 * 60],
  ['America/New_York', '2026-11-01', 25 * 60],
  ['Pacific/Auckland', '2026-09-27', 23 * 60],
  ['Pacific/Auckland', '2026-04-05', 25 * 60],
  ['Australia/Lord_Howe', '2026-10-04', 23.5 * 60],
  ['Australia/Lord_Howe', '2026-04-05', 24.5 * 60],
  ['Asia/Kolkata', '2026-03-29', 24 * 60],
  ['UTC', '2026-03-29', 24 * 60],
  ['America/Sao_Paulo', '2018-11-04', 23 * 60], // jumps over midnight
  ['America/Havana', '2026-11-01', 25 * 60], // goes through midnight twice
  ['Africa/Casablanca', '2026-03-22', 23 * 60], // changes with the moon
  ['Pacific/Apia', '2011-12-31', 24 * 60], // the day before was left out altogether
]
const zones = [...new Set(changeDays.map(([zone]) => zone))]

describe.each(changeDays)('%s on %s', (zone, date, minutes) => {
  const around = [addDays(date, -1), date, addDays(date, 1)]

  it('reads every wall-clock time as Temporal does', () => {
    for (const day of around) {
      for (let minute = 0; minute <= 1440; minute += 5) {
        const wall = Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes: minute })
        const choose = (disambiguation: 'earlier' | 'later' | 'compatible') =>
          wall.toZonedDateTime(zone, { disambiguation }).epochMilliseconds
        expect(zoned.instantAt(day, minute, zone)).toBe(choose('compatible'))
        const read = zoned.readWallTime(day, minute, zone)
        const both = read.kind === 'exact' ? [read.at, read.at] : [read.earlier, read.later]
        expect(both).toEqual([choose('earlier'), choose('later')])
        const shown = Temporal.Instant.fromEpochMilliseconds(choose('earlier')).toZonedDateTimeISO(zone)
        const missing = !shown.toPlainDateTime().equals(wall)
        expect(read.kind === 'gap').toBe(missing)
      }
    }
  })

  it('shows every instant as Temporal does, and finds it again', () => {
    const end = zoned.dayInterval(addDays(date, 1), zone).end
    for (let instant = zoned.startOfDay(addDays(date, -1), zone); instant < end; instant += 7.5 * 60_000) {
      const shown = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
      const day = shown.toPlainDate().toString()
      const minute = shown.hour * 60 + shown.minute
      expect(zoned.dateOf(instant, zone)).toBe(day)
      expect(zoned.minuteOfDay(instant, zone)).toBe(minute)
      expect(offsetAt(instant, zone)).toBe(shown.offsetNanoseconds / 1e6)
      const stretches = zoned.wallStretches(day, minute, minute + 1, zone)
      expect(stretches.filter((stretch) => stretch.start <= instant && instant < stretch.end)).toHaveLength(1)
    }
  })

  it('lasts as long as it lasts', () => {
    const day = Temporal.PlainDate.from(date)
    const length =
      day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds - day.toZonedDateTime(zone).epochMilliseconds
    expect(zoned.dayLengthOf(date, zone)).toBe(length / 60_000)
    expect(zoned.dayLengthOf(date, zone)).toBe(minutes)
  })
})

describe('anywhere and at any time', () => {
  it('offsets are Temporal’s', () => {
    const instant = fc.integer({ min: Date.UTC(1975, 0), max: Date.UTC(2075, 0) })
    fc.assert(
      fc.property(instant, fc.constantFrom(...zones), (some, zone) => {
        const shown = Temporal.Instant.fromEpochMilliseconds(some).toZonedDateTimeISO(zone)
        expect(offsetAt(some, zone)).toBe(shown.offsetNanoseconds / 1e6)
      }),
      { numRuns: 300 },
    )
  })
})

describe('in Madrid', () => {
  const zone = 'Europe/Madrid'

  it('the missing hour is reported, not guessed', () => {
    expect(zoned.readWallTime('2026-03-29', 150, zone)).toEqual({
      kind: 'gap',
      at: at('2026-03-29T01:00:00Z'),
      earlier: at('2026-03-29T00:30:00Z'),
      later: at('2026-03-29T01:30:00Z'),
    })
    expect(zoned.wallIntervals('2026-03-29', 120, 180, zone)).toEqual([])
  })

  it('the doubled hour is there twice', () => {
    const earlier = at('2026-10-25T00:30:00Z')
    expect(zoned.readWallTime('2026-10-25', 150, zone)).toEqual({ kind: 'overlap', earlier, later: earlier + hour })
    expect(zoned.wallIntervals('2026-10-25', 150, 160, zone)).toEqual([
      { start: earlier, end: earlier + 600_000 },
      { start: earlier + hour, end: earlier + hour + 600_000 },
    ])
  })

  it('a range over the missing hour opens when the clocks have jumped', () => {
    const start = at('2026-03-29T01:00:00Z')
    expect(zoned.wallIntervals('2026-03-29', 150, 300, zone)).toEqual([{ start, end: start + 2 * hour }])
  })

  it('the next change is found, and none where there is none', () => {
    const from = at('2026-03-01T00:00:00Z')
    const change = { at: at('2026-03-29T01:00:00Z'), before: hour, after: 2 * hour }
    expect(nextClockChange(from, from + 60 * 24 * hour, zone)).toEqual(change)
    expect(nextClockChange(change.at, change.at + 60 * 24 * hour, zone)).toBeUndefined()
    expect(nextClockChange(from, from + 366 * 24 * hour, 'Asia/Kolkata')).toBeUndefined()
  })

  it.each([
    ['2026-07-01T00:00:00Z', 'Europe/Madrid', 'UTC+02:00'],
    ['2026-01-01T00:00:00Z', 'Europe/Madrid', 'UTC+01:00'],
    ['2026-01-01T00:00:00Z', 'UTC', 'UTC'],
    ['2026-01-01T00:00:00Z', 'Asia/Kolkata', 'UTC+05:30'],
    ['2026-01-01T00:00:00Z', 'America/St_Johns', 'UTC-03:30'],
  ])('at %s in %s the label is %s', (instant, name, label) => {
    expect(zoned.offsetLabel(at(instant), name)).toBe(label)
  })

  it.each([
    ['2026-03-29T00:59:59Z', 'Europe/Madrid', '2026-03-29T01:59:59+01:00'],
    ['2026-03-29T01:00:00Z', 'Europe/Madrid', '2026-03-29T03:00:00+02:00'],
    ['2026-01-01T00:00:00Z', 'UTC', '2026-01-01T00:00:00+00:00'],
    ['2026-01-01T00:00:00Z', 'America/St_Johns', '2025-12-31T20:30:00-03:30'],
  ])('%s in %s is written %s, and is read back as the same instant', (instant, name, text) => {
    expect(zoned.zonedInstant(at(instant), name)).toBe(text)
    expect(Date.parse(text)).toBe(at(instant))
  })
})

it.each<[string, boolean]>([
  ['Europe/Madrid', true],
  ['UTC', true],
  ['Etc/GMT+5', true],
  ['Mars/Olympus', false],
  ['+02:00', false],
  ['2026-01-01T00:00Z', false],
  ['T00Z', false],
  ['T00:00+01', false],
  ['Z', false],
  ['', false],
])('%j is a zone: %s', (zone, known) => {
  expect(isZone(zone)).toBe(known)
})
