import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { formatInstant } from '#api/time/instant.ts'
import type { Interval } from '#api/time/interval.ts'
import { useApi } from '../../../client/api-context.ts'
import { keepShown, queryAllOf } from '../../../client/query.ts'
import type { List } from '../../../client/reading/list.ts'
import { V1_LIST } from '../list/list-request.ts'
import { OWN } from '../list/list-url.ts'
import { type CalendarConnection, useConnections } from '../list/use-connections.ts'

/** Other people's calendars change slowly, and each reading is a call to somebody else. Milliseconds. */
const REFETCH = 120_000

/** The external calendars that the deployment says are connected; none where it does not say. */
export const useConnected = (): readonly CalendarConnection[] =>
  useConnections().filter(({ id, connected }) => id !== OWN && connected === true)

/** What the connected calendars answer. */
export interface Externals {
  events: readonly { connection: CalendarConnection; event: Appointment }[]
  /** Those that could not be read; what the others have is shown all the same. */
  failed: readonly CalendarConnection[]
  retry: () => void
}

/** The events of every connected calendar within a time, where they are wanted. */
export function useExternals({ start, end }: Interval, wanted: boolean): Externals {
  const api = useApi()
  const connected = useConnected()
  const key = connected.map(({ id, label }) => `${id} ${label}`).join()
  const combine = useCallback(
    (results: readonly UseQueryResult<List<Appointment>>[]): Externals => ({
      events: results.flatMap(({ data }, index) => {
        const connection = connected[index]
        return connection && data ? data.items.map((event) => ({ connection, event })) : []
      }),
      failed: connected.filter((_, index) => results[index]?.isError),
      retry: () => results.forEach(({ isError, refetch }) => void (isError && refetch())),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- the list is made anew on every drawing; what it says is the key
    [key],
  )
  return useQueries({
    queries: (wanted ? connected : []).map(({ id }) => ({
      ...queryAllOf(api, V1_LIST, {
        query: { connection: id, startDate: formatInstant(start), endDate: formatInstant(end) },
      }),
      ...keepShown,
      refetchInterval: REFETCH,
    })),
    combine,
  })
}
