import { DAY, MINUTE } from './durations.ts'
import { minutesPerDay } from './clock.ts'
import { intersect, type Interval, merge } from './interval.ts'
import { offsetAt, offsetStretches } from './offset.ts'
import { addDays, dateOfDayNumber, dayNumber } from './week.ts'

/** The date `YYYY-MM-DD` that a zone's calendars show at an instant. */
export function dateOf(instant: number, zone: string): string {
  return dateOfDayNumber(Math.floor((instant + offsetAt(instant, zone)) / DAY))
}

/** Minutes since midnight on a zone's clocks at an instant, 0 to 1439, seconds cut off. */
export function minuteOfDay(instant: number, zone: string): number {
  const wall = instant + offsetAt(instant, zone)
  return Math.floor((wall - Math.floor(wall / DAY) * DAY) / MINUTE)
}

/** What a wall-clock time can mean: one instant, none because the clocks jump over it, or two because they go back. */
export type WallTime =
  | { readonly kind: 'exact'; readonly at: number }
  | { readonly kind: 'gap'; readonly at: number; readonly earlier: number; readonly later: number }
  | { readonly kind: 'overlap'; readonly earlier: number; readonly later: number }

/**
 * Reads a wall-clock time without guessing; `minutes` since midnight, 1440 being the next midnight. In a gap `at` is the
 * jump itself, and `earlier` and `later` are what clocks would mean that had not been put forward, or already had been.
 */
export function readWallTime(date: string, minutes: number, zone: string): WallTime {
  const wall = dayNumber(date) * DAY + minutes * MINUTE
  const around = offsetStretches({ start: wall - 2 * DAY, end: wall + 2 * DAY }, zone)
  const found = around
    .filter(({ start, end, offset }) => start <= wall - offset && wall - offset < end)
    .map(({ offset }) => wall - offset)
  const [earlier, later] = found
  if (earlier !== undefined)
    return later === undefined ? { kind: 'exact', at: earlier } : { kind: 'overlap', earlier, later }
  const jump = around.findIndex(({ end, offset }) => wall - offset < end)
  const [before, after] = [around[jump - 1], around[jump]]
  if (before === undefined || after === undefined) throw new RangeError(`No time near ${date} in ${zone}`)
  return { kind: 'gap', at: after.start, earlier: wall - after.offset, later: wall - before.offset }
}

/**
 * The instant of a wall-clock time, 1440 minutes being the next midnight. Of two it is the earlier; one that the clocks
 * jump over is moved on by the length of the jump, as clocks do that nobody has put forward.
 */
export function instantAt(date: string, minutes: number, zone: string): number {
  const wall = readWallTime(date, minutes, zone)
  if (wall.kind === 'exact') return wall.at
  return wall.kind === 'gap' ? wall.later : wall.earlier
}

/** The first instant of a date in a zone, which is not midnight where the clocks jump over midnight. */
export function startOfDay(date: string, zone: string): number {
  const wall = readWallTime(date, 0, zone)
  return wall.kind === 'overlap' ? wall.earlier : wall.at
}

/** A date in a zone from its first instant to the next date's: 23, 24 or 25 hours, or what the zone does that day. */
export function dayInterval(date: string, zone: string): Interval {
  return { start: startOfDay(date, zone), end: startOfDay(addDays(date, 1), zone) }
}

/** How long a date lasts in a zone, in minutes. */
export function dayLengthOf(date: string, zone: string): number {
  const { start, end } = dayInterval(date, zone)
  return (end - start) / MINUTE
}

/** A stretch of instants of one date during which wall-clock minute `m` is the instant `midnight + m * MINUTE`. */
export interface WallStretch extends Interval {
  readonly midnight: number
}

/**
 * Every instant at which a zone's clocks show `date` and a minute of `[from, to)`, in stretches of constant offset: what
 * the clocks jump over is missing, what they go through twice is there twice.
 */
export function wallStretches(date: string, from: number, to: number, zone: string): WallStretch[] {
  const midnight = dayNumber(date) * DAY
  const around = offsetStretches({ start: midnight - DAY, end: midnight + 2 * DAY }, zone)
  return around.flatMap(({ start, end, offset }) => {
    const shown = { start: midnight - offset + from * MINUTE, end: midnight - offset + to * MINUTE }
    const within = intersect({ start, end }, shown)
    return within === undefined ? [] : [{ ...within, midnight: midnight - offset }]
  })
}

/** The instants of `wallStretches` as a merged list. */
export function wallIntervals(date: string, from: number, to: number, zone: string): Interval[] {
  return merge(wallStretches(date, from, Math.min(to, minutesPerDay), zone))
}

/** A zone's offset at an instant as people read it: `UTC`, `UTC+02:00`, `UTC-03:30`. */
export function offsetLabel(instant: number, zone: string): string {
  const minutes = offsetMinutes(instant, zone)
  return minutes === 0 ? 'UTC' : `UTC${offsetText(minutes)}`
}

/** An instant by a zone's clocks as ISO 8601 with its offset: `2026-11-23T08:00:00+01:00`, milliseconds cut off. */
export function zonedInstant(instant: number, zone: string): string {
  const minutes = offsetMinutes(instant, zone)
  return `${new Date(instant + minutes * MINUTE).toISOString().slice(0, 19)}${offsetText(minutes)}`
}

const offsetMinutes = (instant: number, zone: string) => Math.round(offsetAt(instant, zone) / MINUTE)

function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
