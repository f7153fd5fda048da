import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { MOST_HERE } from '../../fields/list/arrange.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import type { LibraryFilters } from './use-library.ts'

/** How media are searched, for a `ResourceList`. */
interface LargeSearch {
  asked: LibraryFilters
  searched: 'here' | 'by filters'
  searchNotice: string | null
}

/**
 * Whether what is typed is looked for by the page, in all texts of the media, or by the service, in their names alone: more
 * media than the page searches itself only the service can search. Another filter by name then stays the page's.
 */
export function useLargeSearch(asked: LibraryFilters, search: string): LargeSearch {
  const { i18n } = useLingui()
  const { number } = useFormat()
  const api = useApi()
  const words = search.trim()
  // Only the number of them is wanted, which one record brings along.
  const counting = queryOf(api, contract.multimedia.list, { query: { ...asked, page: 1, limit: 1 } })
  const { data } = useQuery({ ...counting, enabled: words !== '' })
  if (words === '' || (data?.total ?? 0) <= MOST_HERE) return { asked, searched: 'here', searchNotice: null }
  return {
    asked: { ...asked, name: words },
    searched: 'by filters',
    searchNotice: i18n._('More than {most} files: only names are searched, not descriptions or other text.', {
      most: number(MOST_HERE),
    }),
  }
}
