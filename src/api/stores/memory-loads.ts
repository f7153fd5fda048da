import type { Appointment } from '../contract/appointments.ts'
import type { CalendarDay, DayCounts, Loads, WholeDayCounts } from '../core/loads.ts'
import { isWaiting } from '../core/rules/waiting.ts'
import { type Interval, intersect, intersectLists, merge, subtractLists } from '../time/interval.ts'

const lengthOf = (list: readonly Interval[]): number => list.reduce((sum, { start, end }) => sum + (end - start), 0)

const countsOf = (appointments: readonly Appointment[]): DayCounts => ({
  appointments: appointments.length,
  unconfirmed: appointments.filter(({ status }) => status === 'pending').length,
})

const isCancelled = ({ status }: Appointment): boolean => status === 'cancelled'

const wholeOf = (begun: readonly Appointment[]): WholeDayCounts => {
  const all = [...new Set(begun)]
  const kept = all.filter((it) => !isCancelled(it))
  return {
    ...countsOf(kept),
    noShows: kept.filter(({ subStatus }) => subStatus === 'no-show').length,
    cancelled: all.length - kept.length,
  }
}

/** How full days of calendars are, of the appointments that touch any of them. */
export function loadsOf(days: readonly CalendarDay[], appointments: readonly Appointment[]): Loads {
  const byCalendar = new Map<string, { appointment: Appointment; span: Interval }[]>()
  for (const appointment of appointments) {
    if (isWaiting(appointment)) continue
    const span = { start: Date.parse(appointment.startDate), end: Date.parse(appointment.endDate) }
    for (const id of new Set(appointment.calendarIds)) {
      const own = byCalendar.get(id)
      if (own) own.push({ appointment, span })
      else byCalendar.set(id, [{ appointment, span }])
    }
  }
  const begun = new Map<number, Appointment[]>(days.map(({ day }) => [day, []]))
  const calendarDays = days.map((it) => {
    const met = (byCalendar.get(it.calendarId) ?? []).filter(({ span }) => span.start < it.end && span.end > it.start)
    const begins = met.flatMap(({ appointment, span }) =>
      span.start >= it.start && !appointment.blocked ? [appointment] : [],
    )
    begun.get(it.day)?.push(...begins)
    const own = met.filter(({ appointment }) => !isCancelled(appointment))
    const spans = (blocked: boolean): Interval[] =>
      merge(
        own.flatMap(({ appointment, span }) => (appointment.blocked === blocked ? (intersect(span, it) ?? []) : [])),
      )
    const open = subtractLists([...it.open], spans(true))
    const counts = countsOf(begins.filter((each) => !isCancelled(each)))
    return { ...counts, open: lengthOf(open), booked: lengthOf(intersectLists(open, spans(false))) }
  })
  const last = Math.max(-1, ...begun.keys())
  return { calendarDays, days: Array.from({ length: last + 1 }, (_, day) => wholeOf(begun.get(day) ?? [])) }
}
