import {
  type QueryClient,
  queryOptions,
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Row } from '#api/contract/operation.ts'
import type { ApiError } from './api-error.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from './api-context.ts'
import type { Api } from './create-api.ts'
import type { Discovery } from './discovery.ts'
import { pageComes } from './first-read.ts'
import type { InputOf, ResultOf } from './input.ts'
import { invalidate, recall } from './query.ts'
import { untyped } from './untyped.ts'

/** What a page does when a write has ended. */
export interface OperationReactions<R extends Row> {
  onSuccess?: (result: ResultOf<R>, input: InputOf<R>) => void
  onError?: (error: ApiError, input: InputOf<R>) => void
}

/**
 * A write of one row: `const save = useOperation(contract.services.update)`, then `save.mutate({ params, body })`.
 * A success makes stale what the row says; a page shows the failure from `error` or `onError`.
 */
export const useOperation = <R extends Row>(
  row: R,
  reactions: OperationReactions<R> = {},
): UseMutationResult<ResultOf<R>, ApiError, InputOf<R>> => {
  const api = useApi()
  const queryClient = useQueryClient()
  const call = untyped<ResultOf<R>>(api)
  return useMutation<ResultOf<R>, ApiError, InputOf<R>>({
    mutationFn: (input) => call(row, input),
    // The client repeats what may be repeated.
    retry: false,
    // Offline is an error that can be read, not a write that waits in silence.
    networkMode: 'always',
    onSuccess: (result, input) => {
      void invalidate(queryClient, row)
      reactions.onSuccess?.(result, input)
    },
    onError: (error, input) => {
      // A conflict means that what is on screen is old.
      if (error.kind === 'conflict' || error.kind === 'not-found') void invalidate(queryClient, row)
      // So is what is offered, where the key may less than was told.
      if (error.kind === 'rights') void invalidate(queryClient, contract.me.get)
      reactions.onError?.(error, input)
    },
  })
}

/** The query of what the deployment says of itself. */
export const discoveryOf = (api: Api) =>
  queryOptions({ queryKey: [api.connectionId, 'discovery'], queryFn: () => api.discovery(), staleTime: Infinity })

/** Begins with what the deployment said of itself before, until it has told anew. */
export const recallDiscovery = (queryClient: QueryClient, api: Api, discovery: Discovery): void =>
  recall(queryClient, discoveryOf(api).queryKey, discovery)

/** What the deployment says of itself: undefined while asking, null where it says nothing. */
export const useDiscovery = (): Discovery | null | undefined => {
  const api = useApi()
  // The shell asks nothing on the line on which the page's code and rows still come.
  return useQuery({ ...discoveryOf(api), enabled: () => !pageComes.get() }).data
}

/** Whether the deployment has an extension (interface, section 8); false while that is not known. */
export const useExtension = (name: string): boolean => useDiscovery()?.extensions.includes(name) ?? false
