import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { contract } from '#api/contract/table.ts'
import type { Calendar } from '#api/contract/calendars.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import type { Preset } from '#api/contract/presets.ts'
import type { ServiceType } from '#api/contract/service-types.ts'
import type { Service } from '#api/contract/services.ts'
import { MINUTE } from '#api/time/durations.ts'
import { useApi } from '../client/api-context.ts'
import { queryAllOf } from '../client/query.ts'

/** Records that others refer to, all of them, with their names by id. */
export interface References<T> {
  /** Absent while they are on their way or may not be read. */
  items: readonly T[] | undefined
  byId: ReadonlyMap<string, T>
  failed: boolean
}

/** References cost one call for the whole page and its neighbours, so they may be a minute old. */
const staleTime = MINUTE

const useById = <T extends { id: string }>(items: readonly T[] | undefined, failed: boolean): References<T> =>
  useMemo(() => ({ items, byId: new Map(items?.map((item) => [item.id, item])), failed }), [items, failed])

/** Every calendar. */
export const useCalendars = (): References<Calendar> => {
  const { data, isError } = useQuery({ ...queryAllOf(useApi(), contract.calendars.list), staleTime })
  return useById(data?.items, isError)
}

/** Every service. */
export const useServices = (): References<Service> => {
  const { data, isError } = useQuery({ ...queryAllOf(useApi(), contract.services.list), staleTime })
  return useById(data?.items, isError)
}

/**
 * Every service with the calendars that offer it and its dates: on a page that looks for free times, in place of
 * `useServices`, so that they are read once.
 */
export const useOfferedServices = (): References<Service> => {
  const { data, isError } = useQuery({
    ...queryAllOf(useApi(), contract.services.list, { query: { expand: ['calendars', 'dateRanges'] } }),
    staleTime,
  })
  return useById(data?.items, isError)
}

/** Every service type. */
export const useServiceTypes = (): References<ServiceType> => {
  const { data, isError } = useQuery({ ...queryAllOf(useApi(), contract.serviceTypes.list), staleTime })
  return useById(data?.items, isError)
}

/** Every preset. */
export const usePresets = (): References<Preset> => {
  const { data, isError } = useQuery({ ...queryAllOf(useApi(), contract.presets.list), staleTime })
  return useById(data?.items, isError)
}

/** Every medium. */
export const useMultimedia = (): References<Multimedia> => {
  const { data, isError } = useQuery({ ...queryAllOf(useApi(), contract.multimedia.list), staleTime })
  return useById(data?.items, isError)
}
