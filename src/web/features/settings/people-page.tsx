import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Person } from '#api/contract/people.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryAllOf, queryOf } from '../../client/query.ts'
import { useDiscovery, useExtension } from '../../client/use-operation.ts'
import { listState } from '../../fields/list/list-state.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { paths } from '../../paths/paths.ts'
import { paint } from '../../theme/paint.ts'
import { size } from '../../theme/scale.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icons.tsx'
import { lazySection } from '../../ui/lazy-part.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageSkeleton } from '../../ui/skeletons.tsx'
import { ResourceTable } from '../../ui/table/resource-table.tsx'
import type { RowAction } from '../../ui/table/row-actions.ts'
import { useOpenRecord } from '../../ui/use-open-record.ts'
import { Invitations } from './invitations.tsx'
import { isLastAdmin, withKeys } from './people.ts'
import { usePeopleColumns } from './use-people-columns.tsx'
import { usePersonWrites } from './use-person-writes.ts'

const InviteDialog = lazySection(withMessages(() => import('./invite-dialog.tsx')))
const PersonPanel = lazySection(withMessages(() => import('./person-panel.tsx')))
const PersonHistory = lazySection(withMessages(() => import('./person-history.tsx')))

const Note = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: '16px 0',
  color: paint.soft,
  fontSize: size.body2,
})

/** Who works here and by which keys, where the deployment knows people. */
export default function PeoplePage() {
  const { i18n } = useLingui()
  const discovery = useDiscovery()
  if (discovery === undefined) return <PageSkeleton />
  if (discovery?.extensions.includes('people')) return <People />
  return (
    <>
      <PageHeader title={i18n._('People')} />
      <EmptyState
        icon="people"
        title={i18n._('This server doesn’t keep people')}
        description={i18n._('This server has access keys only. Ask its administrator who has which.')}
      />
    </>
  )
}

function People() {
  const { i18n } = useLingui()
  const api = useApi()
  const navigate = useNavigate()
  const [inviting, setInviting] = useState(false)
  const { open, hrefOf, close } = useOpenRecord()
  const [historyId, setHistoryId] = useState<string | null>(null)
  const hasHistory = useExtension('audit')
  // Once opened it stays, so that it can also leave with grace.
  const [wasInviting, setWasInviting] = useState(false)
  if (inviting && !wasInviting) setWasInviting(true)
  const found = listState(i18n, useQuery(queryOf(api, contract.adminPeople.list, { query: { limit: 1000 } })))
  const keys = useQuery(queryAllOf(api, contract.adminKeys.list)).data?.items ?? []
  const people = found.rows ?? []
  const rows = withKeys(people, keys)
  const lastAdminId = people.find((person) => isLastAdmin(person, people, keys))?.id
  const writes = usePersonWrites()
  const columns = usePeopleColumns({ onRole: writes.changeRole, lastAdminId })
  const active = people.filter(({ disabledAt }) => disabledAt === null)
  const admins = active.filter(({ role }) => role === 'admin')
  const opened = rows.find(({ person }) => person.id === open)
  const withHistory = people.find(({ id }) => id === historyId)
  // A panel that stands open has the main button.
  const inviteKind = opened ? 'plain' : 'primary'
  const invite = (
    <Button kind={inviteKind} icon="plus" onClick={() => setInviting(true)}>
      {i18n._('Invite')}
    </Button>
  )
  const last = i18n._('This is the last administrator. Give someone else that role first.')
  const actionsOf = (person: Person): readonly RowAction[] => [
    ...(hasHistory ? [{ label: i18n._('History'), icon: 'clock' as const, onAct: () => setHistoryId(person.id) }] : []),
    person.disabledAt === null
      ? {
          label: i18n._('Disable'),
          icon: 'block',
          danger: true,
          disabledReason: person.id === lastAdminId ? last : undefined,
          onAct: () => void writes.disable(person),
        }
      : { label: i18n._('Enable'), icon: 'check', onAct: () => writes.enable(person) },
  ]
  return (
    <>
      <PageHeader
        title={i18n._('People')}
        description={
          people.length > 0 &&
          [
            i18n._('{count, plural, one {# active} other {# active}}', { count: active.length }),
            i18n._('{count, plural, one {# administrator} other {# administrators}}', { count: admins.length }),
          ].join(' · ')
        }
        actions={
          !found.forbidden && (
            <>
              <ButtonLink folds icon="key" to={paths.settings.keys()}>
                {i18n._('Access keys')}
              </ButtonLink>
              {/* Where nobody is yet, it is the page's next step. */}
              {found.rows?.length !== 0 && invite}
            </>
          )
        }
      />
      <ResourceTable
        label={i18n._('People')}
        columns={columns}
        rows={found.rows && rows}
        rowKey={({ person }) => person.id}
        rowHref={({ person }) => hrefOf(person.id)}
        rowLabel={({ person }) => person.name}
        rowActions={({ person }) => [
          { label: i18n._('Details and keys'), icon: 'user', onAct: () => void navigate(hrefOf(person.id)) },
          ...actionsOf(person),
        ]}
        refreshing={found.refreshing}
        error={found.error}
        forbidden={found.forbidden}
        empty={{
          icon: 'people',
          title: i18n._('No one yet'),
          description: i18n._('Invite colleagues by a link or a QR code, each with a role.'),
          action: invite,
        }}
      />
      {!found.forbidden && <Invitations />}
      {found.rows && found.rows.length > 0 && (
        <Note>
          <Icon name="lock" size={18} />
          {i18n._('The last administrator can’t be disabled or demoted, so no one gets locked out.')}
        </Note>
      )}
      <Suspense fallback={null}>
        {wasInviting && <InviteDialog open={inviting} onClose={() => setInviting(false)} />}
        {withHistory && <PersonHistory key={withHistory.id} person={withHistory} onClose={() => setHistoryId(null)} />}
        {opened && (
          <PersonPanel
            key={opened.person.id}
            {...opened}
            actions={actionsOf(opened.person)}
            lastAdmin={opened.person.id === lastAdminId ? last : undefined}
            onClose={close}
          />
        )}
      </Suspense>
      {writes.panel}
    </>
  )
}
