import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { contract } from '#api/contract/table.ts'
import { WITH_FILES } from '#api/core/rules/appointment-files.ts'
import { MINUTE } from '#api/time/durations.ts'
import { useApi } from '../../client/api-context.ts'
import { queryAllOf } from '../../client/query.ts'
import type { MediaUsers } from './media-users.ts'

/** The users of media, as far as they can be known. */
export interface KnownUsers {
  /** Absent while presets, rooms, services and appointments are on their way, could not be read or were not asked for. */
  users: MediaUsers | undefined
  /** Why they could not be read. */
  error: Error | null
  retry: () => void
}

/** Reads every preset, room, service and appointment with files once, if `wanted`, and tells who uses which medium. */
export function useMediaUsers(wanted: boolean): KnownUsers {
  const api = useApi()
  const settings = { staleTime: MINUTE, enabled: wanted }
  const presets = useQuery({ ...queryAllOf(api, contract.presets.list), ...settings })
  const rooms = useQuery({ ...queryAllOf(api, contract.rooms.list), ...settings })
  const services = useQuery({ ...queryAllOf(api, contract.services.list), ...settings })
  const filed = useQuery({
    ...queryAllOf(api, contract.appointmentsV2.list, { query: { search: WITH_FILES } }),
    ...settings,
  })
  // By what rule a record shows a medium is loaded when that is asked.
  const rules = useQuery({
    queryKey: [api.connectionId, 'media users'],
    queryFn: async () => (await import('./media-users.ts')).usersAmong,
    staleTime: Infinity,
    enabled: wanted,
  })
  const { data: usersAmong } = rules
  const [one, two, three] = [presets.data?.items, rooms.data?.items, services.data?.items]
  const four = filed.data?.items
  const users = useMemo(
    () => usersAmong && one && two && three && four && usersAmong(one, two, three, four),
    [usersAmong, one, two, three, four],
  )
  return {
    users,
    error: users ? null : (presets.error ?? rooms.error ?? services.error ?? filed.error ?? rules.error),
    retry: () => {
      if (presets.isError) void presets.refetch()
      if (rooms.isError) void rooms.refetch()
      if (services.isError) void services.refetch()
      if (filed.isError) void filed.refetch()
      if (rules.isError) void rules.refetch()
    },
  }
}
