import { knownZone } from '../../../fields/known-zone.ts'
import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Appointment } from '../../../../api/contract/appointments.ts'
import { guestName, guestWords } from '../../../fields/guest-name.ts'
import { useFormat } from '../../../i18n/LocaleProvider.tsx'
import { paths } from '../../paths.ts'
import { paint } from '../../../ui/paint.ts'
import { placeOf } from '../calendar/columns.ts'
import { spanOf } from '../calendar/grid-event.ts'
import type { Clinic } from '../reads.ts'
import { originWords, typeWords } from '../type-words.ts'
import { ownZone } from '../use-now.ts'
import { CalendarDetail } from './CalendarDetail.tsx'

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(90px, auto) minmax(0, 1fr)',
  gap: '10px 16px',
  margin: 0,
  fontSize: '0.84375rem',
  '& dt': { color: paint.soft },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& dd small': { display: 'block', color: paint.soft, fontSize: '0.78125rem' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 6 },
})

/** What is known of an appointment; what is empty is left out. */
export function Facts({ appointment, clinic }: { appointment: Appointment; clinic: Clinic }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { calendarIds, serviceId, resourceId, guests, type, origin, comment, description } = appointment
  const { start, end } = spanOf(appointment)
  const zone = knownZone(clinic.calendars.get(calendarIds[0] ?? ''))
  const own = ownZone()
  const elsewhere = format.zone(zone, start) !== format.zone(own, start)
  const service = serviceId ? clinic.services.get(serviceId) : undefined
  const units = { m: 'minute', h: 'hour', d: 'day' } as const
  const reminders = appointment.reminders.map(({ time, unit }) =>
    format.number(time, { style: 'unit', unit: units[unit] ?? 'minute', unitDisplay: 'long' }),
  )

  const facts: { term: string; value: ReactNode }[] = [
    {
      term: i18n._('When'),
      value: (
        <>
          {format.date(start, zone, 'long')}
          <br />
          <strong>{format.timeRange(start, end, zone)}</strong> · {format.minutes((end - start) / 60_000)}
          {elsewhere && (
            <small>
              {i18n._('{place} time; {time} on this device', {
                place: placeOf(zone),
                time: format.dateTimeRange(start, end, own),
              })}
            </small>
          )}
        </>
      ),
    },
    {
      term: i18n._('With'),
      value: (
        <ul>
          {calendarIds.map((id) => (
            <li key={id}>
              <CalendarDetail
                id={id}
                name={clinic.calendars.get(id)?.name ?? i18n._('Unknown calendar')}
                isResource={id === resourceId}
              />
            </li>
          ))}
        </ul>
      ),
    },
    {
      term: i18n._('Service'),
      value: serviceId && <Link to={paths.services.one(serviceId)}>{service?.name ?? i18n._('Unknown service')}</Link>,
    },
    { term: i18n._('Title'), value: appointment.title !== service?.name && appointment.title },
    {
      term: i18n._('{count, plural, one {Guest} other {Guests}}', { count: guests.length }),
      value: guests.length > 0 && (
        <ul>
          {guests.map((guest, index) => {
            const { phone, email } = guestWords(guest)
            return (
              // Guests have no ids and may be alike.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                {guestName(guest)}
                <small>
                  {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
                  {phone && email && ' · '}
                  {email && <a href={`mailto:${email}`}>{email}</a>}
                </small>
              </li>
            )
          })}
        </ul>
      ),
    },
    { term: i18n._('Notes'), value: comment },
    { term: i18n._('Description'), value: description },
    { term: i18n._('How'), value: type && typeWords(type, i18n) },
    { term: i18n._('Class'), value: appointment.classification },
    { term: i18n._('Booked by'), value: origin && originWords(origin, i18n) },
    {
      term: i18n._('Reminders'),
      value: reminders.length > 0 && i18n._('{times} before', { times: format.list(reminders) }),
    },
    { term: i18n._('Held until'), value: appointment.blockedUntil && format.dateTime(appointment.blockedUntil, zone) },
    { term: i18n._('Overlaps'), value: appointment.allowOverlapping && i18n._('Allowed') },
    {
      term: i18n._('Cancelled'),
      value:
        appointment.cancelledAt &&
        `${format.dateTime(appointment.cancelledAt, zone)}${appointment.cancellationOrigin ? ` · ${appointment.cancellationOrigin}` : ''}`,
    },
    { term: i18n._('External id'), value: appointment.externalId },
    { term: i18n._('Created'), value: isKnown(appointment.createdAt) && format.dateTime(appointment.createdAt, zone) },
    { term: i18n._('Changed'), value: isKnown(appointment.updatedAt) && format.dateTime(appointment.updatedAt, zone) },
  ]
  return (
    <List>
      {facts
        .filter(({ value }) => Boolean(value))
        .map(({ term, value }) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  )
}

/** A time that the deployment left out is read as the beginning of 1970. */
const isKnown = (instant: string): boolean => Date.parse(instant) > 0
