import { useLingui } from '@lingui/react'
import type { Trashed } from '#api/contract/kept-media.ts'
import { Thumbnail } from '../../../fields/media/thumbnail.tsx'
import { RecordPanel } from '../../../ui/panel/record-panel.tsx'
import type { Column } from '../../../ui/table/columns.ts'
import type { RowAction } from '../../../ui/table/row-actions.ts'

interface TrashPanelProps {
  shown: Trashed
  /** Those of the list: it has them already, and whoever only opens a form needs none. */
  columns: readonly Column<Trashed>[]
  actions: readonly RowAction[]
  onClose: () => void
}

/** One deleted file: all that the list says of it, also where the window is narrow, and the ways back and out. */
export default function TrashPanel({ shown, columns, actions, onClose }: TrashPanelProps) {
  const { i18n } = useLingui()
  const { url, type, format } = shown.record
  return (
    <RecordPanel
      title={shown.name}
      picture={url !== null && <Thumbnail url={url} type={type} format={format} whole />}
      facts={[
        ...columns.filter(({ id }) => id !== 'name').map(({ header, render }) => [header, render(shown)] as const),
        [i18n._('ID'), <code key="id">{shown.id}</code>],
      ]}
      actions={actions}
      primary={i18n._('Restore')}
      onClose={onClose}
    />
  )
}
