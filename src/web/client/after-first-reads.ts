import type { QueryClient } from '@tanstack/react-query'

/** How long something waits at most where a page reads nothing, in milliseconds. */
const LONGEST = 3000

/**
 * Does some work once a page has what it read first: on a slow line it must not take the way from what somebody waits to
 * see. Answers what gives it up.
 */
export function afterFirstReads(queryClient: QueryClient, work: () => void): () => void {
  const end = () => {
    stop()
    clearTimeout(timer)
  }
  const begin = () => {
    end()
    work()
  }
  const timer = setTimeout(begin, LONGEST)
  const stop = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' && queryClient.isFetching() === 0) begin()
  })
  return end
}
