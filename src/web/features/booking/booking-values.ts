import { HOUR, MINUTE } from '#api/time/durations.ts'
import { startOfDay } from '#api/time/zoned.ts'
import { knownZone, zoneOfFirst } from '../../fields/known-zone.ts'
import {
  type AppointmentValues,
  bookingOf,
  formSeats,
  newValues,
} from '../../commands/appointments/form/appointment-values.ts'
import { isGuest } from '../../commands/appointments/form/guest-values.ts'
import { type PollProblem, pollProblem, votingOf } from '../../commands/appointments/form/poll-values.ts'
import {
  placeFor,
  type AvailabilityContext,
  type Slot,
  type Wish,
} from '../../commands/appointments/free-times/free-slots.ts'
import type { NewAppointment } from '../../commands/appointments/interface-version.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import { shownZone } from '../../commands/appointments/view/shown-zone.ts'
import type { CalendarView } from '../../commands/appointments/view/view-state.ts'
import type { BookingPrefill } from '../../commands/appointments/view/calendar-step.ts'
import { type Concern, concernsOf } from '#api/core/rules/concerns.ts'

/** What a booking begins with, and from when on free times are offered (epoch milliseconds; 0: from now). */
export interface Beginning {
  values: AppointmentValues
  from: number
  /** Whether the length was said: it stays until another service is chosen than the one that it was said of, if any. */
  keepsLength?: boolean
  /** What must be known of what is filled in. */
  notice?: string
  /** What it takes the place of (`BookingPrefill`). */
  instead?: string | undefined
}

/** The part of the address that a booking begins with. */
type Asked = Pick<CalendarView, 'start' | 'end' | 'on' | 'forService' | 'date' | 'calendar' | 'zone'> &
  Partial<Pick<CalendarView, 'thing'>>

/** The one who can be booked, where nobody else can; undefined where there is a choice. */
const onlyPerson = ({ calendars }: Pick<Clinic, 'calendars'>): string | undefined => {
  const [only, ...others] = [...calendars.values()].filter(({ type }) => type === 'agent')
  return others.length === 0 ? only?.id : undefined
}

/** A booking as it is asked for: at a place of the grid, of a service, on the date that is looked at, or filled in already. */
export function beginningOf(
  { start, end, on, forService, thing = '', date, calendar, ...view }: Asked,
  clinic: Pick<Clinic, 'calendars'>,
  prefill?: BookingPrefill,
  confirmed = false,
): Beginning {
  if (prefill) {
    const { values, from, notice = '', instead } = prefill
    return {
      values: newValues({ confirmed, ...values }),
      from,
      keepsLength: Boolean(values.serviceId) || instead !== undefined,
      notice,
      instead,
    }
  }
  const { calendars } = clinic
  const only = onlyPerson(clinic)
  const at = Date.parse(start)
  const until = Date.parse(end)
  const isThing = calendars.get(on)?.type === 'asset'
  const zone = shownZone(view) ?? knownZone(calendars.get(on || calendar) ?? [...calendars.values()][0])
  const values = newValues({
    confirmed,
    serviceId: forService || null,
    ...(thing && { resourceId: thing }),
    ...(only !== undefined && !on && !thing && { calendarId: only }),
    ...(on && (isThing ? { resourceId: on } : { calendarId: on })),
    ...(Number.isFinite(at) && { startDate: start }),
    ...(until > at && { duration: Math.round((until - at) / MINUTE) }),
  })
  const from = Number.isFinite(at) ? at - HOUR : date ? startOfDay(date, zone) : 0
  return { values, from, keepsLength: until > at }
}

/** What a booking is decided with. */
export interface BookingContext {
  wish: Wish
  slots: readonly Slot[]
  situation: AvailabilityContext
}

/** What keeps a booking from being sent, and the field of the form that it is about. */
export type BookingProblem =
  | PollProblem
  | { field: 'startDate'; reason: 'no time' }
  | { field: 'duration'; reason: 'no length' }
  | { field: 'calendarId'; reason: 'no one' }
  | { field: 'seats'; reason: 'no number' | 'too few' }

/** A booking that can be sent, with everything that a person should know before it is. */
export interface PreparedBooking {
  body: NewAppointment
  /** Begin of the booking, or of the first time of its poll; epoch milliseconds. */
  start: number
  /** IANA zone of the calendar that is taken: what is told of the booking is told in it. */
  zone: string
  concerns: readonly Concern[]
}

/** Turns what the form says into the body of a booking and what speaks against it at `now`, or into the first problem. */
export function prepareBooking(
  values: AppointmentValues,
  { wish, slots, situation }: BookingContext,
  now: number,
): PreparedBooking | { problem: BookingProblem } {
  const unready = values.poll ? pollProblem(values) : undefined
  if (unready) return { problem: unready }
  const options = values.poll ? votingOf(values).options : []
  const start = Date.parse(options[0]?.startDate ?? values.startDate ?? '')
  if (!Number.isFinite(start)) return { problem: { field: 'startDate', reason: 'no time' } }
  if (wish.duration === 0) return { problem: { field: 'duration', reason: 'no length' } }
  const seats = formSeats(values)
  if (seats === undefined && values.seats !== null && values.seats !== '') {
    return { problem: { field: 'seats', reason: 'no number' } }
  }
  if (seats !== undefined && !values.allowOverlapping && values.guests.filter(isGuest).length > seats) {
    return { problem: { field: 'seats', reason: 'too few' } }
  }
  const place = placeFor(wish, start, slots, situation)
  if (!place) return { problem: { field: 'calendarId', reason: 'no one' } }
  const times =
    options.length > 0
      ? options.map((it) => ({ start: Date.parse(it.startDate), end: Date.parse(it.endDate) }))
      : [{ start, end: start + wish.duration * MINUTE }]
  return {
    body: bookingOf(values, place, wish.service),
    start,
    zone: zoneOfFirst(place.calendarIds, situation.calendars),
    concerns: times.flatMap((time) =>
      concernsOf({ ...time, serviceId: values.serviceId, ...place }, situation, situation.schedules, now),
    ),
  }
}
