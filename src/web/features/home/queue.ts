import type { Appointment } from '#api/contract/appointments.ts'
import { dateOf } from '#api/time/zoned.ts'
import type { HomeClock } from './when.ts'

/** What can be said of somebody who is in the house; epoch milliseconds. */
export type Waits =
  | { state: 'in-progress'; until: number }
  /** `since` is undefined where nobody can tell since when, `expected` is when it is likely their turn. */
  | { state: 'arrived'; since: number | undefined; expected: number }

/**
 * Since when somebody waits: the last change of today is the one that said they are here. Where it was made on another day,
 * as by an import, they wait since their own time.
 */
function waitsSince({ updatedAt, startDate }: Appointment, now: number, zone: string): number | undefined {
  const changed = Date.parse(updatedAt)
  if (changed <= now && dateOf(changed, zone) === dateOf(now, zone)) return changed
  const start = Date.parse(startDate)
  return start <= now ? start : undefined
}

/**
 * How long those who are here wait, and when it is likely their turn: whoever is seen stays until the end that was planned,
 * and the others follow in the order of their times, each on all of their calendars.
 */
export function waitsOf(here: readonly Appointment[], { now, zoneOf }: HomeClock): ReadonlyMap<string, Waits> {
  const waits = new Map<string, Waits>()
  const busy = new Map<string, number>()
  const take = (ids: readonly string[], until: number) =>
    ids.forEach((id) => busy.set(id, Math.max(until, busy.get(id) ?? 0)))
  const isSeen = ({ subStatus }: Appointment) => subStatus === 'in-progress'
  for (const appointment of here.filter(isSeen)) {
    const until = Date.parse(appointment.endDate)
    waits.set(appointment.id, { state: 'in-progress', until })
    take(appointment.calendarIds, Math.max(until, now))
  }
  const byStart = (a: Appointment, b: Appointment) => Date.parse(a.startDate) - Date.parse(b.startDate)
  for (const appointment of here.filter((it) => !isSeen(it)).toSorted(byStart)) {
    const { id, calendarIds, startDate, endDate } = appointment
    const expected = Math.max(now, Date.parse(startDate), ...calendarIds.map((it) => busy.get(it) ?? 0))
    waits.set(id, { state: 'arrived', since: waitsSince(appointment, now, zoneOf(appointment)), expected })
    take(calendarIds, expected + Date.parse(endDate) - Date.parse(startDate))
  }
  return waits
}
