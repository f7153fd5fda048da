import { useLingui } from '@lingui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import type { QueryOf } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import { posterOf } from '#api/core/rules/medium-poster.ts'
import { useApi } from '../../client/api-context.ts'
import { listAllGradually, listAllWithProgress } from '../../client/list-all.ts'
import { keepShown, queryAllOf, queryOf } from '../../client/query.ts'
import { MOST_HERE } from '../../fields/list/arrange.ts'
import { useFollowing } from '../../fields/list/following.ts'
import type { Gathered } from '../../fields/list/gathered.ts'
import type { MediaUsers } from '../../fields/uses/media-users.ts'
import type { KnownUsers } from '../../fields/uses/use-media-users.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'

interface Library {
  items: readonly Multimedia[]
  /** How many there are to read; null where nobody tells. */
  total: number | null
  /** Whether they are all there. */
  whole: boolean
}

/** What the service can be asked for. */
type LibraryFilters = Pick<QueryOf<typeof contract.multimedia.list>, 'name' | 'status' | 'type' | 'color'>

interface LibraryOptions {
  filters: LibraryFilters
  /** Who uses what, where only unused media are wanted. */
  unused: KnownUsers | undefined
  enabled: boolean
}

/** The media that neither a preset, a room, a service nor, as its cover or poster, another medium shows. */
const unusedOf = (media: readonly Multimedia[], users: MediaUsers): readonly Multimedia[] => {
  const shown = new Set(media.flatMap((medium) => [medium.coverVideo?.url, posterOf(medium)?.url]))
  return media.filter((medium) => users.of(medium).length === 0 && (medium.url === null || !shown.has(medium.url)))
}

/** Every medium that fits the filters: the first ones are shown while the rest is still being read, and that is said. */
export function useLibrary({ filters, unused, enabled }: LibraryOptions): Gathered<Multimedia> {
  const { i18n } = useLingui()
  const { number } = useFormat()
  const api = useApi()
  const queryClient = useQueryClient()
  const queryKey = [...queryAllOf(api, contract.multimedia.list, { query: filters }).queryKey, 'gradually']
  const reading = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Library> => {
      const { items } = await listAllGradually(
        api,
        contract.multimedia.list,
        (found, total, soFar) => {
          const known = queryClient.getQueryData<Library>(queryKey)
          // What is shown never gets less because it is read anew.
          if (signal.aborted || total === found || known?.whole || found <= (known?.items.length ?? 0)) return
          // The list found them as what its row answers.
          queryClient.setQueryData<Library>(queryKey, { items: soFar() as Multimedia[], total, whole: false })
        },
        { query: filters, signal },
      )
      return { items, total: items.length, whole: true }
    },
    // Comparing ten thousand records with their former selves takes longer than painting those in sight.
    structuralSharing: false,
    ...keepShown,
    enabled,
  })
  const { data } = reading
  useFollowing({
    read: () => reading.refetch({ cancelRefetch: false }),
    calls: Math.ceil((data?.items.length ?? 0) / contract.multimedia.list.list.maxLimit),
    enabled: enabled && data?.whole === true && !reading.isPlaceholderData,
  })
  const users = unused?.users
  const items = useMemo(
    () => (!unused ? data?.items : users && data && unusedOf(data.items, users)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `unused` is made anew each time; whether it is there counts.
    [data, users, unused === undefined],
  )
  const missing = data && !data.whole && !reading.isPlaceholderData
  const [found, total] = [number(data?.items.length ?? 0), data?.total == null ? null : number(data.total)]
  const notice = !missing
    ? null
    : reading.isFetching
      ? total === null
        ? i18n._('{found} files loaded so far; loading the rest.', { found })
        : i18n._('{found} of {total} files loaded so far; loading the rest.', { found, total })
      : i18n._('Only the first {found} files could be loaded. There may be more results.', { found })
  return {
    items,
    partial: data !== undefined && !data.whole,
    // Which of the rest nobody uses is not known before it is read.
    total: unused ? null : (data?.total ?? null),
    // Read anew in the background, as after each of many uploads, what is shown stays as it is.
    refreshing: reading.isPlaceholderData || (unused !== undefined && !users && !unused.error),
    notice,
    error: reading.error ?? unused?.error ?? null,
    retry: () => {
      if (reading.isError) void reading.refetch()
      unused?.retry()
    },
    readAll: async (onProgress, signal) => {
      const input = { query: filters, ...(signal && { signal }) }
      const { items: all } = await listAllWithProgress(api, contract.multimedia.list, onProgress, input)
      if (!unused) return all
      if (!users) throw unused.error ?? new Error('Who uses which medium is not known yet.')
      return unusedOf(all, users)
    },
  }
}

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
  if (words === '' || ((data?.total ?? 0) <= MOST_HERE && !data?.isMore))
    return { asked, searched: 'here', searchNotice: null }
  return {
    asked: { ...asked, name: words },
    searched: 'by filters',
    searchNotice: i18n._('More than {most} files: only names are searched, not descriptions or other text.', {
      most: number(MOST_HERE),
    }),
  }
}
