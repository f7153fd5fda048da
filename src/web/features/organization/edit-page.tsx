import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { useExtension } from '../../client/use-operation.ts'
import { useOrganization } from '../../fields/organization/use-organization.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { RecordSkeleton } from '../../ui/skeletons.tsx'
import { OrganizationForm } from './organization-form.tsx'

/** The page of the organization: who it is, how it writes things, and what its bookings begin with. */
export default function OrganizationPage() {
  const { i18n } = useLingui()
  const { document, isHere } = useOrganization()
  // On other pages nobody waits for who calls, which is asked after their rows; on this one that is what is shown.
  useQuery({ ...queryOf(useApi(), contract.me.get), enabled: useExtension('me') })
  if (document) return <OrganizationForm key={document.id} document={document} isHere={isHere} />
  return (
    <>
      <PageHeader title={i18n._('Organization')} />
      <RecordSkeleton />
    </>
  )
}
