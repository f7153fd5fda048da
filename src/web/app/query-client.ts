import { QueryClient } from '@tanstack/react-query'
import { MINUTE } from '#api/time/durations.ts'
import type { Api } from '../client/create-api.ts'

const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // The client repeats what may be repeated, and says offline in an error that can be read.
        retry: false,
        networkMode: 'always',
        staleTime: 15_000,
        gcTime: 10 * MINUTE,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

const perApi = new WeakMap<Api, QueryClient>()

/** The cached reads of a connection, the same for as long as it is. */
export const queryClientOf = (api: Api): QueryClient => {
  const client = perApi.get(api) ?? createQueryClient()
  perApi.set(api, client)
  return client
}

/** Forgets what was read under a connection that is left: it names guests. */
export const forgetReads = (api: Api): void => perApi.get(api)?.clear()
