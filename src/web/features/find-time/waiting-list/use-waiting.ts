import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import { isWaiting, WAITING, waitingListOf } from '#api/core/rules/waiting.ts'
import { MINUTE } from '#api/time/durations.ts'
import { useApi } from '../../../client/api-context.ts'
import { queryAllOf } from '../../../client/query.ts'
import { usePolling } from '../../../live/connection-context.ts'

/** The waiting list changes rarely, and a change from here is seen at once. Milliseconds. */
const REFETCH = MINUTE

/** Since when somebody waits, epoch milliseconds. */
export const sinceOf = (entry: Appointment): number => Date.parse(waitingListOf(entry).since || entry.createdAt) || 0

/**
 * Everybody on the waiting list, who has waited longest first; deployments that do not filter are filtered here. Nothing
 * is read while it is not `enabled`.
 */
export function useWaiting(enabled = true) {
  const query = { status: 'pending', subStatus: WAITING } as const
  const found = useQuery({
    ...queryAllOf(useApi(), contract.appointmentsV2.list, { query }),
    enabled,
    refetchInterval: usePolling(REFETCH),
  })
  const items = found.data?.items
  const entries = useMemo(() => items?.filter(isWaiting).toSorted((a, b) => sinceOf(a) - sinceOf(b)), [items])
  return { entries, error: found.error, isPending: found.isPending, refetch: found.refetch }
}
