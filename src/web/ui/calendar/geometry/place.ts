import { minutesPerDay } from '#api/time/clock.ts'
import type { TimeGridColumn, TimeGridEvent } from '../time-grid-props.ts'
import { lastsDays } from './bars.ts'
import { type DayFrame, type DaySpan, type Span, dayFrame, daySpan } from './day-frame.ts'
import { type Lane, assignLanes } from './lanes.ts'

/** An event on the axis of one column. */
export type PlacedEvent = DaySpan & Lane & { event: TimeGridEvent; beginsBefore: boolean; endsAfter: boolean }

type Place = { column: TimeGridColumn; frame: DayFrame; placed: PlacedEvent[] }

function placesByResource(columns: readonly TimeGridColumn[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  for (const column of columns) {
    const place = { column, frame: dayFrame(column.date, column.zone), placed: [] }
    const known = places.get(column.resourceId)
    if (known) known.push(place)
    else places.set(column.resourceId, [place])
  }
  return places
}

function put(event: TimeGridEvent, { column, frame, placed }: Place): void {
  if (lastsDays(event, column.zone)) return
  const span = daySpan(frame, event.start, event.end)
  if (!span) return
  const beginsBefore = event.start < frame.start
  const endsAfter = event.end > frame.end
  placed.push({ event, ...span, lane: 0, lanes: 1, beginsBefore, endsAfter })
}

const byStart = (a: PlacedEvent, b: PlacedEvent) =>
  a.from - b.from || b.to - a.to || (a.event.id < b.event.id ? -1 : a.event.id > b.event.id ? 1 : 0)

/** All events but those that last days in their columns: grouped in one pass, clipped to the day, sorted by start, with lanes. */
export function placeEvents(
  columns: readonly TimeGridColumn[],
  events: readonly TimeGridEvent[],
): Map<string, readonly PlacedEvent[]> {
  const places = placesByResource(columns)
  for (const event of events) {
    for (const resourceId of event.resourceIds) {
      for (const place of places.get(resourceId) ?? []) put(event, place)
    }
  }
  const result = new Map<string, readonly PlacedEvent[]>()
  for (const { column, placed } of [...places.values()].flat()) {
    placed.sort(byStart)
    assignLanes(placed).forEach((lane, index) => Object.assign(placed[index] ?? {}, lane))
    result.set(column.id, placed)
  }
  return result
}

/** The hours shown, as minutes: what was asked for, widened to whole hours so that nothing that is placed vanishes. */
export function shownHours(asked: { dayStart: number; dayEnd: number }, placed: Iterable<readonly Span[]>): Span {
  let from = asked.dayStart * 60
  let to = asked.dayEnd * 60
  for (const cards of placed) {
    for (const card of cards) {
      if (card.from < from) from = card.from
      if (card.to > to) to = card.to
    }
  }
  return { from: Math.max(0, Math.floor(from / 60) * 60), to: Math.min(minutesPerDay, Math.ceil(to / 60) * 60) }
}
