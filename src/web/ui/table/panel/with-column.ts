import { shownColumns, type ColumnOption, type TableView } from '../view.ts'

/** The view after a column was shown or hidden, or moved by some places; the order of the hidden ones is the page's. */
export function withColumn(
  columns: readonly ColumnOption[],
  view: TableView,
  id: string,
  change: { shown: boolean } | { by: number },
): Pick<TableView, 'columns'> {
  const ids = shownColumns(columns, view).map((column) => column.id)
  if ('shown' in change) {
    const rest = ids.filter((other) => other !== id)
    return usualOrChosen(columns, change.shown ? [...rest, id] : rest)
  }
  const from = ids.indexOf(id)
  // The first place belongs to the column that names the row.
  const to = Math.min(ids.length - 1, Math.max(1, from + change.by))
  return usualOrChosen(columns, from < 1 ? ids : ids.toSpliced(from, 1).toSpliced(to, 0, id))
}

/** The usual columns in their usual order count as no choice: they then follow the page, and the address stays plain. */
function usualOrChosen(columns: readonly ColumnOption[], ids: readonly string[]): Pick<TableView, 'columns'> {
  const usual = shownColumns(columns)
  return { columns: usual.length === ids.length && usual.every(({ id }, index) => id === ids[index]) ? [] : ids }
}
