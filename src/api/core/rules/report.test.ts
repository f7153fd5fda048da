import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyAppointment } from '../../contract/empty-appointment.ts'
import type { ReportQuestion } from '../../contract/reports.ts'
import type { HoursSchedule } from './hours.ts'
import { bucketsOf, createReport, periodBefore, type ReportedAppointment } from './report.ts'

const ANA = 'ana'
const ROOM = 'room'
const ZONE = 'Europe/Madrid'
/** Two weeks, Monday to Sunday, with the night in between in which the clocks went back. */
const weeks: ReportQuestion = { from: '2026-10-19', until: '2026-11-01', by: 'week' }
const LATER = Date.parse('2026-12-01T00:00:00Z')

/** Open from nine to five on weekdays. */
const hours = (timezone = ZONE): HoursSchedule => ({
  timezone,
  serviceIds: [],
  configuration: {
    workingHours: Object.fromEntries(['0', '1', '2', '3', '4'].map((day) => [day, [['09:00', '17:00'] as const]])),
  },
})

let last = 0
const visit = (day: string, clock: string, minutes = 60, more: Partial<ReportedAppointment> = {}) => {
  const start = Date.parse(`${day}T${clock}:00Z`)
  return {
    ...emptyAppointment(),
    id: String(++last),
    startDate: new Date(start).toISOString(),
    endDate: new Date(start + minutes * 60_000).toISOString(),
    calendarIds: [ANA],
    createdAt: new Date(start - 2 * 86_400_000).toISOString(),
    cancelledAt: null,
    ...more,
  } as ReportedAppointment
}

const reported = (appointments: readonly ReportedAppointment[], asked = weeks, now = LATER) => {
  const input = {
    calendars: [ANA, ROOM].map((id) => ({ id, timezone: ZONE })),
    schedules: new Map([[ANA, [hours()]]]),
    now,
  }
  const counted = createReport(asked, input)
  for (const appointment of appointments) counted.add(appointment)
  return counted.answer(['visit'], () => Promise.resolve())
}
const WEEK = 5 * 8 * 60

test('load is what was booked of the open time, each minute once, without what was blocked', async () => {
  const { total, buckets, calendars } = await reported([
    visit('2026-10-20', '08:00'),
    // Half of it at the same time.
    visit('2026-10-20', '08:30'),
    // Half of it before the house opens.
    visit('2026-10-21', '06:30'),
    visit('2026-10-22', '08:00', 120, { blocked: true }),
    visit('2026-10-27', '09:00', 30),
  ])
  expect(buckets.map(({ id, now }) => [id, now.openMinutes, now.bookedMinutes])).toEqual([
    ['2026-10-19', WEEK - 120, 90 + 30],
    ['2026-10-26', WEEK, 30],
  ])
  expect([total.now.openMinutes, total.now.bookedMinutes, total.now.appointments]).toEqual([2 * WEEK - 120, 150, 4])
  expect(calendars.map(({ id, now }) => [id, now.openMinutes])).toEqual([
    [ANA, 2 * WEEK - 120],
    [ROOM, 0],
  ])
})

test('what is later than now counts neither as open nor as booked', async () => {
  const noon = Date.parse('2026-10-20T10:00:00Z')
  const { total } = await reported([visit('2026-10-20', '09:30'), visit('2026-10-20', '10:00')], weeks, noon)
  expect(total.now).toMatchObject({ openMinutes: 8 * 60 + 3 * 60, bookedMinutes: 30, appointments: 1 })
})

