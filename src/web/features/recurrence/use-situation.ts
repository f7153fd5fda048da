import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import { DAY } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import type { Interval } from '#api/time/interval.ts'
import { useApi } from '../../client/api-context.ts'
import { queryAllOf } from '../../client/query.ts'
import type { List } from '../../client/reading/list.ts'
import type { AvailabilityContext } from '../../commands/appointments/free-times/free-slots.ts'
import { useExternals } from '../../commands/appointments/external/use-externals.ts'
import { useClinic, useHours } from '../../commands/appointments/records/queries.ts'
import { useNow } from '../../client/use-now.ts'
import { elsewhereOf } from './elsewhere.ts'

const combine = (results: readonly UseQueryResult<List<Appointment>>[]) => ({
  appointments: results.flatMap(({ data }) => data?.items ?? []),
  loading: results.some(({ isPending }) => isPending),
  failed: results.some(({ isError }) => isError),
})

/** Everything that decides what is free on some calendars within a period of any length; `without` stands in no way. */
export function useSituation(ids: readonly string[], { start, end }: Interval, without?: ReadonlySet<string>) {
  const api = useApi()
  const clinic = useClinic()
  const now = useNow()
  const { schedules, error: unread } = useHours(ids)
  // Whole days, so that the same time is read once however often the form changes; and one more on both sides, because
  // other times of the same day are offered, which elsewhere on Earth is up to half a day beyond the day of UTC.
  const first = (Math.floor(start / DAY) - 1) * DAY
  const last = (Math.floor(end / DAY) + 2) * DAY
  const externals = useExternals({ start: first, end: last }, ids.length > 0)
  const { appointments, loading, failed } = useQueries({
    queries: ids.map((calendarId) =>
      queryAllOf(api, contract.appointmentsV2.list, {
        query: { calendarId, startDate: formatInstant(first), endDate: formatInstant(last), blocked: true },
      }),
    ),
    combine,
  })
  const known = ids.every((id) => schedules[id] !== undefined)
  const situation = useMemo((): AvailabilityContext => {
    const each = new Map(appointments.map((appointment) => [appointment.id, appointment]))
    for (const id of without ?? []) each.delete(id)
    const elsewhere = elsewhereOf(externals.events, appointments)
    return { ...clinic, schedules, appointments: [...each.values()], elsewhere, now }
  }, [appointments, externals.events, clinic, schedules, now, without])
  return {
    situation,
    loading: loading || (!known && !failed && !unread),
    failed: failed || unread !== null || externals.failed.length > 0,
  }
}
