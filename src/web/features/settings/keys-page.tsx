import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { useDiscovery } from '../../client/use-operation.ts'
import { listState } from '../../fields/list/list-state.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageSkeleton } from '../../ui/skeletons.tsx'
import { ResourceTable } from '../../ui/table/resource-table.tsx'
import { sortOrder } from '../../ui/url-state.ts'
import { useSearchParam } from '../../ui/use-url-state.ts'
import { useKeyColumns } from './use-key-columns.tsx'

const NewKeyDialog = lazy(withMessages(() => import('./new-key-dialog.tsx')))

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
        description={i18n._('This deployment can’t create keys here. Ask its administrator.')}
      />
    </>
  )
}

function Keys() {
  const { i18n } = useLingui()
  const columns = useKeyColumns()
  const [order, setOrder] = useSearchParam('sort', ORDER)
  const [open, setOpen] = useState(false)
  // Once opened it stays, so that it can also leave with grace.
  const [wasOpened, setWasOpened] = useState(false)
  if (open && !wasOpened) setWasOpened(true)
  const { rows, refreshing, error, forbidden } = listState(i18n, useQuery(queryOf(useApi(), contract.adminKeys.list)))
  const create = (
    <Button folds kind="primary" icon="plus" onClick={() => setOpen(true)}>
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
        actions={!forbidden && create}
      />
      <ResourceTable
        label={i18n._('Access keys')}
        columns={columns}
        rowKey={({ accessKeyId }) => accessKeyId}
        rows={rows}
        refreshing={refreshing}
        error={error}
        forbidden={forbidden}
        sort={order}
        onSort={setOrder}
        empty={{ icon: 'key', title: i18n._('No keys yet'), action: create }}
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <NewKeyDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
