import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { RecordGate } from '../../fields/record/record-gate.tsx'
import { paths } from '../../paths/paths.ts'
import { ServiceForm } from './service-form.tsx'
import { readWholeService } from './whole-service.ts'

/** One service, or a new one: empty, of a type (`?typeId=`), or a copy of another (`?from=`). */
export default function ServicePage() {
  const { id } = useParams()
  const [search] = useSearchParams()
  const from = search.get('from')
  if (id !== undefined) return <StoredService key={id} id={id} />
  if (from) return <CopiedService key={from} id={from} />
  return <ServiceForm key={search.toString()} typeId={search.get('typeId')} calendarId={search.get('calendarId')} />
}

const useWholeService = (id: string) => {
  const api = useApi()
  const { queryKey } = queryOf(api, contract.services.get, { params: { id } })
  return useQuery({
    queryKey: [...queryKey, 'whole'],
    queryFn: ({ signal }) => readWholeService(api, id, signal),
  })
}

const useList = () => {
  const { i18n } = useLingui()
  return { label: i18n._('Services'), to: paths.services.list() }
}

function StoredService({ id }: { id: string }) {
  const { i18n } = useLingui()
  const query = useWholeService(id)
  const reload = async () => (await query.refetch()).data
  return (
    <RecordGate query={query} title={i18n._('Service')} list={useList()}>
      {(service) => <ServiceForm service={service} reload={reload} />}
    </RecordGate>
  )
}

function CopiedService({ id }: { id: string }) {
  const { i18n } = useLingui()
  return (
    <RecordGate query={useWholeService(id)} title={i18n._('New service')} list={useList()}>
      {(service) => <ServiceForm original={service} />}
    </RecordGate>
  )
}
