import type { Appointment } from '#api/contract/appointments.ts'
import type { Service } from '#api/contract/services.ts'
import { seatsOf, withSeats } from '#api/core/rules/seats.ts'
import { MINUTE } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import type { Changes, NewAppointment } from '../interface-version.ts'
import { type PollOption, votingOf } from './poll-values.ts'
import { noRepeat, type RepeatValues } from './repeat-values.ts'
import { type GuestValues, guestOf, guestValues, isGuest, noGuest } from './guest-values.ts'

/** An appointment as the forms show it. */
export interface AppointmentValues {
  serviceId: string | null
  /** Null: anybody who is free. */
  calendarId: string | null
  /** Null: any that is free, where the service needs one. */
  resourceId: string | null
  /** Ids of the further people, rooms and things that are booked with them. */
  also: string[]
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
  userId: string
  userGroupId: string
  /** ISO instant at which the hold lapses. */
  blockedUntil: string | null
  interactionId: string
  originUrl: string
  origin: string
  subStatus: string
  /** The block whose time and calendars a new booking takes over. */
  blockedAppointmentId: string
  /** A text while what was typed is no object. */
  extraFields: Record<string, unknown> | string
  /** Of a group; null where it is none, a text where nonsense was typed. */
  seats: number | string | null
  /** Whether the guests vote on the time. */
  poll: boolean
  options: PollOption[]
  closesAt: string | null
  /** Whether and how a new booking repeats. */
  repeat: RepeatValues
}

/** What a booking begins with. */
export const newValues = (start: Partial<AppointmentValues> = {}): AppointmentValues => ({
  serviceId: null,
  calendarId: null,
  resourceId: null,
  also: [],
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
  userId: '',
  userGroupId: '',
  blockedUntil: null,
  interactionId: '',
  originUrl: '',
  origin: 'dashboard',
  subStatus: '',
  blockedAppointmentId: '',
  extraFields: {},
  seats: null,
  poll: false,
  options: [],
  closesAt: null,
  repeat: noRepeat(),
  ...start,
})

/** Who of an appointment's calendars the form asks for first; the others come along. */
const personOf = ({ calendarIds, resourceId }: Pick<Appointment, 'calendarIds' | 'resourceId'>): string | null =>
  calendarIds.find((id) => id !== resourceId) ?? null

/** An appointment in the form. */
export const valuesOf = (appointment: Appointment): AppointmentValues => ({
  serviceId: appointment.serviceId,
  calendarId: personOf(appointment),
  resourceId: appointment.resourceId,
  also: appointment.calendarIds.filter((id) => id !== appointment.resourceId && id !== personOf(appointment)),
  startDate: appointment.startDate,
  duration: Math.round((Date.parse(appointment.endDate) - Date.parse(appointment.startDate)) / MINUTE),
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
  userId: appointment.userId ?? '',
  userGroupId: appointment.userGroupId ?? '',
  blockedUntil: appointment.blockedUntil,
  interactionId: appointment.interactionId ?? '',
  originUrl: appointment.originUrl ?? '',
  origin: appointment.origin,
  subStatus: appointment.subStatus ?? '',
  blockedAppointmentId: '',
  extraFields: withSeats(appointment.extraFields, undefined),
  seats: seatsOf(appointment) ?? null,
  poll: appointment.model === 'poll',
  options: (appointment.voting?.options ?? []).map((option) => ({ ...option })),
  closesAt: appointment.voting?.closesAt ?? null,
  repeat: noRepeat(),
})

/** The same visit once more: for whom, what, how long and with whom, without a time. */
export function againValues(appointment: Appointment): Partial<AppointmentValues> {
  const { serviceId, calendarId, also, duration, type, guests, lang } = valuesOf(appointment)
  return { serviceId, calendarId, also, duration, type, guests, lang }
}

/** What belongs to one booking only: a copy of it is no part of a series and overbooks nobody. */
const ITS_OWN = ['series', 'waitingList', 'overbooked']

