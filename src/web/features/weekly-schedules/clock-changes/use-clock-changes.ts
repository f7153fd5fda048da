import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Calendar } from '#api/contract/calendars.ts'
import { contract } from '#api/contract/table.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { changesAhead, type ZoneChange, zonesOf } from '#api/core/rules/clock-changes.ts'
import { MINUTE } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import { useApi } from '../../../client/api-context.ts'
import { queryAllOf } from '../../../client/query.ts'
import type { List } from '../../../client/reading/list.ts'

/** What changes rarely. Milliseconds. */
const CALM = 5 * MINUTE
/** How many changes of each zone are gone through. */
const CHANGES = 2

/** A calendar with the changes that are ahead of it. */
export interface Rehearsed {
  readonly calendar: Calendar
  /** Absent while they are on their way, or could not be read. */
  readonly schedules: readonly WeeklySchedule[] | undefined
  readonly failed: boolean
  /** By the zones that decide over the calendar, in order of time. */
  readonly changes: readonly { readonly zone: string; readonly change: ZoneChange }[]
}

const read = <Item>(results: readonly UseQueryResult<List<Item>>[]) => ({
  lists: results.map(({ data }) => data?.items),
  failed: results.map(({ error, data }) => error !== null && data === undefined),
  retry: () => results.forEach(({ error, refetch }) => error && void refetch()),
})

/** The calendars with their schedules and the changes ahead of them. */
export function useRehearsed(calendars: readonly Calendar[], now: number) {
  const api = useApi()
  const { lists, failed, retry } = useQueries({
    queries: calendars.map(({ id }) => ({
      ...queryAllOf(api, contract.weeklySchedules.list, { query: { calendarId: id } }),
      staleTime: CALM,
    })),
    combine: read<WeeklySchedule>,
  })
  const rehearsed = useMemo(
    () =>
      calendars.map((calendar, place): Rehearsed => {
        const schedules = lists[place]
        const changes = zonesOf(calendar.timezone, schedules ?? [])
          .flatMap((zone) => changesAhead(zone, now, CHANGES).map((change) => ({ zone, change })))
          .toSorted((a, b) => a.change.at - b.change.at)
        return { calendar, schedules, failed: failed[place] ?? false, changes }
      }),
    [calendars, lists, failed, now],
  )
  return { rehearsed, retry }
}

/** What is booked around changes, by the instant of the change; one that is not read yet is missing. */
export function useAround(changes: readonly ZoneChange[]) {
  const api = useApi()
  const distinct = [...new Map(changes.map((change) => [change.at, change])).values()]
  const { lists, failed, retry } = useQueries({
    queries: distinct.map(({ instants }) => ({
      ...queryAllOf(api, contract.appointmentsV2.list, {
        query: {
          startDate: formatInstant(instants.start - MINUTE),
          endDate: formatInstant(instants.end + MINUTE),
          blocked: true,
        },
      }),
      staleTime: MINUTE,
    })),
    combine: read<Appointment>,
  })
  const around = new Map(
    distinct.flatMap(({ at }, place) => {
      const list = lists[place]
      return list ? [[at, list] as const] : []
    }),
  )
  return { around, failed: failed.some(Boolean), retry }
}
