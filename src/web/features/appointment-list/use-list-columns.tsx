import { zonePlace } from '../../i18n/zone-place.ts'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { isWaiting } from '#api/core/rules/waiting.ts'
import { dateOf } from '#api/time/zoned.ts'
import { isTold } from '../../client/reading/warnings.ts'
import { standingOf, SUB_STATUS_LABELS } from '../../fields/appointment-standing.ts'
import { guestWords } from '../../fields/guest-name.ts'
import { UnsentMark } from '../../fields/unsent-mark.tsx'
import { foreignZone, zoneOfFirst } from '../../fields/known-zone.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { appointmentName, displayName } from '../../commands/appointments/records/appointment-name.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import { classWords, originWords, typeWords } from '../../commands/appointments/records/type-words.ts'
import { epoch, exactTime, allGuestNames, isKnown, appointmentMinutes, timed } from './row-facts.ts'

/** The columns of the list. `source` is what a connected calendar is called, whose events are marked with it. */
export function useListColumns(clinic: Clinic, source: string | undefined): readonly Column<Appointment>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  return useMemo(() => {
    const { calendars, services } = clinic
    const zone = ({ calendarIds }: Appointment) => zoneOfFirst(calendarIds, calendars)
    const foreign = (row: Appointment) => {
      const named = foreignZone(zone(row), calendars.values())
      return named ? ` ${zonePlace(zone(row))}` : ''
    }
    const timesOf = (row: Appointment) => <strong>{format.timeRange(row.startDate, row.endDate, zone(row))}</strong>
    const at = (instant: string | null, row: Appointment) =>
      isKnown(instant) ? format.dateTime(instant, zone(row), 'day') : '—'
    const serviceName = ({ serviceId, title }: Appointment) =>
      (serviceId ? services.get(serviceId)?.name : undefined) ?? (source ? '—' : title)
    const calendarNames = ({ calendarIds }: Appointment) =>
      calendarIds.map((id) => calendars.get(id)?.name ?? '—').join(', ')
    const contacts = (name: 'email' | 'phone') => (row: Appointment) =>
      row.guests.flatMap((guest) => guestWords(guest)[name] || []).join(', ')
    const subStatus = ({ subStatus: told }: Appointment) => {
      const known = SUB_STATUS_LABELS.find(([value]) => value === told)
      return known ? i18n._(known[1]) : (told ?? '')
    }
    const model = ({ model: told }: Appointment) =>
      told === 'fixed' ? i18n._('Fixed time') : told === 'poll' ? i18n._('Poll') : told

    const lengthOf = (row: Appointment) => (isKnown(row.startDate) ? format.minutes(appointmentMinutes(row)) : null)

    /** A column of plain words that is hidden at first. */
    const words = (id: string, header: string, tell: (row: Appointment) => string, width = '170px') =>
      ({
        id,
        header,
        width,
        optional: true,
        render: (row) => tell(row) || '—',
        text: tell,
        sortValue: (row) => tell(row) || null,
      }) satisfies Column<Appointment>
    /** A column of an instant that is hidden at first. */
    const instant = (id: string, header: string, tell: (row: Appointment) => string | null) =>
      ({
        id,
        header,
        width: '190px',
        optional: true,
        render: (row) => at(tell(row), row),
        sortValue: (row) => epoch(tell(row)),
        text: (row) => (isKnown(tell(row)) ? at(tell(row), row) : ''),
        csv: (row) => exactTime(tell(row), zone(row)),
      }) satisfies Column<Appointment>

    return [
      {
        id: 'guest',
        header: i18n._('Guest'),
        render: (row) => displayName(i18n, row),
        sortValue: (row) => appointmentName(row) || null,
        text: (row) => allGuestNames(row) || row.title,
        csv: allGuestNames,
      },
      {
        id: 'start',
        header: i18n._('When'),
        width: 'clamp(262px, 28.5cqi, 310px)',
        render: (row) =>
          isWaiting(row) ? (
            i18n._('Waiting for a time')
          ) : (
            <span>
              {format.date(row.startDate, zone(row), 'day')}, {timesOf(row)}
              {foreign(row)}
            </span>
          ),
        groupedWidth: 'clamp(190px, 20.7cqi, 210px)',
        groupOf: (row) =>
          isWaiting(row) || !isKnown(row.startDate)
            ? i18n._('Waiting for a time')
            : format.date(row.startDate, zone(row), 'day'),
        renderInGroup: (row) =>
          isWaiting(row) ? (
            i18n._('Waiting for a time')
          ) : (
            <span>
              {timesOf(row)}
              {foreign(row)}
            </span>
          ),
        sortValue: (row) => (isKnown(row.startDate) ? epoch(row.startDate) : null),
        text: (row) =>
          isWaiting(row)
            ? i18n._('Waiting for a time')
            : `${format.dateTimeRange(row.startDate, row.endDate, zone(row))}${foreign(row)}`,
        csv: (row) =>
          isWaiting(row)
            ? i18n._('Waiting for a time')
            : `${format.dateTimeRange(row.startDate, row.endDate, zone(row), 'medium')}${foreign(row)}`,
        facts: [
          { header: i18n._('Date'), csv: timed((row) => dateOf(Date.parse(row.startDate), zone(row))), chosen: false },
          { header: i18n._('Start'), csv: timed((row) => exactTime(row.startDate, zone(row))) },
          { header: i18n._('End'), csv: timed((row) => exactTime(row.endDate, zone(row))) },
          { header: i18n._('Zone'), csv: zone },
        ],
      },
      {
        id: 'status',
        aside: 152,
        header: i18n._('Status'),
        width: 'clamp(174px, 19cqi, 180px)',
        render: (row) => {
          if (source) return <StatusChip tone="external" label={i18n._('{source} · read-only', { source })} />
          const { tone, label } = standingOf(row, i18n)
          return (
            <>
              <StatusChip tone={tone} label={label} /> <UnsentMark id={row.id} />
            </>
          )
        },
        sortValue: (row) => standingOf(row, i18n).label,
        text: (row) => standingOf(row, i18n).label,
        facts: [{ header: i18n._('Status code'), csv: ({ status }) => status }],
      },
      {
        id: 'service',
        header: i18n._('Service'),
        width: 'clamp(126px, 13.8cqi, 160px)',
        render: serviceName,
        sortValue: serviceName,
        hideBelow: 900,
        onCard: true,
        facts: [{ header: i18n._('Service ID'), csv: ({ serviceId }) => serviceId }],
      },
      {
        id: 'calendars',
        header: i18n._('With'),
        // On a small laptop it has what the others leave: who somebody is with is asked on the phone.
        width: 'clamp(132px, 65.6cqi - 477px, 252px)',
        render: calendarNames,
        sortValue: calendarNames,
        hideBelow: 900,
        onCard: true,
        facts: [{ header: i18n._('Calendar IDs'), csv: ({ calendarIds }) => calendarIds.join(' ') }],
      },
      words('origin', i18n._('Source'), ({ origin }) => originWords(origin, i18n), '130px'),
      words('type', i18n._('Meeting type'), ({ type }) => (type ? typeWords(type, i18n) : ''), '120px'),
      // Beside the guests, who alone stand in a file's first column: what has none is known by its title.
      { ...words('title', i18n._('Title'), ({ title }) => title), csvChosen: true },
      words('classification', i18n._('Category'), (row) => classWords(row.classification ?? '', i18n), '130px'),
      words('model', i18n._('Scheduling'), (row) => (isTold(row, 'model') ? model(row) : ''), '120px'),
      words('subStatus', i18n._('Sub-status'), subStatus),
      {
        id: 'length',
        header: i18n._('Length'),
        width: '110px',
        optional: true,
        align: 'end',
        render: (row) => lengthOf(row) ?? '—',
        sortValue: (row) => (isKnown(row.startDate) ? appointmentMinutes(row) : null),
        text: (row) => lengthOf(row) ?? '',
        csv: timed(appointmentMinutes),
        csvHeader: i18n._('Length (minutes)'),
      },
      words('resource', i18n._('Resource'), ({ resourceId: id }) => (id && calendars.get(id)?.name) || id || ''),
      words('email', i18n._('Guest’s email'), contacts('email'), '220px'),
      words('phone', i18n._('Guest’s phone'), contacts('phone'), '150px'),
      words('comment', i18n._('Internal notes'), (row) => row.comment ?? '', '260px'),
      words('description', i18n._('Description'), (row) => row.description ?? '', '260px'),
      words('lang', i18n._('Guest’s language'), (row) => (row.lang ? format.language(row.lang) : ''), '110px'),
      instant('cancelled', i18n._('Canceled at'), (row) => row.cancelledAt),
      words('cancellationOrigin', i18n._('Canceled through'), ({ cancellationOrigin: origin }) =>
        origin ? originWords(origin, i18n) : '',
      ),
      instant('blockedUntil', i18n._('Held until'), (row) => row.blockedUntil),
      instant('createdAt', i18n._('Created'), (row) => row.createdAt),
      instant('updatedAt', i18n._('Changed'), (row) => row.updatedAt),
      { ...words('id', i18n._('ID'), (row) => row.id, '310px'), csvChosen: true },
      words('externalId', i18n._('External ID'), (row) => row.externalId ?? ''),
      words('interactionId', i18n._('Interaction ID'), (row) => row.interactionId ?? ''),
      words('originUrl', i18n._('Origin URL'), (row) => row.originUrl ?? '', '260px'),
      words('user', i18n._('User'), (row) => row.userId ?? '', '310px'),
      words('userGroup', i18n._('User group'), (row) => row.userGroupId ?? '', '310px'),
      words('organizationId', i18n._('Organization'), (row) => row.organizationId, '310px'),
    ]
  }, [clinic, source, i18n, format])
}
