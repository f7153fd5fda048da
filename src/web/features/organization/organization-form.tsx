import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import type { OrganizationDocument } from '#api/contract/organization.ts'
import { contract } from '#api/contract/table.ts'
import { organizationOf } from '#api/core/rules/organization.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { useOperation } from '../../client/use-operation.ts'
import { isZone } from '#api/time/offset.ts'
import { useOrganizationLabels } from '../../fields/labels/organization.ts'
import { type KeptHere, keepOrganizationHere, organizationHere } from '../../fields/organization/kept-organization.ts'
import { RecordFrame } from '../../fields/record/record-frame.tsx'
import { useRecordForm } from '../../fields/record/use-record-form.ts'
import { paths } from '../../paths/paths.ts'
import { isColour } from '../../ui/form/swatches.ts'
import { HowItReads } from './how-it-reads.tsx'
import {
  ORGANIZATION_SECTIONS,
  type OrganizationBody,
  placeOfOrganizationField,
  readOrganization,
  writeOrganization,
} from './organization-values.ts'
import { useOrganizationSections } from './use-organization-sections.tsx'

interface OrganizationFormProps {
  document: OrganizationDocument
  /** Whether this browser keeps it. */
  isHere: boolean
}

/** Everything that an organization says of itself; who may not change it reads it. */
export function OrganizationForm({ document, isHere }: OrganizationFormProps) {
  const { i18n } = useLingui()
  const api = useApi()
  const queryClient = useQueryClient()
  const update = useOperation(contract.adminOrganization.update)
  const labels = useOrganizationLabels()
  const { connectionId } = api

  /** The document of this browser, which has no service that judges or merges. */
  const here = (changes: Partial<OrganizationBody>): OrganizationDocument =>
    organizationOf(
      { id: document.id, name: '' },
      keepOrganizationHere(connectionId, changes as Partial<KeptHere>) as Parameters<typeof organizationOf>[1],
    )
  const record = useRecordForm({
    record: document,
    read: readOrganization,
    write: writeOrganization,
    schemas: async () => {
      const { organizationSettings } = await import('#api/contract/organization.ts')
      return { create: organizationSettings, update: organizationSettings }
    },
    placeOf: placeOfOrganizationField,
    impossible: ({ timezone, colors }) => [
      ...(timezone === '' || isZone(timezone) ? [] : [{ field: 'timezone', message: 'isn’t a zone' }]),
      ...(colors.every(isColour) ? [] : [{ field: 'colors', message: 'must be a colour such as #2a7f9e' }]),
    ],
    update: async (body, ifVersion) => (isHere ? here(body) : update.mutateAsync({ body, ifVersion })),
    reload: async () => {
      if (isHere) return organizationOf({ id: document.id, name: '' }, organizationHere(connectionId) as never)
      return (await queryClient.fetchQuery({ ...queryOf(api, contract.me.get), staleTime: 0 })).organization
    },
    nameOf: () => i18n._('Organization'),
  })
  const sections = useOrganizationSections(record.form.control, labels)
  return (
    <RecordFrame
      record={record}
      newTitle={i18n._('Organization')}
      list={{ label: i18n._('Settings'), to: paths.settings.connection() }}
      description={
        isHere ? i18n._('Kept in this browser: this server keeps no settings of an organization.') : undefined
      }
      createLabel={i18n._('Save')}
      labels={labels}
      right={isHere ? 'write' : 'administer'}
      subject={isHere ? undefined : { resource: 'organizationSettings', id: document.id }}
      sectionOf={ORGANIZATION_SECTIONS}
      sections={sections}
      aside={<HowItReads control={record.form.control} />}
    />
  )
}
