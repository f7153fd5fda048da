import type { Span } from './day-frame.ts'
import type { PlacedEvent } from './place.ts'

/**
 * Where the keyboard stands: on an event of a column, or on the empty place at a wall-clock minute; with `strip` above
 * the column, on an event that lasts days or on the count of those that have no room.
 */
export type Stop = { columnId: string; minute: number; eventId?: string; strip?: true }

/** An arrow key, already turned for right-to-left pages. */
export type ArrowStep = 'up' | 'down' | 'back' | 'forward' | 'first' | 'last'

/** Every stop of a column from top to bottom: its events, and each empty place that no event covers. */
function stopsOf(columnId: string, placed: readonly PlacedEvent[], shown: Span, step: number): Stop[] {
  const stops: Stop[] = placed.map(({ event, from }) => ({ columnId, minute: from, eventId: event.id }))
  const covered = (minute: number) => placed.some((card) => card.from <= minute && minute < card.to)
  for (let minute = shown.from; minute < shown.to; minute += step) {
    if (!covered(minute)) stops.push({ columnId, minute })
  }
  return stops.sort((a, b) => a.minute - b.minute)
}

/** The stop of a column that is nearest to a minute: the event that covers it, else the last stop not after it. */
export function stopAt(
  columnId: string,
  placed: readonly PlacedEvent[],
  shown: Span,
  step: number,
  minute: number,
): Stop {
  const covering = placed.find((card) => card.from <= minute && minute < card.to)
  if (covering) return { columnId, minute: covering.from, eventId: covering.event.id }
  const stops = stopsOf(columnId, placed, shown, step)
  return stops.findLast((stop) => stop.minute <= minute) ?? stops[0] ?? { columnId, minute: shown.from }
}

/** The stop that a key leads to; the same stop at the rim. */
export function walk(
  current: Stop,
  key: ArrowStep,
  columnIds: readonly string[],
  placedOf: (columnId: string) => readonly PlacedEvent[],
  shown: Span,
  step: number,
): Stop {
  if (key === 'back' || key === 'forward') {
    const next = columnIds[columnIds.indexOf(current.columnId) + (key === 'back' ? -1 : 1)]
    return next === undefined ? current : stopAt(next, placedOf(next), shown, step, current.minute)
  }
  const stops = stopsOf(current.columnId, placedOf(current.columnId), shown, step)
  if (key === 'first') return stops[0] ?? current
  if (key === 'last') return stops.at(-1) ?? current
  const at = stops.findIndex((stop) => stop.eventId === current.eventId && stop.minute === current.minute)
  if (at !== -1) return stops[at + (key === 'up' ? -1 : 1)] ?? current
  const beside =
    key === 'up' ? stops.findLast((s) => s.minute < current.minute) : stops.find((s) => s.minute > current.minute)
  return beside ?? current
}
