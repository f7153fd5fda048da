import type { Appointment } from '#api/contract/appointments.ts'
import { dateOf, dayInterval } from '#api/time/zoned.ts'
import { paths } from '../../paths/paths.ts'

/** What the list of appointments is asked for; dates `YYYY-MM-DD` of the reader's own zone, both included. */
export interface ListFilter {
  status?: string
  subStatus?: string
  model?: 'fixed'
  from: string
  to: string
}

/** A number, and where exactly the records are that it counts; nowhere to go where it counts none and no filter says so. */
export interface LinkedCount {
  count: number
  to?: string
}

/** An address with more ids than these would be too long for some servers. */
export const MOST_IDS = 150

/** Whether the list shows appointments under a filter (interface, section 2, search); blocks are never in it. */
export function listedUnder({ status, subStatus, model, from, to }: ListFilter, zone: string) {
  // Once for all of them: where a date begins in a zone takes longer to find than all the rest.
  const [start, end] = [dayInterval(from, zone).start, dayInterval(to, zone).end]
  return (appointment: Appointment): boolean =>
    !appointment.blocked &&
    (status === undefined || appointment.status === status) &&
    (subStatus === undefined || appointment.subStatus === subStatus) &&
    (model === undefined || appointment.model === model) &&
    Date.parse(appointment.startDate) < end &&
    Date.parse(appointment.endDate) > start
}

/** Exactly these appointments in the list; undefined for none, or for more than an address can hold. */
export function exactly(chosen: readonly Appointment[], zone: string): string | undefined {
  if (chosen.length === 0 || chosen.length > MOST_IDS) return undefined
  const first = Math.min(...chosen.map(({ startDate }) => Date.parse(startDate)))
  // The list begins today unless it is told otherwise, and only version 1 can be asked for ids (specification 4.4).
  const from = Number.isFinite(first) ? dateOf(first, zone) : ''
  return paths.appointments.list({ version: '1', ids: chosen.map(({ id }) => id).join(','), from })
}

/**
 * Counts the chosen among the appointments read. The link is the filter where that shows exactly them, so that the list
 * goes on living; otherwise their ids. Where they are too many for that, the number is the filter's own.
 */
export function countedIn(
  chosen: readonly Appointment[],
  filter: ListFilter,
  read: readonly Appointment[],
  zone: string,
): LinkedCount {
  const listed = read.filter(listedUnder(filter, zone))
  const ids = new Set(chosen.map(({ id }) => id))
  const same = listed.length === ids.size && listed.every(({ id }) => ids.has(id))
  const to = same ? undefined : exactly(chosen, zone)
  if (to !== undefined) return { count: ids.size, to }
  if (!same && chosen.length === 0) return { count: 0 }
  return { count: listed.length, to: paths.appointments.list({ ...filter }) }
}

/** Counts appointments that no filter describes; too many for an address are looked at in the calendar, on a date. */
export function countedOf(chosen: readonly Appointment[], zone: string, date?: string): LinkedCount {
  const many = date !== undefined && chosen.length > MOST_IDS
  const to = many ? paths.appointments.calendar({ view: 'day', date }) : exactly(chosen, zone)
  return { count: chosen.length, ...(to !== undefined && { to }) }
}
