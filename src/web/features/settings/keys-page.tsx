import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { AccessKey } from '#api/contract/keys.ts'
import { contract } from '#api/contract/table.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import { useApi } from '../../client/api-context.ts'
import { queryAllOf } from '../../client/query.ts'
import { useDiscovery, useExtension } from '../../client/use-operation.ts'
import { listState } from '../../fields/list/list-state.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageSkeleton } from '../../ui/skeletons.tsx'
import { ResourceTable } from '../../ui/table/resource-table.tsx'
import { useOpenRecord } from '../../ui/use-open-record.ts'
import { sortOrder } from '../../ui/url-state.ts'
import { useSearchParam } from '../../ui/use-url-state.ts'
import { useNow } from '../../client/use-now.ts'
import { Invitations } from './invitations.tsx'
import { opens } from './people.ts'
import { useKeyActions, useKeyColumns } from './use-key-columns.tsx'

const InviteDialog = lazySection(withMessages(() => import('./invite-dialog.tsx')))
const KeyPanel = lazySection(withMessages(() => import('./key-panel.tsx')))
const ReplaceKeyDialog = lazySection(withMessages(() => import('./replace-key-dialog.tsx')))
const NewKeyDialog = lazySection(withMessages(() => import('./new-key-dialog.tsx')))

const ORDER = sortOrder()

/** The organization's access keys, where the deployment lets them be kept from here. */
export default function KeysPage() {
  const { i18n } = useLingui()
  const discovery = useDiscovery()
  if (discovery === undefined) return <PageSkeleton />
  if (discovery?.extensions.includes('keys')) return <Keys />
  return (
    <>
      <PageHeader title={i18n._('Access keys')} />
      <EmptyState
        icon="key"
        title={i18n._('Keys are managed elsewhere')}
        description={i18n._('This server can’t create keys here. Ask its administrator.')}
      />
    </>
  )
}

function Keys() {
  const { i18n } = useLingui()
  const columns = useKeyColumns()
  const actions = useKeyActions()
  const [order, setOrder] = useSearchParam('sort', ORDER)
  const knowsPeople = useExtension('people')
  const { open: openId, hrefOf, close: closePanel } = useOpenRecord()
  const [open, setOpen] = useState<'key' | 'invitation' | null>(null)
  // Once opened they stay, so that they can also leave with grace.
  const [opened, setOpened] = useState<readonly string[]>([])
  if (open !== null && !opened.includes(open)) setOpened([...opened, open])
  const close = () => setOpen(null)
  const now = useNow()
  const [replaced, setReplaced] = useState<AccessKey | null>(null)
  // Whoever is a person is sent a link instead: nobody else sees the secret of theirs.
  const isReplaceable = (key: AccessKey) => key.personId == null && opens(key, now)
  const { rows, refreshing, error, forbidden } = listState(
    i18n,
    useQuery(queryAllOf(useApi(), contract.adminKeys.list)),
  )
  const actionsOf = (key: AccessKey) => [
    ...(isReplaceable(key)
      ? [{ label: i18n._('Replace'), icon: 'refresh' as const, onAct: () => setReplaced(key) }]
      : []),
    ...actions(key),
  ]
  // A button in each row would have its part in every frame of a scroll through thousands.
  const copy = ({ accessKeyId }: AccessKey) => ({
    label: i18n._('Copy access key ID'),
    icon: 'copy' as const,
    onAct: () => void copyText(i18n, accessKeyId),
  })
  const shown = rows?.find(({ accessKeyId }) => accessKeyId === openId)
  const create = (
    <Button folds kind="primary" icon="plus" onClick={() => setOpen('key')}>
      {i18n._('New key')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={i18n._('Access keys')}
        description={i18n._(
          'Who can access the server for your organization, and with which role. We never show secrets again.',
        )}
        actions={
          !forbidden && (
            <>
              {knowsPeople && (
                <Button folds icon="people" onClick={() => setOpen('invitation')}>
                  {i18n._('Invite colleague')}
                </Button>
              )}
              {create}
            </>
          )
        }
      />
      <ResourceTable
        label={i18n._('Access keys')}
        columns={columns}
        rowKey={({ accessKeyId }) => accessKeyId}
        rowLabel={({ accessKeyId, label }) => label ?? accessKeyId}
        rowHref={({ accessKeyId }) => hrefOf(accessKeyId)}
        rowActions={(key) => [copy(key), ...actionsOf(key)]}
        rows={rows}
        refreshing={refreshing}
        error={error}
        forbidden={forbidden}
        sort={order}
        onSort={setOrder}
        empty={{ icon: 'key', title: i18n._('No keys yet'), action: create }}
      />
      {knowsPeople && <Invitations />}
      <Suspense fallback={null}>
        {shown && <KeyPanel key={openId} shown={shown} actions={actionsOf(shown)} onClose={closePanel} />}
        {replaced && (
          <ReplaceKeyDialog key={replaced.accessKeyId} replaced={replaced} onClose={() => setReplaced(null)} />
        )}
        {opened.includes('key') && <NewKeyDialog open={open === 'key'} onClose={close} />}
        {opened.includes('invitation') && <InviteDialog open={open === 'invitation'} onClose={close} />}
      </Suspense>
    </>
  )
}