test('no-shows, late cancellations and lead time are told, with the period before', async () => {
  const completed = { status: 'completed' } as const
  const cancelled = (hoursBefore: number, day = '2026-10-21') => {
    const cancelledAt = new Date(Date.parse(`${day}T08:00:00Z`) - hoursBefore * 3_600_000).toISOString()
    return visit(day, '08:00', 60, { status: 'cancelled', cancelledAt })
  }
  const { total, before } = await reported([
    visit('2026-10-20', '08:00', 60, { ...completed, subStatus: 'attended' }),
    visit('2026-10-20', '09:00', 60, { ...completed, subStatus: 'no-show', createdAt: '2026-10-20T08:00:00.000Z' }),
    visit('2026-10-20', '10:00', 60, { createdAt: '2026-10-21T08:00:00.000Z' }),
    cancelled(23),
    cancelled(24),
    visit('2026-10-07', '08:00', 60, { ...completed, subStatus: 'no-show' }),
    cancelled(1, '2026-10-06'),
  ])
  expect(before).toEqual({ from: '2026-10-05', until: '2026-10-18' })
  expect(total.now).toMatchObject({ appointments: 3, completed: 2, noShows: 1, canceled: 2, canceledLate: 1 })
  // Two days, an hour, and one that was written down afterward.
  expect(total.now.leadMinutes).toBe(60)
  expect(total.before).toMatchObject({ appointments: 1, completed: 1, noShows: 1, canceledLate: 1, leadMinutes: 2880 })
})

test('who waits, who has not chosen and a hold that has lapsed are no appointments', async () => {
  const { total } = await reported([
    visit('2026-10-20', '08:00', 60, { status: 'pending', subStatus: 'waiting', extraFields: { waitingList: {} } }),
    visit('2026-10-20', '08:00', 60, { model: 'poll' }),
    visit('2026-10-20', '08:00', 60, { blockedUntil: '2026-10-20T07:00:00.000Z' }),
  ])
  expect([total.now.appointments, total.now.bookedMinutes]).toEqual([0, 0])
})

test('weekdays are those of the calendar’s own clock', async () => {
  // 23:30 on Tuesday in London is Wednesday in Madrid.
  const { buckets } = await reported([visit('2026-10-20', '22:30')], { ...weeks, by: 'weekday' })
  expect(buckets.map(({ now }) => now.appointments)).toEqual([0, 0, 1, 0, 0, 0, 0])
  expect(buckets.map(({ now }) => now.openMinutes)).toEqual([960, 960, 960, 960, 960, 0, 0])
})

test('an appointment of two calendars counts once, and for each of them', async () => {
  const both = visit('2026-10-20', '08:00', 60, { calendarIds: [ANA, ROOM], serviceId: 'visit' })
  const { total, calendars, services } = await reported([both])
  expect(total.now.appointments).toBe(1)
  expect(calendars.map(({ now }) => now.appointments)).toEqual([1, 1])
  expect(services).toMatchObject([{ id: 'visit', now: { appointments: 1, bookedMinutes: 60 } }])
})

const dates = fc.date({ min: new Date('2026-10-05'), max: new Date('2026-11-01'), noInvalidDate: true })

test('buckets add up to the whole, and nothing is booked that was not open', async () => {
  const some = fc.array(fc.record({ at: dates, minutes: fc.integer({ min: 5, max: 600 }), blocked: fc.boolean() }), {
    maxLength: 20,
  })
  await fc.assert(
    fc.asyncProperty(some, fc.constantFrom('week', 'weekday'), async (all, by) => {
      const visits = all.map(({ at, minutes, blocked }) =>
        visit(at.toISOString().slice(0, 10), at.toISOString().slice(11, 16), minutes, { blocked }),
      )
      const { total, buckets } = await reported(visits, { ...weeks, by })
      for (const when of ['now', 'before'] as const) {
        for (const name of ['openMinutes', 'bookedMinutes', 'appointments'] as const) {
          expect(buckets.reduce((sum, bucket) => sum + bucket[when][name], 0)).toBeCloseTo(total[when][name], 6)
        }
        expect(total[when].bookedMinutes).toBeLessThanOrEqual(total[when].openMinutes)
      }
    }),
    { numRuns: 60 },
  )
})

test('the period before is as long, and weeks begin where the period does', () => {
  expect(periodBefore(weeks)).toEqual({ from: '2026-10-05', until: '2026-10-18' })
  expect(bucketsOf({ ...weeks, until: '2026-10-28' })).toEqual(['2026-10-19', '2026-10-26'])
})
