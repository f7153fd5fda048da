import { useLingui } from '@lingui/react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Column } from './columns.ts'
import { cellClass } from './HeaderCells.tsx'
import type { Selection } from './selection.ts'
import { ROLES } from './roles.ts'

interface ResourceRowProps<Row> {
  row: Row
  id: string
  name: string
  columns: readonly Column<Row>[]
  to?: string
  selection?: Selection
}

/** Up and Down go from row to row, as in a list of files; Enter follows the link by itself. */
function moveBetweenRows(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const links = [...(event.currentTarget.closest('tbody')?.querySelectorAll<HTMLElement>('a.row') ?? [])]
  const next = links[links.indexOf(event.currentTarget) + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

/** One record of a table. */
export function ResourceRow<Row>({ row, id, name, columns, to, selection }: ResourceRowProps<Row>) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const chosen = selection?.selected.has(id) ?? false

  const toggle = () => {
    const next = new Set(selection?.selected)
    if (chosen) next.delete(id)
    else next.add(id)
    selection?.onChange(next)
  }
  // The whole row is a convenience for the mouse; the link in the first cell is what everybody else uses.
  const follow = (event: MouseEvent<HTMLTableRowElement>) => {
    const inside = event.target instanceof Element && event.target.closest('a, button, input, label, select, summary')
    if (to === undefined || inside || event.defaultPrevented || getSelection()?.isCollapsed === false) return
    void navigate(to)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the link in the first cell has the keys
    <tr
      {...ROLES.row}
      className={[to !== undefined && 'linked', chosen && 'chosen'].filter(Boolean).join(' ') || undefined}
      onClick={to === undefined ? undefined : follow}
    >
      {selection && (
        <td {...ROLES.cell} className="pick">
          <input type="checkbox" aria-label={i18n._('Select {name}', { name })} checked={chosen} onChange={toggle} />
        </td>
      )}
      {columns.map(({ id: column, header, render, align, hideBelow }, index) => (
        <td key={column} {...ROLES.cell} data-label={header} className={cellClass(align, hideBelow, index === 0)}>
          {index === 0 && to !== undefined ? (
            <Link className="row" to={to} onKeyDown={moveBetweenRows}>
              {render(row)}
            </Link>
          ) : (
            render(row)
          )}
        </td>
      ))}
    </tr>
  )
}
