import type { Appointment } from '../../../../api/contract/appointments.ts'
import type { Service } from '../../../../api/contract/services.ts'
import { formatInstant } from '../../../../api/time/instant.ts'
import type { Changes, NewAppointment } from '../desk/gateway.ts'
import { type GuestValues, guestOf, guestValues, isGuest, noGuest } from './guest-values.ts'

/** An appointment as the forms show it. */
export interface AppointmentValues {
  serviceId: string | null
  /** Null: anybody who is free. */
  calendarId: string | null
  /** Null: any that is free, where the service needs one. */
  resourceId: string | null
  /** ISO instant. */
  startDate: string | null
  /** Minutes; a text where nonsense was typed. */
  duration: number | string | null
  title: string
  type: string | null
  classification: string
  guests: GuestValues[]
  comment: string
  description: string
  reminders: Appointment['reminders']
  lang: string
  externalId: string
  /** Whether the guest has said yes already. */
  confirmed: boolean
  allowOverlapping: boolean
}

/** What a booking begins with. */
export const newValues = (start: Partial<AppointmentValues> = {}): AppointmentValues => ({
  serviceId: null,
  calendarId: null,
  resourceId: null,
  startDate: null,
  duration: 30,
  title: '',
  type: 'in-person',
  classification: '',
  guests: [noGuest()],
  comment: '',
  description: '',
  reminders: [],
  lang: '',
  externalId: '',
  confirmed: false,
  allowOverlapping: false,
  ...start,
})

/** An appointment in the form. */
export const valuesOf = (appointment: Appointment): AppointmentValues => ({
  serviceId: appointment.serviceId,
  calendarId: appointment.calendarIds.find((id) => id !== appointment.resourceId) ?? null,
  resourceId: appointment.resourceId,
  startDate: appointment.startDate,
  duration: Math.round((Date.parse(appointment.endDate) - Date.parse(appointment.startDate)) / 60_000),
  title: appointment.title,
  type: appointment.type,
  classification: appointment.classification ?? '',
  guests: appointment.guests.map(guestValues),
  comment: appointment.comment ?? '',
  description: appointment.description ?? '',
  reminders: [...appointment.reminders],
  lang: appointment.lang ?? '',
  externalId: appointment.externalId ?? '',
  confirmed: appointment.status === 'confirmed',
  allowOverlapping: appointment.allowOverlapping,
})

const orNull = (word: string): string | null => (word.trim() === '' ? null : word.trim())

/** The words of a form as the body says them; times and calendars are apart. */
const wordsOf = (values: AppointmentValues) => ({
  title: values.title.trim(),
  serviceId: values.serviceId,
  type: values.type,
  classification: orNull(values.classification),
  guests: values.guests.filter(isGuest).map(guestOf),
  comment: orNull(values.comment),
  description: orNull(values.description),
  reminders: values.reminders,
  lang: orNull(values.lang),
  externalId: orNull(values.externalId),
  allowOverlapping: values.allowOverlapping,
})

/** Only what the form changed, as the body of a partial update. */
export function changedWords(before: Appointment, values: AppointmentValues): Changes {
  const [was, is] = [wordsOf(valuesOf(before)), wordsOf(values)]
  const names = (Object.keys(is) as (keyof typeof is)[]).filter(
    (name) => JSON.stringify(is[name]) !== JSON.stringify(was[name]) && !(name === 'title' && is.title === ''),
  )
  return Object.fromEntries(names.map((name) => [name, is[name]]))
}

/** Where a booking was decided to stand. */
export interface Place {
  calendarIds: readonly string[]
  resourceId: string | null
}

/** The body of a booking; what is empty is left out, because other deployments are strict about what they get. */
export function bookingOf(values: AppointmentValues, place: Place, service: Service | undefined): NewAppointment {
  const start = Date.parse(values.startDate ?? '')
  const { title, ...words } = wordsOf(values)
  const said = Object.entries(words).filter(
    ([, value]) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0),
  )
  const name = title || service?.name
  return {
    ...Object.fromEntries(said),
    ...(name && { title: name }),
    startDate: formatInstant(start),
    endDate: formatInstant(start + Number(values.duration) * 60_000),
    calendarIds: [...place.calendarIds],
    ...(place.resourceId && { resourceId: place.resourceId }),
    origin: 'dashboard',
    ...(values.confirmed && { status: 'confirmed' as const }),
  }
}
