import { foreignZone, knownZone } from '../../../fields/known-zone.ts'
import type { I18n } from '@lingui/core'
import type { Appointment } from '../../../../api/contract/appointments.ts'
import { standingOf } from '../../../fields/appointment-standing.ts'
import type { Format } from '../../../i18n/format.ts'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import type { Column } from '../../../ui/table/columns.ts'
import { nameOf } from '../appointment-name.ts'
import type { Clinic } from '../reads.ts'
import { originWords } from '../type-words.ts'

/** The columns of the list of appointments; only the service orders it, by start. */
export function listColumns({ calendars, services }: Clinic, i18n: I18n, format: Format): Column<Appointment>[] {
  const zone = ({ calendarIds }: Appointment) => knownZone(calendars.get(calendarIds[0] ?? ''))
  const isForeign = (row: Appointment) => foreignZone(zone(row), calendars.values()) !== undefined
  return [
    {
      id: 'guest',
      header: i18n._('Guest'),
      render: (row) => nameOf(row) || i18n._('Appointment'),
    },
    {
      id: 'start',
      header: i18n._('When'),
      render: (row) => (
        <span>
          {format.date(row.startDate, zone(row), 'day')},{' '}
          <strong>{format.timeRange(row.startDate, row.endDate, zone(row))}</strong>
          {isForeign(row) && ` ${format.zone(zone(row), row.startDate)}`}
        </span>
      ),
    },
    {
      id: 'status',
      header: i18n._('Status'),
      render: (row) => <StatusChip {...chipOf(row, i18n)} />,
    },
    {
      id: 'service',
      header: i18n._('Service'),
      render: ({ serviceId, title }) => (serviceId ? services.get(serviceId)?.name : undefined) ?? title,
      hideBelow: 720,
    },
    {
      id: 'calendars',
      header: i18n._('With'),
      render: ({ calendarIds }) => calendarIds.map((id) => calendars.get(id)?.name ?? '—').join(', '),
      hideBelow: 720,
    },
    {
      id: 'origin',
      header: i18n._('Booked by'),
      render: ({ origin }) => originWords(origin, i18n),
      hideBelow: 1080,
    },
  ]
}

const chipOf = (row: Appointment, i18n: I18n) => {
  const { tone, label } = standingOf(row, i18n)
  return { tone, label }
}
