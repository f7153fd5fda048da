import { covers, type Interval } from '../../time/interval.ts'
import { type Booking, startGrid, zoneOfBooking } from './availability.ts'
import { type ClosedInterval, openHours, schedulesFor } from './hours.ts'
import { datedTime, earliestStart, latestStart, unrestrictedTime } from './limits.ts'

/** A soft rule that an appointment breaks, with the values to say so in words; instants in epoch milliseconds. */
export type BrokenRule =
  | { readonly rule: 'inactive' }
  /** The first closed time that the appointment would reach into. */
  | ({ readonly rule: 'hours' } & ClosedInterval)
  | { readonly rule: 'notice'; readonly earliest: number; readonly days: number }
  | { readonly rule: 'horizon'; readonly latest: number; readonly days: number }
  | { readonly rule: 'date-range' }
  | { readonly rule: 'restriction' }
  | { readonly rule: 'step'; readonly incrementTime: number }

/** Every soft rule that the appointment `[start, end)` breaks (interface section 2): for staff to bend, never a refusal. */
export function softRules(booking: Omit<Booking, 'busy'>, appointment: Interval): BrokenRule[] {
  const { rules, now } = booking
  const { start } = appointment
  const zone = zoneOfBooking(booking)
  const schedules = schedulesFor(booking.schedules, booking.serviceId)
  const [closed] = openHours(schedules, appointment).closed
  const earliest = earliestStart(rules, now, zone)
  const latest = latestStart(rules, now, zone)
  const instant = { start, end: start + 1 }

  const broken: BrokenRule[] = []
  if (rules.active === false) broken.push({ rule: 'inactive' })
  if (closed !== undefined) broken.push({ rule: 'hours', ...closed })
  if (start < earliest) broken.push({ rule: 'notice', earliest, days: rules.minTimeToSchedule })
  if (start >= latest) broken.push({ rule: 'horizon', latest, days: rules.maxTimeToSchedule })
  if (!covers(datedTime(rules), appointment)) broken.push({ rule: 'date-range' })
  if (!covers(unrestrictedTime(rules, zone), appointment)) broken.push({ rule: 'restriction' })
  // Outside the hours there are no steps to keep; that the hours are left has been said above.
  const opened = closed === undefined || closed.start > start
  if (opened && !startGrid(schedules, rules.incrementTime, instant).includes(start)) {
    broken.push({ rule: 'step', incrementTime: rules.incrementTime })
  }
  return broken
}
