import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/LocaleProvider.tsx'
import { EmptyState, type EmptyStateProps } from '../EmptyState.tsx'
import { ErrorState, type ErrorStateProps } from '../ErrorState.tsx'
import { Pagination, type Paging } from '../Pagination.tsx'
import { visuallyHidden } from '../paint.ts'
import { Bone } from '../Skeletons.tsx'
import type { Sort } from '../url-state.ts'
import { sortRows, type Column } from './columns.ts'
import { HeaderCells } from './HeaderCells.tsx'
import { ResourceRow } from './ResourceRow.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { TableFrame } from './styles.ts'
import { ROLES } from './roles.ts'
import type { Selection } from './selection.ts'

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
  /** Name of a row for its checkbox; the row's key unless told. */
  rowLabel?: (row: Row) => string
  sort?: Sort | null
  onSort?: (sort: Sort | null) => void
  paging?: Paging
  selection?: Selection
  /** Newer rows are on their way while these are shown. */
  refreshing?: boolean
  error?: ErrorStateProps | null
  /** The key may not read this list. */
  forbidden?: boolean
  empty: EmptyStateProps
  /** Between frame and headings. */
  toolbar?: ReactNode
  /** Buttons for the ticked rows; they appear with the count as soon as a row is ticked. */
  bulkActions?: ReactNode
}

/** A list of records: sorted by heading, paged, tickable; cards on a phone. Loading, empty, refused and failed are told in words. */
export function ResourceTable<Row>(props: ResourceTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    sort,
    onSort,
    paging,
    selection,
    refreshing = false,
    error,
    forbidden,
    empty,
  } = props
  const { i18n } = useLingui()
  const { compare } = useFormat()

  if (forbidden) {
    return (
      <TableFrame>
        <EmptyState
          icon="lock"
          title={i18n._('This key may not see these records')}
          description={i18n._('Ask an administrator of your organization for a key with a role that may.')}
        />
      </TableFrame>
    )
  }
  // The toolbar is the second child everywhere: elsewhere it would be made anew, and a search would lose its cursor.
  if (error && rows === undefined) {
    return (
      <TableFrame>
        {null}
        {props.toolbar}
        <ErrorState {...error} />
      </TableFrame>
    )
  }
  if (rows?.length === 0) {
    return (
      <TableFrame aria-busy={refreshing}>
        {error && <ErrorState {...error} />}
        {props.toolbar}
        <EmptyState {...empty} />
        {paging && paging.page > 1 && <Pagination {...paging} shown={0} />}
      </TableFrame>
    )
  }

  const sorted = rows && sortRows(rows, columns, sort, compare)
  return (
    <TableFrame aria-busy={refreshing || rows === undefined}>
      {error && <ErrorState {...error} />}
      {props.toolbar}
      {selection && selection.selected.size > 0 && <SelectionBar {...selection}>{props.bulkActions}</SelectionBar>}
      <table {...ROLES.table}>
        <caption>{label}</caption>
        <thead {...ROLES.group}>
          <HeaderCells
            columns={columns}
            sort={sort ?? null}
            {...(onSort && { onSort })}
            {...(selection && sorted && { selection, keys: sorted.map(rowKey) })}
          />
        </thead>
        <tbody {...ROLES.group}>
          {sorted?.map((row) => {
            const key = rowKey(row)
            const to = props.rowHref?.(row)
            return (
              <ResourceRow
                key={key}
                row={row}
                id={key}
                columns={columns}
                name={props.rowLabel?.(row) ?? key}
                {...(to !== undefined && { to })}
                {...(selection && { selection })}
              />
            )
          }) ?? <SkeletonRows columns={columns.length + (selection ? 1 : 0)} />}
        </tbody>
      </table>
      {paging && sorted && (
        <div className="foot">
          <Pagination {...paging} shown={sorted.length} />
        </div>
      )}
    </TableFrame>
  )
}

const Hidden = styled('output')(visuallyHidden)

function SkeletonRows({ columns }: { columns: number }) {
  const { i18n } = useLingui()
  return Array.from({ length: 8 }, (_, row) => (
    <tr key={row} {...ROLES.row}>
      {Array.from({ length: columns }, (__, cell) => (
        <td key={cell} {...ROLES.cell} className={cell === 0 ? 'first' : undefined}>
          {row === 0 && cell === 0 && <Hidden>{i18n._('Loading…')}</Hidden>}
          <Bone width={`${60 - ((row * 3 + cell) % 4) * 10}%`} />
        </td>
      ))}
    </tr>
  ))
}
