import { useMemo } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { dateRange, startOfWeek } from '#api/time/week.ts'
import { dateOf, dayInterval } from '#api/time/zoned.ts'
import { useNow } from '../../client/use-now.ts'
import { useAppointmentsWithin, useHours } from '../../commands/appointments/records/queries.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { useCalendars } from '../../fields/references.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { weekLoad } from './week-hours.ts'

/** Minutes that a calendar is open this week, and minutes of appointments in it. */
export interface WeekSum {
  open: number
  booked: number
}

/** The hours of more calendars than these are not read for a list: each is a call of its own. */
const MOST = 60

/** This week of each calendar on its own clock, by its id; a calendar is missing while it is not known. */
export function useWeekSums(): ReadonlyMap<string, WeekSum> {
  const format = useFormat()
  const now = useNow()
  const { items } = useCalendars()
  const first = (format.weekdays()[0] ?? 1) - 1
  const weeks = useMemo(
    () =>
      (items ?? []).slice(0, MOST).map((calendar) => {
        const zone = knownZone(calendar)
        const today = dateOf(now, zone)
        const dates = dateRange(startOfWeek(today, first), 7)
        const start = dayInterval(dates[0] ?? today, zone).start
        return { id: calendar.id, zone, dates, start, end: dayInterval(dates.at(-1) ?? today, zone).end }
      }),
    [items, now, first],
  )
  const isWanted = weeks.length > 0
  const { schedules } = useHours(
    weeks.map(({ id }) => id),
    isWanted,
  )
  // One question for all: their weeks differ by the hours between their zones.
  const window = {
    start: isWanted ? Math.min(...weeks.map(({ start }) => start)) : 0,
    end: isWanted ? Math.max(...weeks.map(({ end }) => end)) : 0,
  }
  const appointments = useAppointmentsWithin(window, isWanted).data?.items
  return useMemo(() => {
    if (!appointments) return NONE
    const byCalendar = new Map<string, Appointment[]>()
    for (const appointment of appointments) {
      for (const id of appointment.calendarIds) byCalendar.set(id, [...(byCalendar.get(id) ?? []), appointment])
    }
    return new Map(
      weeks.flatMap(({ id, zone, dates }) => {
        const hours = schedules[id]
        if (!hours) return []
        const days = weekLoad(hours, byCalendar.get(id) ?? [], dates, zone)
        const open = days.reduce((sum, day) => sum + day.open, 0)
        return [[id, { open, booked: days.reduce((sum, day) => sum + day.booked, 0) }] as const]
      }),
    )
  }, [appointments, schedules, weeks])
}

const NONE: ReadonlyMap<string, WeekSum> = new Map()
