import type { ReadingProgress } from '../../client/list-all.ts'

/** Records from many lists of the service, put together by the page: the list then pages, orders and searches them here. */
export interface Gathered<T> {
  /** Absent until there is something to show. Keep its identity while nothing changes. */
  items: readonly T[] | undefined
  refreshing: boolean
  /** Whether `items` are not all yet, so that who takes all of them in sight does not take all there are. */
  partial?: boolean
  /** How many there will be, where somebody tells. */
  total?: number | null
  /** What the reader must know of it: that `items` are not all yet. */
  notice?: string | null
  /** Why there is nothing at all. */
  error: Error | null
  retry: () => void
  /** Reads everything anew, for a file or for an action on all of it; fails rather than leave something out. */
  readAll: (onProgress: ReadingProgress, signal?: AbortSignal) => Promise<readonly T[]>
}
