import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Appointment } from '../../../api/contract/appointments.ts'
import type { Calendar } from '../../../api/contract/calendars.ts'
import type { Service } from '../../../api/contract/services.ts'
import { formatInstant } from '../../../api/time/instant.ts'
import { dateOf, dayInterval } from '../../../api/time/zoned.ts'
import { zoned } from '../../fields/zoned.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { useFormat } from '../../i18n/LocaleProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { media, paint, tonePaint } from '../../theme/paint.ts'
import { paths } from '../paths.ts'
import { capacityOf } from './capacity.ts'
import { DayBar } from './DayBar.tsx'
import { Bones, Frame } from './Frame.tsx'
import { MOST_SCHEDULES, type Schedules } from './reads.ts'
import { radius, size } from '../../theme/scale.ts'

/** More calendars than these wait behind a press. */
const FIRST = 8

const Rows = styled('ul')({
  '&& > li': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '4px 12px',
    paddingBlock: 9,
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  '& .bar': { gridColumn: '1 / -1' },
  '& .next': { fontSize: size.body2, color: paint.accent, textUnderlineOffset: 3, whiteSpace: 'nowrap' },
  '& .full': { fontSize: size.body2, color: paint.soft, whiteSpace: 'nowrap' },
})
const Key = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 14px',
  fontSize: size.caption,
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& i': { inlineSize: 12, blockSize: 10, borderRadius: radius.card },
  '& .free': { background: tonePaint('confirmed').bg, border: `1px solid ${tonePaint('confirmed').edge}` },
  '& .taken': { background: tonePaint('arrived').edge },
  '@media (forced-colors: active)': {
    '& i': { border: '1px solid CanvasText' },
    '& .taken': { background: 'Highlight' },
  },
})

interface CapacityProps {
  calendars: readonly Calendar[]
  services: ReadonlyMap<string, Service>
  schedules: Schedules
  appointments: readonly Appointment[]
  now: number
}

interface RowProps {
  calendar: Calendar
  all: readonly Calendar[]
}

function Row({ calendar, all, ...given }: Omit<CapacityProps, 'calendars'> & RowProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { id, name } = calendar
  const { services, schedules, appointments, now } = given
  const zone = knownZone(calendar)
  const date = dateOf(now, zone)
  const own = schedules.byCalendar.get(id)
  const capacity = useMemo(
    () =>
      own &&
      capacityOf({
        calendarId: id,
        zone,
        day: dayInterval(date, zone),
        schedules: own,
        services,
        appointments,
        now,
      }),
    [id, zone, date, own, services, appointments, now],
  )
  const toDay = paths.appointments.calendar({ view: 'day', date, calendars: id })
  const said = () => {
    if (!capacity) return i18n._('Hours could not be loaded.')
    if (own?.length === 0) return i18n._('No weekly schedule yet.')
    if (capacity.closed === 'office-day') return i18n._('Out of office today.')
    if (capacity.openMinutes === 0) return i18n._('Closed today.')
    return i18n._('{left} left · {taken} of {open} booked', {
      left: format.minutes(capacity.leftMinutes),
      taken: format.minutes(capacity.takenMinutes),
      open: format.minutes(capacity.openMinutes),
    })
  }
  const next = capacity?.next
  const timeOf = (at: number) => zoned(format.time(at, zone), zone, at, all, format)
  return (
    <li>
      <div>
        <Link to={toDay}>{name}</Link>
        <small>{said()}</small>
      </div>
      {next && (
        <Link
          className="next"
          aria-label={i18n._('Book {calendar} at {time}', { calendar: name, time: timeOf(next.start) })}
          to={paths.appointments.create({ start: formatInstant(next.start), on: id, forService: next.serviceId })}
        >
          {next.start - now < 60_000 ? i18n._('Free now') : i18n._('Free at {time}', { time: timeOf(next.start) })}
        </Link>
      )}
      {!next && capacity && capacity.openMinutes > 0 && <span className="full">{i18n._('No free time')}</span>}
      {capacity && capacity.openMinutes > 0 && <DayBar capacity={capacity} now={now} timeOf={timeOf} />}
    </li>
  )
}

/** How much of today is open, taken and left on each calendar. */
export default function CapacityCard({ calendars, ...given }: CapacityProps) {
  const { i18n } = useLingui()
  const { compare } = useFormat()
  const [all, setAll] = useState(false)
  const ordered = useMemo(
    () =>
      calendars.toSorted((a, b) => Number(a.type === 'asset') - Number(b.type === 'asset') || compare(a.name, b.name)),
    [calendars, compare],
  )
  const shown = all ? ordered : ordered.slice(0, FIRST)
  return (
    <Frame title={i18n._('Free capacity today')} icon="people">
      <Key>
        <span>
          <i className="taken" /> {i18n._('Booked, including buffers')}
        </span>
        <span>
          <i className="free" /> {i18n._('Open and free')}
        </span>
      </Key>
      {given.schedules.pending ? (
        <Bones rows={shown.length} />
      ) : (
        <Rows>
          {shown.map((calendar) => (
            <Row key={calendar.id} calendar={calendar} all={calendars} {...given} />
          ))}
        </Rows>
      )}
      {calendars.length > FIRST && !all && (
        <p>
          <Button kind="quiet" onClick={() => setAll(true)}>
            {i18n._('Show all {count}', { count: calendars.length })}
          </Button>
        </p>
      )}
      {all && calendars.length > MOST_SCHEDULES && (
        <p>{i18n._('Hours are loaded for {count} calendars at most.', { count: MOST_SCHEDULES })}</p>
      )}
    </Frame>
  )
}
