import type { I18n } from '@lingui/core'
import type { Appointment } from '#api/contract/appointments.ts'
import { standingOf } from '../../fields/appointment-standing.ts'
import { guestName, guestWords } from '../../fields/guest-name.ts'
import { displayName } from '../../commands/appointments/records/appointment-name.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import type { IcsEvent } from '#api/core/rules/ics.ts'
import { appointmentSpan } from '../../commands/appointments/view/appointment-span.ts'

/** What the words of an appointment are made with. */
export interface TakeWords {
  i18n: I18n
  clinic: Clinic
  /** Whether names, phones, titles and notes may be read by whoever finds the paper or the file. */
  withGuests: boolean
}

/** The service of an appointment; empty without one, or where it is gone. */
export const serviceOf = ({ serviceId }: Appointment, { services }: Clinic): string =>
  (serviceId ? services.get(serviceId)?.name : undefined) ?? ''

/** The people of an appointment by their calendars, without one that says so already. */
export const peopleOf = ({ calendarIds }: Appointment, { calendars }: Clinic, but = ''): string[] =>
  calendarIds.flatMap((id) => {
    const calendar = calendars.get(id)
    return calendar && id !== but && calendar.type !== 'asset' ? [calendar.name] : []
  })

/** The rooms and things of an appointment, without one that says so already. */
export const roomsOf = ({ calendarIds, resourceId }: Appointment, { calendars }: Clinic, but = ''): string[] =>
  [...new Set([...calendarIds, ...(resourceId ? [resourceId] : [])])].flatMap((id) => {
    const calendar = calendars.get(id)
    return calendar && id !== but && calendar.type === 'asset' ? [calendar.name] : []
  })

/** Who or what has the time. Without guests it is never the title, which may name one. */
export const whoOf = (appointment: Appointment, { i18n, withGuests }: TakeWords): string => {
  if (withGuests) return displayName(i18n, appointment)
  return appointment.blocked ? i18n._('Not available') : i18n._('Booked')
}

const contactOf = (guest: Appointment['guests'][number]): string => {
  const { phone, email } = guestWords(guest)
  return [guestName(guest), phone, email].filter((word, index, all) => word && all.indexOf(word) === index).join(', ')
}

const STATUSES: Readonly<Record<string, IcsEvent['status']>> = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
}

const whole = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(0, Math.trunc(value)), 2 ** 31 - 1) : 0

const instantOf = (value: string | undefined): number | undefined => {
  const instant = Date.parse(value ?? '')
  return Number.isFinite(instant) ? instant : undefined
}

/** An appointment as a calendar file tells it; `now` stands in where the deployment does not tell when it was changed. */
export function icsEvent(appointment: Appointment, words: TakeWords, now: number): IcsEvent {
  const { i18n, clinic, withGuests } = words
  const { id, version, createdAt, updatedAt, guests, comment, description } = appointment
  const service = serviceOf(appointment, clinic)
  const who = whoOf(appointment, words)
  const people = peopleOf(appointment, clinic)
  const status = STATUSES[appointment.status]
  const created = instantOf(createdAt)
  const lines = [
    people.length > 0 && i18n._('With: {people}', { people: people.join(', ') }),
    i18n._('Status: {status}', { status: standingOf(appointment, i18n).label }),
    ...(withGuests ? [...guests.map(contactOf), description, comment] : []),
  ]
  return {
    uid: id,
    sequence: whole(version),
    changed: instantOf(updatedAt) ?? created ?? now,
    ...(created !== undefined && { created }),
    ...appointmentSpan(appointment),
    summary: [who, service].filter((word, index, all) => word && all.indexOf(word) === index).join(' · '),
    description: lines.filter(Boolean).join('\n'),
    location: roomsOf(appointment, clinic).join(', '),
    ...(status && { status }),
  }
}
