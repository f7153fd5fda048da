import type { Ref } from 'react'
import { ROLES } from './roles.ts'

interface GroupRowProps {
  label: string
  /** Cells of a row. */
  cells: number
  /** Place among the lines of this page, from 0. */
  index: number
  ref?: Ref<HTMLTableRowElement>
}

/** What the rows below have in common, said once: their day. */
export function GroupRow({ label, cells, index, ref }: GroupRowProps) {
  return (
    <tr {...ROLES.row} ref={ref} className="group" data-index={index}>
      <th {...ROLES.groupHeading} scope="rowgroup" colSpan={cells}>
        {label}
      </th>
    </tr>
  )
}
