import type { Appointment } from '#api/contract/appointments.ts'
import type { Calendar } from '#api/contract/calendars.ts'
import type { Load } from '#api/contract/load.ts'
import { openHours } from '#api/core/rules/hours.ts'
import { isWaiting } from '#api/core/rules/waiting.ts'
import { MINUTE } from '#api/time/durations.ts'
import { intersectLists, type Interval, merge, subtractLists } from '#api/time/interval.ts'
import { dayInterval } from '#api/time/zoned.ts'
import { knownZone } from '../../fields/known-zone.ts'
import type { Schedules } from '../../commands/appointments/records/queries.ts'
import { appointmentSpan } from '../../commands/appointments/view/appointment-span.ts'

/** The open time of one calendar on some local dates. */
export interface OpenDays {
  calendarId: string
  /** The dates in real time, in the order of the dates. */
  days: readonly Interval[]
  open: readonly Interval[]
}

/** How full one date is, in milliseconds of all calendars together. */
export interface DayLoad {
  /** Open and not blocked. */
  open: number
  /** Of that, what is booked. */
  booked: number
}

/** When each calendar is open on the dates; calendars whose hours are not known, or not written, are left out. */
export function openDays(
  calendars: readonly Calendar[],
  schedules: Schedules,
  dates: readonly string[],
): readonly OpenDays[] {
  return calendars.flatMap((calendar) => {
    const own = schedules[calendar.id]
    if (!own || own.length === 0 || dates.length === 0) return []
    const days = dates.map((date) => dayInterval(date, knownZone(calendar)))
    const window = { start: days[0]?.start ?? 0, end: days.at(-1)?.end ?? 0 }
    return [{ calendarId: calendar.id, days, open: openHours(own, window).open }]
  })
}

/** Adds to each day what lies in it; both lists are in order, so that each is walked once. */
function addByDay(totals: number[], days: readonly Interval[], intervals: readonly Interval[]): void {
  let at = 0
  for (const { start, end } of intervals) {
    while (at > 0 && (days[at]?.start ?? 0) > start) at -= 1
    while (at < days.length && (days[at]?.end ?? 0) <= start) at += 1
    for (let day = at; day < days.length; day += 1) {
      const { start: from, end: to } = days[day] ?? { start: 0, end: 0 }
      if (from >= end) break
      totals[day] = (totals[day] ?? 0) + Math.max(0, Math.min(end, to) - Math.max(start, from))
    }
  }
}

/** How full each date is; none where no hours are known. Cancelled ones and those who wait take no time, blocked time is not open. */
export function dayLoads(
  open: readonly OpenDays[],
  appointments: readonly Appointment[],
  dates: readonly string[],
): ReadonlyMap<string, DayLoad> {
  if (open.length === 0) return new Map()
  const byCalendar = new Map(open.map(({ calendarId }) => [calendarId, { booked: [], blocked: [] } as Taken]))
  for (const appointment of appointments) {
    if (appointment.status === 'cancelled' || isWaiting(appointment)) continue
    const span = appointmentSpan(appointment)
    if (!Number.isFinite(span.start)) continue
    for (const id of appointment.calendarIds)
      byCalendar.get(id)?.[appointment.blocked ? 'blocked' : 'booked'].push(span)
  }
  const opens = dates.map(() => 0)
  const books = dates.map(() => 0)
  for (const { calendarId, days, open: hours } of open) {
    const taken = byCalendar.get(calendarId)
    const usable = subtractLists([...hours], merge(taken?.blocked ?? []))
    addByDay(opens, days, usable)
    addByDay(books, days, intersectLists(usable, merge(taken?.booked ?? [])))
  }
  return new Map(dates.map((date, index) => [date, { open: opens[index] ?? 0, booked: books[index] ?? 0 }]))
}

/** How full each date is, as the service counts it; of calendars whose hours are known here. */
export function countedLoads({ dates, calendars }: Load, open: readonly OpenDays[]): ReadonlyMap<string, DayLoad> {
  const known = new Set(open.map(({ calendarId }) => calendarId))
  const own = calendars.filter(({ id }) => known.has(id))
  if (own.length === 0) return new Map()
  const sum = (minutes: (calendar: Load['calendars'][number]) => readonly number[], day: number): number =>
    own.reduce((all, calendar) => all + (minutes(calendar)[day] ?? 0), 0) * MINUTE
  return new Map(
    dates.map((date, day) => [
      date,
      { open: sum((it) => it.openMinutes, day), booked: sum((it) => it.bookedMinutes, day) },
    ]),
  )
}

interface Taken {
  booked: Interval[]
  blocked: Interval[]
}
