import type { List } from '../../client/reading/list.ts'
import { sortRows, type Column } from '../../ui/table/columns.ts'
import type { Sort } from '../../ui/url-state.ts'
import { searchRows } from './search.ts'

/** Records that are ordered or searched in the page at most; reading more would keep service and reader waiting. */
export const MOST_HERE = 10_000

/** Whether an answer certainly holds every record: the total says so, or the deployment does not cut its lists at all. */
export const holdsAll = ({ items, total }: List<unknown>, page: number, limit: number): boolean => {
  if (total !== null && total > items.length) return false
  return items.length > limit || (page === 1 && total !== null)
}

/** What a page of the dashboard does itself with records that it holds to the last one. */
export interface Arrangement<T> {
  columns: readonly Column<T>[]
  /** Which records to keep, where the interface has no such filter. */
  keep?: ((record: T) => boolean) | undefined
  search: string
  sort: Sort | null
  compare: (a: string, b: string) => number
}

/** The records that filter and search leave, in order. */
export const arrangeRecords = <T>(
  items: readonly T[],
  { columns, keep, search, sort, compare }: Arrangement<T>,
): readonly T[] => sortRows(searchRows(keep ? items.filter(keep) : items, columns, search), columns, sort, compare)

/** One page of records; a page behind the last one is the last one. */
export const cutPage = <T>(items: readonly T[], page: number, limit: number): { rows: readonly T[]; page: number } => {
  const last = Math.max(1, Math.ceil(items.length / limit))
  const shown = Math.min(page, last)
  return { rows: items.slice((shown - 1) * limit, shown * limit), page: shown }
}
