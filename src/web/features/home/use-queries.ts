import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { contract } from '#api/contract/table.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { MINUTE } from '#api/time/durations.ts'
import type { Interval } from '#api/time/interval.ts'
import { useApi } from '../../client/api-context.ts'
import { keepShown, queryAllOf, queryOf } from '../../client/query.ts'
import { useUnderHouse } from '../../commands/appointments/records/house.ts'
import { usePolling } from '../../live/connection-context.ts'
import type { List } from '../../client/reading/list.ts'
import { appointmentsQuery, pendingQuery, touching } from './queries.ts'

/** Appointments change under the hands of colleagues; an unchanged answer is a 304 without a body. Milliseconds. */
const REFETCH = 30_000
/** What changes rarely. Milliseconds. */
const CALM = 5 * MINUTE
/** The schedules of more calendars than these are not read: each is a call of its own. */
export const MOST_SCHEDULES = 60

/** Every appointment and block that touches the time, up to date while it is on screen; nothing is asked without one. */
export const useAppointments = (window: Interval | undefined) =>
  useQuery({
    ...appointmentsQuery(useApi(), window),
    ...keepShown,
    enabled: window !== undefined,
    refetchInterval: usePolling(REFETCH),
  })

/** The pending appointments that touch the time, up to date while they are on screen. */
export const usePending = (window: Interval | undefined) =>
  useQuery({
    ...pendingQuery(useApi(), window),
    ...keepShown,
    enabled: window !== undefined,
    refetchInterval: usePolling(REFETCH),
  })

const COUNTED = [
  'startDate',
  'endDate',
  'calendarIds',
  'status',
  'subStatus',
  'model',
  'blocked',
] as const satisfies readonly (keyof Appointment)[]

/** The appointments of a week with only what is counted of them; older than the others, because there are many. */
export const useWeekAppointments = (window: Interval | undefined) =>
  useQuery({
    ...queryAllOf(useApi(), contract.appointmentsV2.list, {
      query: { ...(window && touching(window)), fields: [...COUNTED] },
    }),
    ...keepShown,
    enabled: window !== undefined,
    staleTime: CALM,
    refetchInterval: usePolling(CALM),
  })

/** How many appointments of all calendars begin on these dates of a zone, counted by the service. */
export const useWeekCounts = (dates: readonly string[], timezone: string, wanted: boolean) =>
  useQuery({
    ...queryOf(useApi(), contract.load.get, { query: { from: dates[0] ?? '', until: dates.at(-1) ?? '', timezone } }),
    ...keepShown,
    enabled: wanted,
    staleTime: CALM,
    refetchInterval: usePolling(CALM),
  })

/** The media of a status. A deployment that does not filter sends others too; those are left out. */
export const useMediaOfStatus = (status: Multimedia['status']) =>
  useQuery({
    ...queryAllOf(useApi(), contract.multimedia.list, { query: { status } }),
    staleTime: CALM,
    select: ({ items }) => items.filter((it) => it.status === status),
  })

/** The weekly schedules of calendars. */
export interface HomeSchedules {
  /** By calendar; one whose schedules could not be read, or are on their way, is missing. */
  byCalendar: ReadonlyMap<string, readonly WeeklySchedule[]>
  pending: boolean
  /** Why the schedules of some calendars are missing. */
  error: Error | null
}

const gathered = (results: readonly UseQueryResult<List<WeeklySchedule>>[]) => ({
  lists: results.map(({ data }) => data?.items),
  pending: results.some(({ isPending }) => isPending),
  error: results.find(({ error }) => error)?.error ?? null,
})

/** The weekly schedules of these calendars, of the first `MOST_SCHEDULES` at most. */
export function useHomeSchedules(calendarIds: readonly string[]): HomeSchedules {
  const api = useApi()
  const { lists, pending, error } = useQueries({
    queries: calendarIds.slice(0, MOST_SCHEDULES).map((calendarId) => ({
      ...queryAllOf(api, contract.weeklySchedules.list, { query: { calendarId } }),
      staleTime: CALM,
    })),
    combine: gathered,
  })
  const underHouse = useUnderHouse()
  return useMemo(() => {
    const known = lists.flatMap((list, at) => {
      const id = calendarIds[at] ?? ''
      return list ? [[id, underHouse(list, id)] as const] : []
    })
    return { byCalendar: new Map(known), pending, error }
  }, [lists, pending, error, calendarIds, underHouse])
}
