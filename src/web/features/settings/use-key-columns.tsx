import { useLingui } from '@lingui/react'
import type { AccessKey } from '#api/contract/keys.ts'
import { contract } from '#api/contract/table.ts'
import { useOperation } from '../../client/use-operation.ts'
import { useNow } from '../../client/use-now.ts'
import { useCaller } from '../../client/use-caller.ts'
import { errorSentence } from '../../fields/error-sentence.ts'
import { useHistoryAction } from '../../fields/history/use-history-action.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paths } from '../../paths/paths.ts'
import { confirm } from '../../ui/confirm.ts'
import { StatusChip } from '../../ui/status-chip.tsx'
import type { Column } from '../../ui/table/columns.ts'
import type { RowAction } from '../../ui/table/row-actions.ts'
import { showToast } from '../../ui/toast.ts'
import { isJustUsed, opens } from './people.ts'
import { useRoleWords } from './use-role-words.ts'

/** What can be done with a key: what became of it is read, and one that still opens something is disabled, after a question. */
export function useKeyActions(): (key: AccessKey) => readonly RowAction[] {
  const { i18n } = useLingui()
  const historyOf = useHistoryAction((record) => paths.settings.audit({ resource: 'keys', record }))
  const disable = useOperation(contract.adminKeys.disable, {
    onSuccess: ({ accessKeyId }) =>
      showToast({ tone: 'confirmed', text: i18n._('The key {id} is disabled', { id: accessKeyId }) }),
    onError: (error) => showToast({ tone: 'no-show', text: errorSentence(i18n, error) }),
  })
  const own = useCaller()?.accessKeyId
  const act = async ({ accessKeyId, label }: AccessKey) => {
    const sure = await confirm({
      title: i18n._('Disable the key “{name}”?', { name: label ?? accessKeyId }),
      text: [
        i18n._('Every app and person using this key loses access at once. You can’t undo this.'),
        ...(accessKeyId === own ? [i18n._('You’re signed in with this key: you’ll be signed out.')] : []),
      ].join(' '),
      confirmLabel: i18n._('Disable'),
      danger: true,
    })
    if (sure) disable.mutate({ params: { accessKeyId } })
  }
  return (key) => [
    ...(historyOf ? [historyOf(key.accessKeyId)] : []),
    ...(key.disabledAt === null
      ? [{ label: i18n._('Disable'), icon: 'block' as const, danger: true, onAct: () => void act(key) }]
      : []),
  ]
}

/** The columns of the list of keys. */
export function useKeyColumns(): Column<AccessKey>[] {
  const { i18n } = useLingui()
  const { relative, relativeAlone } = useFormat()
  const now = useNow()
  const roles = useRoleWords()
  return [
    {
      id: 'label',
      header: i18n._('Purpose'),
      sortValue: ({ label }) => label,
      render: ({ label }) => label ?? i18n._('Without a name'),
    },
    {
      id: 'accessKeyId',
      header: i18n._('Access key ID'),
      width: '270px',
      sortValue: ({ accessKeyId }) => accessKeyId,
      render: ({ accessKeyId }) => <code>{accessKeyId}</code>,
    },
    {
      id: 'role',
      header: i18n._('Role'),
      width: '140px',
      sortValue: ({ role }) => role,
      render: ({ role }) => roles[role]?.label ?? role,
    },
    {
      id: 'createdAt',
      header: i18n._('Created'),
      width: '150px',
      hideBelow: 1080,
      sortValue: ({ createdAt }) => createdAt,
      render: ({ createdAt }) => relativeAlone(createdAt, now),
    },
    {
      id: 'lastUsedAt',
      header: i18n._('Last used'),
      width: '170px',
      hideBelow: 900,
      sortValue: ({ lastUsedAt }) => lastUsedAt ?? '',
      render: ({ lastUsedAt }) => {
        if (lastUsedAt === undefined) return '—'
        if (lastUsedAt === null) return i18n._('Never used')
        return isJustUsed(lastUsedAt, now) ? i18n._('In the last 5 minutes') : relativeAlone(lastUsedAt, now)
      },
    },
    {
      id: 'state',
      header: i18n._('State'),
      width: '160px',
      aside: 152,
      sortValue: (key) => (opens(key, now) ? 0 : 1),
      render: (key) => {
        const { disabledAt, expiresAt } = key
        if (disabledAt !== null) return <StatusChip tone="cancelled" label={i18n._('Disabled')} />
        if (!opens(key, now)) return <StatusChip tone="cancelled" label={i18n._('Expired')} />
        if (!expiresAt) return <StatusChip tone="confirmed" label={i18n._('Active')} />
        return <StatusChip tone="pending" label={i18n._('Ends {when}', { when: relative(expiresAt, now) })} />
      },
    },
  ]
}
