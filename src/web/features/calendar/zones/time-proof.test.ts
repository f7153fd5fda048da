import { setupI18n } from '@lingui/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openHours } from '#api/core/rules/hours.ts'
import { addDays } from '#api/time/week.ts'
import { dateOf, instantAt, minuteOfDay, readWallTime } from '#api/time/zoned.ts'
import { createFormat } from '../../../i18n/format.ts'
import { dayFrame, lastsDays } from '../../../ui/calendar/index.ts'
import { placeEvents } from '../../../ui/calendar/geometry/place.ts'
import { appointment, calendar, clinic, mornings } from '../../../commands/appointments/testing/clinic.ts'
import { closedBandsOf } from '../bands.ts'
import { dayColumns, hoursOf } from '../../../commands/appointments/view/columns.ts'
import { gridEvents } from '../../../commands/appointments/view/grid-event.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

/** Each zone with the days of 2026 on which its clocks change; Kolkata and UTC have none. */
const CHANGES = {
  'Europe/Madrid': ['2026-03-29', '2026-10-25'],
  'America/New_York': ['2026-03-08', '2026-11-01'],
  'Pacific/Auckland': ['2026-04-05', '2026-09-27'],
  'Australia/Lord_Howe': ['2026-04-05', '2026-10-04'],
  'Asia/Kolkata': [],
  UTC: [],
} as const
const ZONES = Object.keys(CHANGES)
const DATES = [...new Set(Object.values(CHANGES).flat())].flatMap((date) => [addDays(date, -1), date, addDays(date, 1)])
const MINUTE = 60_000

const zone = fc.constantFrom(...ZONES)
const date = fc.constantFrom(...DATES)
/** Minutes after the noon of the date before, and a length; what lasts a whole day is a bar above the columns. */
const when = fc.record({ after: fc.integer({ min: 0, max: 2880 }), length: fc.integer({ min: 1, max: 1199 }) })
const format = createFormat('en-GB')
const context = { i18n, format, now: 0, zone: 'UTC' }

