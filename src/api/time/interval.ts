import { MINUTE } from './durations.ts'

/** A half-open stretch of time `[start, end)` in epoch milliseconds. */
export interface Interval {
  readonly start: number
  readonly end: number
}

/** Whether two intervals share an instant; touching ones do not. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end && a.start < a.end && b.start < b.end
}

/** How many minutes intervals add up to. */
export const totalMinutes = (list: readonly Interval[]): number =>
  list.reduce((sum, { start, end }) => sum + (end - start), 0) / MINUTE

/** What two intervals share, or undefined where that is nothing. */
export function intersect(a: Interval, b: Interval): Interval | undefined {
  const start = Math.max(a.start, b.start)
  const end = Math.min(a.end, b.end)
  return start < end ? { start, end } : undefined
}

/** The same instants as a merged list: sorted, without empty, overlapping or touching members. */
export function merge(list: Iterable<Interval>): Interval[] {
  const merged: { start: number; end: number }[] = []
  const sorted = [...list].filter(({ start, end }) => start < end).toSorted((a, b) => a.start - b.start)
  for (const { start, end } of sorted) {
    const last = merged.at(-1)
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

/** The instants that are in both merged lists, as a merged list. */
export function intersectLists(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  const shared: Interval[] = []
  let i = 0
  let j = 0
  for (let x = a[i], y = b[j]; x !== undefined && y !== undefined; x = a[i], y = b[j]) {
    const both = intersect(x, y)
    if (both !== undefined) shared.push(both)
    if (x.end < y.end) i += 1
    else j += 1
  }
  return shared
}

/** The instants of the merged list `from` that are in none of the merged list `taken`, as a merged list. */
export function subtractLists(from: readonly Interval[], taken: readonly Interval[]): Interval[] {
  const left: Interval[] = []
  let next = 0
  for (const { start, end } of from) {
    let begin = start
    for (let t = taken[next]; t !== undefined && t.start < end; t = taken[next]) {
      if (begin < t.start) left.push({ start: begin, end: t.start })
      begin = Math.max(begin, t.end)
      if (t.end > end) break
      next += 1
    }
    if (begin < end) left.push({ start: begin, end })
  }
  return left
}

/** The first member of a merged list that ends after `instant`, or undefined. */
export function firstEndingAfter(list: readonly Interval[], instant: number): Interval | undefined {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle]?.end ?? Infinity) > instant) high = middle
    else low = middle + 1
  }
  return list[low]
}

/** Whether a merged list covers the whole interval; an empty interval is covered where its start is. */
export function covers(list: readonly Interval[], { start, end }: Interval): boolean {
  const member = firstEndingAfter(list, start)
  return member !== undefined && member.start <= start && member.end >= end
}

/** Whether any instant of the interval is in a merged list. */
export function touches(list: readonly Interval[], interval: Interval): boolean {
  const member = firstEndingAfter(list, interval.start)
  return member !== undefined && overlaps(member, interval)
}
