import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import { DAY } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import { useApi } from '../../../client/api-context.ts'
import { queryAllOf } from '../../../client/query.ts'
import type { List } from '../../../client/reading/list.ts'
import { useNow } from '../../../client/use-now.ts'
import { useClinic, useHours } from '../records/queries.ts'
import { type AvailabilityContext, freeSlots, type Slot, type Wish, wishedCalendars } from './free-slots.ts'

/** How far ahead free times are looked for at once, in days. */
export const LOOK_AHEAD = 14
/** A clinic has many calendars; no more than these are looked through for one booking. */
const MOST_CALENDARS = 20

const combine = (results: readonly UseQueryResult<List<Appointment>>[]) => ({
  appointments: results.flatMap(({ data }) => data?.items ?? []),
  loading: results.some(({ isPending }) => isPending),
  error: results.find(({ data, error }) => error && !data)?.error ?? null,
})

/**
 * Free times of a wish from an instant on, two weeks far, and what they were found in. There are none until all that may
 * be taken is read, and none with an `error` where some of it could not be.
 */
export function useFreeSlots(wish: Wish, from: number, exceptId?: string) {
  const api = useApi()
  const clinic = useClinic()
  const now = useNow()
  const { service, calendarId, resourceId, also, duration } = wish
  const ids = useMemo(
    () => wishedCalendars({ service, calendarId, resourceId, also }, clinic).slice(0, MOST_CALENDARS),
    [service, calendarId, resourceId, also, clinic],
  )
  const { schedules, error: unread } = useHours(ids)
  // Whole days, so that the same time is read once however often the form changes.
  const first = Math.floor(from / DAY) * DAY
  const last = first + (LOOK_AHEAD + 1) * DAY
  const {
    appointments,
    loading,
    error: untold,
  } = useQueries({
    queries: ids.map((id) =>
      queryAllOf(api, contract.appointmentsV2.list, {
        query: { calendarId: id, startDate: formatInstant(first), endDate: formatInstant(last), blocked: true },
      }),
    ),
    combine,
  })
  const error = unread ?? untold
  return useMemo(() => {
    const each = new Map(appointments.map((appointment) => [appointment.id, appointment]))
    const situation: AvailabilityContext = { ...clinic, schedules, appointments: [...each.values()], now, exceptId }
    const window = { start: Math.max(from, first), end: last }
    const known = ids.every((id) => schedules[id] !== undefined)
    const isKnown = known && !loading && error === null
    const slots: Slot[] =
      duration > 0 && isKnown ? freeSlots({ service, calendarId, resourceId, also, duration }, situation, window) : []
    return {
      slots,
      situation,
      loading: error === null && !isKnown,
      error,
      hours: ids.some((id) => (schedules[id]?.length ?? 0) > 0),
    }
  }, [
    appointments,
    clinic,
    schedules,
    now,
    exceptId,
    from,
    first,
    last,
    service,
    calendarId,
    resourceId,
    also,
    duration,
    ids,
    loading,
    error,
  ])
}
