import { useQuery } from '@tanstack/react-query'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { useRights } from '../../client/use-caller.ts'
import { useDiscovery } from '../../client/use-operation.ts'
import { keptHere } from '../../ui/local-storage.ts'
import { SETUP_KEY } from './setup-steps.ts'

/** Steps of the set-up after the first appointment, in no particular order. */
export const SETUP_EXTRAS = ['colleagues', 'holidays', 'import', 'backup'] as const
/** A step that nothing waits for. */
export type SetupExtra = (typeof SETUP_EXTRAS)[number]

/** How far this browser's person is with the set-up of an organization. */
export interface SetupProgress {
  /** The checklist was seen: from then on it stays until it is done or closed. */
  begun?: boolean
  closed?: boolean
  /** What somebody said is not needed. */
  notNeeded?: readonly SetupExtra[]
}

/** The progress of each connection, which this browser keeps. */
export const useSetupProgress = keptHere<SetupProgress>(SETUP_KEY, (stored) => {
  try {
    return (JSON.parse(stored ?? '{}') ?? {}) as SetupProgress
  } catch {
    return {}
  }
})

/**
 * What of the extras is offered here, and whether it is done; undefined is what could not be read. Each is read from the
 * service's own records, where the deployment has them and the key may read them. Nothing is offered until all were
 * asked: lines that came one after another would move under the hand.
 */
export function useSetupExtras(): ReadonlyMap<SetupExtra, boolean | undefined> {
  const api = useApi()
  const extensions = useDiscovery()?.extensions ?? []
  const rights = useRights()
  const administers = rights?.includes('administer') ?? false
  const offers: Record<SetupExtra, boolean> = {
    colleagues: extensions.includes('people') && administers,
    holidays: extensions.includes('closures'),
    import: extensions.includes('imports'),
    backup: extensions.includes('backup') && (rights?.includes('export') ?? false),
  }
  const people = useQuery({ ...queryOf(api, contract.adminPeople.list), enabled: offers.colleagues })
  const invited = useQuery({ ...queryOf(api, contract.adminInvitations.list), enabled: offers.colleagues })
  const closures = useQuery({ ...queryOf(api, contract.closures.list), enabled: offers.holidays })
  const imports = useQuery({ ...queryOf(api, contract.imports.list, { query: { limit: 1 } }), enabled: offers.import })
  const backup = useQuery({ ...queryOf(api, contract.backup.get), enabled: offers.backup })
  const done: Record<SetupExtra, boolean | undefined> = {
    // Whoever signed in by the first link is one person.
    colleagues: people.data && invited.data && people.data.items.length + invited.data.items.length > 1,
    holidays: closures.data && closures.data.items.length > 0,
    import: imports.data && imports.data.items.length > 0,
    backup: backup.data && backup.data.lastAt !== null,
  }
  const reads = [people, invited, closures, imports, backup]
  if (reads.some(({ isEnabled, isFetched }) => isEnabled && !isFetched)) return new Map()
  return new Map(SETUP_EXTRAS.filter((it) => offers[it]).map((it) => [it, done[it]]))
}
