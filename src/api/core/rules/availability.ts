import { covers, firstEndingAfter, type Interval, merge, overlaps, touches } from '../../time/interval.ts'
import { isZone, offsetAt } from '../../time/offset.ts'
import { type ClosedReason, type HoursSchedule, openHours, openStretches, schedulesFor, zoneOf } from './hours.ts'
import { datedTime, earliestStart, latestStart, type ServiceRules, unrestrictedTime } from './limits.ts'

const minute = 60_000

/** Time that is taken on the calendar: `[start, end)` in epoch milliseconds, and minutes kept free after it. */
export interface Busy extends Interval {
  readonly kind: 'appointment' | 'block' | 'hold'
  /** Minutes; 0 where `end` already includes them. */
  readonly timeBetween?: number | undefined
}

/** Everything that decides when a service is free on one calendar. */
export interface Booking {
  /** Every schedule of the calendar. */
  readonly schedules: readonly HoursSchedule[]
  /** The calendar's zone; days are counted in the first used schedule's, or in this one where there is none. */
  readonly timezone: string
  readonly serviceId: string | null
  readonly rules: ServiceRules
  readonly busy: readonly Busy[]
  /** Epoch milliseconds. */
  readonly now: number
}

/** Why a start is not offered, the first of these that holds, with the time that stands in the way. */
export type Refusal =
  | { readonly reason: 'notice'; readonly earliest: number }
  | { readonly reason: 'horizon'; readonly latest: number }
  | { readonly reason: ClosedReason }
  | { readonly reason: 'date-range' }
  | { readonly reason: 'restriction' }
  /** The hours end too early for the duration; with `clock-change` only because the clocks change in between. */
  | { readonly reason: 'no-room' | 'clock-change'; readonly closes: number }
  | ({ readonly reason: 'booked'; readonly kind: Busy['kind'] } & Interval)
  /** Free itself, but too close to this taken time: its buffer or the service's own would be lost. */
  | ({ readonly reason: 'buffer'; readonly kind: Busy['kind'] } & Interval)
  | { readonly reason: 'step'; readonly incrementTime: number }

/** **Free time** (interface section 6): the offered starts within the window, epoch milliseconds, in order. */
export function freeStarts(booking: Booking, window: Interval): number[] {
  const { refusal, grid } = rulesOver(booking, window)
  return grid.filter((start) => refusal(start) === undefined)
}

/** Why a start is not offered, or undefined where it is. */
export function refusal(booking: Booking, start: number): Refusal | undefined {
  const over = rulesOver(booking, { start, end: start + 1 })
  const refused = over.refusal(start)
  if (refused !== undefined || over.grid.includes(start)) return refused
  return { reason: 'step', incrementTime: booking.rules.incrementTime }
}

/** The zone in which a booking's days are counted: the first used schedule's, else the calendar's. */
export function zoneOfBooking({ schedules, serviceId, timezone }: Omit<Booking, 'busy'>): string {
  const [first] = schedulesFor(schedules, serviceId)
  if (first !== undefined) return zoneOf(first)
  return isZone(timezone) ? timezone : 'UTC'
}

/**
 * The starts that the hours' steps give within the window, free or not. Steps are counted on the clock face from the
 * beginning of each range of each date, so that neither a booking nor the window moves them, and an hour that the
 * clocks go through twice gives each of its starts twice.
 */
export function startGrid(schedules: readonly HoursSchedule[], incrementTime: number, window: Interval): number[] {
  const step = Math.max(1, incrementTime) * minute
  const starts = new Set<number>()
  for (const { start, end, anchor } of openStretches(schedules, window)) {
    const from = Math.max(start, window.start)
    const to = Math.min(end, window.end)
    for (let at = anchor + Math.ceil((from - anchor) / step) * step; at < to; at += step) starts.add(at)
  }
  return [...starts].toSorted((a, b) => a - b)
}

/** The starts nearest to an instant, nearest first, for offering instead of one that is taken. */
export function nearestStarts(starts: readonly number[], to: number, count: number): number[] {
  return starts.toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to) || a - b).slice(0, count)
}

/** The starts of several calendars as one list: free on `one` of them, or on `all` (interface section 4, condition). */
export function combineStarts(lists: readonly (readonly number[])[], condition: 'one' | 'all'): number[] {
  const counts = new Map<number, number>()
  for (const list of lists) for (const start of new Set(list)) counts.set(start, (counts.get(start) ?? 0) + 1)
  const enough = condition === 'all' ? lists.length : 1
  return [...counts]
    .filter(([, count]) => count >= enough)
    .map(([start]) => start)
    .toSorted((a, b) => a - b)
}

function rulesOver(booking: Booking, window: Interval) {
  const { rules, now } = booking
  const zone = zoneOfBooking(booking)
  const schedules = schedulesFor(booking.schedules, booking.serviceId)
  const duration = rules.duration * minute
  const buffer = rules.timeBetween * minute
  const hours = openHours(schedules, { start: window.start, end: window.end + duration })
  const earliest = earliestStart(rules, now, zone)
  const latest = latestStart(rules, now, zone)
  const dated = datedTime(rules)
  const unrestricted = unrestrictedTime(rules, zone)
  const busy = rules.allowOverlapping === true ? [] : booking.busy
  const taken = merge(busy.map(widened))

  function refusal(start: number): Refusal | undefined {
    const end = start + duration
    if (start < earliest) return { reason: 'notice', earliest }
    if (start >= latest) return { reason: 'horizon', latest }
    const open = firstEndingAfter(hours.open, start)
    if (open === undefined || open.start > start) {
      const closed = hours.closed.find((interval) => interval.start <= start && start < interval.end)
      return { reason: closed?.reason ?? 'closed' }
    }
    if (!covers(dated, { start, end })) return { reason: 'date-range' }
    if (!covers(unrestricted, { start, end })) return { reason: 'restriction' }
    if (open.end < end) {
      const changes = offsetAt(start, zone) !== offsetAt(end, zone)
      return { reason: changes ? 'clock-change' : 'no-room', closes: open.end }
    }
    const own = { start, end: end + buffer }
    return touches(taken, own) ? collision(busy, own, end) : undefined
  }

  return { refusal, grid: startGrid(schedules, rules.incrementTime, window) }
}

function collision(busy: readonly Busy[], own: Interval, end: number): Refusal | undefined {
  const booked = busy.find((other) => overlaps({ start: own.start, end }, other))
  if (booked !== undefined) return { reason: 'booked', kind: booked.kind, start: booked.start, end: booked.end }
  const close = busy.find((other) => overlaps(own, widened(other)))
  return close && { reason: 'buffer', kind: close.kind, start: close.start, end: close.end }
}

function widened({ start, end, timeBetween = 0 }: Busy): Interval {
  return { start, end: end + timeBetween * minute }
}
