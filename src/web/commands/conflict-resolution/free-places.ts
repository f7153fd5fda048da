import type { Appointment } from '#api/contract/appointments.ts'
import type { Calendar } from '#api/contract/calendars.ts'
import type { Service } from '#api/contract/services.ts'
import { type Booking, type Busy, freeStarts, refusal } from '#api/core/rules/availability.ts'
import type { HoursSchedule } from '#api/core/rules/hours.ts'
import type { ServiceRules } from '#api/core/rules/limits.ts'
import { hasLapsed, isExempt } from '#api/core/rules/overlap.ts'
import { DAY, MINUTE } from '#api/time/durations.ts'
import { dateOf } from '#api/time/zoned.ts'
import { knownZone } from '../../fields/known-zone.ts'
import type { Free, AlternativePlace } from './offers.ts'
import type { Stranded } from './strand.ts'

/** How far from its time another one is looked for, in days. */
const REACH = 28

/** Everything that decides where a stranded appointment could stand, with the hours as they are after the change. */
export interface ResolutionContext {
  readonly calendars: ReadonlyMap<string, Calendar>
  readonly services: ReadonlyMap<string, Service>
  /** By calendar; one that was not read is missing, and nothing is offered there. */
  readonly schedules: ReadonlyMap<string, readonly HoursSchedule[]>
  readonly appointments: readonly Appointment[]
  /** Epoch milliseconds. */
  readonly now: number
}

const lengthOf = ({ startDate, endDate }: Appointment): number => Date.parse(endDate) - Date.parse(startDate)

/** The other calendars of the service that could take over: of the same kind, and not there already. */
export function otherCalendars(
  { appointment: { calendarIds, serviceId }, calendarId }: Stranded,
  { calendars, services }: Pick<ResolutionContext, 'calendars' | 'services'>,
): string[] {
  const service = serviceId === null ? undefined : services.get(serviceId)
  if (!service || service.condition === 'all') return []
  const isThing = (id: string): boolean => calendars.get(id)?.type === 'asset'
  return (service.calendars ?? [])
    .filter((it) => it.active && calendars.has(it.calendarId) && !calendarIds.includes(it.calendarId))
    .map((it) => it.calendarId)
    .filter((id) => isThing(id) === isThing(calendarId))
}

function rulesOn(service: Service | undefined, calendarId: string, duration: number): ServiceRules {
  // Without a service there are no rules but the hours; quarters of an hour are what a desk offers.
  if (!service) return { duration, timeBetween: 0, incrementTime: 15, minTimeToSchedule: 0, maxTimeToSchedule: 3650 }
  const entry = service.calendars?.find((it) => it.calendarId === calendarId)
  // An inactive service takes no new bookings; this one is booked already.
  return { ...service, duration, active: true, restrictionDates: entry?.restrictionDates }
}

