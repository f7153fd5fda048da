import { useLingui } from '@lingui/react'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import { EmptyState, type EmptyStateProps } from '../empty-state.tsx'
import { ErrorState, type ErrorStateProps } from '../error-state.tsx'
import { Pagination, type Paging } from './pagination.tsx'
import type { Sort } from '../url-state.ts'
import { ColumnsButton } from './columns-button.tsx'
import type { Column } from './columns.ts'
import { RecordsTable } from './records-table.tsx'
import type { RowAction } from './row-actions.ts'
import { tickedCount, untickAll, type Selection } from './selection.ts'
import { TableFrame } from './styles.ts'
import { TableTools } from './tools.ts'
import { USUAL_VIEW, type TableView } from './view.ts'

/** What a resource table shows. */
export interface ResourceTableProps<Row> {
  /** What the rows are, for screen readers (“Services”). */
  label: string
  columns: readonly Column<Row>[]
  /** Absent while the first answer is on its way. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** Where a row leads; its first cell becomes the link. */
  rowHref?: (row: Row) => string
  /** Name of a row for its checkbox and its menu; the row's key unless told. */
  rowLabel?: (row: Row) => string
  /** What can be done with a row, in a menu at its end; a row without any has no menu. */
  rowActions?: (row: Row) => readonly RowAction[]
  /** What a press on a row opens below it, in place of a way to its page; it then has no menu. */
  rowDetail?: ((row: Row) => ReactNode) | undefined
  sort?: Sort | null
  onSort?: (sort: Sort | null) => void
  /** Why the rows cannot be ordered now; the headings then say so where there is no `onSort`. */
  noSort?: string | undefined
  paging?: Paging
  selection?: Selection
  /** Columns in sight, widths and density; with `onView` the reader can change them. */
  view?: TableView
  onView?: (change: Partial<TableView>) => void
  /** Keys of rows that somebody else changed a moment ago: marked for as long as they are in it. */
  fresh?: ReadonlySet<string>
  /** Newer rows are on their way while these are shown. */
  refreshing?: boolean
  error?: ErrorStateProps | null
  /** The key may not read this list. */
  forbidden?: boolean
  /** Filters are set: without rows the table then offers to take them back instead of what `empty` says. */
  filtered?: boolean
  onClearFilters?: () => void
  empty: EmptyStateProps
  /** Further buttons beside those of the table. */
  tools?: ReactNode
  /** Between frame and headings. */
  toolbar?: ReactNode
  /** Stands in place of headings, rows and paging where the reader looks at the records in another way. */
  body?: ReactNode
  /** Buttons for the ticked rows; they appear with the count as soon as a row is ticked. */
  bulkActions?: ReactNode
}

const WRITTEN_IN = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'
const isWriting = (target: EventTarget | null) => target instanceof Element && target.closest(WRITTEN_IN) !== null

/** A list of records: sorted by heading, paged, tickable; cards on a phone. Loading, empty, refused and failed are told in words. */
export function ResourceTable<Row>(props: ResourceTableProps<Row>) {
  const {
    rows,
    paging,
    selection,
    view,
    onView,
    refreshing = false,
    error,
    forbidden,
    filtered,
    onClearFilters,
  } = props
  const { i18n } = useLingui()
  const frame = useRef<HTMLDivElement>(null)

  // The slash leads to the search of the list from anywhere in the page, also while nothing has the focus.
  useEffect(() => {
    const toSearch = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const box = frame.current?.querySelector<HTMLInputElement>('input[type="search"]')
      if (!box || isWriting(event.target) || document.querySelector('dialog:modal, [aria-modal="true"]')) return
      event.preventDefault()
      box.focus()
      box.select()
    }
    document.addEventListener('keydown', toSearch)
    return () => document.removeEventListener('keydown', toSearch)
  }, [])

  if (forbidden) {
    return (
      <TableFrame>
        <EmptyState
          icon="lock"
          title={i18n._('Your key can’t see these records')}
          description={i18n._('Ask an administrator of your organization for a key with more rights.')}
        />
      </TableFrame>
    )
  }

  const tools = (onView || props.tools) && (
    <>
      {onView && <ColumnsButton columns={props.columns} view={view ?? USUAL_VIEW} onView={onView} />}
      {props.tools}
    </>
  )
  const toolbar = props.toolbar ? (
    <TableTools value={tools}>{props.toolbar}</TableTools>
  ) : (
    tools && <div className="tools">{tools}</div>
  )
  // The toolbar is the second child everywhere: elsewhere it would be made anew, and a search would lose its cursor.
  // What could not be read is not empty.
  if (error && (rows === undefined || rows.length === 0)) {
    return (
      <TableFrame ref={frame}>
        {null}
        {toolbar}
        <ErrorState title={i18n._('Couldn’t load the list')} {...error} />
      </TableFrame>
    )
  }
  if (rows?.length === 0) {
    return (
      <TableFrame ref={frame} aria-busy={refreshing}>
        {null}
        {toolbar}
        {filtered ? (
          <EmptyState
            icon="search"
            title={i18n._('Nothing matches these filters')}
            description={i18n._('Try another search or other filters.')}
            action={onClearFilters && <Button onClick={onClearFilters}>{i18n._('Clear filters')}</Button>}
          />
        ) : (
          <EmptyState {...props.empty} />
        )}
        {paging && paging.page > 1 && <Pagination {...paging} shown={0} />}
      </TableFrame>
    )
  }

  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !selection || tickedCount(selection) === 0) return
    if (!isWriting(event.target)) untickAll(selection)
  }
  return (
    <TableFrame
      ref={frame}
      aria-busy={refreshing || rows === undefined}
      data-density={view?.density}
      onKeyDown={escape}
    >
      {error && <ErrorState title={i18n._('Couldn’t load the list')} {...error} />}
      {toolbar}
      {props.body ?? (
        <RecordsTable
          label={props.label}
          columns={props.columns}
          rows={rows}
          rowKey={props.rowKey}
          rowHref={props.rowHref}
          rowLabel={props.rowLabel}
          rowActions={props.rowDetail ? undefined : props.rowActions}
          rowDetail={props.rowDetail}
          sort={props.sort ?? null}
          onSort={props.onSort}
          noSort={props.noSort}
          selection={selection}
          fresh={props.fresh}
          bulkActions={props.bulkActions}
          view={view}
          onView={onView}
          span={
            paging && { before: (paging.page - 1) * paging.limit, total: paging.isMore ? null : (paging.total ?? null) }
          }
        />
      )}
      {!props.body && paging && rows && (
        <div className="foot">
          <Pagination {...paging} shown={rows.length} />
        </div>
      )}
    </TableFrame>
  )
}
