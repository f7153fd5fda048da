import { useLingui } from '@lingui/react'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableHead from '@mui/material/TableHead'
import { useMemo, useRef, useState, type CSSProperties, type ReactNode, type Ref } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFormat } from '../../i18n/locale-provider.tsx'
import type { Sort } from '../url-state.ts'
import { groupingColumn, sortRows, type Column } from './columns.ts'
import { OpenMenu } from '../menu-button.tsx'
import { GroupRow, SpanRow } from './group-row.tsx'
import { HeaderCells } from './header-cells.tsx'
import { ResourceRow } from './resource-row.tsx'
import { ROLES } from './roles.ts'
import { SelectionBar } from './panel/selection-bar.tsx'
import type { RowAction } from './row-actions.ts'
import { isTicked, tickedCount, type Selection } from './selection.ts'
import { SkeletonRows } from './skeleton-rows.tsx'
import { toldOnce } from './told-once.ts'
import { useOverflow } from './use-overflow.ts'
import { useRowControls } from './use-row-controls.ts'
import { roomOf, shownColumns, USUAL_VIEW, type TableView } from './view.ts'
import { VirtualRows } from './virtual-rows.tsx'

/** Rows that are all painted; of more only those in sight. */
const PLAIN_ROWS = 100

/** Keys of the rows before any has arrived. */
const NO_KEYS: readonly string[] = []

interface RecordsTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  rowHref: ((row: Row) => string) | undefined
  rowLabel: ((row: Row) => string) | undefined
  rowActions: ((row: Row) => readonly RowAction[]) | undefined
  rowDetail: ((row: Row) => ReactNode) | undefined
  sort: Sort | null
  onSort: ((sort: Sort | null) => void) | undefined
  noSort: string | undefined
  selection: Selection | undefined
  /** Keys of rows that are marked as changed. */
  fresh: ReadonlySet<string> | undefined
  bulkActions: ReactNode
  view: TableView | undefined
  onView: ((change: Partial<TableView>) => void) | undefined
  /** Rows before the first one of this page, and of all pages together (null: nobody tells); absent without pages. */
  span: { before: number; total: number | null } | undefined
}

