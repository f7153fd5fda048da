import { useLingui } from '@lingui/react'
import { Icon } from '../icons.tsx'
import type { Sort } from '../url-state.ts'
import { nextSort, type Column } from './columns.ts'
import type { Selection } from './selection.ts'
import { ROLES } from './roles.ts'

interface HeaderCellsProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSort?: (sort: Sort | null) => void
  selection?: Selection
  /** Keys of the rows on this page, which the box in the heading ticks together. */
  keys?: readonly string[]
}

/** The row of headings; those that sort are buttons and say the order in force. */
export function HeaderCells<Row>({ columns, sort, onSort, selection, keys = [] }: HeaderCellsProps<Row>) {
  const { i18n } = useLingui()
  const all = keys.length > 0 && keys.every((key) => selection?.selected.has(key))
  const some = !all && keys.some((key) => selection?.selected.has(key))
  const toggleAll = () => {
    const next = new Set(selection?.selected)
    for (const key of keys) {
      if (all) next.delete(key)
      else next.add(key)
    }
    selection?.onChange(next)
  }
  return (
    <tr {...ROLES.row}>
      {selection && (
        <th {...ROLES.heading} scope="col" className="pick">
          <input
            type="checkbox"
            aria-label={i18n._('Select all on this page')}
            checked={all}
            ref={(box) => {
              // “Some” can be set on the element only; HTML has no attribute for it.
              if (box) box.indeterminate = some
            }}
            onChange={toggleAll}
          />
        </th>
      )}
      {columns.map(({ id, header, sortValue, width, align, hideBelow }) => {
        const order = sort?.by === id ? (sort.descending ? 'descending' : 'ascending') : undefined
        return (
          <th
            key={id}
            {...ROLES.heading}
            scope="col"
            className={cellClass(align, hideBelow)}
            style={width === undefined ? undefined : { inlineSize: width }}
            aria-sort={order}
          >
            {sortValue && onSort ? (
              <button type="button" onClick={() => onSort(nextSort(sort, id))}>
                {header}
                <Icon name={order === undefined ? 'sort' : order === 'ascending' ? 'arrowUp' : 'arrowDown'} size={13} />
              </button>
            ) : (
              header
            )}
          </th>
        )
      })}
    </tr>
  )
}

/** Class names of a cell from its column's settings. */
export function cellClass(align?: 'start' | 'end', hideBelow?: number, first = false): string | undefined {
  const names = [first && 'first', align === 'end' && 'end', hideBelow !== undefined && `below-${hideBelow}`]
  return names.filter((name) => name !== false).join(' ') || undefined
}
