import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import type { Interval } from '#api/time/interval.ts'
import { useApi } from '../../client/api-context.ts'
import type { Api } from '../../client/create-api.ts'
import { usePolling } from '../../live/connection-context.ts'
import { useDiscovery } from '../../client/use-operation.ts'
import { keepShown } from '../../client/query.ts'
import { REFETCH, withinQuery } from '../../commands/appointments/records/queries.ts'
import { appointmentsOf } from './of-calendars.ts'
import { SMALL_HOUSE } from './use-columns.ts'

/** Calendars that are asked for one by one at most. */
const MOST_SINGLY = 50
/** In a large house a month of more calendars than these is counted: chips would show a few of thousands. */
const MOST_WITH_CHIPS = 3

/** The query of what touches the time, of all calendars or of these alone. */
export const inViewQuery = (api: Api, range: Interval, ids: readonly string[] | undefined) => {
  const query = withinQuery(api, range)
  if (!ids) return query
  return queryOptions({
    ...query,
    queryKey: [...query.queryKey, ids] as unknown as typeof query.queryKey,
    queryFn: ({ signal }) => appointmentsOf(api, range, ids, signal),
  })
}

/**
 * The appointments that a view is drawn from: of a small house those of all calendars, of a large one those of the calendars
 * in sight. Nothing is read where the month is only counted, as the view does itself.
 */
export function useFoundInView(
  range: Interval,
  all: readonly Calendar[],
  shown: readonly Calendar[],
  isMonth: boolean,
) {
  const api = useApi()
  const said = useDiscovery()
  const isLarge = all.length > SMALL_HOUSE
  const isCounted = isLarge && isMonth && shown.length > MOST_WITH_CHIPS && said?.extensions.includes('load') === true
  const isPart = isLarge && shown.length <= MOST_SINGLY && shown.length * 2 <= all.length
  // Another deployment may not know the filter.
  const ids = useMemo(() => (isPart && said ? shown.map(({ id }) => id) : undefined), [isPart, said, shown])
  const found = useQuery({
    ...inViewQuery(api, range, ids),
    ...keepShown,
    // Whose service it is, is known before so much is read.
    enabled: shown.length > 0 && !isCounted && !(isLarge && said === undefined),
    refetchInterval: usePolling(REFETCH),
  })
  return { found, isCounted, ids }
}
