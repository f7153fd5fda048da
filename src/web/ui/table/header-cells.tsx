import { useLingui } from '@lingui/react'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { Icon } from '../icons.tsx'
import type { Sort } from '../url-state.ts'
import { nextSort, type Column } from './columns.ts'
import { ResizeHandle } from './panel/resize-handle.tsx'
import { ROLES } from './roles.ts'
import { isTicked, tick, untickAll, type Selection } from './selection.ts'
import { fitWidth, trackOf, type TableView } from './view.ts'

interface HeaderCellsProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSort?: ((sort: Sort | null) => void) | undefined
  /** Why the rows cannot be ordered now. */
  noSort?: string | undefined
  /** What is ticked; nothing can be while the rows are on their way. */
  selection?: Selection | undefined
  /** The rows can be ticked, so that a box stands before each. */
  picks?: boolean
  /** Keys of the rows on this page, which the box in the heading ticks together. */
  keys?: readonly string[] | undefined
  /** Widths of the columns, where the reader may draw them. */
  view?: TableView | undefined
  onView?: ((change: Partial<TableView>) => void) | undefined
  /** What stands at the end of each row: its actions in a menu, or the sign that it opens. */
  menu: 'actions' | 'details' | false
}

/** The row of headings; those that sort are buttons and say the order in force. */
export function HeaderCells<Row>(props: HeaderCellsProps<Row>) {
  const { columns, sort, onSort, noSort, selection, picks, keys = [], view, onView } = props
  const { i18n } = useLingui()
  const drawn = columns[0] !== undefined && view?.widths[columns[0].id] !== undefined
  return (
    // With nothing to press a narrow table leaves it out.
    <TableRow {...ROLES.row} className={selection || onSort || noSort !== undefined ? undefined : 'bare'}>
      {(selection ?? picks) && (
        <TableCell {...ROLES.heading} scope="col" className="pick">
          {selection ? (
            <PickAll selection={selection} keys={keys} />
          ) : (
            <span className="words">{i18n._('Select all on this page')}</span>
          )}
        </TableCell>
      )}
      {columns.map((column, index) => {
        const { id, header, sortValue } = column
        const order = sort?.by === id ? (sort.descending ? 'descending' : 'ascending') : undefined
        // Somebody must take what is left; where that is not the first column it is the last one.
        const rest = drawn && index > 0 && index === columns.length - 1
        const width = view ? trackOf(column, index, view.widths) : column.width
        const reason = onSort ? undefined : noSort
        return (
          <TableCell
            key={id}
            {...ROLES.heading}
            scope="col"
            className={cellClass(column, index === 0)}
            style={width === undefined || rest ? undefined : { inlineSize: width }}
            aria-sort={order}
          >
            {sortValue && (onSort ?? reason !== undefined) ? (
              <button
                type="button"
                className="order"
                aria-disabled={reason === undefined ? undefined : true}
                data-tooltip={reason}
                // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- every role has a description since ARIA 1.3
                aria-description={reason}
                onClick={() => onSort?.(nextSort(sort, id))}
              >
                <span>{header}</span>
                <Icon name={order === undefined ? 'sort' : order === 'ascending' ? 'arrowUp' : 'arrowDown'} size={13} />
              </button>
            ) : (
              <span className="words">{header}</span>
            )}
            {view && onView && !rest && (
              <ResizeHandle
                column={header}
                width={view.widths[id]}
                isLast={index === columns.length - 1}
                inTabOrder={index === 0}
                onWidth={(next, first) => onView({ widths: drawnTo(view.widths, columns, index, next, first) })}
              />
            )}
          </TableCell>
        )
      })}
      {props.menu && (
        <TableCell {...ROLES.heading} scope="col" className="menu">
          <span className="words">{props.menu === 'actions' ? i18n._('Actions') : i18n._('Details')}</span>
        </TableCell>
      )}
    </TableRow>
  )
}

/** The widths after one was drawn. The first column then keeps the one it has, or else it would take what others give. */
function drawnTo<Row>(
  widths: TableView['widths'],
  columns: readonly Column<Row>[],
  index: number,
  next: number | undefined,
  first: number,
): TableView['widths'] {
  const ids = columns.map(({ id }) => id)
  const { [ids[index] ?? '']: _, ...others } = widths
  if (next === undefined) return others
  const kept = index === ids.length - 1 ? {} : { [ids[0] ?? '']: fitWidth(first) }
  return { ...kept, ...others, [ids[index] ?? '']: next }
}

function PickAll({ selection, keys }: { selection: Selection; keys: readonly string[] }) {
  const { i18n } = useLingui()
  const every = keys.length > 0 && keys.every((key) => isTicked(selection, key))
  const some = !every && keys.some((key) => isTicked(selection, key))
  const toggle = () => {
    if (every && selection.matching?.all) untickAll(selection)
    else tick(selection, keys, !every, keys)
  }
  return (
    <label className="box">
      <input
        type="checkbox"
        checked={every}
        ref={(box) => {
          // “Some” can be set on the element only; HTML has no attribute for it.
          if (box) box.indeterminate = some
        }}
        onChange={toggle}
      />
      <span className="words">{i18n._('Select all on this page')}</span>
    </label>
  )
}

/** Class names of a cell from its column's settings. */
export function cellClass<Row>(
  { align, hideBelow, onCard, named, aside, width }: Column<Row>,
  first = false,
): string | undefined {
  const gives = hideBelow !== undefined && `below-${hideBelow}`
  const share = width?.endsWith('%') && 'share'
  const card = [onCard && 'on-card', named && 'named', aside && 'aside']
  const names = [first && 'first', align === 'end' && 'end', gives, ...card, share]
  return names.filter(Boolean).join(' ') || undefined
}
