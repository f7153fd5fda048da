import type { Appointment } from '../../../../api/contract/appointments.ts'
import type { WeeklySchedule } from '../../../../api/contract/weekly-schedules.ts'
import { type ClosedReason, type HoursSchedule, openHours, schedulesFor } from '../../../../api/core/rules/hours.ts'
import { canDo } from '../../../../api/core/rules/statuses.ts'
import { isUndecided } from '../../../../api/core/rules/overlap.ts'
import type { Interval } from '../../../../api/time/interval.ts'

/** What a schedule says about being open, without its record. */
export type Hours = HoursSchedule & Pick<WeeklySchedule, 'calendarId'>

/** The schedules of one calendar before a change and after it. */
export interface CalendarChange {
  readonly calendarId: string
  readonly before: readonly HoursSchedule[]
  readonly after: readonly HoursSchedule[]
}

/** Why an appointment is stranded: the first time of it that the changed hours leave closed; epoch milliseconds. */
export interface Closing extends Interval {
  readonly reason: ClosedReason
}

/** An appointment that a change leaves outside the hours of a calendar. */
export interface Stranded {
  readonly appointment: Appointment
  readonly calendarId: string
  readonly closing: Closing
}

const firstClosed = (schedules: readonly HoursSchedule[], serviceId: string | null, time: Interval) =>
  openHours(schedulesFor(schedules, serviceId), time).closed[0]

/**
 * Why an appointment of the service is stranded by a change of its calendar's schedules; undefined where it is not: it
 * is open throughout after the change, or it was not open throughout before.
 */
export function strandedBy(
  { before, after }: Omit<CalendarChange, 'calendarId'>,
  serviceId: string | null,
  time: Interval,
): Closing | undefined {
  if (firstClosed(before, serviceId, time)) return undefined
  return firstClosed(after, serviceId, time)
}

/** What becomes of each calendar's schedules when one schedule is changed, made (no `before`) or deleted (no `after`). */
export function changesOf(
  stored: ReadonlyMap<string, readonly WeeklySchedule[]>,
  before: WeeklySchedule | undefined,
  after: Hours | undefined,
): CalendarChange[] {
  return [...stored].map(([calendarId, schedules]) => ({
    calendarId,
    before: schedules,
    after: [...schedules.filter(({ id }) => id !== before?.id), ...(after?.calendarId === calendarId ? [after] : [])],
  }))
}

/** Whether somebody is to come: blocks, what is over or cancelled, and polls that have no time yet are not stranded. */
const isExpected = (appointment: Appointment, now: number): boolean =>
  Date.parse(appointment.startDate) >= now &&
  !appointment.blocked &&
  !isUndecided(appointment) &&
  appointment.status !== 'completed' &&
  canDo('cancel', appointment).ok

/** The appointments that the changes strand, in order of time, each once. */
export function strandedIn(
  changes: readonly CalendarChange[],
  appointments: readonly Appointment[],
  now: number,
): Stranded[] {
  const found = new Map<string, Stranded>()
  for (const change of changes) {
    const { calendarId } = change
    for (const appointment of appointments) {
      if (found.has(appointment.id) || !appointment.calendarIds.includes(calendarId)) continue
      if (!isExpected(appointment, now)) continue
      const time = { start: Date.parse(appointment.startDate), end: Date.parse(appointment.endDate) }
      const closing = strandedBy(change, appointment.serviceId, time)
      if (closing) found.set(appointment.id, { appointment, calendarId, closing })
    }
  }
  return [...found.values()].toSorted(
    (a, b) => Date.parse(a.appointment.startDate) - Date.parse(b.appointment.startDate),
  )
}
