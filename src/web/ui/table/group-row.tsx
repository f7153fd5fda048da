import type { ReactNode, Ref } from 'react'
import { ROLES } from './roles.ts'

interface SpanRowProps {
  className: string
  /** Classes of the cells beside it, which give way to a narrow frame: a cell over them all would keep their columns. */
  giving: readonly string[]
  /** Place among the lines of this page, from 0. */
  index: number
  ref?: Ref<HTMLTableRowElement>
  /** The cell over all columns that always stand. */
  children: ReactNode
}

/** A line of the table that is no record. */
export function SpanRow({ className, giving, index, ref, children }: SpanRowProps) {
  return (
    <tr {...ROLES.row} ref={ref} className={className} data-index={index}>
      {children}
      {giving.map((name, at) => (
        // Alike and without a life of their own.
        // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label
        <td key={at} aria-hidden="true" className={name} />
      ))}
    </tr>
  )
}

interface GroupRowProps extends Omit<SpanRowProps, 'className' | 'children'> {
  label: string
  /** Cells of a row that always stand. */
  cells: number
}

/** What the rows below have in common, said once: their day. */
export function GroupRow({ label, cells, ...span }: GroupRowProps) {
  return (
    <SpanRow {...span} className="group">
      <th {...ROLES.groupHeading} scope="rowgroup" colSpan={cells}>
        {label}
      </th>
    </SpanRow>
  )
}
