import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { contract } from '../../../api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { RecordGate } from '../../fields/record/RecordGate.tsx'
import { paths } from '../paths.ts'
import { ServiceForm } from './ServiceForm.tsx'

/** One service, or a new one. */
export default function ServicePage() {
  const { id } = useParams()
  return id === undefined ? <ServiceForm /> : <StoredService key={id} id={id} />
}

function StoredService({ id }: { id: string }) {
  const { i18n } = useLingui()
  const query = useQuery(queryOf(useApi(), contract.services.get, { params: { id } }))
  const reload = async () => (await query.refetch()).data
  return (
    <RecordGate query={query} title={i18n._('Service')} list={{ label: i18n._('Services'), to: paths.services.list() }}>
      {(service) => <ServiceForm service={service} reload={reload} />}
    </RecordGate>
  )
}
