import { minutesPerDay } from '#api/time/clock.ts'
import { MINUTE } from '#api/time/durations.ts'
import { nextClockChange } from '#api/time/offset.ts'
import { dateOf, instantAt, minuteOfDay } from '#api/time/zoned.ts'

/** A local day as real time `[start, end)` in epoch milliseconds, and the way from an instant to its wall-clock minute. */
export type DayFrame = {
  start: number
  end: number
  minuteOf: (instantMs: number) => number
  /** The wall-clock minutes that the clock jumps over that day. */
  skipped?: Span
}

const frames = new Map<string, DayFrame>()
const MOST_FRAMES = 2000

function makeFrame(date: string, zone: string): DayFrame {
  const start = instantAt(date, 0, zone)
  const end = instantAt(date, minutesPerDay, zone)
  const plain = end - start === minutesPerDay * MINUTE
  const within = plain
    ? (instantMs: number) => (instantMs - start) / MINUTE
    : (instantMs: number) => (dateOf(instantMs, zone) === date ? minuteOfDay(instantMs, zone) : 0)
  const minuteOf = (instantMs: number) => {
    if (instantMs < start) return (instantMs - start) / MINUTE
    if (instantMs >= end) return minutesPerDay + (instantMs - end) / MINUTE
    return within(instantMs)
  }
  const change = end - start < minutesPerDay * MINUTE ? nextClockChange(start, end, zone) : undefined
  if (!change) return { start, end, minuteOf }
  const before = minuteOf(change.at - MINUTE) + 1
  return { start, end, minuteOf, skipped: { from: before, to: minuteOf(change.at) } }
}

/**
 * The frame of a local day. Days of 24 hours, all but two a year, cost arithmetic only; zone rules are asked twice a day
 * and not twice an event, which is what keeps thousands of cards cheap.
 */
export function dayFrame(date: string, zone: string): DayFrame {
  const key = `${date} ${zone}`
  const known = frames.get(key)
  if (known) return known
  if (frames.size >= MOST_FRAMES) frames.clear()
  const frame = makeFrame(date, zone)
  frames.set(key, frame)
  return frame
}

/** Whether an instant belongs to a local day. */
export function isOn(day: { date: string; zone: string }, instantMs: number | undefined): boolean {
  if (instantMs === undefined) return false
  const { start, end } = dayFrame(day.date, day.zone)
  return start <= instantMs && instantMs < end
}

/** A stretch of wall-clock minutes of one local day. */
export type Span = { from: number; to: number }

/** Where something stands on the axis of a day, and the minutes in between that the clock jumps over and that take no time. */
export type DaySpan = Span & { skipped?: Span }

/**
 * Where `[start, end)` stands on the axis of a day, clipped to it; nothing when it does not touch the day. Top is the
 * wall-clock minute of the start, bottom that of the end; what ends at the moment of a jump ends before it. Only when the
 * clock went back in between, so that the end would stand above the start, the real duration gives the height.
 */
export function daySpan(frame: DayFrame, start: number, end: number): DaySpan | undefined {
  const first = Math.max(start, frame.start)
  const last = Math.min(Math.max(end, start + MINUTE), frame.end)
  if (first >= last) return undefined
  const { skipped } = frame
  const from = frame.minuteOf(first)
  const shown = frame.minuteOf(last)
  const to = skipped && shown === skipped.to ? skipped.from : shown
  const span = { from, to: to > from ? to : Math.min(minutesPerDay, from + (last - first) / MINUTE) }
  return skipped && from < skipped.from && span.to > skipped.to ? { ...span, skipped } : span
}
