import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Invitation } from '#api/contract/invitations.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryAllOf } from '../../client/query.ts'
import { useNow } from '../../client/use-now.ts'
import { useOperation } from '../../client/use-operation.ts'
import { errorSentence } from '../../fields/error-sentence.ts'
import { useHistoryAction } from '../../fields/history/use-history-action.ts'
import { listState } from '../../fields/list/list-state.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paths } from '../../paths/paths.ts'
import { edgeToEdge } from '../../theme/own-looks.ts'
import { paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'
import { confirm } from '../../ui/confirm.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import { useOpenRecord } from '../../ui/use-open-record.ts'
import { StatusChip } from '../../ui/status-chip.tsx'
import type { RowAction } from '../../ui/table/row-actions.ts'
import type { Column } from '../../ui/table/columns.ts'
import { ResourceTable } from '../../ui/table/resource-table.tsx'
import { showToast } from '../../ui/toast.ts'
import { useRoleWords } from './use-role-words.ts'

const InvitationPanel = lazySection(withMessages(() => import('./invitation-panel.tsx')))

/** Of a second table on the page, whose rows reach to the edge as those of the first do. */
const Title = styled('h2')({
  margin: 0,
  paddingBlock: '24px 12px',
  borderBlockStart: `1px solid ${paint.line}`,
  fontSize: size.h4,
  fontWeight: weight.semibold,
  ...edgeToEdge(),
})

/** Colleagues who were invited and have not come yet; nothing where there is none. */
export function Invitations() {
  const { i18n } = useLingui()
  const columns = useInvitationColumns()
  const { open, hrefOf, close } = useOpenRecord()
  const revoke = useRevoke()
  const historyOf = useHistoryAction((record) => paths.settings.audit({ resource: 'invitations', record }))
  const { rows, error, forbidden, refreshing } = listState(
    i18n,
    useQuery(queryAllOf(useApi(), contract.adminInvitations.list)),
  )
  const actionsOf = (invitation: Invitation): RowAction[] => [
    ...(historyOf ? [historyOf(invitation.id)] : []),
    { label: i18n._('Revoke'), icon: 'block', danger: true, onAct: () => void revoke(invitation) },
  ]
  const shown = rows?.find(({ id }) => id === open)
  if (forbidden || (!error && !rows?.length)) return null
  return (
    <>
      <Title>{i18n._('Open invitations')}</Title>
      <ResourceTable
        label={i18n._('Open invitations')}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => hrefOf(id)}
        rowActions={actionsOf}
        rows={rows}
        refreshing={refreshing}
        error={error}
        empty={{ icon: 'people', title: i18n._('No open invitations') }}
      />
      <Suspense fallback={null}>
        {shown && <InvitationPanel key={open} invitation={shown} actions={actionsOf(shown)} onClose={close} />}
      </Suspense>
    </>
  )
}

/** Revokes an invitation, after a question. */
function useRevoke() {
  const { i18n } = useLingui()
  const revoke = useOperation(contract.adminInvitations.revoke, {
    onSuccess: ({ name }) => showToast({ tone: 'confirmed', text: i18n._('{name}’s invitation is revoked', { name }) }),
    onError: (error) => showToast({ tone: 'no-show', text: errorSentence(i18n, error) }),
  })
  return async ({ id, name }: Invitation) => {
    const sure = await confirm({
      title: i18n._('Revoke {name}’s invitation?', { name }),
      text: i18n._('The link stops working. You can invite {name} again.', { name }),
      confirmLabel: i18n._('Revoke'),
      danger: true,
    })
    if (sure) revoke.mutate({ params: { id } })
  }
}

/** The columns of the list of invitations. */
function useInvitationColumns(): Column<Invitation>[] {
  const { i18n } = useLingui()
  const { relativeAlone } = useFormat()
  const now = useNow()
  const roles = useRoleWords()
  return [
    { id: 'name', header: i18n._('Name'), render: ({ name }) => name },
    { id: 'email', header: i18n._('Email'), hideBelow: 720, render: ({ email }) => email ?? '—' },
    { id: 'role', header: i18n._('Role'), width: '140px', render: ({ role }) => roles[role]?.label ?? role },
    {
      id: 'expiresAt',
      header: i18n._('Expires'),
      width: '170px',
      render: ({ expiresAt }) =>
        Date.parse(expiresAt) <= now ? (
          <StatusChip tone="cancelled" label={i18n._('Expired')} />
        ) : (
          relativeAlone(expiresAt, now)
        ),
    },
  ]
}
