import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { contract } from '#api/contract/table.ts'
import type { Interval } from '#api/time/interval.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { useCaller } from '../../client/use-caller.ts'
import { useExtension } from '../../client/use-operation.ts'
import { ownWrites, subscribeWrites } from '../../commands/appointments/history.ts'
import { useFollowing } from '../../fields/list/following.ts'
import { entryOfAudit, entryOfOwn, type JournalEntry } from '../../commands/way-back/entries.ts'

/** Writes that are read at a time: the appointments of each are looked at too. */
const AT_ONCE = 40

/** Whose writes a journal has: empty is this desk's own, `all` everybody's, or else one person's by id. */
export type JournalOf = string
/** Those of everybody in the organization. */
export const EVERYONE = 'all'

/** The writes of a stretch of time, newest first: the service's own record, or this browser's where there is none. */
export function useJournal(of: JournalOf, { start, end }: Interval) {
  const api = useApi()
  const caller = useCaller()
  const hasAudit = useExtension('audit') && caller !== null
  const kept = useSyncExternalStore(subscribeWrites, () => ownWrites(api.connectionId))
  const self = caller?.person ? { person: caller.person.id } : { key: caller?.accessKeyId ?? '' }
  const query = {
    ...(of === '' ? self : of === EVERYONE ? {} : { person: of }),
    from: new Date(start).toISOString(),
    to: new Date(end).toISOString(),
    limit: AT_ONCE,
  }
  const { queryKey } = queryOf(api, contract.audit.list, { query })
  const asked = useInfiniteQuery({
    // What this browser writes is in the audit at once.
    queryKey: [...queryKey, 'journal', kept.at(-1)?.id ?? ''],
    queryFn: ({ pageParam, signal }) => api.audit.list({ query: { ...query, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ items, total, isMore }, pages) =>
      items.length > 0 && (isMore || (total ?? 0) > pages.length * AT_ONCE) ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
    enabled: hasAudit && caller !== undefined,
  })
  useFollowing({ read: () => asked.refetch({ cancelRefetch: false }), enabled: hasAudit && asked.data !== undefined })

  const own = useMemo(
    () =>
      kept
        .filter(({ at }) => Date.parse(at) >= start && Date.parse(at) < end)
        .toReversed()
        .map(entryOfOwn),
    [kept, start, end],
  )
  const told = useMemo(() => asked.data?.pages.flatMap(({ items }) => items).map(entryOfAudit), [asked.data])
  const entries: readonly JournalEntry[] | undefined = hasAudit ? told : caller === undefined ? undefined : own
  const { error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = asked
  /** All of them, those included that nobody has asked to see yet. */
  const readAll = async (): Promise<readonly JournalEntry[]> => {
    if (!hasAudit) return own
    let read: Pick<typeof asked, 'data' | 'hasNextPage' | 'fetchNextPage' | 'error'> = asked
    while (read.hasNextPage) {
      // oxlint-disable-next-line no-await-in-loop -- Each page says whether there is another one.
      read = await read.fetchNextPage({ cancelRefetch: false })
      if (read.error) throw read.error
    }
    return read.data?.pages.flatMap(({ items }) => items).map(entryOfAudit) ?? []
  }
  return { readAll, entries, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isOwnOnly: !hasAudit }
}