/** Finds free places; what is the same for several appointments is computed once. */
export function freePlaces(context: ResolutionContext) {
  const { calendars, services, schedules, appointments, now } = context
  const starts = new Map<string, readonly number[]>()
  const taken = new Map<string, (Busy & { id: string })[]>()

  const busyOn = (calendarId: string) => {
    const known = taken.get(calendarId)
    if (known) return known
    const found = appointments.flatMap((appointment) => {
      const { id, calendarIds, serviceId, blocked, startDate, endDate } = appointment
      const service = serviceId === null ? undefined : services.get(serviceId)
      if (!calendarIds.includes(calendarId) || isExempt(appointment, service) || hasLapsed(appointment, now)) return []
      const kind = blocked ? ('block' as const) : ('appointment' as const)
      const time = { start: Date.parse(startDate), end: Date.parse(endDate) }
      return [{ id, ...time, kind, timeBetween: service?.timeBetween ?? 0 }]
    })
    taken.set(calendarId, found)
    return found
  }
  /** With `exceptId` that appointment does not stand in its own way. */
  const bookingOn = (calendarId: string, appointment: Appointment, exceptId?: string): Booking => {
    const service = appointment.serviceId === null ? undefined : services.get(appointment.serviceId)
    return {
      schedules: schedules.get(calendarId) ?? [],
      timezone: calendars.get(calendarId)?.timezone ?? 'UTC',
      serviceId: appointment.serviceId,
      rules: rulesOn(service, calendarId, lengthOf(appointment) / MINUTE),
      busy: busyOn(calendarId).filter(({ id }) => id !== exceptId),
      now,
    }
  }
  const startsOn = (calendarId: string, appointment: Appointment): readonly number[] => {
    const at = Date.parse(appointment.startDate)
    const [start, end] = [Math.max(now, at - REACH * DAY), at + REACH * DAY]
    // Four weeks at a time, so that neighbours share them.
    const span = REACH * DAY
    const all: number[] = []
    for (let part = Math.floor(start / span); part * span < end; part += 1) {
      const key = `${calendarId} ${appointment.serviceId} ${lengthOf(appointment)} ${part}`
      const known = starts.get(key)
      const found =
        known ??
        freeStarts(bookingOn(calendarId, appointment), {
          start: Math.max(now, part * span),
          end: (part + 1) * span,
        })
      if (!known) starts.set(key, found)
      all.push(...found)
    }
    // Its own time and buffer are in the way of everybody else, but not of itself.
    const around = { start: Math.max(now, at - DAY / 2), end: at + DAY / 2 }
    if (appointment.calendarIds.includes(calendarId)) {
      all.push(...freeStarts(bookingOn(calendarId, appointment, appointment.id), around))
    }
    return [...new Set(all)]
      .filter((it) => start <= it && it < end && it !== at)
      .toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at) || a - b)
  }
  const isFree = (calendarId: string, appointment: Appointment, start: number): boolean => {
    const refused = refusal(bookingOn(calendarId, appointment, appointment.id), start)
    return refused === undefined || refused.reason === 'step'
  }

  /** The free places of a stranded appointment, lazily: most are never asked for. */
  return (stranded: Stranded): Free => {
    const { appointment, calendarId } = stranded
    const companions = appointment.calendarIds.filter((id) => id !== calendarId)
    const service = appointment.serviceId === null ? undefined : services.get(appointment.serviceId)
    const at = Date.parse(appointment.startDate)
    const duration = lengthOf(appointment)
    const placeOn = (id: string, start: number): AlternativePlace => ({
      start,
      end: start + duration,
      calendarId: id,
      calendarIds: appointment.calendarIds.map((it) => (it === calendarId ? id : it)),
      resourceId: appointment.resourceId === calendarId ? id : appointment.resourceId,
      timeBetween: service?.timeBetween ?? 0,
    })
    const open = new Map<number, boolean>()
    const companionsFree = (start: number): boolean => {
      const known = open.get(start) ?? companions.every((id) => isFree(id, appointment, start))
      open.set(start, known)
      return known
    }
    const distance = (start: number | undefined): number => (start === undefined ? Infinity : Math.abs(start - at))
    const places = (ids: readonly string[]): Iterable<AlternativePlace> => {
      let found: readonly (readonly [id: string, starts: readonly number[]])[] | undefined
      const sorted = () =>
        (found ??= ids.map((id) => {
          // The very time of the appointment is the best on another calendar.
          const here = id !== calendarId && isFree(id, appointment, at) ? [at] : []
          return [id, [...here, ...startsOn(id, appointment)]] as const
        }))
      return {
        *[Symbol.iterator]() {
          const next = sorted().map(([id, own]) => ({ id, own, place: 0 }))
          for (;;) {
            const nearest = next.reduce<(typeof next)[number] | undefined>(
              (best, it) => (distance(it.own[it.place]) < distance(best?.own[best.place]) ? it : best),
              undefined,
            )
            const start = nearest?.own[nearest.place]
            if (nearest === undefined || start === undefined) return
            nearest.place += 1
            if (companionsFree(start)) yield placeOn(nearest.id, start)
          }
        },
      }
    }
    const zone = knownZone(calendars.get(calendarId))
    const { reason } = stranded.closing
    // No other time makes a service offered again, and none on a calendar that has left it, or is left.
    const isOver = reason === 'inactive'
    return {
      id: appointment.id,
      calendarId,
      same: isOver || reason === 'not-offered' || reason === 'leaving' ? [] : places([calendarId]),
      others: isOver ? [] : places(otherCalendars(stranded, context)),
      dayOf: ({ start }) => dateOf(start, zone),
    }
  }
}
