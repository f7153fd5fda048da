import { useLingui } from '@lingui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Connection } from '#api/contract/choices.ts'
import { useApi } from '../../../client/api-context.ts'
import { queryOf } from '../../../client/query.ts'
import type { List } from '../../../client/reading/list.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SidePanel } from '../../../ui/panel/side-panel.tsx'
import { FormSkeleton } from '../../../ui/skeletons.tsx'
import { Missing } from '../missing.tsx'
import ReadOnlyPanel from '../read-only-panel.tsx'
import { V1_LIST } from '../../../commands/appointments/list/list-request.ts'

interface ExternalPanelProps {
  id: string
  connection: Connection
  /** What the connection is called. */
  source: string
  onClose: () => void
}

/** One event of a connected calendar. Such a calendar is only listed, so the list is asked for this one id. */
export default function ExternalPanel({ id, connection, source, onClose }: ExternalPanelProps) {
  const { i18n } = useLingui()
  const api = useApi()
  const queryClient = useQueryClient()
  const listed = queryClient
    .getQueriesData<List<Appointment>>({ queryKey: [api.connectionId, 'appointments'] })
    .flatMap(([, answer]) => (Array.isArray(answer?.items) ? answer.items : []))
    .find((it) => it.id === id)
  const found = useQuery({
    ...queryOf(api, V1_LIST, { query: { connection, ids: [id] } as never }),
    enabled: listed === undefined,
  })
  const items: readonly Appointment[] = found.data?.items ?? []
  const appointment = listed ?? items.find((it) => it.id === id)
  if (appointment) return <ReadOnlyPanel appointment={appointment} source={source} onClose={onClose} />
  const close = <Button onClick={onClose}>{i18n._('Close')}</Button>
  return (
    <SidePanel open title={i18n._('Appointment')} onClose={onClose}>
      {found.error ? (
        <Missing error={found.error} retry={() => void found.refetch()} way={close} />
      ) : found.data ? (
        <EmptyState
          icon="search"
          title={i18n._('Nothing here')}
          description={i18n._('The record may have been deleted, or the address may be wrong.')}
          action={close}
        />
      ) : (
        <FormSkeleton />
      )}
    </SidePanel>
  )
}
