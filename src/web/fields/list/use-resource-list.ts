import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnswerOf } from '#api/contract/operation.ts'
import { isApiError } from '../../client/api-error.ts'
import { useApi } from '../../client/api-context.ts'
import type { ReadingProgress } from '../../client/list-all.ts'
import { keepShown } from '../../client/query.ts'
import type { List } from '../../client/reading/list.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import type { Paging } from '../../ui/table/pagination.tsx'
import type { Column } from '../../ui/table/columns.ts'
import type { Sort } from '../../ui/url-state.ts'
import type { SetUrlState } from '../../ui/use-url-state.ts'
import { errorSentence } from '../error-sentence.ts'
import { arrangeRecords, cutPage, holdsAll, MOST_HERE } from './arrange.ts'
import { useFollowing } from './following.ts'
import type { Gathered } from './gathered.ts'
import { listMode, type ListMode } from './list-mode.ts'
import { listQueries, type FiltersOf, type ListRow } from './list-query.ts'
import type { ListUrl } from './list-url.ts'
import { useListSelection } from './use-list-selection.ts'
import { useSearchIgnored } from './use-search-ignored.ts'

/** What a list page says of its list. */
export interface ResourceListOptions<R extends ListRow> {
  /** The row of the contract that answers the list. */
  row: R
  /** The filters in force, without page and search. */
  filters: FiltersOf<R>
  /**
   * Whether the interface searches this list by its `search`; otherwise the page does, over all columns, unless what was
   * typed stands in `filters` already.
   */
  searched: 'by service' | 'here' | 'by filters'
  /** What a search goes through, where the reader would expect more. */
  searchNotice?: string | null
  /** A filter that the interface does not have, so that the page applies it; `value` says which one is in force. */
  narrow?: { value: string; keep: (record: AnswerOf<R>) => boolean } | undefined
  /** What to ask for when all is read for a file or an action, where that is more than `filters`: every expansion. */
  wholeFilters?: FiltersOf<R>
  url: ListUrl
  set: SetUrlState<ListUrl>
  /** All columns, also those that are hidden; memoize them, since ordering a long list anew takes time. */
  columns: readonly Column<AnswerOf<R>>[]
  rowKey: (row: AnswerOf<R>) => string
  /** The records put together by the page, where the interface has no list that holds them all; `row` is not asked then. */
  gathered?: Gathered<AnswerOf<R>> | undefined
  /** False while something is missing without which the list cannot be asked for. */
  enabled?: boolean
}

/**
 * One list of the service for a table. It reads page by page as long as order and search are the service's own. For an
 * order or a search that the interface does not have, it reads all that fit the filters and does it here.
 */
