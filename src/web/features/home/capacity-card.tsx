import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Calendar } from '#api/contract/calendars.ts'
import type { Service } from '#api/contract/services.ts'
import { MINUTE } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import { dateOf, dayInterval } from '#api/time/zoned.ts'
import { zoned } from '../../fields/zoned.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { media, paint } from '../../theme/paint.ts'
import { paths } from '../../paths/paths.ts'
import { type Capacity, capacityOf } from './capacity.ts'
import type { Interval } from '#api/time/interval.ts'
import { DayBar, ROW_PADDING } from './day-bar.tsx'
import { Bones, HomeSection } from './frame.tsx'
import { MOST_SCHEDULES, type HomeSchedules } from './use-queries.ts'
import { radius, size, weight } from '../../theme/scale.ts'
import { Hidden } from '../../ui/hidden.ts'
import { Link } from '../../ui/link.tsx'
import { useFirstRows } from '../../ui/use-first-rows.ts'

/** More calendars than these wait behind a press. */
const FIRST = 8

const Rows = styled(MuiList)({
  '&& > li': {
    gridTemplateColumns: 'minmax(0, 132px) minmax(0, 1fr) 84px',
    gap: 12,
    minBlockSize: 36,
    paddingBlock: ROW_PADDING,
    [media.compact]: { gridTemplateColumns: 'minmax(0, 120px) minmax(0, 1fr) 84px', minBlockSize: 44 },
  },
  '& .bar': { alignSelf: 'stretch' },
  '& .name': {
    color: paint.ink,
    fontSize: size.body2,
    fontWeight: weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& .name:hover, & a.next:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& .next, & .full': { fontSize: size.body2, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .next': { color: paint.ink, textDecoration: 'none' },
  '& .full': { color: paint.soft },
})
const Key = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  fontSize: size.caption,
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& i': { inlineSize: 12, blockSize: 8, borderRadius: radius.card },
  '& .free': { background: paint.track },
  '& .taken': { background: paint.fill },
  '@media (forced-colors: active)': {
    '& i': { border: '1px solid CanvasText' },
    '& .taken': { background: 'Highlight' },
  },
})
interface CapacityProps {
  calendars: readonly Calendar[]
  services: ReadonlyMap<string, Service>
  schedules: HomeSchedules
  appointments: readonly Appointment[]
  now: number
  /** Whether a free time leads to a booking of it. */
  mayBook: boolean
}

/** What the day of one calendar is measured by; no capacity where its hours are unknown. */
interface CalendarDay {
  calendar: Calendar
  zone: string
  /** The calendar's own date of now. */
  date: string
  capacity: Capacity | undefined
  hasSchedules: boolean
}

const dayOf = (calendar: Calendar, given: Omit<CapacityProps, 'calendars' | 'mayBook'>): CalendarDay => {
  const { services, schedules, appointments, now } = given
  const zone = knownZone(calendar)
  const date = dateOf(now, zone)
  const own = schedules.byCalendar.get(calendar.id)
  const day = dayInterval(date, zone)
  const capacity =
    own && capacityOf({ calendarId: calendar.id, zone, day, schedules: own, services, appointments, now })
  return { calendar, zone, date, capacity, hasSchedules: own?.length !== 0 }
}

/** From the first opening to the last closing of all, so that the bars below each other compare. */
function axisOf(days: readonly CalendarDay[]): Interval {
  const open = days.flatMap(({ capacity }) => capacity?.open ?? [])
  return { start: Math.min(...open.map(({ start }) => start)), end: Math.max(...open.map(({ end }) => end)) }
}

interface RowProps extends Pick<CapacityProps, 'now' | 'mayBook'> {
  day: CalendarDay
  all: readonly Calendar[]
  axis: Interval
}

function Row({ day, all, axis, now, mayBook }: RowProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { calendar, zone, date, capacity, hasSchedules } = day
  const { id, name } = calendar
  const toDay = paths.appointments.calendar({ view: 'day', date, calendars: id })
  const said = () => {
    if (!capacity) return i18n._('Couldn’t load hours.')
    if (!hasSchedules) return i18n._('No weekly schedule yet.')
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
  const nextWords = next && (next.start - now < MINUTE ? i18n._('Free now') : timeOf(next.start))
  const isOpen = capacity !== undefined && capacity.openMinutes > 0
  return (
    <li>
      <Link className="name" to={toDay} data-tooltip={said()}>
        {name}
      </Link>
      {isOpen ? (
        <>
          <DayBar capacity={capacity} axis={axis} now={now} />
          <Hidden>{said()}</Hidden>
        </>
      ) : (
        <small>{said()}</small>
      )}
      {next && !mayBook && <span className="next">{nextWords}</span>}
      {next && mayBook && (
        <Link
          className="next"
          aria-label={i18n._('Book {calendar} at {time}', { calendar: name, time: timeOf(next.start) })}
          to={paths.appointments.create({ start: formatInstant(next.start), on: id, forService: next.serviceId })}
        >
          {nextWords}
        </Link>
      )}
      {!next && isOpen && <span className="full">{i18n._('No free time')}</span>}
    </li>
  )
}

/** How much of today is open, taken and left on each calendar. */
export function CapacityCard({ calendars, ...given }: CapacityProps) {
  const { i18n } = useLingui()
  const { compare } = useFormat()
  const ordered = useMemo(
    () =>
      calendars.toSorted((a, b) => Number(a.type === 'asset') - Number(b.type === 'asset') || compare(a.name, b.name)),
    [calendars, compare],
  )
  const { services, schedules, appointments, now } = given
  const days = useMemo(
    () => ordered.map((calendar) => dayOf(calendar, { services, schedules, appointments, now })),
    [ordered, services, schedules, appointments, now],
  )
  const { shown, list, showAll } = useFirstRows(days, FIRST)
  const axis = useMemo(() => axisOf(days), [days])
  return (
    <HomeSection title={i18n._('Availability today')} aside={i18n._('Next free')}>
      {given.schedules.pending ? (
        <Bones rows={shown.length} />
      ) : (
        <Rows ref={list}>
          {shown.map((day) => (
            <Row key={day.calendar.id} day={day} all={calendars} axis={axis} now={now} mayBook={given.mayBook} />
          ))}
        </Rows>
      )}
      <Key>
        <span>
          <i className="taken" /> {i18n._('Booked, including buffers')}
        </span>
        <span>
          <i className="free" /> {i18n._('Open and free')}
        </span>
      </Key>
      {showAll && (
        <p>
          <Button kind="quiet" onClick={showAll}>
            {i18n._('Show all {count}', { count: calendars.length })}
          </Button>
        </p>
      )}
      {!showAll && calendars.length > MOST_SCHEDULES && (
        <p>{i18n._('Hours load for {count} calendars at most.', { count: MOST_SCHEDULES })}</p>
      )}
    </HomeSection>
  )
}