/** All that was said of an appointment, for another one; without its time, how it stands, and what names it elsewhere. */
export function copiedValues(appointment: Appointment): Partial<AppointmentValues> {
  const { title, classification, comment, description, reminders, userId, userGroupId, extraFields, seats } =
    valuesOf(appointment)
  const kept = Object.entries(extraFields).filter(([name]) => !ITS_OWN.includes(name))
  return {
    ...againValues(appointment),
    title,
    classification,
    comment,
    description,
    reminders,
    userId,
    userGroupId,
    extraFields: Object.fromEntries(kept),
    seats,
  }
}

/** The minutes of a form; 0 where they make no sense. */
export const formMinutes = ({ duration }: Pick<AppointmentValues, 'duration'>): number => {
  const minutes = Number(duration)
  return Number.isInteger(minutes) && minutes > 0 && minutes <= 1440 ? minutes : 0
}

/** The seats of a form; undefined where it books no group. */
export const formSeats = ({ seats }: Pick<AppointmentValues, 'seats'>): number | undefined =>
  seats === null || seats === '' ? undefined : seatsOf({ extraFields: { seats: Number(seats) } })

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
  reminders: values.reminders.map(({ direction, ...rest }) => ({ ...rest, ...(direction && { direction }) })),
  lang: orNull(values.lang),
  externalId: orNull(values.externalId),
  allowOverlapping: values.allowOverlapping,
  userId: orNull(values.userId),
  userGroupId: orNull(values.userGroupId),
  blockedUntil: values.blockedUntil,
  interactionId: orNull(values.interactionId),
  originUrl: orNull(values.originUrl),
  origin: values.origin.trim(),
  subStatus: orNull(values.subStatus),
  // The field shows what is wrong with a text that is no object; it never gets this far.
  ...(typeof values.extraFields === 'object' && { extraFields: withSeats(values.extraFields, formSeats(values)) }),
})

/** Only what the form changed, as the body of a partial update. */
export function changedWords(before: Appointment, values: AppointmentValues): Changes {
  const [was, is] = [wordsOf(valuesOf(before)), wordsOf(values)]
  const names = (Object.keys(is) as (keyof typeof is)[]).filter(
    (name) =>
      JSON.stringify(is[name]) !== JSON.stringify(was[name]) &&
      // Neither can be empty.
      !((name === 'title' || name === 'origin') && is[name] === ''),
  )
  return Object.fromEntries(names.map((name) => [name, is[name]]))
}

/** Where a booking was decided to stand. */
export interface BookingPlace {
  calendarIds: readonly string[]
  resourceId: string | null
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** The body of a booking; what is empty is left out, because other deployments are strict about what they get. */
export function bookingOf(
  values: AppointmentValues,
  place: BookingPlace,
  service: Service | undefined,
): NewAppointment {
  const voting = values.poll ? votingOf(values) : undefined
  const first = voting?.options[0]
  const start = Date.parse(first?.startDate ?? values.startDate ?? '')
  const { title, ...words } = wordsOf(values)
  const said = Object.entries(words).filter(
    ([, value]) => value !== null && value !== false && value !== '' && !isEmpty(value),
  )
  const name = title || service?.name
  return {
    ...Object.fromEntries(said),
    ...(name && { title: name }),
    startDate: formatInstant(start),
    endDate: first?.endDate ?? formatInstant(start + Number(values.duration) * MINUTE),
    calendarIds: [...place.calendarIds],
    ...(place.resourceId && { resourceId: place.resourceId }),
    origin: values.origin.trim() || 'dashboard',
    ...(values.blockedAppointmentId.trim() && { blockedAppointmentId: values.blockedAppointmentId.trim() }),
    ...(voting && { model: 'poll' as const, voting }),
    // What guests still vote on, and what is only held, is not agreed yet.
    ...(values.confirmed && !voting && values.blockedUntil === null && { status: 'confirmed' as const }),
  }
}
