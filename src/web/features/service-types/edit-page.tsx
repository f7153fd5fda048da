import { useLingui } from '@lingui/react'
import { useParams } from 'react-router-dom'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { RecordGate } from '../../fields/record/record-gate.tsx'
import { paths } from '../../paths/paths.ts'
import { ServiceTypeForm } from './service-type-form.tsx'

/** One service type, or a new one. */
export default function ServiceTypePage() {
  const { id } = useParams()
  return id === undefined ? <ServiceTypeForm /> : <StoredServiceType key={id} id={id} />
}

function StoredServiceType({ id }: { id: string }) {
  const { i18n } = useLingui()
  const read = queryOf(useApi(), contract.serviceTypes.get, { params: { id } })
  const list = { label: i18n._('Service types'), to: paths.serviceTypes.list() }
  return (
    <RecordGate read={read} title={i18n._('Service type')} list={list}>
      {(type, reload) => <ServiceTypeForm type={type} reload={reload} />}
    </RecordGate>
  )
}
