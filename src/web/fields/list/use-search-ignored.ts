import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#api/contract/operation.ts'
import { useApi } from '../../client/api-context.ts'
import type { List } from '../../client/reading/list.ts'
import { listQueries, type FiltersOf, type ListRow } from './list-query.ts'
import { holdsSearch } from './search.ts'

interface Asked<T> {
  search: string
  limit: number
  rowKey: (row: T) => string
  enabled: boolean
}

/**
 * Whether a deployment does not search a list although it is asked to: something in its answer has nothing of what was
 * looked for, and without the search it answers the very same. The page then searches by itself.
 */
export function useSearchIgnored<R extends ListRow>(
  row: R,
  filters: FiltersOf<R>,
  { search, limit, rowKey, enabled }: Asked<AnswerOf<R>>,
): boolean {
  type Answer = List<AnswerOf<R>> | undefined
  const api = useApi()
  const asked = enabled && search !== ''
  const found = useQuery({ ...listQueries(api, row, { ...filters, search }).page(1, limit), enabled: asked })
    .data as Answer
  const suspect = asked && (found?.items.some((item) => !holdsSearch(JSON.stringify(item), search)) ?? false)
  const plain = useQuery({ ...listQueries(api, row, { ...filters, search: '' }).page(1, limit), enabled: suspect })
    .data as Answer
  if (!suspect || !found || !plain || found.isMore || found.total !== plain.total) return false
  const keys = ({ items }: List<AnswerOf<R>>) => items.map(rowKey).join('\n')
  return keys(found) === keys(plain)
}
