import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { contract } from '#api/contract/table.ts'
import { formatInstant } from '#api/time/instant.ts'
import { useApi } from '../../client/api-context.ts'
import { useUnderHouse } from '../appointments/records/house.ts'
import { queryAllOf } from '../../client/query.ts'
import { changedSchedules, type ScheduleEdit, strandedIn } from './strand.ts'

/**
 * How many coming appointments schedules would leave outside the hours if they were changed together, by calendar; a
 * calendar that is still being read is missing. The plan itself reads everything anew before it is acted on.
 */
export function useStrandedCounts(edits: readonly ScheduleEdit[]): ReadonlyMap<string, number> {
  const api = useApi()
  const underHouse = useUnderHouse()
  const [now] = useState(() => api.clock.now())
  const ids = [...new Set(edits.flatMap(({ before, after }) => before?.calendarId ?? after?.calendarId ?? []))]
  const stored = useQueries({
    queries: ids.map((calendarId) => queryAllOf(api, contract.weeklySchedules.list, { query: { calendarId } })),
    combine: (results) => results.map(({ data }) => data?.items),
  })
  const coming = useQueries({
    queries: ids.map((calendarId) =>
      queryAllOf(api, contract.appointmentsV2.list, { query: { calendarId, startDate: formatInstant(now) } }),
    ),
    combine: (results) => results.map(({ data }) => data?.items),
  })
  // Edits are made anew in every render; what they say changes with what is chosen.
  const said = JSON.stringify([ids, edits.map(({ before, after }) => [before?.id, after])])
  return useMemo(
    () =>
      new Map(
        ids.flatMap((id, index) => {
          const [schedules, appointments] = [stored[index], coming[index]]
          if (!schedules || !appointments) return []
          const changes = changedSchedules(new Map([[id, schedules]]), edits).map(({ before, after, ...it }) => ({
            ...it,
            before: underHouse(before, id),
            after: underHouse(after, id),
          }))
          return [[id, strandedIn(changes, appointments, now).length] as const]
        }),
      ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `said` stands for the calendars and the edits.
    [said, stored, coming, now, underHouse],
  )
}
