import { clockOf, minutesOf, minutesPerDay } from '#api/time/clock.ts'
import { opened, rangesByDay, type MinuteSpan, type WeekHours } from './paint.ts'

/** Opening hours as they are typed, `HH:mm`; an end before its start is on the next day. */
export interface ClockRange {
  from: string
  to: string
}

/** The rows of one day. */
export interface DayRows {
  ranges: ClockRange[]
}

/** A typed range, or what of it belongs to the next day, as it is stored. */
export interface StoredRange extends ClockRange {
  /** Day and place of the row that it comes from. */
  day: number
  place: number
  /** Whether it is the part after midnight. */
  tail: boolean
}

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const

/** Whether hours go on past midnight; what is not finished does not. */
export const isOvernight = ({ from, to }: ClockRange): boolean => {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  return start !== undefined && end !== undefined && end < start && start < minutesPerDay
}

const piecesOf = (range: ClockRange, day: number, place: number): StoredRange[] => {
  const own = { day, place, tail: false }
  if (!isOvernight(range)) return [{ ...range, ...own }]
  const evening = { from: range.from, to: '24:00', ...own }
  return range.to === '00:00' ? [evening] : [evening, { from: '00:00', to: range.to, day, place, tail: true }]
}

/** Typed rows as they are stored: nights cut at midnight, each day in order. */
export const storedDays = (rows: readonly { ranges: readonly ClockRange[] }[]): StoredRange[][] => {
  const pieces = rows.flatMap(({ ranges }, day) => ranges.flatMap((range, place) => piecesOf(range, day, place)))
  return DAYS.map((day) =>
    pieces
      .filter((piece) => (piece.tail ? (piece.day + 1) % 7 : piece.day) === day)
      .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : Number(b.tail) - Number(a.tail))),
  )
}

/** Stored days as rows: a night is one. Everything else stays as it is stored. */
export const joinedDays = (days: readonly (readonly ClockRange[])[]): DayRows[] => {
  const tailOf = (day: number): ClockRange | undefined => {
    const [last, next] = [days[day]?.at(-1), days[(day + 1) % 7]?.[0]]
    return last?.to === '24:00' && next?.from === '00:00' && isOvernight({ from: last.from, to: next.to })
      ? next
      : undefined
  }
  return DAYS.map((day) => {
    const own = (days[day] ?? []).slice(tailOf((day + 6) % 7) ? 1 : 0)
    const [last, tail] = [own.at(-1), tailOf(day)]
    return { ranges: last && tail ? [...own.slice(0, -1), { from: last.from, to: tail.to }] : own }
  })
}

const spanOf = ({ from, to }: ClockRange): MinuteSpan | undefined => {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  return start !== undefined && end !== undefined && end > start ? { from: start, to: end } : undefined
}

/** Whether a row says nothing yet: a time is missing, or it ends when it starts. */
const isUnfinished = (range: ClockRange): boolean => !isOvernight(range) && spanOf(range) === undefined

/** The open minutes that rows stand for; those that are not finished are left out. */
export const weekOfRows = (rows: readonly DayRows[]): WeekHours =>
  opened(
    [],
    storedDays(rows).flatMap((pieces, day) =>
      pieces.flatMap((piece) => {
        const span = spanOf(piece)
        return span ? [{ from: span.from + day * minutesPerDay, to: span.to + day * minutesPerDay }] : []
      }),
    ),
  )

const same = (a: readonly MinuteSpan[] = [], b: readonly MinuteSpan[] = []): boolean =>
  a.length === b.length && a.every(({ from, to }, at) => from === b[at]?.from && to === b[at].to)

/** A range of a day in minutes, as it is typed. */
export const clockRange = ({ from, to }: MinuteSpan): ClockRange => ({
  from: clockOf(from),
  to: clockOf(to > minutesPerDay ? to - minutesPerDay : to),
})

/** Rows for a week that was painted: untouched days keep theirs, and nobody loses what is only half typed. */
export const rowsAfter = (rows: readonly DayRows[], week: WeekHours): DayRows[] => {
  const [before, after] = [rangesByDay(weekOfRows(rows)), rangesByDay(week)]
  const untouched = (day: number) => same(before[day], after[day])
  return DAYS.map((day) =>
    // The night before may have taken in a row of this day.
    untouched(day) && untouched((day + 6) % 7)
      ? (rows[day] ?? { ranges: [] })
      : {
          ranges: [
            ...(after[day] ?? []).map((range) => clockRange(range)),
            ...(rows[day]?.ranges ?? []).filter((range) => isUnfinished(range)),
          ],
        },
  )
}
