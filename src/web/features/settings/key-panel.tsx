import { useLingui } from '@lingui/react'
import type { AccessKey } from '#api/contract/keys.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
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
  const columns = useKeyColumns().filter(({ id }) => !['label', 'accessKeyId', 'createdAt'].includes(id))
  const { accessKeyId, label, createdAt, expiresAt } = shown
  return (
    <RecordPanel
      title={label ?? i18n._('Without a name')}
      facts={[
        [
          i18n._('Access key ID'),
          <>
            <code>{accessKeyId}</code> <CopyButton text={accessKeyId} label={i18n._('Copy access key ID')} />
          </>,
        ],
        ...columns.map(({ header, render }) => [header, render(shown)] as const),
        [i18n._('Created'), format.dateTime(createdAt, zone)],
        [i18n._('Access ends'), expiresAt ? format.dateTime(expiresAt, zone) : i18n._('Never')],
      ]}
      actions={actions}
      onClose={onClose}
    />
  )
}
