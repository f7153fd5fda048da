import { useMemo, useSyncExternalStore } from 'react'
import type { KeptSettings, OrganizationDocument } from '#api/contract/organization.ts'
import { organizationOf } from '#api/core/rules/organization.ts'
import { useApi } from '../../client/api-context.ts'
import { useCaller } from '../../client/use-caller.ts'
import { useDiscovery } from '../../client/use-operation.ts'
import { followOrganizationHere, organizationHere } from './kept-organization.ts'

/** The settings of the organization in use, and where they are kept. */
export interface OrganizationInUse {
  /** Undefined while the service has not told it. */
  document: OrganizationDocument | undefined
  /** Whether they are kept in this browser only, since the deployment has no place for them. */
  isHere: boolean
}

/** What an organization says of itself, with a default for everything that it leaves out. */
export function useOrganization(): OrganizationInUse {
  const { connectionId } = useApi()
  const caller = useCaller()
  const extensions = useDiscovery()?.extensions
  const isHere = caller === null || (extensions !== undefined && !extensions.includes('organization'))
  const here = useSyncExternalStore(followOrganizationHere, () => organizationHere(connectionId))
  const told = caller?.organization
  const document = useMemo(() => {
    const { id = connectionId, name = '' } = told ?? {}
    if (isHere) return organizationOf({ id, name }, here as KeptSettings)
    // An earlier version of the service leaves out what it does not know.
    return told && organizationOf({ id, name }, told as KeptSettings)
  }, [isHere, here, told, connectionId])
  return { document, isHere }
}
