import { useQuery } from '@tanstack/react-query'
import type { Calendar } from '#api/contract/calendars.ts'
import type { Load } from '#api/contract/load.ts'
import { MOST_LOADED_CALENDARS } from '#api/contract/load-limits.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { useDiscovery } from '../../client/use-operation.ts'
import { usePolling } from '../../live/connection-context.ts'
import { REFETCH } from '../../commands/appointments/records/queries.ts'

/** What the service counts of days, where it does. */
export interface CountedDays {
  /** Whether it counts them; undefined while that is not known. */
  isOffered: boolean | undefined
  /** Of exactly these days and calendars; undefined while they are on their way. */
  load: Load | undefined
  isError: boolean
}

/** How full the dates are, by the service; nothing is asked where `wanted` is false. */
export function useDayCounts(calendars: readonly Calendar[], dates: readonly string[], wanted = true): CountedDays {
  const said = useDiscovery()
  const fits = wanted && calendars.length > 0 && calendars.length <= MOST_LOADED_CALENDARS
  const isOffered = fits && said !== null ? said?.extensions.includes('load') : false
  const calendarIds = calendars.map(({ id }) => id)
  const { data, isError } = useQuery({
    ...queryOf(useApi(), contract.load.get, {
      query: { from: dates[0] ?? '', until: dates.at(-1) ?? '', calendarIds },
    }),
    enabled: isOffered === true,
    refetchInterval: usePolling(REFETCH),
  })
  return { isOffered, load: data, isError }
}
