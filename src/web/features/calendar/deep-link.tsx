import { knownZone } from '../../fields/known-zone.ts'
import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router-dom'
import { contract } from '#api/contract/table.ts'
import { dateOf } from '#api/time/zoned.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageSkeleton } from '../../ui/skeletons.tsx'
import { paths } from '../../paths/paths.ts'
import { Missing } from '../appointment/index.ts'
import { useCalendarQuery } from '../../commands/appointments/records/queries.ts'

/** Leads from the address of one appointment to the calendar on its date, with its panel open. */
export function DeepLink({ id }: { id: string }) {
  const { i18n } = useLingui()
  const [params] = useSearchParams()
  const found = useQuery(queryOf(useApi(), contract.appointmentsV2.get, { params: { id } }))
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
  const { startDate, calendarIds } = found.data
  const items = calendars.data?.items ?? []
  const calendar = items.find((it) => calendarIds.includes(it.id))
  const zone = knownZone(calendar)
  const query = new URLSearchParams(params)
  query.set('date', dateOf(Date.parse(startDate), zone))
  if (calendar) query.set('calendar', calendar.id)
  query.set('open', id)
  return <Navigate to={`${paths.appointments.calendar()}?${query}`} replace />
}
