import { DAY, MINUTE } from '../../time/durations.ts'
import type { Interval } from '../../time/interval.ts'
import { minutesOf } from '../../time/clock.ts'
import { type ClockChange, isZone, nextClockChange } from '../../time/offset.ts'
import { dateOfDayNumber } from '../../time/week.ts'
import { type HoursSchedule, hoursOn, zoneOf } from './hours.ts'

/** Zones that change their clocks do so within a year; the margin is for those whose date moves. Milliseconds. */
const AHEAD = 400 * DAY

/** A change of a zone's clocks: forward, which leaves a part of a date out, or back, which goes through it twice. */
export interface ZoneChange extends ClockChange {
  readonly kind: 'missing' | 'doubled'
  /** The date on which the part lies, `YYYY-MM-DD`. */
  readonly date: string
  /** The part on the clock face of that date, in minutes since midnight. */
  readonly from: number
  readonly to: number
  /** The instants to which the part belongs: none where it is missing, else both times that it is gone through. */
  readonly instants: Interval
}

/** The next changes of a zone's clocks after `now` (epoch milliseconds), at most `count`; none of an unknown zone. */
export function changesAhead(zone: string, now: number, count: number): ZoneChange[] {
  const found: ZoneChange[] = []
  if (!isZone(zone)) return found
  let from = now
  while (found.length < count) {
    const change = nextClockChange(from, from + AHEAD, zone)
    if (change === undefined) break
    found.push(zoneChange(change))
    from = change.at
  }
  return found
}

function zoneChange({ at, before, after }: ClockChange): ZoneChange {
  const length = Math.abs(after - before)
  const wall = at + Math.min(before, after)
  const day = Math.floor(wall / DAY)
  const from = (wall - day * DAY) / MINUTE
  return {
    at,
    before,
    after,
    kind: after > before ? 'missing' : 'doubled',
    date: dateOfDayNumber(day),
    from,
    to: from + length / MINUTE,
    instants: after > before ? { start: at, end: at } : { start: at - length, end: at + length },
  }
}

/** Hours of a schedule that reach into the part of a date that a change leaves out or doubles. */
export interface ChangedHours {
  /** The range as it is written, in minutes since midnight. */
  readonly opens: number
  readonly closes: number
  /** What the range and the part have in common, in minutes since midnight. */
  readonly from: number
  readonly to: number
  /** By how many minutes the schedule is open longer that day than written; negative is shorter. */
  readonly gains: number
}

/** The hours of a schedule that a change of its zone's clocks touches. */
export function changedHours(schedule: HoursSchedule, change: ZoneChange): ChangedHours[] {
  return hoursOn(schedule, change.date).ranges.flatMap(([first, last]) => {
    const [opens, closes] = [minutesOf(first), minutesOf(last)]
    if (opens === undefined || closes === undefined) return []
    const from = Math.max(opens, change.from)
    const to = Math.min(closes, change.to)
    return from < to ? [{ opens, closes, from, to, gains: change.kind === 'missing' ? from - to : to - from }] : []
  })
}

/**
 * Whether time from `start` to `end` is touched by a change: it runs across the jump, so that its clock times lie further
 * apart than it lasts, or it has an instant in the part that the clocks show twice.
 */
export function isTouched({ start, end }: Interval, { kind, at, instants }: ZoneChange): boolean {
  return kind === 'missing' ? start < at && at < end : start < instants.end && instants.start < end
}

/** The zones whose clocks decide over a calendar: its own, and those of its schedules, each once. */
export function zonesOf(timezone: string, schedules: readonly HoursSchedule[]): string[] {
  return [...new Set([isZone(timezone) ? timezone : 'UTC', ...schedules.map(zoneOf)])]
}
