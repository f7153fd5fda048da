import { MINUTE } from '../../time/durations.ts'
import {
  covers,
  firstEndingAfter,
  intersectLists,
  type Interval,
  merge,
  overlaps,
  touches,
} from '../../time/interval.ts'
import { isZone, offsetAt } from '../../time/offset.ts'
import {
  type ClosedReason,
  daysWithin,
  type HoursSchedule,
  openHours,
  openTime,
  type ScheduleDay,
  schedulesFor,
  zoneOf,
} from './hours.ts'
import { datedTime, earliestStart, latestStart, type ServiceRules, unrestrictedTime } from './limits.ts'

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
  | { readonly reason: ClosedReason; readonly words?: string }
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
  const { duration, buffer, earliest, latest, dated, unrestricted, taken, schedules } = termsOf(booking)
  const days = daysWithin(schedules, { start: window.start, end: window.end + duration })
  const usable = intersectLists(intersectLists(openTime(days), dated), unrestricted)
  // The starts of refusal(), found by walking the lists once instead of asking for each start, and for no reasons.
  let room = 0
  let next = 0
  return gridOf(days, booking.rules.incrementTime, window).filter((start) => {
    if (start < earliest || start >= latest) return false
    while ((usable[room]?.end ?? Infinity) < start + duration) room += 1
    if ((usable[room]?.start ?? Infinity) > start) return false
    while ((taken[next]?.end ?? Infinity) <= start) next += 1
    return (taken[next]?.start ?? Infinity) >= start + duration + buffer
  })
}

/** Why a start is not offered, or undefined where it is. */
export function refusal(booking: Booking, start: number): Refusal | undefined {
  const window = { start, end: start + 1 }
  const refused = refusals(booking, window)(start)
  const onStep = () =>
    startGrid(schedulesFor(booking.schedules, booking.serviceId), booking.rules.incrementTime, window).includes(start)
  return refused ?? (onStep() ? undefined : { reason: 'step', incrementTime: booking.rules.incrementTime })
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
  return gridOf(daysWithin(schedules, window), incrementTime, window)
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

/** Like `refusal`, steps aside, for any start within the window: what the starts have in common is worked out once. */
export function refusals(booking: Booking, window: Interval): (start: number) => Refusal | undefined {
  const { zone, schedules, duration, buffer, earliest, latest, dated, unrestricted, busy, taken } = termsOf(booking)
  const hours = openHours(schedules, { start: window.start, end: window.end + duration })

  return (start) => {
    const end = start + duration
    if (start < earliest) return { reason: 'notice', earliest }
    if (start >= latest) return { reason: 'horizon', latest }
    const open = firstEndingAfter(hours.open, start)
    if (open === undefined || open.start > start) {
      const closed = hours.closed.find((interval) => interval.start <= start && start < interval.end)
      const { reason, words } = closed ?? { reason: 'closed' as const }
      return { reason, ...(words !== undefined && { words }) }
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
}

function termsOf(booking: Booking) {
  const { rules, now } = booking
  const zone = zoneOfBooking(booking)
  const busy = rules.allowOverlapping === true ? [] : booking.busy
  return {
    zone,
    schedules: schedulesFor(booking.schedules, booking.serviceId),
    duration: rules.duration * MINUTE,
    buffer: rules.timeBetween * MINUTE,
    earliest: earliestStart(rules, now, zone),
    latest: latestStart(rules, now, zone),
    dated: datedTime(rules),
    unrestricted: unrestrictedTime(rules, zone),
    busy,
    taken: merge(busy.map(widened)),
  }
}

function gridOf(days: readonly ScheduleDay[], incrementTime: number, window: Interval): number[] {
  const step = Math.max(1, incrementTime) * MINUTE
  const starts: number[] = []
  for (const { stretches } of days) {
    for (const { start, end, anchor } of stretches) {
      const from = Math.max(start, window.start)
      const to = Math.min(end, window.end)
      for (let at = anchor + Math.ceil((from - anchor) / step) * step; at < to; at += step) starts.push(at)
    }
  }
  // Ranges of one day that overlap, and other schedules, can give a start again.
  starts.sort((a, b) => a - b)
  return starts.filter((start, place) => start !== starts[place - 1])
}

function collision(busy: readonly Busy[], own: Interval, end: number): Refusal | undefined {
  const booked = busy.find((other) => overlaps({ start: own.start, end }, other))
  if (booked !== undefined) return { reason: 'booked', kind: booked.kind, start: booked.start, end: booked.end }
  const close = busy.find((other) => overlaps(own, widened(other)))
  return close && { reason: 'buffer', kind: close.kind, start: close.start, end: close.end }
}

function widened({ start, end, timeBetween = 0 }: Busy): Interval {
  return { start, end: end + timeBetween * MINUTE }
}
