/**
 * Roles that the elements already have, said again: on a phone the table's parts are laid out as blocks, and some
 * browsers (Safari among them) then forget that they are a table.
 */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  groupHeading: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
