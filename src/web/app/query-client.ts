import { QueryCache, QueryClient } from '@tanstack/react-query'
import { isApiError } from '../client/api-error.ts'

/** How cached reads behave; `onKeyRefused` hears of a key that is not accepted any more. */
export const createQueryClient = (onKeyRefused: () => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isApiError(error) && error.kind === 'key') onKeyRefused()
      },
    }),
    defaultOptions: {
      queries: {
        // The client repeats what may be repeated, and says offline in an error that can be read.
        retry: false,
        networkMode: 'always',
        staleTime: 15_000,
        gcTime: 10 * 60_000,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
