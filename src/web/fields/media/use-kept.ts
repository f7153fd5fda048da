import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import type { StorageUse } from '#api/contract/kept-media.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { contract } from '#api/contract/table.ts'
import { DAY } from '#api/time/durations.ts'
import { useApi } from '../../client/api-context.ts'
import { invalidate, queryOf } from '../../client/query.ts'
import { useDiscovery, useExtension } from '../../client/use-operation.ts'

/** How much room files take up, and how much there is; undefined where the deployment does not tell. */
export const useStorage = (): StorageUse | undefined =>
  useQuery({ ...queryOf(useApi(), contract.storage.get), enabled: useExtension('storage') }).data

/** Room that files have. */
export interface RoomForFiles {
  /** Bytes that may still come. */
  free: number
  /** Bytes that all files may take together. */
  quota: number
}

/** How much room is left, read anew for whoever is about to send something; undefined where nothing bounds it, and while nobody can tell. */
export function useRoomForFiles(): RoomForFiles | undefined {
  const { data } = useQuery({
    ...queryOf(useApi(), contract.storage.get),
    enabled: useExtension('storage'),
    refetchOnMount: 'always',
  })
  if (!data || data.quota === null) return undefined
  return { quota: data.quota, free: Math.max(0, data.quota - data.used - data.arriving) }
}

/** Days for which deleted and replaced files stay: 0 where they are gone at once, undefined while nobody can tell. */
export function useKeptDays(): number | undefined {
  const discovery = useDiscovery()
  const keptDays = useStorage()?.keptDays
  if (discovery === undefined) return undefined
  return discovery?.extensions.includes('trash') ? keptDays : 0
}

/** Until when a medium stays that is deleted now, epoch milliseconds; null where it is gone at once, undefined while nobody can tell. */
export function useKeptUntil(): number | null | undefined {
  const api = useApi()
  const days = useKeptDays()
  return days === undefined ? undefined : days === 0 ? null : api.clock.now() + days * DAY
}

/**
 * Asked once a medium is deleted, answers what brings it back; undefined where nothing is kept of it. What a deployment keeps
 * may become known while somebody is still asked whether to delete.
 */
export function useBringBack(): (medium: Pick<Multimedia, 'id' | 'url'>) => (() => Promise<void>) | undefined {
  const api = useApi()
  const queryClient = useQueryClient()
  const now = useKeptDays()
  const days = useRef(now)
  useLayoutEffect(() => {
    days.current = now
  }, [now])
  return ({ id, url }) => {
    // What never had a file is gone at once.
    if (!days.current || url === null) return undefined
    return async () => {
      await api.trash.restore({ params: { id } })
      await invalidate(queryClient, contract.trash.restore)
    }
  }
}
