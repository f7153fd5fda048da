import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import type { Service } from '#api/contract/services.ts'
import { contract } from '#api/contract/table.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { hasLapsed, isExempt } from '#api/core/rules/overlap.ts'
import { MINUTE } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import type { Interval } from '#api/time/interval.ts'
import { dateRange, startOfWeek } from '#api/time/week.ts'
import { dateOf, dayInterval } from '#api/time/zoned.ts'
import { useApi } from '../../../client/api-context.ts'
import { useUnderHouse } from '../../../commands/appointments/records/house.ts'
import { keepShown, queryAllOf } from '../../../client/query.ts'
import type { List } from '../../../client/reading/list.ts'
import { useOpenedAt } from '../../../client/use-now.ts'
import { zoneOfMost } from '../../../fields/known-zone.ts'
import { useCalendars } from '../../../fields/references.ts'
import { isZone } from '#api/time/offset.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import type { CompareUrl } from './compare-url.ts'

/** How many are shown before anybody has chosen. */
const FIRST_CALENDARS = 5
const FIRST_SERVICES = 3
const staleTime = MINUTE

type Hours = Readonly<Record<string, readonly WeeklySchedule[] | undefined>>

const byName = <T extends { name: string }>(items: Iterable<T>, compare: (a: string, b: string) => number): T[] =>
  [...items].toSorted((a, b) => compare(a.name, b.name))

const offers = ({ calendars = [] }: Service, ids: ReadonlySet<string>): boolean =>
  calendars.some(({ calendarId, active }) => active && ids.has(calendarId))

/** The weekly schedules of calendars by their ids, and whether any could not be read. */
function useHours(ids: readonly string[]) {
  const api = useApi()
  const key = ids.join()
  const underHouse = useUnderHouse()
  const combine = useCallback(
    (results: readonly UseQueryResult<List<WeeklySchedule>>[]) => {
      const found: Record<string, readonly WeeklySchedule[] | undefined> = {}
      key.split(',').forEach((id, index) => {
        const items = results[index]?.data?.items
        found[id] = items && underHouse(items, id)
      })
      const failed = results.filter(({ isError }) => isError)
      return {
        hours: found satisfies Hours as Hours,
        loading: results.some(({ isPending, isError }) => isPending && !isError),
        error: failed[0]?.error ?? null,
        retry: () => failed.forEach((it) => void it.refetch()),
      }
    },
    [key, underHouse],
  )
  return useQueries({
    queries: ids.map((calendarId) => ({
      ...queryAllOf(api, contract.weeklySchedules.list, { query: { calendarId } }),
      staleTime,
    })),
    combine,
  })
}

/** Everything that the comparison shows, from what is chosen in the address. */
export function useCompared(url: CompareUrl) {
  const api = useApi()
  const format = useFormat()
  const now = useOpenedAt()
  const known = useCalendars()
  const services = useQuery({
    ...queryAllOf(api, contract.services.list, { query: { expand: ['calendars'] } }),
    staleTime,
  })
  const calendars = useMemo(() => byName(known.items ?? [], format.compare), [known.items, format])
  const people = calendars.filter(({ type }) => type !== 'asset')
  const usual = (people.length > 0 ? people : calendars).slice(0, FIRST_CALENDARS).map(({ id }) => id)
  const ids = new Set(url.calendars.length > 0 ? url.calendars : usual)
  const chosen: Calendar[] = calendars.filter(({ id }) => ids.has(id))
  const offered = byName(
    (services.data?.items ?? []).filter((it) => offers(it, ids)),
    format.compare,
  )
  const wanted = url.services.length > 0 ? new Set(url.services) : undefined
  const shown = wanted ? offered.filter(({ id }) => wanted.has(id)) : offered.slice(0, FIRST_SERVICES)

  const zone = isZone(url.zone) ? url.zone : (zoneOfMost(chosen) ?? 'UTC')
  const first = (format.weekdays()[0] ?? 1) - 1
  const dates = dateRange(startOfWeek(url.week || dateOf(now, zone), first), 7)
  const window = { start: dayInterval(dates[0] ?? '', zone).start, end: dayInterval(dates.at(-1) ?? '', zone).end }

  const read = new Set(chosen.map(({ id }) => id))
  for (const { calendars: entries = [] } of shown) for (const it of entries) if (it.active) read.add(it.calendarId)
  const { hours, loading, error, retry } = useHours([...read])
  const booked = useQuery({
    ...queryAllOf(api, contract.appointmentsV2.list, {
      query: { startDate: formatInstant(window.start), endDate: formatInstant(window.end), blocked: true },
    }),
    ...keepShown,
    enabled: url.free,
    staleTime,
  })
  const byService = new Map(services.data?.items.map((it) => [it.id, it]))
  const busyOn = (calendarId: string): Interval[] =>
    url.free
      ? (booked.data?.items ?? []).flatMap((it) => {
          const service = it.serviceId === null ? undefined : byService.get(it.serviceId)
          if (!it.calendarIds.includes(calendarId) || isExempt(it, service) || hasLapsed(it, now)) return []
          return [{ start: Date.parse(it.startDate), end: Date.parse(it.endDate) }]
        })
      : []
  const failed = known.failed || services.isError || (url.free && booked.isError)
  return {
    calendars,
    chosen,
    offered,
    shown,
    zone,
    dates,
    hours,
    busyOn,
    thisWeek: dateOf(now, zone),
    loading:
      loading || (known.items === undefined && !known.failed) || services.isPending || (url.free && booked.isPending),
    failed: failed || error !== null,
    retry: () => {
      retry()
      if (services.isError) void services.refetch()
      if (booked.isError) void booked.refetch()
    },
  }
}

/** What is compared. */
export type Comparison = ReturnType<typeof useCompared>
