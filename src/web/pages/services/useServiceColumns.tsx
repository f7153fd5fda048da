import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { Service } from '../../../api/contract/services.ts'
import { useCalendars, useServiceTypes } from '../../fields/references.ts'
import { useFormat } from '../../i18n/LocaleProvider.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { Column } from '../../ui/table/columns.ts'

const Named = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 9,
  '& > i': { flex: 'none', inlineSize: 10, blockSize: 10, borderRadius: 3 },
})

/** Calendars named before the rest becomes a number. */
const NAMED = 2

/** The columns of the list of services; what was not asked for has none. */
export function useServiceColumns(expand: readonly string[]): Column<Service>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  const types = useServiceTypes().byId
  const calendars = useCalendars().byId

  const calendarNames = ({ calendars: entries = [] }: Service) => {
    const names = entries.map(({ calendarId }) => calendars.get(calendarId)?.name ?? '…')
    const rest = names.length - NAMED
    const shown = names.slice(0, NAMED).join(', ')
    if (names.length === 0) return '—'
    return rest > 0 ? i18n._('{names} and {count} more', { names: shown, count: rest }) : shown
  }
  const days = (at: string) => format.date(at, 'UTC', 'medium')
  const columns: (Column<Service> & { asked?: string })[] = [
    {
      id: 'name',
      header: i18n._('Name'),
      sortValue: ({ name }) => name,
      render: ({ name, color }) => (
        <Named>
          <i style={{ background: color ?? 'var(--fd-tone-neutral-edge)' }} />
          {name}
        </Named>
      ),
    },
    {
      id: 'type',
      header: i18n._('Type'),
      width: '150px',
      hideBelow: 720,
      sortValue: ({ typeId }) => types.get(typeId ?? '')?.name,
      render: ({ typeId }) => types.get(typeId ?? '')?.name ?? '—',
    },
    {
      id: 'duration',
      header: i18n._('Duration'),
      width: '110px',
      align: 'end',
      sortValue: ({ duration }) => duration,
      render: ({ duration }) => format.minutes(duration),
    },
    {
      id: 'calendars',
      asked: 'calendars',
      header: i18n._('Calendars'),
      width: '280px',
      hideBelow: 900,
      render: calendarNames,
    },
    {
      id: 'dateRanges',
      asked: 'dateRanges',
      header: i18n._('Date ranges'),
      width: '220px',
      hideBelow: 900,
      render: ({ dateRanges = [] }) => {
        const [first] = dateRanges
        if (!first) return i18n._('Always')
        return `${days(first.startDate)} – ${days(first.endDate)}${dateRanges.length > 1 ? ' …' : ''}`
      },
    },
    {
      id: 'numberOfAppointments',
      asked: 'numberOfAppointments',
      header: i18n._('Appointments'),
      width: '130px',
      align: 'end',
      sortValue: ({ numberOfAppointments }) => numberOfAppointments,
      render: ({ numberOfAppointments }) =>
        numberOfAppointments === undefined ? '—' : format.number(numberOfAppointments),
    },
    {
      id: 'active',
      header: i18n._('State'),
      width: '120px',
      sortValue: ({ active }) => (active ? 0 : 1),
      render: ({ active }) =>
        active ? (
          <StatusChip tone="confirmed" label={i18n._('Active')} />
        ) : (
          <StatusChip tone="cancelled" label={i18n._('Inactive')} />
        ),
    },
  ]
  return columns.filter(({ asked }) => asked === undefined || expand.includes(asked))
}
