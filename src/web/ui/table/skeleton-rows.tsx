import { useLingui } from '@lingui/react'
import { Bone } from '../skeletons.tsx'
import type { Column } from './columns.ts'
import { cellClass } from './header-cells.tsx'
import { ROLES } from './roles.ts'
import { HiddenStatus } from '../hidden.ts'

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[]
  /** The rows to come can be ticked. */
  picks: boolean
  /** The rows to come have menus. */
  menus: boolean
}

/** Rows in outline while the first answer is on its way: as wide and as high as those to come. */
export function SkeletonRows<Row>({ columns, picks, menus }: SkeletonRowsProps<Row>) {
  const { i18n } = useLingui()
  return Array.from({ length: 8 }, (_, row) => (
    <tr key={row} {...ROLES.row}>
      {picks && <td {...ROLES.cell} className="pick" />}
      {columns.map((column, cell) => (
        <td key={column.id} {...ROLES.cell} className={cellClass(column, cell === 0)}>
          {row === 0 && cell === 0 && <HiddenStatus>{i18n._('Loading…')}</HiddenStatus>}
          <Bone width={column.aside ? '84px' : `${60 - ((row * 3 + cell) % 4) * 10}%`} />
        </td>
      ))}
      {menus && <td {...ROLES.cell} className="menu" />}
    </tr>
  ))
}