/** The table itself: headings, rows in their order, and what is done with ticked ones. */
export function RecordsTable<Row>(props: RecordsTableProps<Row>) {
  const { rows, rowKey, rowHref, rowLabel, rowActions, rowDetail, sort, selection, view, onView, span } = props
  const { i18n } = useLingui()
  const { compare } = useFormat()
  const navigate = useNavigate()
  const [menu, setMenu] = useState<{ key: string; button: HTMLElement } | null>(null)
  const [opened, setOpened] = useState<readonly string[]>([])
  const scroller = useRef<HTMLDivElement>(null)
  const { wide, watch } = useOverflow()

  const usual = useMemo(() => shownColumns(props.columns, view), [props.columns, view])
  const sorted = useMemo(
    () => rows && sortRows(rows, props.columns, sort, compare),
    [rows, props.columns, sort, compare],
  )
  const keys = useMemo(() => sorted?.map(rowKey) ?? NO_KEYS, [sorted, rowKey])
  // Headings that wait for their rows stand as they will above them: most lists come in their usual order.
  const grouping = useMemo(() => groupingColumn(usual, sorted ?? [], sort), [usual, sorted, sort])
  const columns = useMemo(() => usual.map((column) => inGroup(column, grouping)), [usual, grouping])
  const items = useMemo(
    () => withGroups(sorted ?? [], keys, grouping?.groupOf, opened),
    [sorted, keys, grouping, opened],
  )
  const itemKeys = useMemo(() => items.map(({ key }) => key), [items])
  const rowAt = (key: string) => sorted?.[keys.indexOf(key)]
  const { active, focusActive, handlers } = useRowControls({
    keys,
    selection,
    open: (key) => {
      if (rowDetail) {
        return setOpened(opened.includes(key) ? opened.filter((other) => other !== key) : [...opened, key])
      }
      const row = rowAt(key)
      if (row !== undefined && rowHref) void navigate(rowHref(row))
      return undefined
    },
    ...(rowActions && { openMenu: (key, button) => setMenu({ key, button }) }),
  })

  const virtual = keys.length > PLAIN_ROWS
  // The widths of a table whose rows come and go must not follow those rows; drawn widths ask for the same.
  const fixed = virtual || onView !== undefined
  const chosen = view !== undefined && (view.columns.length > 0 || Object.keys(view.widths).length > 0)
  const menus = rowActions !== undefined || rowDetail !== undefined
  const aside = columns.find((it) => it.aside)?.aside
  const names = [
    fixed && 'fixed',
    selection && 'picks',
    chosen && 'chosen-columns',
    aside !== undefined && 'with-aside',
  ]
  const askPage = toldOnce({ rowLabel, rowHref, rowActions })
  const giving = columns.slice(1).flatMap(({ hideBelow }) => (hideBelow === undefined ? [] : `below-${hideBelow}`))
  const cells = columns.length - giving.length + (selection ? 1 : 0) + (menus ? 1 : 0)
  const paint = (place: number, ref?: Ref<HTMLTableRowElement>) => {
    const item = items[place]
    if (item?.group !== undefined) {
      return (
        <GroupRow key={item.key} index={place} cells={cells} giving={giving} label={item.group} {...(ref && { ref })} />
      )
    }
    const index = item?.index ?? -1
    const [row, key] = [sorted?.[index], keys[index]]
    if (row === undefined || key === undefined) return null
    if (item?.isDetail) {
      return (
        <SpanRow key={item.key} className="detail" index={place} giving={giving} {...(ref && { ref })}>
          <td {...ROLES.cell} className="detail" colSpan={cells}>
            <div>{rowDetail?.(row)}</div>
          </td>
        </SpanRow>
      )
    }
    const { name, to, acts } = askPage(row, key)
    return (
      <ResourceRow
        key={key}
        row={row}
        id={key}
        name={name}
        index={place}
        ariaIndex={span || virtual ? (span?.before ?? 0) + index + 2 : undefined}
        columns={columns}
        to={to}
        ticked={selection && isTicked(selection, key)}
        fresh={props.fresh?.has(key) ?? false}
        active={key === active}
        expanded={rowDetail && opened.includes(key)}
        menus={menus}
        menu={acts ? (menu?.key === key ? 'open' : 'closed') : undefined}
        {...(ref && { ref })}
      />
    )
  }
  const plain = items.slice(0, virtual ? PLAIN_ROWS : items.length).map((_, place) => paint(place))
  const total = span ? span.total : virtual ? keys.length : undefined
  const menuRow = menu ? rowAt(menu.key) : undefined
  return (
    <>
      <div ref={scroller} className="scroller" data-wide={wide || undefined}>
        <Table
          {...ROLES.table}
          ref={watch}
          aria-rowcount={total === undefined ? undefined : total === null ? -1 : total + 1}
          className={names.filter(Boolean).join(' ') || undefined}
          style={{
            ...(fixed && roomOf(columns, view?.widths ?? USUAL_VIEW.widths, (selection ? 44 : 0) + (menus ? 52 : 0))),
            ...(aside !== undefined && ({ '--fd-aside': `${aside}px` } as CSSProperties)),
          }}
        >
          <caption>{props.label}</caption>
          <TableHead {...ROLES.group}>
            <HeaderCells
              columns={columns}
              sort={sort}
              onSort={props.onSort}
              noSort={props.noSort}
              selection={sorted && selection}
              picks={selection !== undefined}
              keys={keys}
              view={fixed ? (view ?? USUAL_VIEW) : undefined}
              onView={onView}
              menu={menus && (rowDetail ? 'details' : 'actions')}
            />
          </TableHead>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- it hears for the controls within */}
          <TableBody {...ROLES.group} {...handlers}>
            {sorted === undefined && <SkeletonRows columns={columns} picks={selection !== undefined} menus={menus} />}
            {virtual ? (
              <VirtualRows
                keys={itemKeys}
                pinned={active === undefined ? -1 : itemKeys.indexOf(active)}
                scroller={wide ? scroller : null}
                body={handlers.ref}
                rowHeight={view?.density === 'compact' ? 36 : 44}
                paint={paint}
              />
            ) : (
              plain
            )}
          </TableBody>
        </Table>
      </div>
      {selection && sorted && tickedCount(selection) !== 0 && (
        <SelectionBar selection={selection} keys={keys} onCleared={focusActive}>
          {props.bulkActions}
        </SelectionBar>
      )}
      {menu && menuRow !== undefined && rowActions && (
        <OpenMenu
          label={i18n._('Actions for {name}', { name: rowLabel?.(menuRow) ?? menu.key })}
          anchor={menu.button}
          actions={rowActions(menuRow)}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  )
}

/** A line of the body: a row by its index, or what the rows after it have in common. */
interface Item {
  key: string
  index?: number
  group?: string
  /** What the row opens below itself. */
  isDetail?: true
}

/** The rows with a line above each group of them, and with what is opened below some. */
function withGroups<Row>(
  rows: readonly Row[],
  keys: readonly string[],
  groupOf: ((row: Row) => string) | undefined,
  opened: readonly string[],
): readonly Item[] {
  let last: string | undefined
  return rows.flatMap((row, index): Item[] => {
    const key = keys[index] ?? String(index)
    const shown: Item[] = [{ key, index }]
    if (opened.includes(key)) shown.push({ key: `detail ${key}`, index, isDetail: true })
    const group = groupOf?.(row)
    if (group === undefined || group === last) return shown
    last = group
    return [{ key: `group ${group}`, group }, ...shown]
  })
}

/** A column as its cells are while groups stand above the rows. */
function inGroup<Row>(column: Column<Row>, grouping: Column<Row> | undefined): Column<Row> {
  if (column.id !== grouping?.id) return column
  const { render, width, renderInGroup = render, groupedWidth = width } = column
  return { ...column, render: renderInGroup, ...(groupedWidth !== undefined && { width: groupedWidth }) }
}
