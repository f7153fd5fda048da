import { minutesPerDay } from '#api/time/clock.ts'
import { MINUTE } from '#api/time/durations.ts'
import type { TimeGridColumn } from '../time-grid-props.ts'
import { instantAt } from '#api/time/zoned.ts'
import { dayFrame } from './day-frame.ts'

/** Real time in epoch milliseconds. */
export type Interval = { start: number; end: number }

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The nearest multiple of `step` minutes. */
export const snap = (minute: number, step: number) => Math.round(minute / step) * step

/** The multiple of `step` minutes at or before `minute`. */
export const snapDown = (minute: number, step: number) => Math.floor(minute / step) * step

/** Wall-clock minute at `pixels` below the top of a column whose first shown minute is `from`. */
export const minuteAt = (pixels: number, from: number, pixelsPerMinute: number) => from + pixels / pixelsPerMinute

/** Pixels below the top of a column whose first shown minute is `from`. */
export const pixelsOf = (minute: number, from: number, pixelsPerMinute: number) => (minute - from) * pixelsPerMinute

/** The event at a wall-clock minute of a column: a snapped start instant, and the duration it had. */
export function movedEvent(event: Interval, column: TimeGridColumn, minute: number, step: number): Interval {
  const start = instantAt(column.date, Math.min(snap(minute, step), minutesPerDay - step), column.zone)
  return { start, end: start + (event.end - event.start) }
}

/** The event with its end at a wall-clock minute of a column, at least one step long. */
export function resizedTo(event: Interval, column: TimeGridColumn, minute: number, step: number): Interval {
  const end = instantAt(column.date, clamp(snap(minute, step), 0, minutesPerDay), column.zone)
  return { start: event.start, end: Math.max(end, event.start + step * MINUTE) }
}

/** The empty place between two wall-clock minutes, whichever comes first, at least one step long. */
export function createdBetween(column: TimeGridColumn, anchor: number, minute: number, step: number): Interval {
  const first = snapDown(Math.min(anchor, minute), step)
  const last = Math.max(snap(Math.max(anchor, minute), step), first + step)
  const start = instantAt(column.date, clamp(first, 0, minutesPerDay - step), column.zone)
  const end = instantAt(column.date, clamp(last, step, minutesPerDay), column.zone)
  return { start, end: Math.max(end, start + step * MINUTE) }
}

/** An empty place of `length` minutes at a wall-clock minute. */
export function createdAt(column: TimeGridColumn, minute: number, step: number, length: number): Interval {
  const start = instantAt(column.date, clamp(snapDown(minute, step), 0, minutesPerDay - step), column.zone)
  return { start, end: start + length * MINUTE }
}

/**
 * One step earlier or later in real time, so that on the night when the clock goes back both of the equal hours are
 * reached; the first step brings a crooked start onto the grid. Stays within the column's day.
 */
export function steppedBy(event: Interval, column: TimeGridColumn, steps: number, step: number): Interval {
  const frame = dayFrame(column.date, column.zone)
  const minute = frame.minuteOf(event.start)
  const crooked = minute - snapDown(minute, step)
  const toGrid = crooked === 0 ? step : steps < 0 ? crooked : step - crooked
  const wanted = event.start + Math.sign(steps) * (toGrid + (Math.abs(steps) - 1) * step) * MINUTE
  const start = clamp(wanted, Math.min(event.start, frame.start), Math.max(event.start, frame.end - step * MINUTE))
  return { start, end: start + (event.end - event.start) }
}

/** One step shorter or longer, at least one step long. */
export function lengthenedBy(event: Interval, steps: number, step: number): Interval {
  return { start: event.start, end: Math.max(event.end + steps * step * MINUTE, event.start + step * MINUTE) }
}
