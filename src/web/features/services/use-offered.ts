import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { contract } from '#api/contract/table.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { MINUTE } from '#api/time/durations.ts'
import { useApi } from '../../client/api-context.ts'
import { useUnderHouse } from '../../commands/appointments/records/house.ts'
import { queryAllOf } from '../../client/query.ts'
import type { List } from '../../client/reading/list.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { useCalendars } from '../../fields/references.ts'
import { RULES, rulesInForce, type Rules } from '../../fields/rules/rules.ts'
import type { OfferedService } from './next-free-times.ts'
import type { ServiceValues } from './service-form-values.ts'

/** Calendars whose schedules are read; what more of them would add is seldom the next free start. */
const MOST_CALENDARS = 24
const staleTime = MINUTE

interface Offered {
  /** The service as typed; undefined while it has no duration. */
  offered: OfferedService | undefined
  /** Every weekly schedule of its calendars. */
  schedules: readonly WeeklySchedule[]
  loading: boolean
  failed: boolean
  /** Not all of its calendars are looked at. */
  cut: boolean
}

const schedulesTogether = (results: readonly UseQueryResult<List<WeeklySchedule>>[]) => ({
  lists: results.map(({ data }) => data?.items ?? []),
  loading: results.some(({ isPending }) => isPending),
  failed: results.some(({ isError }) => isError),
})

/** The service that the form stands for, with the weekly schedules of its calendars. */
export function useOffered(form: UseFormReturn<ServiceValues>, id: string | null, ofType: Rules): Offered {
  const api = useApi()
  const { items, byId, failed } = useCalendars()
  const { control } = form
  const typed = useDeferredValue(useWatch({ control, name: RULES }))
  const [calendars, dateRanges, condition, allowOverlapping] = useDeferredValue(
    useWatch({ control, name: ['calendars', 'dateRanges', 'condition', 'allowOverlapping'] }),
  )
  const asked = calendars.filter(({ active, calendarId }) => active && calendarId).slice(0, MOST_CALENDARS)
  const read = useQueries({
    queries: asked.map(({ calendarId }) => ({
      ...queryAllOf(api, contract.weeklySchedules.list, { query: { calendarId } }),
      staleTime,
    })),
    combine: schedulesTogether,
  })
  const underHouse = useUnderHouse(asked.length > 0)
  const rules = rulesInForce(Object.fromEntries(RULES.map((rule, index) => [rule, typed[index]])), ofType)
  const { duration, timeBetween, incrementTime, minTimeToSchedule, maxTimeToSchedule } = rules
  const offered: OfferedService | undefined =
    typeof duration === 'number' && duration > 0
      ? {
          id,
          condition,
          rules: {
            duration,
            timeBetween: Number(timeBetween) || 0,
            incrementTime: Number(incrementTime) || 1,
            minTimeToSchedule: Number(minTimeToSchedule) || 0,
            maxTimeToSchedule: Math.min(Number(maxTimeToSchedule) || 0, 3650),
            allowOverlapping,
            dateRanges: dateRanges.flatMap(({ startDate, endDate }) =>
              startDate && endDate && startDate < endDate ? [{ startDate, endDate }] : [],
            ),
          },
          calendars: asked.map(({ calendarId, type, include, exclude }, index) => ({
            id: calendarId,
            timezone: knownZone(byId.get(calendarId)),
            isThing: (byId.get(calendarId)?.type ?? type) === 'asset',
            restrictionDates: {
              include: include.flatMap(({ from, to }) => (from && from <= to ? [[from, to] as const] : [])),
              exclude: exclude.flatMap(({ from, to }) => (from && from <= to ? [[from, to] as const] : [])),
            },
            schedules: underHouse(read.lists[index] ?? [], calendarId),
          })),
        }
      : undefined
  return {
    offered,
    schedules: read.lists.flat(),
    loading: read.loading || (items === undefined && !failed),
    failed: read.failed || failed,
    cut: calendars.filter(({ active }) => active).length > asked.length,
  }
}
