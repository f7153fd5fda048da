import { useQuery } from '@tanstack/react-query'
import type { Role } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from './api-context.ts'
import { isApiError } from './api-error.ts'
import { useDiscovery } from './use-operation.ts'

export type { Role }

const ROLES: readonly Role[] = ['viewer', 'staff', 'admin']

/** The role that a refusal names (“This access key has the role viewer, which may not …”). */
const namedIn = (description: string): Role | null => {
  const name = /\brole (\w+)/.exec(description)?.[1]
  return ROLES.find((role) => role === name) ?? null
}

/**
 * The role of the key in use; undefined while that is not known and null where the deployment does not tell. The interface
 * has no call for it: where access keys are kept (the `keys` extension), only an administrator may list them, and the
 * refusal names the role. It hides what would be refused; what is allowed the service decides.
 */
export const useRole = (): Role | null | undefined => {
  const api = useApi()
  const discovery = useDiscovery()
  const { data, isError } = useQuery({
    queryKey: [api.connectionId, 'role'],
    queryFn: async ({ signal }): Promise<Role | null> => {
      try {
        await api.call(contract.adminKeys.list, { signal })
        return 'admin'
      } catch (error) {
        if (isApiError(error) && error.kind === 'rights') return namedIn(error.description)
        throw error
      }
    },
    enabled: discovery?.extensions.includes('keys') ?? false,
    staleTime: Infinity,
  })
  if (discovery === undefined) return undefined
  return !discovery?.extensions.includes('keys') || isError ? null : data
}
