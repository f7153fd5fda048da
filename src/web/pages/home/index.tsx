import { foreignZone, knownZone } from '../../fields/known-zone.ts'
import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Appointment } from '../../../api/contract/appointments.ts'
import { contract } from '../../../api/contract/table.ts'
import { formatInstant } from '../../../api/time/instant.ts'
import { dateOf, dayInterval } from '../../../api/time/zoned.ts'
import { useApi } from '../../client/api-context.ts'
import { errorWords } from '../../client/error-words.ts'
import { keepShown, queryAllOf } from '../../client/query.ts'
import { useFormat } from '../../i18n/LocaleProvider.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { paths } from '../paths.ts'
import { Card } from './Card.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { sortToday } from './today.ts'

const DAY = 86_400_000
const REFETCH = 30_000

const Grid = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
  alignItems: 'start',
})

/** What the desk has to look at now: who is late, here, coming next, and who has not said yes yet. */
export default function Page() {
  const { i18n } = useLingui()
  const format = useFormat()
  const api = useApi()
  const [now, setNow] = useState(() => Date.now() + api.skew())
  // Time passes outside of React.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + api.skew()), REFETCH)
    return () => clearInterval(timer)
  }, [api])
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const day = dayInterval(dateOf(now, zone), zone)
  const calendars = useQuery(queryAllOf(api, contract.calendars.list))
  const found = useQuery({
    ...queryAllOf(api, contract.appointmentsV2.list, {
      query: { startDate: formatInstant(day.start), endDate: formatInstant(day.end + DAY) },
    }),
    ...keepShown,
    refetchInterval: REFETCH,
  })
  const known = useMemo(() => new Map(calendars.data?.items.map((it) => [it.id, it])), [calendars.data])
  const today = found.data && sortToday(found.data.items, now, day.end)
  const words = found.error && errorWords(i18n, found.error)
  const zoneOf = ({ calendarIds }: Appointment) => knownZone(known.get(calendarIds[0] ?? '') ?? { timezone: zone })
  const common = {
    now,
    zoneOf,
    foreignZoneOf: (appointment: Appointment) => foreignZone(zoneOf(appointment), known.values()),
    placeOf: ({ calendarIds }: Appointment) => calendarIds.flatMap((id) => known.get(id)?.name ?? []).join(', '),
  }
  return (
    <>
      <PageHeader
        title={i18n._('Today')}
        description={format.date(now, zone, 'long')}
        actions={
          <>
            <ButtonLink icon="calendar" to={paths.appointments.calendar()}>
              {i18n._('Calendar')}
            </ButtonLink>
            <ButtonLink kind="primary" icon="plus" to={paths.appointments.create()}>
              {i18n._('New appointment')}
            </ButtonLink>
          </>
        }
      />
      {words && <ErrorState title={words.title} description={words.advice} retry={() => void found.refetch()} />}
      {calendars.data?.items.length === 0 && <FirstSteps />}
      {(today || !words) && (
        <Grid>
          <Card
            title={i18n._('Late')}
            icon="warning"
            step="arrive"
            appointments={today?.late}
            none={i18n._('Nobody is late.')}
            {...common}
          />
          <Card
            title={i18n._('Here now')}
            icon="arrive"
            appointments={today?.here}
            none={i18n._('Nobody is waiting or in progress.')}
            {...common}
          />
          <Card
            title={i18n._('Coming next')}
            icon="clock"
            step="arrive"
            appointments={today?.coming}
            none={i18n._('Nobody else comes today.')}
            {...common}
          />
          <Card
            title={i18n._('Not confirmed yet')}
            icon="check"
            step="confirm"
            dated
            appointments={today?.unconfirmed}
            none={i18n._('Everything until tomorrow is confirmed.')}
            {...common}
          />
        </Grid>
      )}
    </>
  )
}
