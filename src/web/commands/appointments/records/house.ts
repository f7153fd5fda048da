import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Closure } from '#api/contract/closures.ts'
import { contract } from '#api/contract/table.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import type { HoursClosure } from '#api/core/rules/closures.ts'
import type { HoursSchedule } from '#api/core/rules/hours.ts'
import { MINUTE } from '#api/time/durations.ts'
import { useApi } from '../../../client/api-context.ts'
import type { Api } from '../../../client/create-api.ts'
import { queryAllOf } from '../../../client/query.ts'
import { useExtension } from '../../../client/use-operation.ts'

const CALM = 5 * MINUTE

/** The query of all closures and extra hours of the house. */
export const closureQuery = (api: Api) => queryOptions({ ...queryAllOf(api, contract.closures.list), staleTime: CALM })

/** What is read of a closure that holds on some calendars. */
export type HouseClosure = HoursClosure & Pick<Closure, 'id' | 'calendarIds'>

/** The closures of the house; none where they are not read yet, and where the deployment keeps none; not read unless `enabled`. */
export const useClosures = (enabled = true): readonly Closure[] => {
  const isKept = useExtension('closures')
  return useQuery({ ...closureQuery(useApi()), enabled: enabled && isKept }).data?.items ?? NONE
}

const NONE: readonly Closure[] = []

/** The schedules of a calendar with what the house says for it; the zone of a calendar that is not known is each schedule's. */
export const underHouse = <S extends HoursSchedule>(
  schedules: readonly S[],
  closures: readonly HouseClosure[],
  calendarId: string,
  zone: string | undefined,
): readonly S[] => {
  // None named means every calendar. It is asked before the first rows are there, when no rules are loaded.
  const own = closures.filter(({ calendarIds }) => calendarIds.length === 0 || calendarIds.includes(calendarId))
  if (own.length === 0) return schedules
  return schedules.map((it) => ({ ...it, house: { timezone: zone, closures: own } }))
}

/** Puts schedules of a calendar under what the house says for it, as far as that is read. */
export type UnderHouse = <S extends HoursSchedule = WeeklySchedule>(
  schedules: readonly S[],
  calendarId: string,
) => readonly S[]

/** `underHouse` with the closures as they are read, which they are not unless `enabled`; another function whenever they have changed. */
export function useUnderHouse(enabled = true): UnderHouse {
  const closures = useClosures(enabled)
  const calendars = useQuery({ ...queryAllOf(useApi(), contract.calendars.list), staleTime: CALM, enabled }).data?.items
  return useCallback(
    (schedules, calendarId) =>
      closures.length === 0
        ? schedules
        : underHouse(schedules, closures, calendarId, calendars?.find(({ id }) => id === calendarId)?.timezone),
    [closures, calendars],
  )
}
