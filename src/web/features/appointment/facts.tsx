import { useLingui } from '@lingui/react'
import List from '@mui/material/List'
import styled from '@emotion/styled'
import { useSyncExternalStore, type ReactNode } from 'react'
import { MINUTE } from '#api/time/durations.ts'
import { offsetAt } from '#api/time/offset.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import { overbookedOf } from '#api/core/rules/overbooked.ts'
import { isWaiting } from '#api/core/rules/waiting.ts'
import { zonePlace } from '../../i18n/zone-place.ts'
import { zoneOfFirst } from '../../fields/known-zone.ts'
import { useApi } from '../../client/api-context.ts'
import { standingOf } from '../../fields/appointment-standing.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { paths } from '../../paths/paths.ts'
import { appointmentSpan } from '../../commands/appointments/view/appointment-span.ts'
import { ownWrites, subscribeWrites, writesOf, type OwnWrite } from '../../commands/appointments/history.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import { classWords, originWords, typeWords } from '../../commands/appointments/records/type-words.ts'
import { useNow } from '../../client/use-now.ts'
import { isTold } from '../../client/reading/warnings.ts'
import { reminderWords } from '../../commands/appointments/records/field-words.ts'
import { CalendarDetail } from './calendar-detail.tsx'
import { FactList } from '../../ui/panel/fact-list.ts'
import { StatusChip } from '../../ui/status-chip.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { Hidden } from '../../ui/hidden.ts'
import { paint } from '../../theme/paint.ts'
import { size } from '../../theme/scale.ts'
import { Link } from '../../ui/link.tsx'

/** A hold that lapses by itself: until when, and how long that still is. */
function HoldNotice({ until, zone }: { until: string; zone: string }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const now = useNow()
  const left = format.relative(until, now)
  const lapsed = Date.parse(until) <= now
  return (
    <>
      {format.dateTime(until, zone)}{' '}
      <StatusChip
        tone={lapsed ? 'cancelled' : 'pending'}
        label={lapsed ? i18n._('Hold expired {when}', { when: left }) : i18n._('Expires {when}', { when: left })}
      />
    </>
  )
}

interface Fact {
  term: string
  value: ReactNode
}

/** A fact whose icon stands for its name, which is heard and shown by a pointer; `isNamed` where no icon says enough. */
interface FactLine extends Fact {
  icon: IconName
  isNamed?: boolean
}

const Lines = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: '10px 12px',
  margin: '0 0 16px',
  '& dt': { display: 'flex', alignItems: 'center', blockSize: 20, color: paint.soft },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& dd small': { display: 'block', color: paint.soft, fontSize: size.caption },
  '& dd > a': { color: paint.ink },
  '& ul': { display: 'grid', gap: 4 },
})

/** What the desk asks first, a line each: an icon, and what is known; what is empty is left out. */
function FactLines({ facts }: { facts: readonly FactLine[] }) {
  return (
    <Lines>
      {facts
        .filter(({ value }) => Boolean(value))
        .map(({ term, icon, isNamed = false, value }) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt data-tooltip={term}>
              <Icon name={icon} size={18} />
              <Hidden>{term}</Hidden>
            </dt>
            <dd>
              {isNamed && <small aria-hidden="true">{term}</small>}
              {value}
            </dd>
          </div>
        ))}
    </Lines>
  )
}

