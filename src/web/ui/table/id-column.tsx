import type { I18n } from '@lingui/core'
import type { Column } from './columns.ts'

/** The column of a record's id, for who asks for it. */
export const idColumn = <Row extends { id: string }>(i18n: I18n): Column<Row> => ({
  id: 'id',
  header: i18n._('ID'),
  width: '300px',
  hideBelow: 1080,
  optional: true,
  render: ({ id }) => <code>{id}</code>,
})
