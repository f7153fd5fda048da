import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type AnswerOf, type Right, RIGHTS, type Role } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from './api-context.ts'
import { isApiError } from './api-error.ts'
import type { Api } from './create-api.ts'
import { firstReadOf } from './first-read.ts'
import { queryOf, recall } from './query.ts'
import { useDiscovery } from './use-operation.ts'

export type { Right, Role }

/** Who calls, as the deployment tells: key, person, role, rights and organization (interface, section 8). */
export type Caller = AnswerOf<typeof contract.me.get>

const ROLES: readonly Role[] = ['viewer', 'staff', 'admin']

/** The role that a refusal names (“This access key has the role viewer, which may not …”). */
const namedIn = (description: string): Role | null => {
  const name = /\brole (\w+)/.exec(description)?.[1]
  return ROLES.find((role) => role === name) ?? null
}

const callerQuery = (api: Api) => ({ ...queryOf(api, contract.me.get), staleTime: Infinity })

/** Asks who calls, unless that is known or asked already. */
export const askCaller = (queryClient: QueryClient, api: Api): Promise<void> =>
  queryClient.prefetchQuery(callerQuery(api))

/** Begins with who called under this connection before, until the deployment has told anew. */
export const recallCaller = (queryClient: QueryClient, api: Api, caller: Caller): void =>
  recall(queryClient, callerQuery(api).queryKey, caller)

/** Forgets who called, because another key is in use. */
export const forgetCaller = (queryClient: QueryClient, api: Api): Promise<void> =>
  queryClient.resetQueries({ queryKey: callerQuery(api).queryKey })

/**
 * Who calls; undefined while that is not known and null where the deployment does not tell (extension `me`). Where it was not
 * asked among the first reads (`app/first-reads.ts`), it is once the first rows are there, since nobody waits for it.
 */
export const useCaller = (): Caller | null | undefined => {
  const api = useApi()
  const discovery = useDiscovery()
  const queryClient = useQueryClient()
  const isTold = discovery?.extensions.includes('me') ?? false
  const firstRead = firstReadOf(queryClient)
  // All of a page asks who calls: that it is time to ask is no reason to render the page, only the answer is.
  const { data, isError } = useQuery({ ...callerQuery(api), enabled: () => isTold && firstRead.get() })
  useEffect(() => {
    if (!isTold) return undefined
    const ask = (): void => void askCaller(queryClient, api)
    if (!firstRead.get()) return firstRead.subscribe(ask)
    ask()
    return undefined
  }, [api, queryClient, firstRead, isTold])
  if (data) return data
  if (discovery === undefined) return undefined
  return !isTold || isError ? null : undefined
}

/**
 * The role that a deployment without `me` betrays: where access keys are kept (the `keys` extension), only an
 * administrator may list them, and the refusal names the role.
 */
const useBetrayedRole = (wanted: boolean): Role | null | undefined => {
  const api = useApi()
  const hasKeys = useDiscovery()?.extensions.includes('keys') ?? false
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
    enabled: wanted && hasKeys,
    staleTime: Infinity,
  })
  return !hasKeys || isError ? null : data
}

/** The role of the key in use; undefined while that is not known and null where the deployment does not tell. */
export const useRole = (): Role | null | undefined => {
  const caller = useCaller()
  const betrayed = useBetrayedRole(caller === null)
  return caller === null ? betrayed : caller?.role
}

/** What the key in use may do; undefined while that is not known and null where the deployment does not tell. */
export const useRights = (): readonly Right[] | null | undefined => {
  const caller = useCaller()
  const role = useRole()
  return caller?.rights ?? (role && RIGHTS[role])
}
