import type { Calendar } from '../../contract/calendars.ts'
import type { Service } from '../../contract/services.ts'
import type { WeeklySchedule } from '../../contract/weekly-schedules.ts'
import { MINUTE } from '../../time/durations.ts'
import type { Interval } from '../../time/interval.ts'
import type { ServiceRules } from './limits.ts'
import { type BrokenRule, softRules } from './soft-rules.ts'

/** Where an appointment is to stand. */
export interface Placement extends Interval {
  calendarIds: readonly string[]
  serviceId: string | null
}

/** Something about a placement that staff should know and may want all the same. */
export type Concern =
  | { rule: 'past' }
  /** It is moved away from a time at which it has begun already. */
  | { rule: 'begun' }
  | { rule: 'not-offered'; calendar: string }
  | (Extract<BrokenRule, { rule: 'hours' }> & { calendar: string; zone: string })
  | Exclude<BrokenRule, { rule: 'hours' }>

/** The rules of a service on one calendar; without a service, those that hold for any time. */
export function rulesOn(service: Service | undefined, calendarId: string, { start, end }: Interval): ServiceRules {
  if (!service) {
    const duration = (end - start) / MINUTE
    return { duration, timeBetween: 0, incrementTime: 5, minTimeToSchedule: 0, maxTimeToSchedule: 36_500 }
  }
  const entry = service.calendars?.find((it) => it.calendarId === calendarId)
  return { ...service, restrictionDates: entry?.restrictionDates }
}

/** Everything that speaks against a placement, each once; rules of calendars whose hours are not known say nothing. */
export function concernsOf(
  placement: Placement,
  { calendars, services }: { calendars: ReadonlyMap<string, Calendar>; services: ReadonlyMap<string, Service> },
  schedules: Readonly<Record<string, readonly WeeklySchedule[]>>,
  now: number,
): Concern[] {
  const { start, calendarIds, serviceId } = placement
  const service = serviceId === null ? undefined : services.get(serviceId)
  const found = new Map<string, Concern>()
  if (start < now) found.set('past', { rule: 'past' })
  for (const id of calendarIds) {
    const calendar = calendars.get(id)
    if (!calendar) continue
    const { name, timezone } = calendar
    const offered = service?.calendars?.some((it) => it.calendarId === id && it.active) ?? true
    if (!offered && (service?.calendars?.length ?? 0) > 0) {
      found.set(`not-offered ${id}`, { rule: 'not-offered', calendar: name })
    }
    const hours = schedules[id] ?? []
    const rules = rulesOn(service, id, placement)
    for (const broken of softRules({ schedules: hours, timezone, serviceId, rules, now }, placement)) {
      const unknown = hours.length === 0 && (broken.rule === 'hours' || broken.rule === 'step')
      const said = broken.rule === 'notice' && start < now
      if (unknown || said || (broken.rule === 'step' && !service)) continue
      if (broken.rule === 'hours') found.set(`hours ${id}`, { ...broken, calendar: name, zone: timezone })
      else if (broken.rule !== 'step' || calendar.type !== 'asset') found.set(broken.rule, broken)
    }
  }
  return [...found.values()]
}
