import { useLingui } from '@lingui/react'
import List from '@mui/material/List'
import { useQuery } from '@tanstack/react-query'
import { contract } from '#api/contract/table.ts'
import { MINUTE } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import { useApi } from '../../client/api-context.ts'
import { queryAllOf } from '../../client/query.ts'
import { useOpenedAt } from '../../client/use-now.ts'
import { useCalendars, useServices } from '../../fields/references.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { LineBones } from '../../ui/skeletons.tsx'
import { nextFree, type OfferedService, windowFrom } from './next-free-times.ts'

/** Days that are looked through. */
const DAYS = 14
/** Starts that are told. */
const TOLD = 3

interface NextFreeProps {
  service: OfferedService
  /** Its hours are read: what is booked is asked for beside them. */
  isComplete: boolean
  /** The zone of the times; one that this device knows. */
  zone: string
}

/** The first free starts of the service as it is typed, by the rules that a booking is judged by. */
export function NextFreeStarts({ service, isComplete, zone }: NextFreeProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const now = useOpenedAt()
  const calendars = useCalendars().byId
  const services = useServices()
  const window = windowFrom(service.rules, now, zone, DAYS)
  const appointments = useQuery({
    ...queryAllOf(useApi(), contract.appointmentsV2.list, {
      query: { startDate: formatInstant(window.start), endDate: formatInstant(window.end), blocked: true },
    }),
    staleTime: MINUTE,
  })
  if (appointments.isError || services.failed) return <p>{i18n._('Couldn’t load booked times.')}</p>
  if (!isComplete || !appointments.data || !services.items) return <LineBones lines={TOLD} ends />
  const taken = { appointments: appointments.data.items, services: services.byId, now }
  const free = nextFree(service, taken, window, TOLD)
  if (free.length === 0) {
    return (
      <p>
        {i18n._('No free time from {from} to {to}.', {
          from: format.date(window.start, zone, 'day'),
          to: format.date(window.end, zone, 'day'),
        })}
      </p>
    )
  }
  return (
    <List component="ol">
      {free.map(({ start, calendarIds }) => (
        <li key={start}>
          <time dateTime={formatInstant(start)}>{format.dateTime(start, zone, 'day')}</time>
          <span>{format.list(calendarIds.map((id) => calendars.get(id)?.name ?? id))}</span>
        </li>
      ))}
    </List>
  )
}
