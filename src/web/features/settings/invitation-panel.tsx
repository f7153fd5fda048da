import { useLingui } from '@lingui/react'
import type { Invitation } from '#api/contract/invitations.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { RecordPanel } from '../../ui/panel/record-panel.tsx'
import type { RowAction } from '../../ui/table/row-actions.ts'
import { useRoleWords } from './use-role-words.ts'

interface InvitationPanelProps {
  invitation: Invitation
  actions: readonly RowAction[]
  onClose: () => void
}

/** One open invitation: for whom it is, what it gives, and when link and access end. Its link is never shown again. */
export default function InvitationPanel({ invitation, actions, onClose }: InvitationPanelProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const roles = useRoleWords()
  const zone = ownZone()
  const { name, email, role, createdAt, expiresAt, accessEndsAt } = invitation
  return (
    <RecordPanel
      title={name}
      facts={[
        [i18n._('Email'), email ?? '—'],
        [i18n._('Role'), roles[role]?.label ?? role],
        [i18n._('Created'), format.dateTime(createdAt, zone)],
        [i18n._('Expires'), format.dateTime(expiresAt, zone)],
        [i18n._('Access ends'), accessEndsAt ? format.dateTime(accessEndsAt, zone) : i18n._('Never')],
      ]}
      actions={actions}
      onClose={onClose}
    />
  )
}
