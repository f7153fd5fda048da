import { useLingui } from '@lingui/react'
import { memo, type ReactNode, type Ref } from 'react'
import { Icon } from '../icons.tsx'
import { saysNothing, type Column } from './columns.ts'
import { cellClass } from './header-cells.tsx'
import { ROLES } from './roles.ts'
import { Link } from '../link.tsx'

/** What a row is told; all of it keeps its identity while other rows change, so that only changed rows are painted. */
export interface ResourceRowProps<Row> {
  row: Row
  id: string
  name: string
  /** Place among the rows of this page, from 0. */
  index: number
  /** Place among all rows, from 1 with the headings as the first; absent where all of them are in the page. */
  ariaIndex?: number | undefined
  columns: readonly Column<Row>[]
  to?: string | undefined
  /** Absent where nothing can be ticked. */
  ticked?: boolean | undefined
  /** Marked as changed by somebody else a moment ago. */
  fresh: boolean
  /** The one row whose controls the Tab key reaches. */
  active: boolean
  /** Whether what the row opens below itself is shown; absent where it opens nothing. */
  expanded?: boolean | undefined
  /** There is a menu of actions; `open` while it is shown. */
  menu?: 'closed' | 'open' | undefined
  /** Whether rows of this table have menus, this one or others. */
  menus: boolean
  ref?: Ref<HTMLTableRowElement>
}

const besidePicture = (picture: ReactNode, name: ReactNode) =>
  picture ? (
    <span className="pictured">
      {picture}
      {name}
    </span>
  ) : (
    name
  )

/** What each column shows of a row, and what a phone's card makes of it: a cell that follows a fact has a mark before it. */
function cellsOf<Row>(columns: readonly Column<Row>[], row: Row, tabIndex: 0 | -1) {
  let isAfterFact = false
  return columns.map((column, place) => {
    const shown = column.render(row, tabIndex)
    const saysNone = place > 0 && saysNothing(shown)
    const follows = isAfterFact && !column.aside
    const isOnCard = column.hideBelow === undefined || column.onCard === true
    isAfterFact ||= place > 0 && !column.aside && !saysNone && isOnCard
    return { column, shown, saysNone, follows, picture: place === 0 && column.picture?.(row, tabIndex) }
  })
}

/** Boxes, links and menus of rows are heard by the table's body, so that a row needs no handlers of its own. */
const heardByTheBody = () => undefined

function Plain<Row>({
  row,
  id,
  name,
  index,
  ariaIndex,
  columns,
  to,
  ticked,
  fresh,
  active,
  expanded,
  menu,
  menus,
  ref,
}: ResourceRowProps<Row>) {
  const { i18n } = useLingui()
  const tabIndex = active ? 0 : -1
  const opens = expanded !== undefined
  const cells = cellsOf(columns, row, tabIndex)
  const names = [
    (opens || to !== undefined) && 'linked',
    expanded && 'open',
    ticked && 'chosen',
    fresh && 'fresh',
    cells[0]?.picture && 'with-picture',
  ]
  return (
    <tr
      {...ROLES.row}
      ref={ref}
      data-key={id}
      data-index={index}
      aria-rowindex={ariaIndex}
      className={names.filter(Boolean).join(' ') || undefined}
    >
      {ticked !== undefined && (
        <td {...ROLES.cell} className="pick">
          <label className="box">
            <input
              type="checkbox"
              data-control="tick"
              tabIndex={tabIndex}
              aria-label={i18n._('Select {name}', { name })}
              checked={ticked}
              onChange={heardByTheBody}
            />
          </label>
        </td>
      )}
      {cells.map(({ column, shown, picture, saysNone, follows }, place) => (
        <td
          key={column.id}
          {...ROLES.cell}
          data-label={column.header}
          data-none={saysNone || undefined}
          data-next={follows || undefined}
          className={cellClass(column, place === 0)}
        >
          {besidePicture(
            picture,
            place === 0 && opens ? (
              <button type="button" className="row" data-control="row" tabIndex={tabIndex} aria-expanded={expanded}>
                {shown}
              </button>
            ) : place === 0 && to !== undefined ? (
              <Link className="row" data-control="row" tabIndex={tabIndex} to={to}>
                {shown}
              </Link>
            ) : (
              shown
            ),
          )}
        </td>
      ))}
      {menus && (
        <td {...ROLES.cell} className="menu">
          {opens && <Icon name={expanded ? 'chevronDown' : 'chevronEnd'} />}
          {menu && (
            <button
              type="button"
              data-control="menu"
              tabIndex={tabIndex}
              aria-haspopup="menu"
              aria-expanded={menu === 'open'}
              aria-label={i18n._('Actions for {name}', { name })}
            >
              <Icon name="more" />
            </button>
          )}
        </td>
      )}
    </tr>
  )
}

/** One record of a table. */
// A memo forgets that its component is generic.
export const ResourceRow = memo(Plain) as unknown as typeof Plain