export function useResourceList<R extends ListRow>(options: ResourceListOptions<R>) {
  type T = AnswerOf<R>
  const { row, narrow, url, set, columns, rowKey, gathered } = options
  const enabled = (options.enabled ?? true) && !gathered
  const { value: kept = '', keep } = narrow ?? {}
  const { i18n } = useLingui()
  const { compare, number } = useFormat()
  const api = useApi()
  const queryClient = useQueryClient()
  const { sort, limit } = url
  const words = url.search.trim()
  const ignored = useSearchIgnored(row, options.filters, {
    search: words,
    limit,
    rowKey,
    enabled: enabled && options.searched === 'by service',
  })
  const { searched: wish } = options
  const searched = wish !== 'by filters' && (gathered || ignored) ? 'here' : wish
  const search = searched === 'here' ? words : ''
  const asService = (asked: FiltersOf<R>) => (searched === 'by service' ? { ...asked, search: url.search } : asked)
  const filters = asService(options.filters)
  const queries = listQueries(api, row, filters)
  const ordered = sort !== null && columns.some(({ id, sortValue }) => id === sort.by && sortValue)
  const narrowed = search !== '' || kept !== ''
  const arranges = ordered || narrowed

  const asked = arranges || gathered ? 1 : url.page
  const page = useQuery({ ...queries.page(asked, limit), ...keepShown, enabled })
  const answer = gathered ? undefined : (page.data as List<T> | undefined)
  const settled = answer !== undefined && !page.isPlaceholderData
  const inOnePage = answer !== undefined && holdsAll(answer, asked, limit)
  const facts = {
    gathered: gathered !== undefined,
    arranges,
    inOnePage,
    // Of a list that was not counted to its end there is one more at least.
    total: settled ? answer.total && answer.total + Number(answer.isMore ?? false) : null,
    held: undefined,
  }
  const readsAll = enabled && settled && !inOnePage && listMode(facts) === 'reading-all'
  const all = useQuery({ ...queries.all, ...keepShown, enabled: readsAll })
  const isLooking = useFollowing({
    read: () => Promise.all([page, ...(readsAll ? [all] : [])].map((it) => it.refetch({ cancelRefetch: false }))),
    calls: readsAll ? 1 + Math.ceil((answer?.total ?? 0) / (row.list.maxLimit ?? limit)) : 1,
    enabled: enabled && settled,
  })
  const every = all.data as List<T> | undefined
  // Until a search is answered the records of the one before stand in their order, and not as the service gave its first page.
  const isOfPage = !all.isPlaceholderData || (page.isPlaceholderData && every?.total === answer?.total)
  const whole = gathered ? gathered.items : (inOnePage ? answer : isOfPage ? every : undefined)?.items
  const mode = listMode({ ...facts, held: whole?.length })

  const arranged = useMemo(
    () =>
      mode === 'local' && whole
        ? arrangeRecords(whole, { columns, keep: kept === '' ? undefined : keep, search, sort, compare })
        : whole,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `kept` stands for `keep`, which may be made anew each time
    [whole, mode, columns, kept, search, sort, compare],
  )
  const inPage = mode === 'local' || (mode === 'too-many' && (gathered || inOnePage)) ? arranged : undefined
  const repeated = inPage ? undefined : repeatedPage(answer, rowKey, asked, queries.known(queryClient, 1, limit))
  const cut = inPage && cutPage(inPage, url.page, limit)
  // Rows that a search has not been through yet would say that they were found.
  const rows = mode === 'reading-all' && narrowed ? undefined : (cut?.rows ?? repeated ?? answer?.items)
  const total = inPage?.length ?? repeated?.length ?? answer?.total ?? null

  const isMore = !inPage && !repeated && answer?.isMore === true

  const error = gathered ? gathered.error : (page.error ?? all.error)
  const forbidden = isApiError(error) && error.kind === 'rights'
  const readAll = async (signal?: AbortSignal, onProgress: ReadingProgress = () => {}): Promise<readonly T[]> => {
    if (gathered) {
      const items = await gathered.readAll(onProgress, signal)
      return arrangeRecords(items, { columns, keep: kept === '' ? undefined : keep, search, sort, compare })
    }
    const everything = listQueries(api, row, asService(options.wholeFilters ?? options.filters))
    const { items } = await everything.readAll(onProgress, signal)
    return arrangeRecords(items, { columns, keep: kept === '' ? undefined : keep, search, sort, compare })
  }
  const ticked = useListSelection({
    scope: JSON.stringify([filters, search, kept]),
    rows,
    rowKey,
    total:
      mode === 'too-many' && narrowed ? null : gathered?.partial ? (narrowed ? null : (gathered.total ?? null)) : total,
    isMore,
    growing: gathered?.partial ?? false,
    readAll,
    partial: options.wholeFilters !== undefined,
  })
  const heldBack = answer?.outOfReach
    ? i18n._('This server lists {count} of {total} records here and offers no way to the others.', {
        count: number(answer.total ?? answer.items.length),
        total: number((answer.total ?? answer.items.length) + answer.outOfReach),
      })
    : null
  const count = answer?.total == null ? null : number(answer.total)
  const paging: Paging = {
    page: cut?.page ?? (repeated ? 1 : url.page),
    limit,
    ...(total !== null && { total, isMore }),
    onPage: (next) => set({ page: next }, { replace: false }),
    onLimit: (next) => set({ limit: next, page: 1 }),
  }
  return {
    /** Everything that a `ResourceTable` is told of the list. */
    table: {
      rows,
      paging,
      sort: mode === 'too-many' || mode === 'reading-all' ? null : sort,
      onSort: (next: Sort | null) => set({ sort: next, page: 1 }),
      selection: ticked.selection,
      refreshing:
        gathered?.refreshing ||
        (mode === 'reading-all' && enabled && !error) ||
        (!isLooking && ((page.isFetching && answer !== undefined) || all.isFetching)),
      error:
        error && !forbidden
          ? {
              description: errorSentence(i18n, error),
              retry: gathered?.retry ?? (() => void (page.error ? page.refetch() : all.refetch())),
            }
          : null,
      forbidden,
    },
    /** Records that fit filters and search; null where the deployment does not tell. */
    total,
    /** Whether there are more than `total`. */
    isMore,
    /** What the reader must know about order and search: that they take time, or that they were not done. */
    notice:
      (mode === 'too-many' || (mode === 'reading-all' && settled && !error)
        ? arrangingWords(i18n, mode, narrowed, mode === 'too-many' ? number(MOST_HERE) : count)
        : null) ??
      gathered?.notice ??
      options.searchNotice ??
      heldBack,
    /** How the records are shown. */
    mode,
    /** How many records are ticked; null for all of a list that nobody has counted. */
    count: ticked.count,
    selectedItems: ticked.selectedItems,
    wholeItems: ticked.wholeItems,
    /** Every record that fits filters and search, in the order of the list, read anew. */
    readAll,
  }
}

/** What is said while records are read to be ordered or searched here, or why they are not; `count` is in words. */
function arrangingWords(
  i18n: I18n,
  mode: Extract<ListMode, 'reading-all' | 'too-many'>,
  narrowed: boolean,
  count: string | null,
): string {
  if (mode === 'too-many') {
    return narrowed
      ? i18n._('More than {most} records: too many to search here. Filter first.', { most: count })
      : i18n._('More than {most} records: too many to sort here. Filter first.', { most: count })
  }
  if (count === null) {
    return narrowed ? i18n._('Loading all records to search…') : i18n._('Loading all records to sort…')
  }
  return narrowed ? i18n._('Searching {count} records…', { count }) : i18n._('Sorting {count} records…', { count })
}

/** The first page, where a deployment without totals answers it again instead of the page that was asked for. */
function repeatedPage<T>(
  answer: List<T> | undefined,
  rowKey: (row: T) => string,
  asked: number,
  first: List<T> | undefined,
): readonly T[] | undefined {
  const [here, there] = [answer?.items[0], first?.items[0]]
  if (asked === 1 || answer?.total !== null || here === undefined || there === undefined) return undefined
  return rowKey(here) === rowKey(there) ? first?.items : undefined
}
