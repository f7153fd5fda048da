import { DAY } from './durations.ts'
import type { Interval } from './interval.ts'

/** A stretch of time during which a zone keeps one offset from UTC; the offset in milliseconds, positive east. */
export interface OffsetStretch extends Interval {
  readonly offset: number
}

/** Whether a text is an IANA zone that this machine knows; bare offsets such as `+02:00` are none. */
export function isZone(zone: string): boolean {
  if (edges.has(zone)) return true
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    void utc(0).toZonedDateTimeISO(zone)
    return true
  } catch {
    return false
  }
}

/** A zone's offset from UTC at an instant, in milliseconds, positive east; throws a RangeError on an unknown zone. */
export function offsetAt(instant: number, zone: string): number {
  const day = Math.floor(instant / DAY)
  const before = edgeOffset(day, zone)
  if (before === edgeOffset(day + 1, zone)) return before
  const { at, after } = changeWithin(day, zone)
  return instant < at ? before : after
}

/** The stretches of constant offset of a zone within an interval, in order and without gaps. */
export function offsetStretches({ start, end }: Interval, zone: string): OffsetStretch[] {
  const stretches: OffsetStretch[] = []
  let from = start
  let offset = offsetAt(start, zone)
  for (let day = Math.floor(start / DAY); day * DAY < end; day += 1) {
    if (edgeOffset(day, zone) === edgeOffset(day + 1, zone)) continue
    const { at, after } = changeWithin(day, zone)
    if (at <= from || at >= end) continue
    stretches.push({ start: from, end: at, offset })
    from = at
    offset = after
  }
  if (from < end) stretches.push({ start: from, end, offset })
  return stretches
}

/** A change of a zone's clocks: when, and the offsets before and after in milliseconds, positive east. */
export interface ClockChange {
  readonly at: number
  readonly before: number
  readonly after: number
}

/** The first change of a zone's clocks within `(from, until)`, or undefined. */
export function nextClockChange(from: number, until: number, zone: string): ClockChange | undefined {
  const [first, second] = offsetStretches({ start: from, end: until }, zone)
  if (first === undefined || second === undefined) return undefined
  return { at: second.start, before: first.offset, after: second.offset }
}

/** Whether the clock of a zone shows the time of an instant twice, because it was put back; throws on an unknown zone. */
export function isTwice(instant: number, zone: string): boolean {
  // No clock is put back by more than a few hours.
  const change = nextClockChange(instant - DAY / 4, instant + DAY / 4, zone)
  const length = change ? change.before - change.after : 0
  return change !== undefined && instant >= change.at - length && instant < change.at + length
}

const edgesKept = 20_000

// Asking the machine for an offset is slow, so it is asked once for each midnight UTC; between two midnights with the
// same offset nothing happens, and no zone changes its clocks twice between two midnights.
const edges = new Map<string, Map<number, number>>()
const changes = new Map<string, Map<number, ClockChange>>()

function edgeOffset(day: number, zone: string): number {
  const known = edges.get(zone)
  const offset = known?.get(day)
  if (offset !== undefined) return offset
  const asked = askOffset(day * DAY, zone)
  if (known === undefined) edges.set(zone, new Map([[day, asked]]))
  else {
    if (known.size >= edgesKept) known.clear()
    known.set(day, asked)
  }
  return asked
}

function changeWithin(day: number, zone: string): ClockChange {
  const known = changes.get(zone)?.get(day)
  if (known !== undefined) return known
  const before = edgeOffset(day, zone)
  let low = day * DAY
  let high = low + DAY
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (askOffset(middle, zone) === before) low = middle
    else high = middle
  }
  const found = { at: high, before, after: edgeOffset(day + 1, zone) }
  if (!changes.has(zone)) changes.set(zone, new Map())
  changes.get(zone)?.set(day, found)
  return found
}

function askOffset(instant: number, zone: string): number {
  return utc(instant).toZonedDateTimeISO(zone).offsetNanoseconds / 1_000_000
}

function utc(instant: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(instant)
}
