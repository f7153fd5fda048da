import { queryOptions, useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Calendar } from '#api/contract/calendars.ts'
import type { Service } from '#api/contract/services.ts'
import { contract } from '#api/contract/table.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { MINUTE } from '#api/time/durations.ts'
import type { Interval } from '#api/time/interval.ts'
import { formatInstant } from '#api/time/instant.ts'
import { isApiError } from '../../../client/api-error.ts'
import { useApi } from '../../../client/api-context.ts'
import type { Api } from '../../../client/create-api.ts'
import { keepShown, queryAllOf, queryOf } from '../../../client/query.ts'
import { usePolling } from '../../../live/connection-context.ts'
import type { List } from '../../../client/reading/list.ts'
import { useUnderHouse } from './house.ts'

/** Appointments change under the hands of colleagues; an unchanged answer is a 304 without a body. Milliseconds. */
export const REFETCH = 30_000
/** Calendars and services change rarely. Milliseconds. */
const CALM = 5 * MINUTE

/** Every calendar and service by its id, as the pages look them up. */
export interface Clinic {
  calendars: ReadonlyMap<string, Calendar>
  services: ReadonlyMap<string, Service>
}

/** The query of all calendars. */
export const calendarQuery = (api: Api) =>
  queryOptions({ ...queryAllOf(api, contract.calendars.list), staleTime: CALM })

/** The query of all services with the calendars that offer them and the dates when they can be booked. */
export const serviceQuery = (api: Api) =>
  queryOptions({
    ...queryAllOf(api, contract.services.list, { query: { expand: ['calendars', 'dateRanges'] } }),
    staleTime: CALM,
  })

/** The query of every appointment and block that touches the time, of all calendars. */
export const withinQuery = (api: Api, { start, end }: Interval) =>
  queryAllOf(api, contract.appointmentsV2.list, {
    query: { startDate: formatInstant(start), endDate: formatInstant(end), blocked: true },
  })

/** All calendars. */
export const useCalendarQuery = () => useQuery(calendarQuery(useApi()))

/** All services with the calendars that offer them and the dates when they can be booked. */
export const useServiceQuery = () => useQuery(serviceQuery(useApi()))

/** Whether the organization has any appointment at all, of any day; for pages that turned out empty, and else not asked. */
export function useAnyAppointment(enabled = true): boolean | undefined {
  const { data } = useQuery({ ...queryOf(useApi(), contract.appointmentsV2.list, { query: { limit: 1 } }), enabled })
  return data && data.items.length > 0
}

/** Calendars and services by id; what is not loaded yet is missing. */
export function useClinic(): Clinic {
  const calendars = useCalendarQuery().data?.items
  const services = useServiceQuery().data?.items
  return useMemo(
    () => ({
      calendars: new Map(calendars?.map((calendar) => [calendar.id, calendar])),
      services: new Map(services?.map((service) => [service.id, service])),
    }),
    [calendars, services],
  )
}

/** The weekly schedules of each calendar; a calendar whose schedules are not loaded is missing. */
export type Schedules = Readonly<Record<string, readonly WeeklySchedule[]>>

/** What was read of the weekly schedules of some calendars. */
export interface LoadedSchedules {
  schedules: Schedules
  /** Why the schedules of some calendars could not be read; null where they are there or on their way. */
  error: Error | null
}

// A deployment that has no schedules, or shows none to this key, says so for good: its hours are simply not known.
const isForGood = (error: unknown): boolean => isApiError(error) && ['not-found', 'rights'].includes(error.kind)

/** The weekly schedules of some calendars, and whether they could be read; nothing is read while it is not `enabled`. */
export function useHours(calendarIds: readonly string[], enabled = true): LoadedSchedules {
  const api = useApi()
  const key = calendarIds.join()
  const underHouse = useUnderHouse(enabled)
  const combine = useCallback(
    (results: readonly UseQueryResult<List<WeeklySchedule>>[]): LoadedSchedules => {
      const ids = key.split(',')
      const read = results.flatMap(({ data, error }, index) => {
        const items = data?.items ?? (isForGood(error) ? [] : undefined)
        const id = ids[index] ?? ''
        return items ? [[id, underHouse(items, id)] as const] : []
      })
      const failed = results.find(({ data, error }) => error && !data && !isForGood(error))
      return { schedules: Object.fromEntries(read), error: failed?.error ?? null }
    },
    [key, underHouse],
  )
  return useQueries({
    queries: calendarIds.map((calendarId) => ({
      ...queryAllOf(api, contract.weeklySchedules.list, { query: { calendarId } }),
      staleTime: CALM,
      enabled,
    })),
    combine,
  })
}

/** The weekly schedules of some calendars, as far as they are loaded. */
export const useSchedules = (calendarIds: readonly string[]): Schedules => useHours(calendarIds).schedules

/**
 * Every appointment and block that touches the time, of all calendars, kept up to date while it is on screen; nothing is
 * read while it is not `enabled`.
 */
export const useAppointmentsWithin = (range: Interval, enabled = true) =>
  useQuery({
    ...withinQuery(useApi(), range),
    ...keepShown,
    enabled,
    refetchInterval: usePolling(REFETCH),
  })

/** An appointment as the calendar read it last, for what is shown before it is read by itself; not looked up unless `wanted`. */
export function useKnownAppointment(id: string, wanted: boolean): Appointment | undefined {
  const queryClient = useQueryClient()
  const api = useApi()
  return useMemo(() => {
    if (!wanted) return undefined
    const [connection, resource, group, operation] = withinQuery(api, { start: 0, end: 0 }).queryKey
    const read = queryClient.getQueriesData<List<Appointment>>({ queryKey: [connection, resource, group, operation] })
    return read.flatMap(([, data]) => data?.items ?? []).find((it) => it.id === id)
  }, [queryClient, api, id, wanted])
}
