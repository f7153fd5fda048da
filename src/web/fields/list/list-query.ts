import type { QueryClient } from '@tanstack/react-query'
import type { AnswerOf, ListShape, QueryOf, Row } from '#api/contract/operation.ts'
import type { Api } from '../../client/create-api.ts'
import { listAllWithProgress, type ReadingProgress } from '../../client/list-all.ts'
import { queryAllOf, queryPageOf } from '../../client/query.ts'
import type { List } from '../../client/reading/list.ts'
import type { ListUrl } from './list-url.ts'

/** A row of the contract that answers a list. */
export type ListRow = Row & { list: ListShape }

/** What a list is asked for, beside its page. */
export type FiltersOf<R extends ListRow> = Omit<QueryOf<R>, 'page' | 'limit'>

/** The ways to read one list; what its page and its filters are is known, so the calls need no types of their own. */
export const listQueries = <R extends ListRow>(api: Api, row: R, filters: FiltersOf<R>) => {
  type Answer = List<AnswerOf<R>>
  const input = (query: object) => ({ query }) as never
  const pageOf = (page: number, limit: number) => queryPageOf(api, row, input({ ...filters, page, limit }))
  return {
    /** One page, of the size asked for whatever size the deployment gives. */
    page: pageOf,
    /** All of it, kept like every other answer. */
    all: queryAllOf(api, row, input(filters)),
    /** All of it, read anew and only for who asks. */
    readAll: (onProgress: ReadingProgress, signal?: AbortSignal): Promise<Answer> =>
      listAllWithProgress(api, row, onProgress, {
        query: filters,
        ...(signal && { signal }),
      } as never) as Promise<Answer>,
    /** A page as it was last read. */
    known: (queryClient: QueryClient, page: number, limit: number): Answer | undefined =>
      queryClient.getQueryData(pageOf(page, limit).queryKey as readonly unknown[]),
  }
}

/**
 * Asks for the rows that an address shows of a list, under the key that the list itself reads. Without a `search` the page
 * searches by itself, and then begins with the first page as well.
 */
export const askFirstPage = <R extends ListRow>(
  { api, queryClient }: { api: Api; queryClient: QueryClient },
  row: R,
  { sort, page, limit, search }: Pick<ListUrl, 'sort' | 'page' | 'limit'> & Partial<Pick<ListUrl, 'search'>>,
  asked: FiltersOf<R>,
): Promise<void> => {
  const { page: pageOf } = listQueries(api, row, search === undefined ? asked : { ...asked, search })
  // What is put in order here begins with its first page.
  return queryClient.prefetchQuery(pageOf(sort === null ? page : 1, limit))
}
