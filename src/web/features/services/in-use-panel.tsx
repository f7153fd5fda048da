import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import List from '@mui/material/List'
import { useQuery } from '@tanstack/react-query'
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form'
import type { Service } from '#api/contract/services.ts'
import type { ServiceType } from '#api/contract/service-types.ts'
import { schedulesFor } from '#api/core/rules/hours.ts'
import { useApi } from '../../client/api-context.ts'
import { useOpenedAt } from '../../client/use-now.ts'
import { useCalendars } from '../../fields/references.ts'
import { comingOf } from '../../fields/uses/parts.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paint } from '../../theme/paint.ts'
import { LineBones } from '../../ui/skeletons.tsx'
import { paths } from '../../paths/paths.ts'
import { NextFreeStarts } from './next-free.tsx'
import type { ServiceValues } from './service-form-values.ts'
import { useOffered } from './use-offered.ts'
import { useServiceZone } from './use-service-zone.ts'
import { expandedService } from './whole-service.ts'
import { size, weight } from '../../theme/scale.ts'
import { Link } from '../../ui/link.tsx'

const Card = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  fontSize: size.body2,
  '& h2': { margin: 0, fontSize: size.h4, fontWeight: weight.semibold },
  '& h3': { margin: '0 0 4px', fontSize: size.body2, fontWeight: weight.semibold },
  '& p': { margin: 0, color: paint.soft },
  '& ul, & ol': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 },
  // What, and whose it is at the end of its line; below it where both have no room.
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '0 12px' },
  // A word that is longer than the column breaks in it.
  '& li > *': { minInlineSize: 0 },
  '& li > span': { color: paint.soft },
  '& a': { display: 'inline-block', minBlockSize: 24, overflowWrap: 'anywhere' },
})

interface InUsePanelProps {
  form: UseFormReturn<ServiceValues>
  /** Absent for a new one. */
  service: Service | undefined
  type: ServiceType | undefined
}

/** What the service means for the desk: where it is free next, what is booked, which hours it keeps. */
export default function InUsePanel({ form, service, type }: InUsePanelProps) {
  const { i18n } = useLingui()
  const { control } = form
  const calendars = useCalendars().byId
  const zone = useServiceZone(form)
  const { isDirty } = useFormState({ control })
  const active = useWatch({ control, name: 'active' })
  const offer = useOffered(form, service?.id ?? null, service ? {} : (type?.configuration ?? {}))
  const hours = schedulesFor(offer.schedules, service?.id)
  const naming = hours.filter(({ serviceIds }) => serviceIds.length > 0)
  const why = !active
    ? i18n._('Off: no time is offered.')
    : !offer.offered
      ? i18n._('Enter a duration to see free times.')
      : offer.offered.calendars.length === 0
        ? i18n._('No one offers this service, so no time is free.')
        : offer.failed
          ? i18n._('Couldn’t load weekly schedules.')
          : !offer.loading && hours.length === 0
            ? i18n._('No weekly schedule covers this service, so no time is free.')
            : undefined
  return (
    <Card aria-label={i18n._('In use')}>
      <h2>{i18n._('In use')}</h2>
      <div>
        <h3>{isDirty || !service ? i18n._('Next free with these settings') : i18n._('Next free')}</h3>
        {why !== undefined ? (
          <p>{why}</p>
        ) : (
          offer.offered && <NextFreeStarts service={offer.offered} isComplete={!offer.loading} zone={zone} />
        )}
        {offer.cut && <p>{i18n._('Only some of the service’s calendars are checked here.')}</p>}
      </div>
      {service && <Booked id={service.id} />}
      {why === undefined && !offer.loading && (
        <div>
          <h3>
            {naming.length > 0
              ? i18n._('Weekly schedules that include this service')
              : i18n._('Uses the general hours of')}
          </h3>
          <List>
            {hours.map(({ id, name, calendarId }) => (
              <li key={id}>
                <Link to={paths.weeklySchedules.one(id, calendarId)}>{name}</Link>
                {calendars.get(calendarId) && <span>{calendars.get(calendarId)?.name}</span>}
              </li>
            ))}
          </List>
        </div>
      )}
    </Card>
  )
}

function Booked({ id }: { id: string }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const api = useApi()
  const now = useOpenedAt()
  const coming = useQuery({
    queryKey: [api.connectionId, 'appointments', 'coming of a service', id],
    queryFn: () => comingOf({ api, places: paths, now }, { serviceId: id }),
  })
  const expanded = useQuery({
    queryKey: [api.connectionId, 'services', 'expanded', id],
    queryFn: async ({ signal }) => (await expandedService(api, id, signal)) ?? null,
  })
  const total = expanded.data?.numberOfAppointments
  const [found] = coming.data ?? []
  const count = found?.total ?? 0
  return (
    <div>
      <h3>{i18n._('Appointments')}</h3>
      {coming.isError ? (
        <p>{i18n._('Couldn’t load appointments.')}</p>
      ) : !coming.data ? (
        <LineBones lines={2} />
      ) : (
        <Link to={paths.appointments.list({ service: id })}>
          {found?.orMore
            ? i18n._('{count} or more upcoming', { count: format.number(count) })
            : i18n._('{count, plural, =0 {None upcoming} other {# upcoming}}', { count })}
        </Link>
      )}
      {total !== undefined && <p>{i18n._('{count} in total, including past ones', { count: format.number(total) })}</p>}
    </div>
  )
}
