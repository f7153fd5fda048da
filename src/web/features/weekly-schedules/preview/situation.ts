import type { Appointment } from '#api/contract/appointments.ts'
import type { Service } from '#api/contract/services.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import type { Booking, Busy } from '#api/core/rules/availability.ts'
import { explain, type Stretch } from '#api/core/rules/explain.ts'
import { type HoursSchedule, schedulesFor } from '#api/core/rules/hours.ts'
import { hasLapsed, isExempt } from '#api/core/rules/overlap.ts'
import type { Interval } from '#api/time/interval.ts'
import type { ScheduleBody } from '../schedule-form-values.ts'

/** Everything besides the schedule in hand that decides what follows from it. */
export interface PreviewContext {
  readonly calendarId: string
  /** The calendar's zone. */
  readonly timezone: string
  readonly service: Service
  /** By id, for the buffers of what is taken. */
  readonly services: ReadonlyMap<string, Service>
  /** The stored schedules of the calendar. */
  readonly stored: readonly WeeklySchedule[]
  readonly appointments: readonly Appointment[]
  /** Epoch milliseconds. */
  readonly now: number
}

/** The hours that a form stands for; unfinished ranges open nothing, an empty zone is the calendar's. */
export function typedHours({ timezone, serviceIds, configuration }: ScheduleBody, ofCalendar: string): HoursSchedule {
  return { timezone: timezone ?? ofCalendar, serviceIds: serviceIds ?? [], configuration }
}

/** The schedules of the calendar with the typed one in the place of its stored one, or behind them all. */
export function withTyped(
  stored: readonly WeeklySchedule[],
  id: string | undefined,
  typed: HoursSchedule,
): HoursSchedule[] {
  const known = stored.some((it) => it.id === id)
  return known ? stored.map((it) => (it.id === id ? typed : it)) : [...stored, typed]
}

/** Whether a service is booked by a schedule of these, or by others that name it. */
export function isUsed(schedule: HoursSchedule, all: readonly HoursSchedule[], serviceId: string): boolean {
  // One that serves on the days left by others is a copy of itself.
  return schedulesFor(all, serviceId).some(({ configuration }) => configuration === schedule.configuration)
}

/** The time that is taken on the calendar, as the overlap rule sees it. */
export function busyOnCalendar({ calendarId, appointments, services, now }: PreviewContext): Busy[] {
  return appointments.flatMap((appointment) => {
    const { calendarIds, serviceId, blocked, blockedUntil, startDate, endDate } = appointment
    const service = serviceId ? services.get(serviceId) : undefined
    if (!calendarIds.includes(calendarId) || isExempt(appointment, service) || hasLapsed(appointment, now)) return []
    const kind = blocked ? 'block' : blockedUntil === null ? 'appointment' : 'hold'
    const times = { start: Date.parse(startDate), end: Date.parse(endDate) }
    return [{ ...times, kind, timeBetween: service?.timeBetween ?? 0 }]
  })
}

/** What decides over the service on the calendar if it had these schedules. */
export function bookingWith(schedules: readonly HoursSchedule[], situation: PreviewContext): Booking {
  const { calendarId, timezone, service, now } = situation
  const restrictionDates = service.calendars?.find((it) => it.calendarId === calendarId)?.restrictionDates
  return {
    schedules,
    timezone,
    serviceId: service.id,
    rules: { ...service, restrictionDates },
    busy: busyOnCalendar(situation),
    now,
  }
}

/** The offered starts of explained time. */
const offeredIn = (stretches: readonly Stretch[]): number[] =>
  stretches.flatMap(({ verdict, starts }) => (verdict === 'offered' ? starts : []))

/** What a change of the schedules does to the offered starts of a window. */
export interface OfferedChange {
  readonly gained: readonly number[]
  readonly lost: readonly number[]
}

/** The starts that are offered after a change and were not before, and the other way round. */
export function differenceOf(before: Booking, after: Booking, window: Interval): OfferedChange {
  const [was, is] = [offeredIn(explain(before, window)), offeredIn(explain(after, window))]
  const [had, has] = [new Set(was), new Set(is)]
  return { gained: is.filter((at) => !had.has(at)), lost: was.filter((at) => !has.has(at)) }
}
