import type { ReactNode } from 'react'
import type { Sort } from '../url-state.ts'

/** A column of a resource table. */
export interface Column<Row> {
  id: string
  /** Heading, and the label of the value on a phone's card. */
  header: string
  render: (row: Row) => ReactNode
  /** What the rows are ordered by when the heading is pressed; a column without it cannot be sorted. */
  sortValue?: (row: Row) => string | number | null | undefined
  /** Any CSS width; the first column takes what the others leave. */
  width?: string
  /** Numbers stand at the end of their cell. */
  align?: 'start' | 'end'
  /** The column gives way when the table (not the window) is narrower than this many pixels. */
  hideBelow?: 720 | 900 | 1080
}

/** Orders rows by a column; without an order, or for an unknown column, they stay as the service sent them. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null | undefined,
  compare: (a: string, b: string) => number,
): readonly Row[] {
  const value = sort && columns.find(({ id }) => id === sort.by)?.sortValue
  if (!value) return rows
  const direction = sort.descending ? -1 : 1
  return rows.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)]
    // What has no value stands last in both directions: nobody looks for it first.
    if (one == null || other == null) return Number(one == null) - Number(other == null)
    const order =
      typeof one === 'number' && typeof other === 'number' ? one - other : compare(String(one), String(other))
    return order * direction
  })
}

/** The order after a press on a heading: ascending, descending, then the service's own. */
export function nextSort(sort: Sort | null | undefined, column: string): Sort | null {
  if (sort?.by !== column) return { by: column, descending: false }
  return sort.descending ? null : { by: column, descending: true }
}
