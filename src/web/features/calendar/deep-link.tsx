import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useApi } from '../../client/api-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageSkeleton } from '../../ui/skeletons.tsx'
import { paths } from '../../paths/paths.ts'
import { Missing } from '../appointment/index.ts'
import { useCalendarQuery } from '../../commands/appointments/records/queries.ts'
import { linkedQuery, linkedView } from './linked.ts'

/** Leads from the address of one appointment to the calendar on its date, with its panel open. */
export function DeepLink({ id }: { id: string }) {
  const { i18n } = useLingui()
  const [params] = useSearchParams()
  const found = useQuery(linkedQuery(useApi(), id))
  const calendars = useCalendarQuery()
  if (found.error) {
    return (
      <>
        <PageHeader title={i18n._('Appointment')} />
        <Missing
          error={found.error}
          retry={() => void found.refetch()}
          way={<ButtonLink to={paths.appointments.calendar()}>{i18n._('Calendar')}</ButtonLink>}
        />
      </>
    )
  }
  if (!found.data || calendars.isPending) return <PageSkeleton kind="calendar" />
  const query = linkedView(found.data, calendars.data?.items ?? [], params)
  return <Navigate to={`${paths.appointments.calendar()}?${query}`} replace />
}
