import { isValidElement, type ReactNode } from 'react'
import type { Sort } from '../url-state.ts'

/** A column of a resource table. */
export interface Column<Row> {
  id: string
  /** Heading, and the label of the value on a phone's card. */
  header: string
  /**
   * What the cell shows. A button in it takes the given `tabIndex` and `data-control="cell"`, as the Tab key reaches the controls
   * of one row, and the arrows walk from there.
   */
  render: (row: Row, tabIndex?: 0 | -1) => ReactNode
  /**
   * What stands before the name in the first cell, outside of its link, since it may hold a button: that takes the given `tabIndex`,
   * as the Tab key reaches the controls of one row.
   */
  picture?: (row: Row, tabIndex: 0 | -1) => ReactNode
  /** What the rows are ordered by when the heading is pressed; a column without it cannot be sorted. */
  sortValue?: (row: Row) => string | number | null | undefined
  /** Any CSS width; the first column takes what the others leave. */
  width?: string
  /** Numbers stand at the end of their cell. */
  align?: 'start' | 'end'
  /** The column gives way when the table (not the window) is narrower than this many pixels. */
  hideBelow?: 720 | 900 | 1080
  /** A phone's card shows it nevertheless, since a card grows downwards. */
  onCard?: boolean
  /** On a phone's card its heading stands before the value, which says nothing alone; so it is with numbers anyway. */
  named?: boolean
  /** Stands at the end of a row's first line on a phone, such as a status, and takes at most this many CSS pixels of it. */
  aside?: number
  /**
   * What rows have in common that follow each other in the order of this column, such as their day: it is said once above
   * them, and `renderInGroup` is the cell without it.
   */
  groupOf?: (row: Row) => string
  renderInGroup?: (row: Row) => ReactNode
  groupedWidth?: string
  /** Not shown unless the reader chooses it. */
  optional?: boolean
  /** Cannot be hidden; so it is with the first column anyway. */
  always?: boolean
  /** The cell in plain words, for the search of all text and for files; what is shown unless told. */
  text?: (row: Row) => string
  /** The value for a file where that is more than its words: minutes or a count as a number, a date as `YYYY-MM-DD`. */
  csv?: (row: Row) => string | number | null
  /** The heading in a file where it says more, such as the unit of `csv`. */
  csvHeader?: string
  /** Ticked for a file also while it is hidden. */
  csvChosen?: true
  /** What a cell of several facts says, one fact a column; only files have them, beside the column. */
  facts?: readonly Fact<Row>[]
}

/** A column of a file that no table shows. */
export interface Fact<Row> {
  /** Heading, unlike that of any other column. */
  header: string
  csv: (row: Row) => string | number | null
  /** Whether it is in the file unless the person chooses otherwise; true. */
  chosen?: boolean
}

/** What a cell says in plain words; empty where it has nothing to say. */
export function textOf<Row>(column: Column<Row>, row: Row): string {
  if (column.text) return column.text(row)
  const value = column.sortValue?.(row)
  if (typeof value === 'string') return value
  const shown = wordsIn(column.render(row)).trim()
  if (shown !== '') return NOTHING.has(shown) ? '' : shown
  return value == null ? '' : String(value)
}

/** Marks that stand in a cell without a value. */
const NOTHING: ReadonlySet<string> = new Set(['—', '–', '-'])

/** Whether a cell has no value to show: a card leaves it out, where a column has a mark for it. */
export const saysNothing = (shown: ReactNode): boolean =>
  shown == null || shown === '' || (typeof shown === 'string' && NOTHING.has(shown))

function wordsIn(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint') return String(node)
  if (Array.isArray(node)) return node.map(wordsIn).join('')
  if (!isValidElement<{ children?: ReactNode; label?: unknown }>(node)) return ''
  // A chip is told its words as a label.
  return typeof node.props.label === 'string' ? node.props.label : wordsIn(node.props.children)
}

const isNothing = (value: unknown): value is null | undefined | '' => value == null || value === ''

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
    if (isNothing(one) || isNothing(other)) return Number(isNothing(one)) - Number(isNothing(other))
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

/**
 * The column whose groups stand above the rows: the one that orders them, by the reader's choice or because the service
 * sends them so. Groups that would come twice group nothing.
 */
export function groupingColumn<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  sort: Sort | null,
): Column<Row> | undefined {
  const column = columns.find(({ id, groupOf }) => groupOf && (sort === null || sort.by === id))
  if (!column?.groupOf) return undefined
  const seen = new Set<string>()
  let last: string | undefined
  for (const row of rows) {
    const group = column.groupOf(row)
    if (group === last) continue
    if (seen.has(group)) return undefined
    seen.add(group)
    last = group
  }
  return column
}
