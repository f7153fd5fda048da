import { useLingui } from '@lingui/react'
import { queryOptions, type QueryKey } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import type { Api } from '../../client/create-api.ts'
import { queryOf } from '../../client/query.ts'
import { useCalendars, useServiceTypes } from '../../fields/references.ts'
import { RecordGate } from '../../fields/record/record-gate.tsx'
import { paths } from '../../paths/paths.ts'
import { ServiceForm } from './service-form.tsx'
import { readWholeService } from './whole-service.ts'

/** One service, or a new one: empty, of a type (`?typeId=`), or a copy of another (`?from=`). */
export default function ServicePage() {
  const { id } = useParams()
  const [search] = useSearchParams()
  const from = search.get('from')
  // The form asks for them at once, in one go with the service, and what stands below it with what it says of the calendars.
  useServiceTypes()
  useCalendars()
  if (id !== undefined) return <StoredService key={id} id={id} />
  if (from) return <CopiedService key={from} id={from} />
  return <ServiceForm key={search.toString()} typeId={search.get('typeId')} calendarId={search.get('calendarId')} />
}

/** How a service is read with all that its form shows. */
const wholeServiceOf = (api: Api, id: string) => {
  const queryKey: QueryKey = [...queryOf(api, contract.services.get, { params: { id } }).queryKey, 'whole']
  return queryOptions({ queryKey, queryFn: ({ signal }) => readWholeService(api, id, signal) })
}

const useList = () => {
  const { i18n } = useLingui()
  return { label: i18n._('Services'), to: paths.services.list() }
}

function StoredService({ id }: { id: string }) {
  const { i18n } = useLingui()
  return (
    <RecordGate read={wholeServiceOf(useApi(), id)} title={i18n._('Service')} list={useList()}>
      {(service, reload) => <ServiceForm service={service} reload={reload} />}
    </RecordGate>
  )
}

function CopiedService({ id }: { id: string }) {
  const { i18n } = useLingui()
  return (
    <RecordGate read={wholeServiceOf(useApi(), id)} title={i18n._('New service')} list={useList()}>
      {(service) => <ServiceForm original={service} />}
    </RecordGate>
  )
}
