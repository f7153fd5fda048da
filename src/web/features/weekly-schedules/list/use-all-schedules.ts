import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { MOST_READS } from '#api/contract/batch-limits.ts'
import type { Calendar } from '#api/contract/calendars.ts'
import { contract } from '#api/contract/table.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { useApi } from '../../../client/api-context.ts'
import { listAll } from '../../../client/list-all.ts'
import { queryAllOf } from '../../../client/query.ts'
import type { List } from '../../../client/reading/list.ts'
import { useExtension } from '../../../client/use-operation.ts'
import { useFollowing } from '../../../fields/list/following.ts'
import type { Gathered } from '../../../fields/list/gathered.ts'
import { pacer } from '../../../fields/list/pacer.ts'

/** Calendars that are asked at the same time where each is a call: the rest of the page needs calls too. */
const AT_ONCE = 4

/** The schedules of all calendars, and how far their reading is. */
export interface AllSchedules extends Gathered<WeeklySchedule> {
  /** Calendars that have answered or failed. */
  read: number
  /** Calendars whose schedules are missing. */
  failed: readonly Calendar[]
}

const NONE: readonly Calendar[] = []

/** Each schedule once, with its calendar: a deployment may not filter by it, or not tell it. */
const together = (lists: readonly (readonly WeeklySchedule[] | undefined)[], calendars: readonly Calendar[]) => {
  const found = new Map<string, WeeklySchedule>()
  lists.forEach((list, at) => {
    for (const schedule of list ?? []) {
      const calendarId = schedule.calendarId || (calendars[at]?.id ?? '')
      const own = calendarId === schedule.calendarId ? schedule : { ...schedule, calendarId }
      if (!found.has(schedule.id)) found.set(schedule.id, own)
    }
  })
  return [...found.values()]
}

/**
 * Reads the weekly schedules calendar by calendar, since the interface has no list of all (specification 4.9): a few at a
 * time, or as many as one call carries, shown as they come, and those that failed are named and can be asked again. Nothing is read without `calendars`.
 */
export function useAllSchedules(calendars: readonly Calendar[] = NONE, expand: 'services'[]): AllSchedules {
  const api = useApi()
  const queryClient = useQueryClient()
  const isBatched = useExtension('batch')
  const pace = useMemo(() => pacer(isBatched ? MOST_READS : AT_ONCE), [isBatched])
  const queryOf = ({ id }: Calendar) => ({ query: { calendarId: id, expand } })
  const combine = useCallback(
    (results: UseQueryResult<List<WeeklySchedule>>[]) => ({
      items: together(
        results.map(({ data }) => data?.items),
        calendars,
      ),
      read: results.filter(({ isPending }) => !isPending).length,
      fetching: results.some(({ isFetching }) => isFetching),
      errors: results.map(({ error }) => error),
    }),
    [calendars],
  )
  const { items, read, fetching, errors } = useQueries({
    queries: calendars.map((calendar) => ({
      ...queryAllOf(api, contract.weeklySchedules.list, queryOf(calendar)),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        pace(() => listAll(api, contract.weeklySchedules.list, { ...queryOf(calendar), signal })),
    })),
    combine,
  })
  const failed = calendars.filter((_, at) => errors[at])
  const readAnew = (which: readonly Calendar[]) =>
    Promise.all(
      which.map((calendar) =>
        queryClient.refetchQueries(queryAllOf(api, contract.weeklySchedules.list, queryOf(calendar)), {
          cancelRefetch: false,
        }),
      ),
    )
  const isLooking = useFollowing({
    read: () => readAnew(calendars),
    calls: calendars.length,
    enabled: calendars.length > 0 && read === calendars.length,
  })
  return {
    // Nothing found yet is not nothing there.
    items: items.length > 0 || read === calendars.length ? items : undefined,
    refreshing: fetching && !isLooking,
    error: failed.length === calendars.length ? (errors.find((error) => error !== null) ?? null) : null,
    retry: () => void readAnew(failed),
    readAll: async (onProgress, signal) => {
      let found = 0
      const lists = await Promise.all(
        calendars.map((calendar) =>
          pace(async () => {
            const list = await listAll(api, contract.weeklySchedules.list, {
              ...queryOf(calendar),
              ...(signal && { signal }),
            })
            onProgress((found += list.items.length), null)
            return list.items
          }),
        ),
      )
      return together(lists, calendars)
    },
    read,
    failed,
  }
}
