import type { RowAction } from './row-actions.ts'

/** What only the page knows of a row. */
interface Told {
  name: string
  to: string | undefined
  /** Something can be done with it. */
  acts: boolean
}

interface Page<Row> {
  rowLabel: ((row: Row) => string) | undefined
  rowHref: ((row: Row) => string) | undefined
  rowActions: ((row: Row) => readonly RowAction[]) | undefined
}

/** Asks the page about each row once: while rows are scrolled the same ones are painted again and again. */
export const toldOnce = <Row>({ rowLabel, rowHref, rowActions }: Page<Row>): ((row: Row, key: string) => Told) => {
  const known = new Map<string, Told>()
  return (row, key) => {
    let told = known.get(key)
    if (!told) {
      told = {
        name: rowLabel?.(row) ?? key,
        to: rowHref?.(row),
        acts: rowActions !== undefined && rowActions(row).length > 0,
      }
      known.set(key, told)
    }
    return told
  }
}
