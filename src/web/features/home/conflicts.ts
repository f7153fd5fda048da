import type { Appointment } from '#api/contract/appointments.ts'
import type { Service } from '#api/contract/services.ts'
import { type ClosedReason, type HoursSchedule, openHours, schedulesFor } from '#api/core/rules/hours.ts'
import { hasLapsed, isUndecided, type Occupancy, occupanciesOf } from '#api/core/rules/overlap.ts'

/** What is wrong with an appointment; instants in epoch milliseconds. */
export type AppointmentTrouble =
  /** It shares time with another one on the calendar, or only with the time that is kept free after one of them. */
  | { readonly kind: 'overlap' | 'buffer'; readonly calendarId: string; readonly other: Appointment }
  /** It reaches into this closed time. */
  | {
      readonly kind: 'hours'
      readonly calendarId: string
      readonly reason: ClosedReason
      readonly words?: string
      readonly start: number
      readonly end: number
    }
  | { readonly kind: 'inactive'; readonly service: string }

/** An appointment with all that is wrong with it. */
export interface Conflict {
  readonly appointment: Appointment
  readonly troubles: readonly AppointmentTrouble[]
}

/** What the rules are asked with; calendars whose schedules are not known are missing, and nothing is said of them. */
export interface ConflictRules {
  readonly services: ReadonlyMap<string, Service>
  readonly schedules: ReadonlyMap<string, readonly HoursSchedule[]>
  /** Epoch milliseconds. */
  readonly now: number
}

const isOpen = (it: Appointment, now: number): boolean =>
  it.status !== 'cancelled' &&
  it.status !== 'completed' &&
  !isUndecided(it) &&
  !hasLapsed(it, now) &&
  Date.parse(it.endDate) > now

/** The appointments, not over yet, that something is wrong with; each once, in order of start. Blocks are no problem. */
export function troubledAppointments(appointments: readonly Appointment[], rules: ConflictRules): Conflict[] {
  const open = [...new Map(appointments.map((it) => [it.id, it])).values()].filter((it) => isOpen(it, rules.now))
  const clashes = clashesAmong(open, rules.services)
  return open
    .filter(({ blocked }) => !blocked)
    .map((appointment) => ({
      appointment,
      troubles: [
        ...(clashes.get(appointment.id) ?? []),
        ...closedFor(appointment, rules),
        ...inactive(appointment, rules),
      ],
    }))
    .filter(({ troubles }) => troubles.length > 0)
    .toSorted((a, b) => Date.parse(a.appointment.startDate) - Date.parse(b.appointment.startDate))
}

function clashesAmong(
  open: readonly Appointment[],
  services: ConflictRules['services'],
): Map<string, AppointmentTrouble[]> {
  const known = new Map(open.map((it) => [it.id, it]))
  const taken = open
    .flatMap((it) => occupanciesOf(it, services.get(it.serviceId ?? '')))
    .toSorted((a, b) => a.from - b.from)
  const found = new Map<string, AppointmentTrouble[]>()
  const say = (one: Occupancy, two: Occupancy, kind: 'overlap' | 'buffer') => {
    const other = known.get(two.appointmentId)
    if (!other) return
    found.set(one.appointmentId, [...(found.get(one.appointmentId) ?? []), { kind, calendarId: one.calendarId, other }])
  }
  for (const calendarId of new Set(taken.map((it) => it.calendarId))) {
    let going: Occupancy[] = []
    for (const next of taken.filter((it) => it.calendarId === calendarId)) {
      going = going.filter(({ to }) => to > next.from)
      for (const before of going) {
        const end = Date.parse(known.get(before.appointmentId)?.endDate ?? '')
        const kind = end > next.from ? 'overlap' : 'buffer'
        say(before, next, kind)
        say(next, before, kind)
      }
      going.push(next)
    }
  }
  return found
}

function closedFor(
  { startDate, endDate, calendarIds, serviceId }: Appointment,
  { schedules }: ConflictRules,
): AppointmentTrouble[] {
  return [...new Set(calendarIds)].flatMap((calendarId) => {
    const used = schedulesFor(schedules.get(calendarId) ?? [], serviceId)
    // A calendar without hours for this says nothing about when it is closed.
    if (used.length === 0) return []
    const [closed] = openHours(used, { start: Date.parse(startDate), end: Date.parse(endDate) }).closed
    return closed ? [{ kind: 'hours' as const, calendarId, ...closed }] : []
  })
}

function inactive({ serviceId }: Appointment, { services }: ConflictRules): AppointmentTrouble[] {
  const service = services.get(serviceId ?? '')
  // A deployment that does not tell whether a service is active has no inactive ones.
  return service?.active === false ? [{ kind: 'inactive', service: service.name }] : []
}
