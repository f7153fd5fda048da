import { daysBetween } from '#api/time/week.ts'

/** What the placing of an event in a month reads of it. */
export type Dated = {
  id: string
  /** First and last local date `YYYY-MM-DD`, both included. */
  from: string
  to: string
}

/** The part of an event that stands in one week of a month. */
export type MonthSegment<Event extends Dated = Dated> = {
  event: Event
  /** 0 is the first day of the week. */
  column: number
  /** Days. */
  span: number
  /** 0 is directly below the day's number. */
  row: number
  beginsBefore: boolean
  endsAfter: boolean
}

/** One week of a month with what there is room for. */
export type PlacedWeek<Event extends Dated = Dated> = {
  shown: readonly MonthSegment<Event>[]
  /** How many more there are, by day. */
  more: readonly number[]
  /** How many there are in all, by day. */
  counts: readonly number[]
}

/** The days of a week that a segment covers, as numbers. */
export const columnsOf = ({ column, span }: Pick<MonthSegment, 'column' | 'span'>): number[] =>
  Array.from({ length: span }, (_, index) => column + index)

function segmentsOf<Event extends Dated>(dates: readonly string[], events: readonly Event[]): MonthSegment<Event>[] {
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  return events.flatMap((event) => {
    if (event.to < first || event.from > last) return []
    const column = event.from < first ? 0 : daysBetween(first, event.from)
    const end = event.to > last ? dates.length - 1 : daysBetween(first, event.to)
    const span = end - column + 1
    return span < 1
      ? []
      : [{ event, column, span, row: 0, beginsBefore: event.from < first, endsAfter: event.to > last }]
  })
}

/**
 * Puts events into the rows of one week: those of several days first, so that their bars lie on top, then the others in
 * the order in which they came. Where a day has more than `rows`, its last row is left for saying how many more.
 */
export function placeWeek<Event extends Dated>(
  dates: readonly string[],
  events: readonly Event[],
  rows: number,
): PlacedWeek<Event> {
  const segments = segmentsOf(dates, events)
  const taken = dates.map(() => new Set<number>())
  const counts = dates.map(() => 0)
  const crowded = dates.map(() => false)
  const long = segments.filter(({ event }) => event.from !== event.to)
  const order = [
    ...long.toSorted((a, b) => a.column - b.column || b.span - a.span),
    ...segments.filter(({ event }) => event.from === event.to),
  ]
  for (const segment of order) {
    const days = columnsOf(segment)
    while (days.some((day) => taken[day]?.has(segment.row))) segment.row += 1
    for (const day of days) {
      taken[day]?.add(segment.row)
      counts[day] = (counts[day] ?? 0) + 1
      if (segment.row >= rows) crowded[day] = true
    }
  }
  const more = dates.map(() => 0)
  const shown = order.filter((segment) => {
    const days = columnsOf(segment)
    const fits = days.every((day) => segment.row < (crowded[day] ? rows - 1 : rows))
    if (!fits) for (const day of days) more[day] = (more[day] ?? 0) + 1
    return fits
  })
  return { shown, more, counts }
}

/** The room of `span` days from a column on, in widths of that column, where some of the seven are half as wide. */
export function sharesOf(slim: readonly boolean[], column: number, span: number): number {
  const widthOf = (index: number) => (slim[index] ? 0.5 : 1)
  const all = Array.from({ length: span }, (_, index) => widthOf(column + index))
  return all.reduce((sum, width) => sum + width, 0) / widthOf(column)
}
