import type { Appointment } from '#api/contract/appointments.ts'
import type { Service } from '#api/contract/services.ts'
import { datedTime, unrestrictedTime } from '#api/core/rules/limits.ts'
import { hasLapsed, type Occupancy, occupanciesOf } from '#api/core/rules/overlap.ts'
import { type Interval, subtractLists } from '#api/time/interval.ts'
import { type Closing, canBeStranded, type Stranded, appointmentTime } from './strand.ts'

/** A service before a change of its rules and after it. */
export interface ServiceChange {
  readonly before: Service
  readonly after: Service
}

/** What the effects of a change are found in. */
export interface Surroundings {
  /** Every appointment and block near those of the services. */
  readonly appointments: readonly Appointment[]
  /** As they are now; the changed ones are told by the changes. */
  readonly services: ReadonlyMap<string, Service>
  readonly zoneOf: (calendarId: string) => string
  /** Epoch milliseconds. */
  readonly now: number
}

/** Fields of a service whose change can leave a booked appointment behind. The duration is none: it is each booking's own. */
const STRANDING = ['active', 'timeBetween', 'allowOverlapping', 'calendars', 'dateRanges'] as const

/** Whether a change of these fields can strand anything at all. */
export const mayStrandService = (body: Partial<Record<(typeof STRANDING)[number], unknown>>): boolean =>
  STRANDING.some((name) => body[name] !== undefined)

const entryOf = ({ calendars = [] }: Service, calendarId: string) =>
  calendars.find((it) => it.active && it.calendarId === calendarId)

/** The part of a time that was allowed before and no longer is, where all of it was. */
const lost = (time: Interval, before: readonly Interval[], after: readonly Interval[]): Interval | undefined =>
  subtractLists([time], before).length > 0 ? undefined : subtractLists([time], after)[0]

/** Why an appointment no longer fits its service on one of its calendars; undefined where it does, or did not before. */
function misfit(
  { before, after }: ServiceChange,
  calendarId: string,
  time: Interval,
  zone: string,
): Closing | undefined {
  if (before.active && !after.active) return { ...time, reason: 'inactive' }
  const dated = lost(time, datedTime(before), datedTime(after))
  if (dated) return { ...dated, reason: 'date-range' }
  const was = entryOf(before, calendarId)
  if (!was) return undefined
  const is = entryOf(after, calendarId)
  if (!is) return { ...time, reason: 'not-offered' }
  const restricted = lost(
    time,
    unrestrictedTime({ ...before, restrictionDates: was.restrictionDates }, zone),
    unrestrictedTime({ ...after, restrictionDates: is.restrictionDates }, zone),
  )
  return restricted && { ...restricted, reason: 'restriction' }
}

/** Pairs of occupancies on the same calendar that share an instant, the earlier one first. */
function collisionsOf(occupancies: readonly Occupancy[]): (readonly [Occupancy, Occupancy])[] {
  const byCalendar = new Map<string, Occupancy[]>()
  for (const occupancy of occupancies.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    byCalendar.set(occupancy.calendarId, [...(byCalendar.get(occupancy.calendarId) ?? []), occupancy])
  }
  return [...byCalendar.values()].flatMap((sorted) =>
    sorted.flatMap((one, place) => {
      const found: (readonly [Occupancy, Occupancy])[] = []
      for (let next = place + 1; ; next += 1) {
        const other = sorted[next]
        if (!other || other.from >= one.to) return found
        if (other.to > one.from) found.push([one, other])
      }
    }),
  )
}

/** The appointments that a changed buffer, or an overlap allowed no longer, puts into each other's way. */
function crowded(changes: readonly ServiceChange[], { appointments, services, now }: Surroundings): Stranded[] {
  const standing = appointments.filter((it) => !hasLapsed(it, now))
  const after = new Map([...services, ...changes.map(({ after: it }) => [it.id, it] as const)])
  const before = new Map([...services, ...changes.map(({ before: it }) => [it.id, it] as const)])
  const pairs = (known: ReadonlyMap<string, Service>) =>
    collisionsOf(standing.flatMap((it) => occupanciesOf(it, known.get(it.serviceId ?? ''))))
  const keyOf = ([one, other]: readonly [Occupancy, Occupancy]): string =>
    `${one.calendarId} ${[one.appointmentId, other.appointmentId].toSorted().join(' ')}`
  const known = new Set(pairs(before).map(keyOf))
  const byId = new Map(standing.map((it) => [it.id, it]))
  return pairs(after).flatMap((pair) => {
    if (known.has(keyOf(pair))) return []
    const [one, other] = pair.map(({ appointmentId }) => byId.get(appointmentId))
    // The later one gives way, unless nobody is to come to it.
    const [moved, stays] = other && canBeStranded(other, now) ? [other, one] : [one, other]
    if (!moved || !stays || !canBeStranded(moved, now)) return []
    const [{ from, to }, next] = pair
    const closing: Closing = {
      start: Math.max(from, next.from),
      end: Math.min(to, next.to),
      reason: 'buffer',
      withId: stays.id,
    }
    return [{ appointment: moved, calendarId: pair[0].calendarId, closing }]
  })
}

/** The coming appointments that changes of services leave behind, each once, with the first reason. */
export function strandedByServices(changes: readonly ServiceChange[], around: Surroundings): Stranded[] {
  const byService = new Map(changes.map((change) => [change.before.id, change]))
  const misfits = around.appointments.flatMap((appointment): Stranded[] => {
    const change = byService.get(appointment.serviceId ?? '')
    if (!change || !canBeStranded(appointment, around.now)) return []
    for (const calendarId of appointment.calendarIds) {
      const closing = misfit(change, calendarId, appointmentTime(appointment), around.zoneOf(calendarId))
      if (closing) return [{ appointment, calendarId, closing }]
    }
    return []
  })
  return [...misfits, ...crowded(changes, around)]
}

/** The coming appointments that lie on a day on which their service is not offered, once their calendar has another zone. */
export const strandedByZones = (
  zones: ReadonlyMap<string, string>,
  { appointments, services, zoneOf, now }: Surroundings,
): Stranded[] =>
  appointments.flatMap((appointment): Stranded[] => {
    const service = services.get(appointment.serviceId ?? '')
    if (!service || !canBeStranded(appointment, now)) return []
    for (const calendarId of appointment.calendarIds) {
      const zone = zones.get(calendarId)
      const entry = entryOf(service, calendarId)
      if (zone === undefined || !entry) continue
      const rules = { ...service, restrictionDates: entry.restrictionDates }
      const before = unrestrictedTime(rules, zoneOf(calendarId))
      const gone = lost(appointmentTime(appointment), before, unrestrictedTime(rules, zone))
      if (gone) return [{ appointment, calendarId, closing: { ...gone, reason: 'restriction' } }]
    }
    return []
  })
