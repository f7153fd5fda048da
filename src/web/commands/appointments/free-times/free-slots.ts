import type { Appointment } from '#api/contract/appointments.ts'
import { MINUTE } from '#api/time/durations.ts'
import type { Clinic, Schedules } from '../records/queries.ts'
import type { Service } from '#api/contract/services.ts'
import {
  type Booking,
  type Busy,
  combineStarts,
  freeStarts,
  type Refusal,
  refusal,
} from '#api/core/rules/availability.ts'
import { hasLapsed, isExempt } from '#api/core/rules/overlap.ts'
import { isWaiting } from '#api/core/rules/waiting.ts'
import type { Interval } from '#api/time/interval.ts'
import { appointmentSpan } from '../view/appointment-span.ts'
import { rulesOn } from '#api/core/rules/concerns.ts'
import type { BookingPlace } from '../form/appointment-values.ts'

/** A free time with the calendars that would be taken. */
export interface Slot extends Interval {
  calendarIds: readonly string[]
  /** The room or thing among them, where the service needs one. */
  resourceId: string | null
}

/** Whose time is looked through for a service; a null calendar or resource means: any that will do. */
export interface Wish {
  service: Service | undefined
  calendarId: string | null
  resourceId: string | null
  /** Further people, rooms and things that must be free as well, by their ids. */
  also?: readonly string[] | undefined
  /** Minutes; may differ from the service's. */
  duration: number
}

/** Time that is taken in a calendar that is kept by somebody else. */
export interface Elsewhere extends Interval {
  calendarIds: readonly string[]
  title: string
  /** What the deployment calls that calendar. */
  source: string
}

/** Everything that decides what is free. */
export interface AvailabilityContext extends Clinic {
  schedules: Schedules
  appointments: readonly Appointment[]
  /** Epoch milliseconds. */
  now: number
  /** What people have in connected calendars; the service would let it be booked over, staff rather would not. */
  elsewhere?: readonly Elsewhere[] | undefined
  /** The appointment that is being moved does not stand in its own way. */
  exceptId?: string | undefined
}

/** The calendars that may be asked: people who offer the service, the things that it needs, and who is there anyway. */
export function candidates(
  { service, calendarId, resourceId, also = [] }: Omit<Wish, 'duration'>,
  { calendars }: Pick<Clinic, 'calendars'>,
): { people: string[]; things: string[]; others: string[] } {
  const offering = (service?.calendars ?? []).filter(({ active }) => active)
  const kindOf = (id: string, said: string | undefined) => calendars.get(id)?.type ?? said
  const things = offering.filter(({ calendarId: id, type }) => kindOf(id, type) === 'asset').map((it) => it.calendarId)
  const people = offering.filter(({ calendarId: id, type }) => kindOf(id, type) !== 'asset').map((it) => it.calendarId)
  // A thing that is booked for itself is no further thing of the booking, and one of those needed is enough.
  const needed = things.some((id) => also.includes(id)) ? [] : things.filter((id) => id !== calendarId)
  return {
    people: calendarId ? [calendarId] : people.filter((id) => !also.includes(id)),
    things: resourceId ? [resourceId] : needed,
    others: [...new Set(also)].filter((id) => id !== calendarId && id !== resourceId),
  }
}

/** Every calendar whose time decides about a wish. */
export function wishedCalendars(wish: Omit<Wish, 'duration'>, clinic: Pick<Clinic, 'calendars'>): string[] {
  const { people, things, others } = candidates(wish, clinic)
  return [...others, ...people, ...things]
}

/** The room or thing that a booking names as its own: the one that was asked for, else the first of those beside it. */
const resourceOf = (thing: string | undefined, others: readonly string[], { calendars }: Pick<Clinic, 'calendars'>) =>
  thing ?? others.find((id) => calendars.get(id)?.type === 'asset') ?? null

/** The time that is taken on a calendar, as the overlap rule sees it, and what people have elsewhere. */
export function busyOn(
  calendarId: string,
  { appointments, elsewhere = [], services, now, exceptId }: AvailabilityContext,
): Busy[] {
  const others = elsewhere.filter(({ calendarIds }) => calendarIds.includes(calendarId))
  const own = appointments.flatMap((appointment): Busy[] => {
    const { id, calendarIds, serviceId, blocked } = appointment
    const service = serviceId ? services.get(serviceId) : undefined
    if (id === exceptId || !calendarIds.includes(calendarId)) return []
    if (isExempt(appointment, service) || isWaiting(appointment) || hasLapsed(appointment, now)) return []
    return [
      {
        ...appointmentSpan(appointment),
        kind: blocked ? 'block' : 'appointment',
        timeBetween: service?.timeBetween ?? 0,
      },
    ]
  })
  return [...own, ...others.map(({ start, end }): Busy => ({ start, end, kind: 'appointment' }))]
}

