import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedHours, changesAhead, isTouched, zonesOf } from './clock-changes.ts'
import { openHours, type HoursSchedule } from './hours.ts'
import { anyBooking } from './testing/any-booking.ts'
import { dayInterval } from '../../time/zoned.ts'

const minute = 60_000
const at = (text: string) => Date.parse(text)
const now = at('2026-11-21T10:00:00Z')

const nightly = (timezone: string, ranges: [string, string][]): HoursSchedule => ({
  timezone,
  serviceIds: [],
  configuration: { workingHours: { '5': ranges, '6': ranges } },
})

describe('the next two changes', () => {
  it.each([
    ['Europe/Madrid', ['missing 2027-03-28 120–180', 'doubled 2027-10-31 120–180']],
    ['America/New_York', ['missing 2027-03-14 120–180', 'doubled 2027-11-07 60–120']],
    ['Pacific/Auckland', ['doubled 2027-04-04 120–180', 'missing 2027-09-26 120–180']],
    ['Australia/Lord_Howe', ['doubled 2027-04-04 90–120', 'missing 2027-10-03 120–150']],
    // Midnight itself goes missing; the doubled hour is the last one of the day before.
    ['America/Santiago', ['doubled 2027-04-03 1380–1440', 'missing 2027-09-05 0–60']],
    ['Asia/Kolkata', []],
    ['UTC', []],
    ['Mars/Olympus', []],
  ])('%s', (zone, changes) => {
    expect(changesAhead(zone, now, 2).map((it) => `${it.kind} ${it.date} ${it.from}–${it.to}`)).toEqual(changes)
  })

  it('does not find a change again that is just happening', () => {
    const [first, second] = changesAhead('Europe/Madrid', now, 2)
    expect(changesAhead('Europe/Madrid', first?.at ?? 0, 1)).toEqual([second])
  })
})

describe('hours', () => {
  it('in the missing hour are shorter, in the doubled one longer, and others are left alone', () => {
    const [spring, autumn] = changesAhead('Europe/Madrid', now, 2)
    if (!spring || !autumn) throw new Error('Madrid changes its clocks')
    const club = nightly('Europe/Madrid', [
      ['00:00', '02:30'],
      ['02:45', '04:00'],
      ['22:00', '24:00'],
    ])
    expect(changedHours(club, spring)).toEqual([
      { opens: 0, closes: 150, from: 120, to: 150, gains: -30 },
      { opens: 165, closes: 240, from: 165, to: 180, gains: -15 },
    ])
    expect(changedHours(club, autumn).map(({ gains }) => gains)).toEqual([30, 15])
    expect(changedHours(nightly('Europe/Madrid', [['09:00', '17:00']]), spring)).toEqual([])
  })

  it('of half an hour on Lord Howe, and none on a day out of the office', () => {
    const [, spring] = changesAhead('Australia/Lord_Howe', now, 2)
    if (!spring) throw new Error('Lord Howe changes its clocks')
    const watch = nightly('Australia/Lord_Howe', [['00:00', '06:00']])
    expect(changedHours(watch, spring)).toMatchObject([{ from: 120, to: 150, gains: -30 }])
    const away = { ...watch.configuration, outsOfTheOffice: [['2027-10-03', '2027-10-03']] as const }
    expect(changedHours({ ...watch, configuration: away }, spring)).toEqual([])
  })

  it('gain and lose what the product opens, whatever the week', () => {
    fc.assert(
      fc.property(anyBooking, ({ schedules, midnight }) => {
        for (const schedule of schedules) {
          const [change] = changesAhead(schedule.timezone, midnight - 20 * 60 * minute, 1)
          if (!change) continue
          const gains = changedHours(schedule, change).reduce((sum, it) => sum + it.gains, 0)
          const day = dayInterval(change.date, schedule.timezone)
          const opened = openHours([schedule], day).open.reduce((sum, it) => sum + it.end - it.start, 0) / minute
          expect(opened - gains).toBe(writtenOn(schedule, change.date))
        }
      }),
    )
  })
})

describe('appointments', () => {
  it('are touched where they run across the jump', () => {
    const [spring] = changesAhead('Europe/Madrid', now, 1)
    if (!spring) throw new Error('Madrid changes its clocks')
    const across = { start: spring.at - 30 * minute, end: spring.at + 30 * minute }
    expect(isTouched(across, spring)).toBe(true)
    expect(isTouched({ start: spring.at, end: spring.at + 30 * minute }, spring)).toBe(false)
    expect(isTouched({ start: spring.at - 30 * minute, end: spring.at }, spring)).toBe(false)
  })

  it('are touched where the clocks show their time twice', () => {
    const [, autumn] = changesAhead('America/New_York', now, 2)
    if (!autumn) throw new Error('New York changes its clocks')
    for (const [from, to, touched] of [
      [-90, -60, false],
      [-61, -30, true],
      [0, 30, true],
      [59, 90, true],
      [60, 90, false],
    ] as const) {
      const time = { start: autumn.at + from * minute, end: autumn.at + to * minute }
      expect(isTouched(time, autumn)).toBe(touched)
    }
  })
})

it('a calendar has the clocks of its schedules too', () => {
  const schedules = [nightly('Asia/Kolkata', []), nightly('Europe/Madrid', []), nightly('Mars/Olympus', [])]
  expect(zonesOf('Europe/Madrid', schedules)).toEqual(['Europe/Madrid', 'Asia/Kolkata', 'UTC'])
})

/** Minutes that the ranges of a date add up to on the clock face; overlapping ones count once. */
function writtenOn({ configuration }: HoursSchedule, date: string): number {
  const away = configuration.outsOfTheOffice?.some(([first, last]) => first <= date && date <= last) ?? false
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
  const ranges = away ? [] : (configuration.dateOverrides?.[date] ?? configuration.workingHours[String(weekday)] ?? [])
  return ranges.reduce((sum, [from, to]) => sum + minutes(to) - minutes(from), 0)
}

function minutes(clock: string): number {
  const [hours = 0, rest = 0] = clock.split(':').map(Number)
  return hours * 60 + rest
}
