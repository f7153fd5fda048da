import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { MOST_LOADED_CALENDARS } from '#api/contract/load-limits.ts'
import { contract } from '#api/contract/table.ts'
import { MINUTE } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import { dateRange, startOfWeek } from '#api/time/week.ts'
import { dateOf, dayInterval } from '#api/time/zoned.ts'
import { useApi } from '../../client/api-context.ts'
import { keepShown, queryAllOf, queryOf } from '../../client/query.ts'
import { useNow } from '../../client/use-now.ts'
import { useExtension } from '../../client/use-operation.ts'
import { groupedByCalendar } from '../../commands/appointments/records/by-calendar.ts'
import { useHours } from '../../commands/appointments/records/queries.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { usePolling } from '../../live/connection-context.ts'
import { weekLoad } from './week-hours.ts'

/** Minutes that a calendar is open this week, and minutes of appointments in it. */
export interface WeekSum {
  open: number
  booked: number
}

/** This week of a calendar on its own clock. */
interface Week {
  id: string
  zone: string
  dates: readonly string[]
}

const NONE: ReadonlyMap<string, WeekSum> = new Map()

/** The hours of more calendars than these are not read one by one for a list. */
const MOST_READ = 60
/** A week changes little in these milliseconds. */
const CALM = 5 * MINUTE

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** This week of each calendar on its own clock, by its id; a calendar is missing while it is not known, or where nobody asks. */
export function useWeekSums(isWanted: boolean): ReadonlyMap<string, WeekSum> {
  const format = useFormat()
  const now = useNow()
  const { data } = useQuery({
    ...queryAllOf(useApi(), contract.calendars.list),
    staleTime: MINUTE,
    enabled: isWanted,
  })
  const items = data?.items
  const first = (format.weekdays()[0] ?? 1) - 1
  const weeks = useMemo(
    () =>
      (items ?? []).map((calendar): Week => {
        const zone = knownZone(calendar)
        return { id: calendar.id, zone, dates: dateRange(startOfWeek(dateOf(now, zone), first), 7) }
      }),
    [items, now, first],
  )
  const isCounted = useExtension('load')
  const some = useMemo(() => weeks.slice(0, isCounted ? MOST_LOADED_CALENDARS : MOST_READ), [weeks, isCounted])
  const counted = useCountedWeeks(some, isWanted && isCounted)
  const read = useReadWeeks(some, isWanted && !isCounted)
  return isCounted ? counted : read
}

/** As the service counts them: of what is booked, the part that lies in the hours. */
function useCountedWeeks(weeks: readonly Week[], isWanted: boolean): ReadonlyMap<string, WeekSum> {
  const all = weeks.flatMap(({ dates }) => dates).toSorted()
  const question = { from: all[0] ?? '', until: all.at(-1) ?? '', calendarIds: weeks.map(({ id }) => id) }
  const { data } = useQuery({
    ...queryOf(useApi(), contract.load.get, { query: question }),
    ...keepShown,
    enabled: isWanted && weeks.length > 0,
    staleTime: CALM,
    refetchInterval: usePolling(CALM),
  })
  return useMemo(() => {
    if (!data) return NONE
    const datesOf = new Map(weeks.map(({ id, dates }) => [id, new Set(dates)]))
    return new Map(
      data.calendars.map(({ id, openMinutes, bookedMinutes }) => {
        const inWeek = (_: number, at: number) => datesOf.get(id)?.has(data.dates[at] ?? '') ?? false
        return [id, { open: sum(openMinutes.filter(inWeek)), booked: sum(bookedMinutes.filter(inWeek)) }] as const
      }),
    )
  }, [data, weeks])
}

const OCCUPYING = ['startDate', 'endDate', 'calendarIds', 'status'] as const satisfies readonly (keyof Appointment)[]

/** From the first moment of these weeks to the last. */
const during = (weeks: readonly Week[]): { startDate: string; endDate: string } => {
  const days = weeks.flatMap(({ zone, dates }) => dates.map((date) => dayInterval(date, zone)))
  return {
    startDate: formatInstant(Math.min(...days.map(({ start }) => start))),
    endDate: formatInstant(Math.max(...days.map(({ end }) => end))),
  }
}

/** The same from hours and appointments, where nobody counts; one question for all: their weeks differ by the hours between zones. */
function useReadWeeks(weeks: readonly Week[], isWanted: boolean): ReadonlyMap<string, WeekSum> {
  const isRead = isWanted && weeks.length > 0
  const { schedules } = useHours(
    weeks.map(({ id }) => id),
    isRead,
  )
  const { data } = useQuery({
    ...queryAllOf(useApi(), contract.appointmentsV2.list, {
      query: { ...(isRead && during(weeks)), fields: [...OCCUPYING] },
    }),
    ...keepShown,
    enabled: isRead,
    staleTime: CALM,
    refetchInterval: usePolling(CALM),
  })
  return useMemo(() => {
    if (!data) return NONE
    const byCalendar = groupedByCalendar(data.items)
    return new Map(
      weeks.flatMap(({ id, zone, dates }) => {
        const hours = schedules[id]
        if (!hours) return []
        const days = weekLoad(hours, byCalendar.get(id) ?? [], dates, zone)
        return [[id, { open: sum(days.map(({ open }) => open)), booked: sum(days.map((day) => day.booked)) }] as const]
      }),
    )
  }, [data, schedules, weeks])
}