/** What decides when a wish is free on one calendar. */
export function bookingOn(
  calendarId: string,
  { service, duration }: Pick<Wish, 'service' | 'duration'>,
  situation: AvailabilityContext,
): Booking {
  const { schedules, calendars, now } = situation
  return {
    schedules: schedules[calendarId] ?? [],
    timezone: calendars.get(calendarId)?.timezone ?? 'UTC',
    serviceId: service?.id ?? null,
    rules: { ...rulesOn(service, calendarId, { start: 0, end: duration * MINUTE }), duration },
    busy: busyOn(calendarId, situation),
    now,
  }
}

/** Whether a calendar is free at a time, offered start or not; one whose hours are not set never is. */
export function isFree(calendarId: string, start: number, wish: Wish, situation: AvailabilityContext): boolean {
  const refused = refusal(bookingOn(calendarId, wish, situation), start)
  return refused === undefined || refused.reason === 'step'
}

/** The free times within a window, in order, each once, with the first person and thing that are free then. */
export function freeSlots(wish: Wish, situation: AvailabilityContext, window: Interval): Slot[] {
  const { people, things, others } = candidates(wish, situation)
  const rooms = things.map((id) => [id, bookingOn(id, wish, situation)] as const)
  const along = others.map((id) => bookingOn(id, wish, situation))
  const isOpen = (booking: Booking, start: number) => {
    const refused = refusal(booking, start)
    return refused === undefined || refused.reason === 'step'
  }
  // Where nobody else is asked, those who are there anyway say when it begins.
  const asked = (people.length > 0 ? people : others).map(
    (id) => [id, new Set(freeStarts(bookingOn(id, wish, situation), window))] as const,
  )
  const all = people.length === 0 || (wish.service?.condition === 'all' && wish.calendarId === null)
  const starts = combineStarts(
    asked.map(([, free]) => [...free]),
    all ? 'all' : 'one',
  )
  return starts.flatMap((start) => {
    const free = asked.filter(([, own]) => own.has(start)).map(([id]) => id)
    const room = rooms.find(([, booking]) => isOpen(booking, start))
    if (rooms.length > 0 && !room) return []
    if (!along.every((booking) => isOpen(booking, start))) return []
    const calendarIds = [...new Set([...(all ? free : free.slice(0, 1)), ...others, ...(room ? [room[0]] : [])])]
    const resourceId = resourceOf(room?.[0], others, situation)
    return [{ start, end: start + wish.duration * MINUTE, calendarIds, resourceId }]
  })
}

/** Who of a booking's calendars is not free at a time, offered start or not, each with the reason. */
export function hindrances(
  calendarIds: readonly string[],
  start: number,
  wish: Pick<Wish, 'service' | 'duration'>,
  situation: AvailabilityContext,
): { calendarId: string; refusal: Refusal }[] {
  return calendarIds.flatMap((calendarId) => {
    const refused = refusal(bookingOn(calendarId, wish, situation), start)
    return refused === undefined || refused.reason === 'step' ? [] : [{ calendarId, refusal: refused }]
  })
}

/** The slots nearest to an instant, in order of time. */
export const nearestSlots = (slots: readonly Slot[], to: number, count: number): Slot[] =>
  slots
    .toSorted((a, b) => Math.abs(a.start - to) - Math.abs(b.start - to) || a.start - b.start)
    .slice(0, count)
    .toSorted((a, b) => a.start - b.start)

/**
 * Decides whose calendars a booking takes: the ones of the offered time, else whoever is free then, else the first who
 * offers the service — the service and the person at the desk have the last word. Undefined where nobody was named.
 */
export function placeFor(
  wish: Wish,
  start: number,
  slots: readonly Slot[],
  situation: AvailabilityContext,
): BookingPlace | undefined {
  const offered = slots.find((slot) => slot.start === start)
  if (offered) return offered
  const { people, things, others } = candidates(wish, situation)
  const first = (ids: readonly string[]) => ids.find((id) => isFree(id, start, wish, situation)) ?? ids[0]
  const everybody = wish.service?.condition === 'all' && wish.calendarId === null
  const person = first(people)
  const thing = first(things)
  const calendarIds = [...(everybody ? people : person ? [person] : []), ...others, ...(thing ? [thing] : [])]
  return calendarIds.length === 0 ? undefined : { calendarIds, resourceId: resourceOf(thing, others, situation) }
}
