import type { Appointment } from '#api/contract/appointments.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { type ClosedReason, type HoursSchedule, openHours, schedulesFor } from '#api/core/rules/hours.ts'
import { canDo } from '#api/core/rules/statuses.ts'
import { isUndecided } from '#api/core/rules/overlap.ts'
import type { Interval } from '#api/time/interval.ts'

/** What a schedule says about being open, without its record. */
export type ScheduleHours = HoursSchedule & Pick<WeeklySchedule, 'calendarId'>

/** The schedules of one calendar before a change and after it. */
export interface CalendarChange {
  readonly calendarId: string
  readonly before: readonly HoursSchedule[]
  readonly after: readonly HoursSchedule[]
}

/**
 * Why an appointment is stranded: the hours leave it closed; its calendar is left by whom it stands for (`leaving`); it is too
 * close to another one (`buffer`); its service is not offered any more, not on this calendar, not at this time, or not there
 * on this day.
 */
export type StrandedReason =
  | ClosedReason
  | 'leaving'
  | 'buffer'
  | 'inactive'
  | 'not-offered'
  | 'date-range'
  | 'restriction'

/** The first time of an appointment that a change takes from it, and why; epoch milliseconds. */
export interface Closing extends Interval {
  readonly reason: StrandedReason
  /** Why the house is closed, in its own words. */
  readonly words?: string
  /** The appointment or block that it is too close to. */
  readonly withId?: string
}

/** An appointment that a change leaves where it could no longer be booked. */
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

/** One schedule before a change and after it; made where there is none before, deleted where there is none after. */
export interface ScheduleEdit {
  readonly before: WeeklySchedule | undefined
  readonly after: ScheduleHours | undefined
}

/** What becomes of each calendar's schedules when some are changed, made or deleted together. */
export function changedSchedules(
  stored: ReadonlyMap<string, readonly WeeklySchedule[]>,
  edits: readonly ScheduleEdit[],
): CalendarChange[] {
  const gone = new Set(edits.map(({ before }) => before?.id))
  return [...stored].map(([calendarId, schedules]) => ({
    calendarId,
    before: schedules,
    after: [
      ...schedules.filter(({ id }) => !gone.has(id)),
      ...edits.flatMap(({ after }) => (after?.calendarId === calendarId ? [after] : [])),
    ],
  }))
}

/** The time of an appointment, epoch milliseconds. */
export const appointmentTime = ({ startDate, endDate }: Pick<Appointment, 'startDate' | 'endDate'>): Interval => ({
  start: Date.parse(startDate),
  end: Date.parse(endDate),
})

/** Whether somebody is to come: blocks, what is over or cancelled, and polls that have no time yet are not stranded. */
export const canBeStranded = (appointment: Appointment, now: number): boolean =>
  Date.parse(appointment.startDate) >= now &&
  !appointment.blocked &&
  !isUndecided(appointment) &&
  appointment.status !== 'completed' &&
  canDo('cancel', appointment).ok

/** Each appointment once, with its first reason, in order of time. */
export function inOrder(stranded: readonly Stranded[]): Stranded[] {
  const found = new Map<string, Stranded>()
  for (const row of stranded) if (!found.has(row.appointment.id)) found.set(row.appointment.id, row)
  return [...found.values()].toSorted(
    (a, b) => Date.parse(a.appointment.startDate) - Date.parse(b.appointment.startDate),
  )
}

/** The coming appointments on calendars that nobody will stand behind any more, calendar by calendar. */
export const leftBehind = (
  calendarIds: readonly string[],
  appointments: readonly Appointment[],
  now: number,
): Stranded[] =>
  calendarIds.flatMap((calendarId) =>
    appointments.flatMap((appointment): Stranded[] =>
      appointment.calendarIds.includes(calendarId) && canBeStranded(appointment, now)
        ? [{ appointment, calendarId, closing: { ...appointmentTime(appointment), reason: 'leaving' } }]
        : [],
    ),
  )

/** The appointments that changed hours strand, in order of time, each once. */
export function strandedIn(
  changes: readonly CalendarChange[],
  appointments: readonly Appointment[],
  now: number,
): Stranded[] {
  return inOrder(
    changes.flatMap((change) =>
      appointments.flatMap((appointment): Stranded[] => {
        const { calendarId } = change
        if (!appointment.calendarIds.includes(calendarId) || !canBeStranded(appointment, now)) return []
        const closing = strandedBy(change, appointment.serviceId, appointmentTime(appointment))
        return closing ? [{ appointment, calendarId, closing }] : []
      }),
    ),
  )
}
