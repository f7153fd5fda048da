import { calendarNames } from '../../commands/appointments/records/calendar-names.ts'
import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import { useLingui } from '@lingui/react'
import type { Appointment } from '#api/contract/appointments.ts'
import { dateOf } from '#api/time/zoned.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import { standingOf } from '../../fields/appointment-standing.ts'
import { zoneOfFirst } from '../../fields/known-zone.ts'
import { zoned } from '../../fields/zoned.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paint, tonePaint } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'
import { Hidden } from '../../ui/hidden.ts'
import { Icon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import type { GuestLinks } from './guest-links.ts'

/** Where a line has no room for all of an appointment: on a phone, and in a panel. */
const NARROW = '@container (max-width: 559.95px)'

const List = styled(MuiList)({
  '& a': {
    display: 'grid',
    gridTemplateColumns: '104px 148px 20px minmax(0, 3fr) minmax(0, 2fr)',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 44,
    marginInline: -8,
    padding: 8,
    borderRadius: radius.control,
    color: paint.ink,
    fontSize: size.body2,
    textDecoration: 'none',
  },
  '& a:hover': { background: paint.hover },
  '& .time, & .place': { color: paint.soft },
  '& .time': { fontVariantNumeric: 'tabular-nums' },
  '& strong, & .place': { overflowWrap: 'anywhere' },
  '& strong': { fontSize: size.body1, fontWeight: weight.medium },
  '& .off strong': { color: paint.soft, textDecoration: 'line-through' },
  '& .standing': { display: 'inline-flex' },
  [NARROW]: {
    '& a': {
      gridTemplateColumns: '20px auto minmax(0, 1fr)',
      gap: '0 8px',
      minBlockSize: 56,
    },
    '& strong': { gridArea: '1 / 2 / 2 / -1' },
    '& .standing': { gridArea: '1 / 1 / 3 / 2' },
    '& .date': { gridArea: '2 / 2', color: paint.soft },
    '& .time': { gridArea: '2 / 3' },
    '& .place': { gridArea: '3 / 2 / 4 / -1' },
  },
}) as typeof MuiList

interface VisitListProps {
  /** Epoch milliseconds: a date of another year is told with it. */
  now: number
  visits: readonly Appointment[]
  clinic: Clinic
  links: GuestLinks
}

/** Appointments of one guest in their order: when, how they stand, what for and with whom; a press opens one. */
export function VisitList({ visits, clinic, now, links }: VisitListProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const isThisYear = (instant: string, zone: string) =>
    dateOf(Date.parse(instant), zone).slice(0, 4) === dateOf(now, zone).slice(0, 4)
  return (
    <List component="ol">
      {visits.map((visit) => {
        const { id, startDate, endDate, calendarIds, serviceId, title, status } = visit
        const zone = zoneOfFirst(calendarIds, clinic.calendars)
        const { tone, icon, label } = standingOf(visit, i18n)
        const time = format.timeRange(startDate, endDate, zone)
        return (
          <li key={id}>
            <Link to={links.visit(id)} className={status === 'cancelled' ? 'off' : undefined}>
              <time className="date" dateTime={startDate}>
                {format.date(startDate, zone, isThisYear(startDate, zone) ? 'day' : 'medium')}
              </time>
              <span className="time">{zoned(time, zone, startDate, clinic.calendars.values(), format)}</span>
              <span className="standing" style={{ color: tonePaint(tone).icon }} data-tooltip={label}>
                <Icon name={icon} size={18} />
                <Hidden>{label}</Hidden>
              </span>
              <strong>{clinic.services.get(serviceId ?? '')?.name ?? title}</strong>
              <span className="place">{calendarNames(calendarIds, clinic.calendars, format)}</span>
            </Link>
          </li>
        )
      })}
    </List>
  )
}
