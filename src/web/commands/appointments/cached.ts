import type { QueryClient } from '@tanstack/react-query'
import type { Appointment } from '#api/contract/appointments.ts'

type Cached = Partial<Appointment> | { items?: readonly Partial<Appointment>[] } | undefined

/** One cached answer with the appointment changed, wherever it stands in it. */
export function withChange<C extends Cached>(cached: C, id: string, change: object): C {
  if (!cached) return cached
  if ('items' in cached && Array.isArray(cached.items)) {
    const items: readonly Partial<Appointment>[] = cached.items
    if (!items.some((item) => item.id === id)) return cached
    return { ...cached, items: items.map((item) => (item.id === id ? { ...item, ...change } : item)) }
  }
  return 'id' in cached && cached.id === id ? { ...cached, ...change } : cached
}

/** Shows a change of an appointment in every cached read of this connection, before or after the service has made it. */
export function showChange(queryClient: QueryClient, connectionId: string, id: string, change: object): void {
  queryClient.setQueriesData<Cached>(
    { predicate: ({ queryKey }) => queryKey[0] === connectionId && queryKey[1] === 'appointments' },
    (cached) => withChange(cached, id, change),
  )
}
