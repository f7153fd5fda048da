import { useQuery } from '@tanstack/react-query'
import type { BackupFacts } from '#api/contract/backup.ts'
import { BACKED_UP, type BackedUp } from '#api/contract/backup-limits.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { useDiscovery } from '../../client/use-operation.ts'
import { countOf } from './read-pages.ts'

/** What there is to back up. */
export interface Counted {
  /** Of what the deployment has; null where it does not say how many. */
  counts: Partial<Record<BackedUp, number | null>> | undefined
  /** What the deployment says of backups; null where it keeps no note of them. */
  facts: BackupFacts | null | undefined
  error: unknown
  retry: () => void
}

/** Counts what a backup would hold: in one call where the deployment knows backups, otherwise list by list. */
export function useCounts(): Counted {
  const api = useApi()
  const extensions = useDiscovery()
  const isKnown = extensions !== undefined
  const isKept = extensions?.extensions.includes('backup') ?? false
  const kept = useQuery({ ...queryOf(api, contract.backup.get), enabled: isKept })
  const resources = BACKED_UP.filter((it) => it !== 'closures' || extensions?.extensions.includes('closures'))
  const counted = useQuery({
    queryKey: [api.connectionId, 'backup', 'counts', resources],
    queryFn: async ({ signal }) => {
      const all = await Promise.all(resources.map(async (it) => [it, await countOf(api, it, signal)] as const))
      return Object.fromEntries(all) as Partial<Record<BackedUp, number | null>>
    },
    enabled: isKnown && !isKept,
  })
  const { error, refetch } = isKept ? kept : counted
  return {
    counts: isKept ? kept.data?.counts : counted.data,
    facts: !isKnown ? undefined : isKept ? kept.data : null,
    error,
    retry: () => void refetch(),
  }
}