describe('an appointment in a column of any zone', () => {
  test('stands at the wall-clock minute of its start and end, vanishes nowhere, and is drawn once a day', () => {
    fc.assert(
      fc.property(zone, zone, date, when, fc.boolean(), (own, shown, day, { after, length }, asOwn) => {
        const ana = calendar('Ana', 'agent', { timezone: own })
        const start = instantAt(addDays(day, -1), 720, shown) + after * MINUTE
        const end = start + length * MINUTE
        const view = asOwn ? undefined : shown
        const drawn = view ?? own
        // What lasts days is a bar above the columns (geometry/bars.test.ts).
        fc.pre(!lastsDays({ start, end }, drawn))
        const days = Array.from({ length: 7 }, (_, index) => addDays(day, index - 2))
        const columns = days.flatMap((each) => dayColumns([ana], each, { ...context, zone: drawn, shown: view }))
        const made = appointment({ startDate: new Date(start).toISOString(), endDate: new Date(end).toISOString() })
        const whole = { ...clinic(), calendars: new Map([['Ana', ana]]) }
        const placed = placeEvents(columns, gridEvents(made, { ...whole, i18n, format, shown: view }))

        const first = columns.filter(({ id }) => placed.get(id)?.some(({ beginsBefore }) => !beginsBefore))
        const last = columns.filter(({ id }) => placed.get(id)?.some(({ endsAfter }) => !endsAfter))
        expect(first.map((column) => column.date)).toEqual([dateOf(start, drawn)])
        expect(last.map((column) => column.date)).toEqual([dateOf(end - 1, drawn)])
        for (const column of columns) {
          const frame = dayFrame(column.date, drawn)
          const cards = placed.get(column.id) ?? []
          expect(cards).toHaveLength(start < frame.end && end > frame.start ? 1 : 0)
          for (const card of cards) {
            expect([card.event.start, card.event.end]).toEqual([start, end])
            expect(card.from).toBe(start >= frame.start ? minuteOfDay(start, drawn) : 0)
            // Only where the clock goes back within the appointment does its length give the end.
            const clock = end >= frame.end ? 1440 : minuteOfDay(end, drawn)
            expect(card.to).toBe(clock > card.from ? clock : card.to)
            expect(card.to).toBeGreaterThan(card.from)
            expect(card.to).toBeLessThanOrEqual(1440)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('a place leads to an instant and back; a missing minute moves on by the jump, a doubled one means the first', () => {
    fc.assert(
      fc.property(zone, date, fc.integer({ min: 0, max: 1439 }), (shown, day, minute) => {
        const at = instantAt(day, minute, shown)
        const wall = readWallTime(day, minute, shown)
        const back = dayFrame(day, shown).minuteOf(at)
        expect(back).toBe(wall.kind === 'gap' ? minute + (wall.later - wall.earlier) / MINUTE : minute)
        expect(at).toBe(wall.kind === 'overlap' ? wall.earlier : at)
      }),
      { numRuns: 200 },
    )
  })

  test('an instant leads to a place and back, except from the second of two equal hours, which leads to the first', () => {
    fc.assert(
      fc.property(zone, date, fc.integer({ min: 0, max: 1559 }), (shown, day, after) => {
        const { start, end, minuteOf } = dayFrame(day, shown)
        const at = start + after * MINUTE
        if (at >= end) return
        const wall = readWallTime(day, minuteOf(at), shown)
        const back = instantAt(day, minuteOf(at), shown)
        expect(wall.kind).not.toBe('gap')
        expect(back).toBe(wall.kind === 'overlap' ? wall.earlier : at)
        expect(wall.kind === 'overlap' ? [wall.earlier, wall.later] : [at]).toContain(at)
      }),
      { numRuns: 200 },
    )
  })
})

describe('hours in a column of any zone', () => {
  test('are closed exactly where the calendar is, by the clock of the column', () => {
    fc.assert(
      fc.property(zone, zone, date, fc.integer({ min: 0, max: 1559 }), (own, shown, day, after) => {
        const schedules = [{ ...mornings('Ana'), timezone: own }]
        const frame = dayFrame(day, shown)
        const at = frame.start + after * MINUTE
        if (at >= frame.end) return
        // Where the column's clock reads the same minute twice, one place stands for both.
        if (readWallTime(day, frame.minuteOf(at), shown).kind === 'overlap') return
        const bands = closedBandsOf(schedules, day, shown, i18n, own)
        const { open } = openHours(schedules, frame)
        const isOpen = open.some((it) => it.start <= at && at < it.end)
        const minute = frame.minuteOf(at)
        expect(bands.some(({ from, to }) => from <= minute && minute < to)).toBe(!isOpen)
        // By the calendar's own clock it is the morning, whatever the column shows.
        const clock = minuteOfDay(at, own)
        expect(isOpen).toBe(clock >= 540 && clock < 720)
      }),
      { numRuns: 200 },
    )
  })

  test('that stand at both ends of another zone’s day are all in sight, and the night between is no pause', () => {
    const [column] = dayColumns([calendar('Ana', 'agent', { timezone: 'Pacific/Auckland' })], '2026-06-10', {
      ...context,
      shown: 'Europe/Madrid',
    })
    const bands = closedBandsOf(
      [{ ...mornings('Ana'), timezone: 'Pacific/Auckland' }],
      '2026-06-10',
      'Europe/Madrid',
      i18n,
      'Pacific/Auckland',
    )
    // Nine to twelve in Auckland are 23:00 to 02:00 in Madrid.
    expect(bands.map(({ from, to, kind }) => [from, to, kind])).toEqual([[120, 1380, 'closed']])
    expect(column && hoursOf([{ ...column, bands }])).toEqual({ dayStart: 0, dayEnd: 24 })
  })
})
