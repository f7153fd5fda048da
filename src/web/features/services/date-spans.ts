import { formatInstant } from '#api/time/instant.ts'
import type { Interval } from '#api/time/interval.ts'
import { addDays } from '#api/time/week.ts'
import { startOfDay } from '#api/time/zoned.ts'

/** A date range as the form holds it: ISO instants, null while they are not typed. */
export interface DateSpan {
  startDate: string | null
  endDate: string | null
}

/** The range's time in epoch milliseconds, undefined while it is none. */
const intervalOf = ({ startDate, endDate }: DateSpan): Interval | undefined => {
  const [start, end] = [Date.parse(startDate ?? ''), Date.parse(endDate ?? '')]
  return start < end ? { start, end } : undefined
}

/** The range of whole days, both included, on the clock of a zone. */
export const spanOfDays = ({ from, to }: { from: string; to: string }, zone: string): DateSpan => ({
  startDate: formatInstant(startOfDay(from, zone)),
  endDate: formatInstant(startOfDay(addDays(to, 1), zone)),
})

/** How much of a day the ranges let be booked. */
export const dayCoverage = (spans: readonly DateSpan[], date: string, zone: string): 'whole' | 'part' | 'none' => {
  const day = { start: startOfDay(date, zone), end: startOfDay(addDays(date, 1), zone) }
  const touching = spans
    .flatMap((span) => intervalOf(span) ?? [])
    .filter((it) => it.start < day.end && it.end > day.start)
  if (touching.length === 0) return 'none'
  return touching.some((it) => it.start <= day.start && it.end >= day.end) ? 'whole' : 'part'
}

/** Ranges of a list, by their places in it, that overlap or touch and so count as one; `span` is what they make together. */
export interface JoinedSpans {
  places: number[]
  span: Interval
}

/** Which ranges count as one, each group once, in order of time. */
export const joinedSpans = (spans: readonly DateSpan[]): JoinedSpans[] => {
  const groups: JoinedSpans[] = []
  const known = spans
    .flatMap((span, place) => {
      const interval = intervalOf(span)
      return interval ? [{ place, ...interval }] : []
    })
    .toSorted((a, b) => a.start - b.start)
  for (const { place, start, end } of known) {
    const last = groups.at(-1)
    if (last && start <= last.span.end) {
      last.places.push(place)
      last.span = { start: last.span.start, end: Math.max(last.span.end, end) }
    } else groups.push({ places: [place], span: { start, end } })
  }
  return groups.filter(({ places }) => places.length > 1)
}

/** The list with each group as one range, in the place of its first. */
export const withJoined = (spans: readonly DateSpan[]): DateSpan[] => {
  const groups = joinedSpans(spans)
  return spans.flatMap((span, place) => {
    const group = groups.find(({ places }) => places.includes(place))
    if (!group) return [span]
    if (Math.min(...group.places) !== place) return []
    return [{ startDate: formatInstant(group.span.start), endDate: formatInstant(group.span.end) }]
  })
}
