import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { contract } from '#api/contract/table.ts'
import { MINUTE } from '#api/time/durations.ts'
import { useApi } from '../../client/api-context.ts'
import { queryAllOf } from '../../client/query.ts'

/** How many services each calendar offers, by its id; undefined while that is not known or where nobody asks. */
export function useServiceCounts(enabled: boolean): ReadonlyMap<string, number> | undefined {
  const { data } = useQuery({
    ...queryAllOf(useApi(), contract.services.list, { query: { expand: ['calendars'] } }),
    staleTime: MINUTE,
    enabled,
  })
  return useMemo(() => {
    const entries = data?.items.flatMap(({ calendars }) => calendars ?? [])
    // A deployment that does not answer the calendars along leaves the question open.
    if (!entries || (entries.length === 0 && data?.items.length !== 0)) return undefined
    const counts = new Map<string, number>()
    for (const { calendarId } of entries) counts.set(calendarId, (counts.get(calendarId) ?? 0) + 1)
    return counts
  }, [data])
}
