import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Calendar } from '#api/contract/calendars.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { isApiError } from '../../client/api-error.ts'
import { queryOf } from '../../client/query.ts'
import { useAppointmentsWithin } from '../../commands/appointments/records/queries.ts'
import { timeOfColumns } from '../../commands/appointments/view/columns.ts'
import { knownZone } from '../../fields/known-zone.ts'
import type { Print } from '../export/index.ts'
import type { KnownNow } from '../export/index.ts'

const isGone = (error: unknown): boolean => isApiError(error) && error.kind === 'not-found'

/** What is known now of a printed day and of all that stood on it, wherever it is; undefined until the day is read. */
export function useKnownNow(print: Print, calendars: readonly Calendar[]) {
  const api = useApi()
  const columns = calendars.flatMap((calendar) => print.dates.map((date) => ({ date, zone: knownZone(calendar) })))
  const range = columns.length > 0 ? timeOfColumns(columns) : { start: print.at, end: print.at }
  const day = useAppointmentsWithin(range, calendars.length > 0)
  const items = day.isPlaceholderData ? undefined : day.data?.items
  const there = useMemo(() => new Set(items?.map(({ id }) => id)), [items])
  // What was moved to another day, or deleted, is asked for by itself.
  const away = items ? print.entries.filter(({ id }) => !there.has(id)) : []
  const asked = useQueries({
    queries: away.map(({ id }) => ({ ...queryOf(api, contract.appointmentsV2.get, { params: { id } }), retry: false })),
    combine: (answers) => answers.map(({ data, error }) => data ?? (isGone(error) ? null : undefined)),
  })
  const known: KnownNow | undefined =
    items &&
    new Map<string, Appointment | null>([
      ...items.map((it) => [it.id, it] as const),
      ...away.flatMap(({ id }, at) => {
        const now = asked[at]
        return now === undefined ? [] : [[id, now] as const]
      }),
    ])
  return { known, error: day.error, retry: () => void day.refetch() }
}
