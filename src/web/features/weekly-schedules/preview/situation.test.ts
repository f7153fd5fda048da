import { expect, test } from 'vitest'
import type { Appointment } from '#api/contract/appointments.ts'
import { makeDemo } from '#api/core/seed/demo.ts'
import {
  bookingWith,
  busyOnCalendar,
  differenceOf,
  isUsed,
  type PreviewContext,
  typedHours,
  withTyped,
} from './situation.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const demo = makeDemo({ organizationId: '01890000-0000-7000-8000-000000000001', seed: '1', now })
const [schedule] = demo.weeklySchedules
const [appointment] = demo.appointments
const service = demo.services.find(({ calendars }) => calendars?.some((it) => it.calendarId === schedule?.calendarId))
if (!schedule || !appointment || !service) throw new Error('the demo has all of this')

const situation = (appointments: Appointment[]): PreviewContext => ({
  calendarId: schedule.calendarId,
  timezone: 'Europe/Madrid',
  service,
  services: new Map(demo.services.map((it) => [it.id, it])),
  stored: [schedule],
  appointments,
  now,
})
const place = (change: Partial<Appointment>): Appointment => ({
  ...appointment,
  calendarIds: [schedule.calendarId],
  status: 'confirmed',
  allowOverlapping: false,
  blocked: false,
  blockedUntil: null,
  serviceId: null,
  ...change,
})

test('appointments, blocks and holds are taken; what is cancelled, lapsed or elsewhere is not', () => {
  const later = new Date(now + 60_000).toISOString()
  const busy = busyOnCalendar(
    situation([
      place({}),
      place({ blocked: true }),
      place({ blockedUntil: later }),
      place({ blockedUntil: new Date(now).toISOString() }),
      place({ status: 'cancelled' }),
      place({ calendarIds: [appointment.id] }),
    ]),
  )
  expect(busy.map(({ kind }) => kind)).toEqual(['appointment', 'block', 'hold'])
})

test('the typed schedule stands in the place of its stored one, a new one behind them all', () => {
  const typed = typedHours({ name: 'x', calendarId: schedule.calendarId, configuration: { workingHours: {} } }, 'UTC')
  expect(typed.timezone).toBe('UTC')
  expect(withTyped([schedule], schedule.id, typed)).toEqual([typed])
  expect(withTyped([schedule], undefined, typed)).toEqual([schedule, typed])
  expect(isUsed(typed, [{ ...schedule, serviceIds: [service.id] }, typed], service.id)).toBe(false)
})

test('a change is what it brings and what it takes', () => {
  const day = (ranges: [string, string][]) => ({
    ...schedule,
    timezone: 'UTC',
    serviceIds: [],
    configuration: { workingHours: { '0': ranges } },
  })
  const rules = { duration: 60, timeBetween: 0, incrementTime: 60, minTimeToSchedule: 0, maxTimeToSchedule: 30 }
  const of = (ranges: [string, string][]) => ({ ...bookingWith([day(ranges)], situation([])), rules })
  const window = { start: Date.parse('2026-11-23T00:00:00Z'), end: Date.parse('2026-11-30T00:00:00Z') }
  const hours = (list: readonly number[]) => list.map((at) => new Date(at).getUTCHours())
  const { gained, lost } = differenceOf(of([['09:00', '12:00']]), of([['10:00', '14:00']]), window)
  expect([hours(gained), hours(lost)]).toEqual([[12, 13], [9]])
})