/** What is known of these; what is empty is left out. */
function Known({ facts }: { facts: readonly Fact[] }) {
  return (
    <FactList>
      {facts
        .filter(({ value }) => Boolean(value))
        .map(({ term, value }) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </FactList>
  )
}

/** Where a write came from, in words. What this browser did itself is never somebody else's, whatever the service wrote down. */
function useOrigin(appointment: Appointment) {
  const { i18n } = useLingui()
  const { connectionId } = useApi()
  const now = useNow()
  const writes = useSyncExternalStore(subscribeWrites, () => ownWrites(connectionId))
  return (said: string, kind: OwnWrite['kind']) =>
    said === 'api' && writesOf(writes, appointment.id, now).some((it) => it.kind === kind)
      ? i18n._('This desk')
      : originWords(said, i18n)
}

/** What the desk asks of an appointment: when, with whom, what for. */
export function AppointmentFacts({ appointment, clinic }: { appointment: Appointment; clinic: Clinic }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { calendarIds, serviceId, resourceId, comment, description } = appointment
  const { start, end } = appointmentSpan(appointment)
  const zone = zoneOfFirst(calendarIds, clinic.calendars)
  const own = ownZone()
  const elsewhere = offsetAt(start, zone) !== offsetAt(start, own)
  const originOf = useOrigin(appointment)
  const service = serviceId ? clinic.services.get(serviceId) : undefined

  // The time and the calendar of somebody who waits only keep their place; what they wait for stands above.
  const waits = isWaiting(appointment)
  const overbooked = overbookedOf(appointment)

  const isThing = (id: string): boolean => id === resourceId || clinic.calendars.get(id)?.type === 'asset'
  const calendarsOf = (ids: readonly string[]): ReactNode =>
    !waits &&
    ids.length > 0 && (
      <List>
        {ids.map((id) => (
          <li key={id}>
            <CalendarDetail id={id} name={clinic.calendars.get(id)?.name ?? i18n._('Unknown calendar')} />
          </li>
        ))}
      </List>
    )
  const facts: FactLine[] = [
    {
      term: i18n._('When'),
      icon: 'clock',
      value: !isTold(appointment, 'startDate')
        ? '—'
        : !waits && (
            <>
              {format.date(start, zone, 'long')}
              <br />
              <strong>{format.timeRange(start, end, zone)}</strong> · {format.minutes((end - start) / MINUTE)}
              {elsewhere && (
                <small>
                  {i18n._('{place} time; {time} on this device', {
                    place: zonePlace(zone),
                    time: format.dateTimeRange(start, end, own),
                  })}
                </small>
              )}
            </>
          ),
    },
    {
      term: i18n._('Service'),
      icon: 'service',
      value: serviceId && <Link to={paths.services.one(serviceId)}>{service?.name ?? i18n._('Unknown service')}</Link>,
    },
    { term: i18n._('With'), icon: 'user', value: calendarsOf(calendarIds.filter((id) => !isThing(id))) },
    { term: i18n._('Resource'), icon: 'resource', value: calendarsOf(calendarIds.filter(isThing)) },
    { term: i18n._('Notes'), icon: 'notes', value: comment },
    {
      term: i18n._('Title'),
      icon: 'tag',
      isNamed: true,
      value: appointment.title !== service?.name && appointment.title,
    },
    { term: i18n._('Description'), icon: 'info', isNamed: true, value: description },
    {
      term: i18n._('Held until'),
      icon: 'hold',
      isNamed: true,
      value: appointment.blockedUntil && <HoldNotice until={appointment.blockedUntil} zone={zone} />,
    },
    {
      term: overbooked ? i18n._('Double-booked') : i18n._('Overlaps'),
      icon: 'warning',
      isNamed: true,
      value: overbooked ? (
        <>
          {overbooked.reason}
          {overbooked.by && <small>{overbooked.by}</small>}
        </>
      ) : (
        appointment.allowOverlapping && i18n._('Allowed')
      ),
    },
    {
      term: i18n._('Canceled'),
      icon: 'cancelled',
      isNamed: true,
      value: appointment.cancelledAt && (
        <>
          {format.dateTime(appointment.cancelledAt, zone)}
          {appointment.subStatus && <small>{standingOf(appointment, i18n).label}</small>}
          {appointment.cancellationOrigin && (
            <small>
              {i18n._('Source: {origin}', { origin: originOf(appointment.cancellationOrigin, 'cancelled') })}
            </small>
          )}
        </>
      ),
    },
  ]
  return <FactLines facts={facts} />
}

/** What is asked seldom of an appointment: how it was booked, how it is held, when it was written. */
export function AppointmentDetails({ appointment, clinic }: { appointment: Appointment; clinic: Clinic }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const originOf = useOrigin(appointment)
  const { type, origin } = appointment
  const zone = zoneOfFirst(appointment.calendarIds, clinic.calendars)
  const reminders = appointment.reminders.map((reminder) => reminderWords(reminder, { i18n, format }))
  const facts: Fact[] = [
    { term: i18n._('Meeting type'), value: type && typeWords(type, i18n) },
    { term: i18n._('Category'), value: appointment.classification && classWords(appointment.classification, i18n) },
    { term: i18n._('Source'), value: origin && originOf(origin, 'created') },
    {
      term: i18n._('Reminders'),
      value: reminders.length > 0 && format.list(reminders),
    },
    { term: i18n._('Guest’s language'), value: appointment.lang && format.language(appointment.lang) },
    {
      term: i18n._('Origin URL'),
      value: appointment.originUrl && webAddress(appointment.originUrl),
    },
    { term: i18n._('Created'), value: isKnown(appointment.createdAt) && format.dateTime(appointment.createdAt, zone) },
    { term: i18n._('Changed'), value: isKnown(appointment.updatedAt) && format.dateTime(appointment.updatedAt, zone) },
  ]
  return <Known facts={facts} />
}

/** A time that the deployment left out is read as the beginning of 1970. */
const isKnown = (instant: string): boolean => Date.parse(instant) > 0

/** An address that was given by another system: a link only where it can do nothing but lead to a page. */
const webAddress = (text: string): ReactNode =>
  /^https?:\/\//i.test(text) ? (
    <a href={text} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  ) : (
    text
  )
