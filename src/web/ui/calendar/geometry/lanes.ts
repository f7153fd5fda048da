import type { Span } from './day-frame.ts'

/** Which of `lanes` equal shares of the column's width a card takes. */
export type Lane = { lane: number; lanes: number }

/**
 * Lanes by one sweep over spans that are sorted by `from`: a card takes the first lane that is free, and all cards of a
 * cluster (connected by overlap) share one lane count. Only real time counts: what stands side by side is double-booked, and
 * what follows another never looks so, however low it is drawn.
 */
export function assignLanes(sorted: readonly Span[]): Lane[] {
  const result: Lane[] = []
  let ends: number[] = []
  let clusterEnd = -Infinity
  let clusterStart = 0
  const close = (until: number) => {
    for (let at = clusterStart; at < until; at += 1) {
      const placed = result[at]
      if (placed) placed.lanes = ends.length
    }
  }
  sorted.forEach((span, index) => {
    if (span.from >= clusterEnd) {
      close(index)
      clusterStart = index
      ends = []
    }
    const free = ends.findIndex((end) => end <= span.from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = span.to
    clusterEnd = Math.max(clusterEnd, span.to)
    result.push({ lane, lanes: 1 })
  })
  close(sorted.length)
  return result
}
