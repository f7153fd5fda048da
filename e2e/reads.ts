import type { Request } from '@playwright/test'

/** One read as a page really made it. */
export interface Read {
  /** Without a query. */
  path: string
  query: URLSearchParams
}

/** The reads of the interface that a request makes: the one that it is, or those of a batch. */
export function readsIn(request: Request): Read[] {
  const url = new URL(request.url())
  const isBatch = request.method() === 'POST' && url.pathname === '/x/batch'
  if (!isBatch) return request.method() === 'GET' ? [{ path: url.pathname, query: url.searchParams }] : []
  const { reads } = request.postDataJSON() as { reads: { path: string }[] }
  return reads.map(({ path }) => {
    const { pathname, searchParams } = new URL(path, url)
    return { path: pathname, query: searchParams }
  })
}
