import { useMemo } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Calendar } from '#api/contract/calendars.ts'
import { isWaiting } from '#api/core/rules/waiting.ts'
import { overlaps } from '#api/time/interval.ts'
import { datesThrough } from '#api/time/week.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { timeOfColumns } from '../../commands/appointments/view/columns.ts'
import { appointmentSpan } from '../../commands/appointments/view/appointment-span.ts'
import { useAppointmentsWithin } from '../../commands/appointments/records/queries.ts'

/** The six weeks of a month in sight; more make a sheet that nobody reads and a request that nobody waits for. */
export const MOST_EXPORTED_DAYS = 42

/** Which appointments are taken away. */
export interface ExportScope {
  calendarIds: readonly string[]
  /** First and last date `YYYY-MM-DD`, both included, on each calendar's own clock. */
  from: string
  to: string
  cancelled: boolean
  blocks: boolean
}

/** The appointments of some calendars and days in the order of time; undefined until exactly these have been read. */
export function useExported(all: readonly Calendar[], { calendarIds, from, to, cancelled, blocks }: ExportScope) {
  const calendars = useMemo(() => all.filter(({ id }) => calendarIds.includes(id)), [all, calendarIds])
  const dates = useMemo(() => datesThrough(from, to).slice(0, MOST_EXPORTED_DAYS), [from, to])
  // Every calendar's days are asked for, so that a choice among them asks no more.
  const days = all.flatMap((calendar) =>
    [from, dates.at(-1) ?? from].map((date) => ({ date, zone: knownZone(calendar) })),
  )
  const range = timeOfColumns(days)
  const { start, end } = range
  const found = useAppointmentsWithin(range)
  const items = found.isPlaceholderData ? undefined : found.data?.items
  const appointments = useMemo((): readonly Appointment[] | undefined => {
    const isWanted = (it: Appointment) =>
      // Who waits for a time has none that could stand on paper or in another calendar.
      !isWaiting(it) &&
      (cancelled || it.status !== 'cancelled') &&
      (blocks || !it.blocked) &&
      it.calendarIds.some((id) => calendarIds.includes(id)) &&
      overlaps(appointmentSpan(it), { start, end })
    return items?.filter(isWanted).toSorted((a, b) => appointmentSpan(a).start - appointmentSpan(b).start)
  }, [items, calendarIds, cancelled, blocks, start, end])
  return { calendars, dates, appointments, error: found.error, retry: () => void found.refetch() }
}
