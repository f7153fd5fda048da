import { DAY, HOUR } from '#api/time/durations.ts'
import { addDays } from '#api/time/week.ts'
import { dateOf } from '#api/time/zoned.ts'
import type { TimeGridColumn, TimeGridEvent } from '../time-grid-props.ts'
import { dayFrame } from './day-frame.ts'
import type { Interval } from './drop.ts'

/** An event that lasts days, over the columns `[from, to)` by their places in the grid. */
export type Bar = {
  event: TimeGridEvent
  from: number
  to: number
  /** Row in the strip, 0 at the top. */
  lane: number
  beginsBefore: boolean
  endsAfter: boolean
}

/** How many events of a column the strip has no room for. */
export type OverflowCount = { column: number; count: number }

/** The strip as it is drawn: `more` stands in the last row. */
export type BarStack = { bars: readonly Bar[]; more: readonly OverflowCount[]; rows: number; hidden: number }

/** No local day that anybody keeps appointments on is shorter than this. */
const SHORTEST_DAY = 20 * HOUR

const covers = ({ start, end }: Interval, date: string, zone: string) => {
  const day = dayFrame(date, zone)
  return start <= day.start && day.end <= end
}

/**
 * Whether an event is a bar and no card: it lasts 24 hours or longer, or takes a whole local day, which is shorter when
 * the clock goes forward. A night shift is none, however many dates it touches.
 */
export function lastsDays(event: Interval, zone: string): boolean {
  const length = event.end - event.start
  if (length < SHORTEST_DAY) return false
  if (length >= DAY) return true
  const first = dateOf(event.start, zone)
  return covers(event, first, zone) || covers(event, addDays(first, 1), zone)
}

/** A bar does not run on from a pinned column to one that scrolls beneath it. */
const follows = (a: TimeGridColumn, b: TimeGridColumn) =>
  a.resourceId === b.resourceId &&
  a.zone === b.zone &&
  Boolean(a.pinned) === Boolean(b.pinned) &&
  addDays(a.date, 1) === b.date

function barsOfEvent(event: TimeGridEvent, columns: readonly TimeGridColumn[]): Bar[] {
  const bars: Bar[] = []
  columns.forEach((column, index) => {
    if (!event.resourceIds.includes(column.resourceId) || !lastsDays(event, column.zone)) return
    const day = dayFrame(column.date, column.zone)
    if (event.start >= day.end || event.end <= day.start) return
    const last = bars.at(-1)
    const before = columns[index - 1]
    if (last && before && last.to === index && follows(before, column)) {
      last.to = index + 1
      last.endsAfter = event.end > day.end
      return
    }
    const ends = { beginsBefore: event.start < day.start, endsAfter: event.end > day.end }
    bars.push({ event, from: index, to: index + 1, lane: 0, ...ends })
  })
  return bars
}

const byPlace = (a: Bar, b: Bar) =>
  a.from - b.from || b.to - a.to || a.event.start - b.event.start || (a.event.id < b.event.id ? -1 : 1)

/** Every event that lasts days, over the neighbouring days of each resource, in the first row that is free there. */
export function placeBars(columns: readonly TimeGridColumn[], events: readonly TimeGridEvent[]): readonly Bar[] {
  const long = events.filter(({ start, end }) => end - start >= SHORTEST_DAY)
  const bars = long.flatMap((event) => barsOfEvent(event, columns)).sort(byPlace)
  const ends: number[] = []
  for (const bar of bars) {
    const free = ends.findIndex((end) => end <= bar.from)
    bar.lane = free === -1 ? ends.length : free
    ends[bar.lane] = bar.to
  }
  return bars
}

/** The bars that stand in `most` rows; when there are more, the last row counts by column what is left out. */
export function stackBars(bars: readonly Bar[], most: number): BarStack {
  const rows = bars.reduce((highest, { lane }) => Math.max(highest, lane + 1), 0)
  if (rows <= most) return { bars, more: [], rows, hidden: 0 }
  const left = bars.filter(({ lane }) => lane >= most - 1)
  const counts = new Map<number, number>()
  for (const { from, to } of left) {
    for (let column = from; column < to; column += 1) counts.set(column, (counts.get(column) ?? 0) + 1)
  }
  const more = [...counts].map(([column, count]) => ({ column, count })).sort((a, b) => a.column - b.column)
  return { bars: bars.filter(({ lane }) => lane < most - 1), more, rows: most, hidden: left.length }
}

/** What stands over one column from top to bottom: bars, and the count of what is left out. */
export type StripItem = { row: number; from: number; to: number; eventId?: string }

/** The items of the strip over a column. */
export function itemsOver({ bars, more, rows }: BarStack, column: number): readonly StripItem[] {
  const here = bars.filter(({ from, to }) => from <= column && column < to)
  const items: StripItem[] = here.map(({ event, from, to, lane }) => ({ row: lane, from, to, eventId: event.id }))
  if (more.some((each) => each.column === column)) items.push({ row: rows - 1, from: column, to: column + 1 })
  return items.sort((a, b) => a.row - b.row)
}

/** The nearest item beyond an item's end, in its row or the row nearest to it; nothing at the rim. */
export function itemBeside(
  stack: BarStack,
  from: StripItem,
  step: 1 | -1,
  columns: number,
): { item: StripItem; column: number } | undefined {
  for (let column = step > 0 ? from.to : from.from - 1; column >= 0 && column < columns; column += step) {
    const [nearest] = itemsOver(stack, column).toSorted(
      (a, b) => Math.abs(a.row - from.row) - Math.abs(b.row - from.row),
    )
    if (nearest) return { item: nearest, column }
  }
  return undefined
}
