import { useQuery } from '@tanstack/react-query'
import type { CalendarType } from '../../api/contract/choices.ts'
import { contract } from '../../api/contract/table.ts'
import { useApi } from '../client/api-context.ts'
import { queryAllOf } from '../client/query.ts'

/** One thing to choose: what is sent and what people read. */
export interface Choice {
  id: string
  label: string
  /** A quiet addition, such as a length or a kind. */
  aside?: string
}

/** Choices as they load. */
export interface Choices {
  choices: readonly Choice[]
  loading: boolean
  failed: boolean
}

/** Choices change rarely; a write of the resource makes them stale at once. */
const RARELY = { staleTime: 5 * 60_000 } as const

/** All calendars, or those of one type, by name. */
export const useCalendars = (type?: CalendarType) => {
  const api = useApi()
  return useQuery({ ...queryAllOf(api, contract.calendars.list, type ? { query: { type } } : {}), ...RARELY })
}

/** All services, with their calendars and date ranges. */
export const useServices = () => {
  const api = useApi()
  const input = { query: { expand: ['calendars' as const, 'dateRanges' as const] } }
  return useQuery({ ...queryAllOf(api, contract.services.list, input), ...RARELY })
}

/** All service types. */
export const useServiceTypes = () => {
  const api = useApi()
  return useQuery({ ...queryAllOf(api, contract.serviceTypes.list), ...RARELY })
}

/** All presets. */
export const usePresets = () => {
  const api = useApi()
  return useQuery({ ...queryAllOf(api, contract.presets.list), ...RARELY })
}

/** All media. */
export const useMultimedia = () => {
  const api = useApi()
  return useQuery({ ...queryAllOf(api, contract.multimedia.list), ...RARELY })
}

interface Loading<T> {
  data: { items: T[] } | undefined
  isPending: boolean
  isError: boolean
}

/** A loaded list as choices. */
export const choicesOf = <T>({ data, isPending, isError }: Loading<T>, show: (item: T) => Choice): Choices => ({
  choices: data?.items.map(show) ?? [],
  loading: isPending,
  failed: isError,
})

/** The chosen ones in the order chosen; what is not among the choices (deleted, or of another page) stays as its id. */
export const chosen = (ids: readonly string[], { choices }: Choices): Choice[] =>
  ids.map((id) => choices.find((choice) => choice.id === id) ?? { id, label: id })
