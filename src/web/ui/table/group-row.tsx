import type { Ref } from 'react'
import { ROLES } from './roles.ts'

interface GroupRowProps {
  label: string
  /** Cells of a row that always stand. */
  cells: number
  /** Classes of the others, which give way to a narrow frame: a cell over them all would keep their columns. */
  giving: readonly string[]
  /** Place among the lines of this page, from 0. */
  index: number
  ref?: Ref<HTMLTableRowElement>
}

/** What the rows below have in common, said once: their day. */
export function GroupRow({ label, cells, giving, index, ref }: GroupRowProps) {
  return (
    <tr {...ROLES.row} ref={ref} className="group" data-index={index}>
      <th {...ROLES.groupHeading} scope="rowgroup" colSpan={cells}>
        {label}
      </th>
      {giving.map((name, at) => (
        // Alike and without a life of their own.
        // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label
        <td key={at} aria-hidden="true" className={name} />
      ))}
    </tr>
  )
}
