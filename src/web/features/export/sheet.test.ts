import { setupI18n } from '@lingui/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openHours } from '#api/core/rules/hours.ts'
import { merge, subtractLists } from '#api/time/interval.ts'
import { dayInterval } from '#api/time/zoned.ts'
import { appointment, at, calendar, clinic, mornings } from '../../commands/appointments/testing/clinic.ts'
import { csvColumns, sheetColumns } from './columns.ts'
import { icsFile } from '#api/core/rules/ics.ts'
import { sheetRows } from './sheet.ts'
import { icsEvent } from './export-words.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const ana = { id: 'Ana', zone: 'UTC' }
const date = '2026-03-02'
const { services } = clinic()
const iso = (instant: number) => new Date(instant).toISOString()
const clocks = (rows: readonly { start: number; end: number }[]) =>
  rows.map(({ start, end }) => `${iso(start).slice(11, 16)}–${iso(end).slice(11, 16)}`)

describe('a day sheet', () => {
  const source = { appointments: [appointment()], schedules: [mornings('Ana')], services }

  test('lists what is booked and what is free, without what the service keeps free after itself', () => {
    const rows = sheetRows(ana, date, source, true)
    expect(clocks(rows)).toEqual(['09:00–10:00', '10:00–10:30', '10:40–12:00'])
    expect(rows.map((row) => row.appointment?.id)).toEqual([undefined, appointment().id, undefined])
    expect(clocks(sheetRows(ana, date, source, false))).toEqual(['10:00–10:30'])
  })

  test('frees the time of a cancelled appointment, and says nothing of free time where no hours are known', () => {
    const cancelled = { ...source, appointments: [appointment({ status: 'cancelled' })] }
    expect(clocks(sheetRows(ana, date, cancelled, true))).toEqual(['09:00–12:00', '10:00–10:30'])
    expect(sheetRows(ana, date, { ...source, appointments: [], schedules: undefined }, true)).toEqual([])
    expect(sheetRows(ana, date, { ...source, appointments: [], schedules: [] }, true)).toEqual([])
  })

  test('has the night that began the day before, and nothing of other calendars', () => {
    const night = appointment({ startDate: iso(at('22:00')), endDate: iso(at('22:00') + 6 * 3_600_000) })
    const other = appointment({ id: 'other', calendarIds: ['Ben'] })
    const both = { ...source, appointments: [night, other] }
    expect(sheetRows(ana, '2026-03-03', both, false).map((row) => row.appointment?.id)).toEqual([night.id])
    expect(sheetRows(ana, '2026-03-04', both, false)).toEqual([])
  })

  test('leaves no open minute untold and tells none twice, on any day of any zone', () => {
    const anyZone = fc.constantFrom('Europe/Madrid', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata')
    const anyDate = fc.constantFrom('2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01', '2026-04-05', '2026-06-01')
    const anyTimes = fc.array(
      fc.record({ from: fc.integer({ min: -300, max: 1600 }), length: fc.integer({ min: 1, max: 400 }) }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(anyZone, anyDate, anyTimes, (zone, on, times) => {
        const day = dayInterval(on, zone)
        const appointments = times.map(({ from, length }, index) =>
          appointment({
            id: `${index}`,
            serviceId: null,
            startDate: iso(day.start + from * 60_000),
            endDate: iso(day.start + (from + length) * 60_000),
          }),
        )
        const schedules = [{ ...mornings('Ana') }]
        const rows = sheetRows({ id: 'Ana', zone }, on, { appointments, schedules, services }, true)
        const free = rows.filter((row) => !row.appointment)
        const busy = rows.filter((row) => row.appointment)
        const { open } = openHours(schedules, day)
        expect(merge(free)).toEqual(free)
        expect(subtractLists(merge(free), merge(busy))).toEqual(free)
        // Free and busy together hold all that is open.
        expect(subtractLists(merge(open), merge(rows))).toEqual([])
        expect(subtractLists(merge(free), merge(open))).toEqual([])
        expect(rows.map(({ start }) => start)).toEqual(rows.map(({ start }) => start).toSorted((a, b) => a - b))
      }),
      { numRuns: 60 },
    )
  })
})

describe('what is taken away without guest data', () => {
  const secret = appointment({
    title: 'SECRET title',
    description: 'SECRET description',
    comment: 'SECRET comment',
    guests: [
      { email: 'secret@example.com', extraFields: { firstName: 'SECRET', lastName: 'SECRET', phone: 'SECRET' } },
    ],
  })
  const words = { i18n, clinic: clinic(), withGuests: false }

  test('names nobody, on paper, in a table and in a calendar file', () => {
    for (const it of [secret, { ...secret, blocked: true }, { ...secret, serviceId: null, guests: [] }]) {
      const paper = sheetColumns(words).map(({ text }) => text(it, 'Ana'))
      const table = csvColumns(words).map(({ text }) => text(it))
      const file = icsFile('Ana', [icsEvent(it, words, 0)])
      expect([...paper, ...table, file].join('\n').toLowerCase()).not.toContain('secret')
    }
  })

  test('is data in a table: times with their offset, the zone, and ids, one fact a column', () => {
    const it = appointment({ calendarIds: ['Ana', 'Room'], resourceId: 'Room' })
    const row = Object.fromEntries(csvColumns(words).map(({ header, text }) => [header, text(it)]))
    expect(row).toMatchObject({
      'Start (ISO 8601)': expect.stringMatching(/^2026-03-02T10:00:00(Z|[+-]\d\d:\d\d)$/),
      'End (ISO 8601)': expect.stringMatching(/^2026-03-02T10:30:00(Z|[+-]\d\d:\d\d)$/),
      Zone: 'UTC',
      'Status code': it.status,
      'Service ID': it.serviceId,
      'Calendar IDs': 'Ana Room',
      ID: it.id,
    })
    expect(csvColumns(words).find(({ header }) => header === 'ID')?.chosen).not.toBe(false)
  })

  test('and with it says who, how to reach them and what for', () => {
    const event = icsEvent(secret, { ...words, withGuests: true }, 0)
    expect(event).toMatchObject({
      uid: secret.id,
      sequence: 1,
      status: 'CONFIRMED',
      summary: 'SECRET SECRET · Check-up',
    })
    expect(event.description).toBe(
      'With: Ana\nStatus: Confirmed\nSECRET SECRET, SECRET, secret@example.com\nSECRET description\nSECRET comment',
    )
  })

  test('tells a cancelled appointment as cancelled, its room as its place, and no status that nobody knows', () => {
    const room = appointment({ status: 'cancelled', calendarIds: ['Ana', 'Room'], resourceId: 'Room', version: 7 })
    expect(icsEvent(room, words, 0)).toMatchObject({ status: 'CANCELLED', location: 'Room', sequence: 7 })
    // Another deployment may answer any word, and no version or times of its writing.
    const bare = { ...appointment({ status: 'frozen' as 'pending' }), version: undefined, updatedAt: '', createdAt: '' }
    const event = icsEvent(bare as unknown as ReturnType<typeof appointment>, words, 5000)
    expect(event).toMatchObject({ sequence: 0, changed: 5000 })
    expect(event.status).toBeUndefined()
  })

  test('a table has the clock of the calendar, not of the reader', () => {
    const calendars = new Map([['Ana', calendar('Ana', 'agent', { timezone: 'Asia/Kolkata' })]])
    const columns = csvColumns({ ...words, clinic: { calendars, services } })
    const row = Object.fromEntries(columns.map(({ header, text }) => [header, text(appointment())]))
    expect(row).toMatchObject({ Date: date, Starts: '15:30', Ends: '16:00', Minutes: 30, Zone: 'Asia/Kolkata' })
    expect(row).toMatchObject({
      'Start (ISO 8601)': `${date}T15:30:00+05:30`,
      'End (ISO 8601)': `${date}T16:00:00+05:30`,
    })
    expect(columns.filter(({ chosen = true }) => chosen).map(({ header }) => header)).toEqual(
      expect.arrayContaining(['Zone', 'Start (ISO 8601)', 'End (ISO 8601)']),
    )
  })
})
