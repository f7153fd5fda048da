import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useMemo } from 'react'
import type { Service } from '#api/contract/services.ts'
import { isTold, toldOf } from '../../client/reading/warnings.ts'
import { useCalendars, useServiceTypes } from '../../fields/references.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { idColumn } from '../../ui/table/id-column.tsx'
import { ActiveChip, activeWords } from './active-chip.tsx'
import { radius } from '../../theme/scale.ts'

const Named = styled('span')({
  gap: 9,
  '& > i': { flex: 'none', inlineSize: 10, blockSize: 10, borderRadius: radius.card, forcedColorAdjust: 'none' },
})

/** Names on one line: what has no room is told by its end, and whole where the pointer rests. */
const Names = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** Calendars named before the rest becomes a number. */
const NAMED = 2

/** The columns of the list of services. Those with the name of an expansion are asked of the service while in sight. */
export function useServiceColumns(): readonly Column<Service>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  const types = useServiceTypes().byId
  const calendars = useCalendars().byId
  return useMemo(() => {
    const typeOf = ({ typeId }: Service) => types.get(typeId ?? '')?.name
    const namesOf = ({ calendars: entries = [] }: Service) =>
      entries.map(({ calendarId }) => calendars.get(calendarId)?.name ?? '…')
    const someNames = (service: Service) => {
      const names = namesOf(service)
      const rest = names.length - NAMED
      const shown = names.slice(0, NAMED).join(', ')
      return rest > 0 ? i18n._('{names} and {count} more', { names: shown, count: rest }) : shown || '—'
    }
    const spansOf = ({ dateRanges = [] }: Service) =>
      dateRanges.map(({ startDate, endDate }) =>
        [startDate, endDate].map((at) => format.date(at, 'UTC', 'medium')).join(' – '),
      )
    const daysOf = (count: number | undefined) =>
      count === undefined ? '—' : i18n._('{count, plural, one {# day} other {# days}}', { count })
    const minutesOf = (minutes: number | undefined) => (minutes === undefined ? '—' : format.minutes(minutes))
    const amount = { width: '130px', align: 'end', hideBelow: 1080, optional: true } as const
    return [
      {
        id: 'name',
        header: i18n._('Name'),
        sortValue: ({ name }) => name,
        render: ({ name, color }) => (
          <Named className="marked">
            <i style={{ background: color ?? 'var(--fd-palette-status-neutral-edge)' }} />
            <span>{name}</span>
          </Named>
        ),
      },
      {
        id: 'type',
        header: i18n._('Type'),
        width: '150px',
        hideBelow: 720,
        onCard: true,
        sortValue: typeOf,
        render: (service) => typeOf(service) ?? '—',
      },
      {
        id: 'duration',
        header: i18n._('Duration'),
        width: '110px',
        align: 'end',
        sortValue: (service) => toldOf(service, 'duration'),
        csv: (service) => toldOf(service, 'duration') ?? null,
        render: (service) => minutesOf(toldOf(service, 'duration')),
      },
      {
        id: 'calendars',
        header: i18n._('Team & resources'),
        // Two full names and a number: as much as the name of the service, which is short, leaves to it.
        width: '340px',
        hideBelow: 1080,
        render: (service) => <Names data-tooltip={namesOf(service).join(', ')}>{someNames(service)}</Names>,
        text: (service) => namesOf(service).join(', '),
        facts: [
          {
            header: i18n._('Calendar IDs'),
            csv: ({ calendars = [] }) => calendars.map(({ calendarId }) => calendarId).join(' '),
          },
        ],
      },
      {
        id: 'dateRanges',
        header: i18n._('Date ranges'),
        width: '220px',
        hideBelow: 900,
        optional: true,
        render: (service) => {
          const spans = spansOf(service)
          return spans.length > 1 ? `${spans[0]} …` : (spans[0] ?? i18n._('Always'))
        },
        text: (service) => spansOf(service).join(', '),
        csv: ({ dateRanges = [] }) => dateRanges.map(({ startDate, endDate }) => `${startDate}/${endDate}`).join(', '),
      },
      {
        ...amount,
        id: 'numberOfAppointments',
        header: i18n._('Appointments'),
        sortValue: ({ numberOfAppointments }) => numberOfAppointments,
        csv: ({ numberOfAppointments }) => numberOfAppointments ?? null,
        render: ({ numberOfAppointments }) =>
          numberOfAppointments === undefined ? '—' : format.number(numberOfAppointments),
      },
      {
        id: 'active',
        aside: 92,
        header: i18n._('State'),
        width: '120px',
        sortValue: (service) => (isTold(service, 'active') ? (service.active ? 0 : 1) : null),
        render: (service) => <ActiveChip service={service} />,
        text: (service) => activeWords(i18n, service) ?? '',
      },
      {
        ...amount,
        id: 'timeBetween',
        header: i18n._('Buffer after'),
        sortValue: (service) => toldOf(service, 'timeBetween'),
        csv: (service) => toldOf(service, 'timeBetween') ?? null,
        render: (service) => minutesOf(toldOf(service, 'timeBetween')),
      },
      {
        ...amount,
        id: 'incrementTime',
        header: i18n._('Start times every'),
        sortValue: (service) => toldOf(service, 'incrementTime'),
        csv: (service) => toldOf(service, 'incrementTime') ?? null,
        render: (service) => minutesOf(toldOf(service, 'incrementTime')),
      },
      {
        ...amount,
        id: 'minTimeToSchedule',
        header: i18n._('Minimum notice'),
        sortValue: (service) => toldOf(service, 'minTimeToSchedule'),
        csv: (service) => toldOf(service, 'minTimeToSchedule') ?? null,
        render: (service) => daysOf(toldOf(service, 'minTimeToSchedule')),
      },
      {
        ...amount,
        id: 'maxTimeToSchedule',
        header: i18n._('Book up to'),
        sortValue: (service) => toldOf(service, 'maxTimeToSchedule'),
        csv: (service) => toldOf(service, 'maxTimeToSchedule') ?? null,
        render: (service) => daysOf(toldOf(service, 'maxTimeToSchedule')),
      },
      {
        id: 'description',
        header: i18n._('Description'),
        width: '260px',
        hideBelow: 1080,
        optional: true,
        sortValue: ({ description }) => description,
        render: ({ description }) => description ?? '—',
      },
      idColumn(i18n),
    ]
  }, [i18n, format, types, calendars])
}
