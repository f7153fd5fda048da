import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Guest } from '#api/contract/appointment-fields.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryAllOf } from '../../client/query.ts'
import type { List } from '../../client/reading/list.ts'
import { useFollowing } from '../../fields/list/following.ts'
import { identityOf, searchOf } from '../../fields/guest-identity.ts'
import { useNow } from '../../client/use-now.ts'
import { type GuestRecord, guestRecordOf, keysIn } from './guest-record.ts'

/** What was read of a guest. */
export interface GuestReading {
  record: GuestRecord
  /** More may be on its way. */
  isPending: boolean
  /** Why some of it could not be read; null where all is there or on its way. */
  error: Error | null
  retry: () => Promise<unknown>
}

const combine = (results: readonly UseQueryResult<List<Appointment>>[]) => ({
  found: results.flatMap(({ data }) => data?.items ?? []),
  isPending: results.some(({ isPending }) => isPending),
  error: results.find(({ error, data }) => error && !data)?.error ?? null,
  retry: () => Promise.all(results.map(({ refetch }) => refetch({ cancelRefetch: false }))),
})

/**
 * Everything that the service knows of a guest of an appointment: what their email and phone find, and what the other
 * emails and phones find that they had on the way.
 */
export function useGuestRecord(appointment: Appointment, guest: Guest): GuestReading {
  const api = useApi()
  const now = useNow()
  const [sought, setSought] = useState<readonly string[]>(identityOf(guest).keys)
  const queries = sought.map((key) =>
    queryAllOf(api, contract.appointmentsV2.list, { query: { search: searchOf(key) } }),
  )
  const { found, ...reading } = useQueries({ queries, combine })
  useFollowing({ read: reading.retry, enabled: !reading.isPending, calls: queries.length })
  const appointments = useMemo(
    () => [...new Map([appointment, ...found].map((it) => [it.id, it])).values()],
    [appointment, found],
  )
  const known = keysIn(guest, appointments)
  // An email that changed leads on to what was booked under it.
  if (known.size > sought.length) setSought([...known])
  const record = useMemo(() => guestRecordOf(guest, appointments, now), [guest, appointments, now])
  return { record, ...reading }
}
