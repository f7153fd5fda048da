import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import type { HistorySubject } from './steps.ts'

/** Changes that are read at a time. */
const AT_ONCE = 50

/** The changes of one record, newest first; they are read anew when the record has another version. */
export const useHistory = ({ resource, id }: HistorySubject, version: number | undefined) => {
  const api = useApi()
  const { queryKey } = queryOf(api, contract.audit.list, { query: { resource, id } })
  const query = useInfiniteQuery({
    queryKey: [...queryKey, 'history', version ?? 0],
    queryFn: ({ pageParam, signal }) =>
      api.audit.list({ query: { resource, id, page: pageParam, limit: AT_ONCE }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ items, total }, pages) =>
      items.length > 0 && (total ?? 0) > pages.length * AT_ONCE ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
  })
  return { ...query, entries: query.data?.pages.flatMap(({ items }) => items) }
}
