import { useLingui } from '@lingui/react'
import { useOrganization } from '../../fields/organization/use-organization.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { RecordSkeleton } from '../../ui/skeletons.tsx'
import { OrganizationForm } from './organization-form.tsx'

/** The page of the organization: who it is, how it writes things, and what its bookings begin with. */
export default function OrganizationPage() {
  const { i18n } = useLingui()
  const { document, isHere } = useOrganization()
  if (document) return <OrganizationForm key={document.id} document={document} isHere={isHere} />
  return (
    <>
      <PageHeader title={i18n._('Organization')} />
      <RecordSkeleton />
    </>
  )
}
