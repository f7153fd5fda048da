import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Service } from '#api/contract/services.ts'
import { contract } from '#api/contract/table.ts'
import { DAY, MINUTE } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import type { Interval } from '#api/time/interval.ts'
import { useApi } from '../../../client/api-context.ts'
import { keepShown, queryAllOf } from '../../../client/query.ts'
import { usePolling } from '../../../live/connection-context.ts'

/** What changes rarely. Milliseconds. */
const CALM = 5 * MINUTE
/** Appointments change under the hands of colleagues. Milliseconds. */
const REFETCH = MINUTE

/** All services with the calendars that offer them and their dates; not read unless `enabled`. */
export const useOffers = (enabled: boolean) =>
  useQuery({
    ...queryAllOf(useApi(), contract.services.list, { query: { expand: ['calendars', 'dateRanges'] } }),
    staleTime: CALM,
    enabled,
  })

/** Every schedule of a calendar. */
export const useStoredSchedules = (calendarId: string) =>
  useQuery({
    ...queryAllOf(useApi(), contract.weeklySchedules.list, { query: { calendarId } }),
    enabled: calendarId !== '',
    staleTime: REFETCH,
  })

/** What is taken around a window, up to date while it is on screen, and the service's time of the last look. */
export function useWatchedAppointments({ start, end }: Interval) {
  const api = useApi()
  const query = useQuery({
    ...queryAllOf(api, contract.appointmentsV2.list, {
      // A day to each side: buffers and what begins before reach in.
      query: { startDate: formatInstant(start - DAY), endDate: formatInstant(end + DAY), blocked: true },
    }),
    ...keepShown,
    refetchInterval: usePolling(REFETCH),
  })
  return { ...query, now: query.dataUpdatedAt + api.skew() }
}

/** Services by id. */
export const useById = (services: readonly Service[] | undefined): ReadonlyMap<string, Service> =>
  useMemo(() => new Map(services?.map((service) => [service.id, service])), [services])

/** The services that can be booked on a calendar; where a deployment does not say on which, all of them. */
export const offeredOn = (services: readonly Service[], calendarId: string): Service[] =>
  services.filter(
    ({ active, calendars }) =>
      active && (calendars === undefined || calendars.some((it) => it.calendarId === calendarId && it.active)),
  )
