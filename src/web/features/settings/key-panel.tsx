import { useLingui } from '@lingui/react'
import type { AccessKey } from '#api/contract/keys.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { RecordPanel } from '../../ui/panel/record-panel.tsx'
import type { RowAction } from '../../ui/table/row-actions.ts'
import { useKeyColumns } from './use-key-columns.tsx'

interface KeyPanelProps {
  shown: AccessKey
  actions: readonly RowAction[]
  onClose: () => void
}

/** One access key: what the list says of it, whole, and when it ends. */
export default function KeyPanel({ shown, actions, onClose }: KeyPanelProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const zone = ownZone()
  const columns = useKeyColumns().filter(({ id }) => id !== 'label' && id !== 'createdAt')
  const { label, createdAt, expiresAt } = shown
  return (
    <RecordPanel
      title={label ?? i18n._('Without a name')}
      facts={[
        ...columns.map(({ header, render }) => [header, render(shown)] as const),
        [i18n._('Created'), format.dateTime(createdAt, zone)],
        [i18n._('Access ends'), expiresAt ? format.dateTime(expiresAt, zone) : i18n._('Never')],
      ]}
      actions={actions}
      onClose={onClose}
    />
  )
}
