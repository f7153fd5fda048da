import { useLingui } from '@lingui/react'
import { useDiscovery } from '../../../client/use-operation.ts'
import { useRefusal } from '../../../fields/rights/use-refusal.ts'
import { paths } from '../../../paths/paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/skeletons.tsx'
import { TrashList } from './trash-list.tsx'

/** What was deleted from the library, until it is gone. */
export default function TrashPage() {
  const { i18n } = useLingui()
  const discovery = useDiscovery()
  const refused = useRefusal('write')
  if (discovery === undefined) return <PageSkeleton />
  if (discovery?.extensions.includes('trash') && refused === undefined) return <TrashList />
  return (
    <>
      <PageHeader title={i18n._('Trash')} parent={{ label: i18n._('Library'), to: paths.multimedia.list() }} />
      <EmptyState
        icon="trash"
        title={refused === undefined ? i18n._('No trash here') : i18n._('The trash is for editors')}
        description={refused ?? i18n._('This server doesn’t keep deleted files: they are gone for good.')}
      />
    </>
  )
}
