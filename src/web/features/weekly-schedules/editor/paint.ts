import { minutesPerDay } from '#api/time/clock.ts'

/** Minutes of a week, as a clock face counts them. */
export const minutesPerWeek = 7 * minutesPerDay

/** From one minute up to another, without it. */
export interface MinuteSpan {
  readonly from: number
  readonly to: number
}

/** Open minutes of a week from Monday's midnight, 0 to 10080: in order, apart from each other. */
export type WeekHours = readonly MinuteSpan[]

/** Spans in order, those that overlap or touch made one; empty ones are left out. */
const united = (spans: readonly MinuteSpan[]): MinuteSpan[] =>
  spans
    .filter(({ from, to }) => to > from)
    .toSorted((a, b) => a.from - b.from)
    .reduce<MinuteSpan[]>((found, span) => {
      const last = found.at(-1)
      if (!last || span.from > last.to) return [...found, span]
      return [...found.slice(0, -1), { from: last.from, to: Math.max(last.to, span.to) }]
    }, [])

/** A span that may begin before Monday or end after Sunday, cut to pieces of one week: the week goes round. */
const around = ({ from, to }: MinuteSpan): MinuteSpan[] => {
  if (to - from >= minutesPerWeek) return [{ from: 0, to: minutesPerWeek }]
  const start = ((from % minutesPerWeek) + minutesPerWeek) % minutesPerWeek
  const end = start + to - from
  if (end <= start) return []
  return end <= minutesPerWeek
    ? [{ from: start, to: end }]
    : [
        { from: start, to: minutesPerWeek },
        { from: 0, to: end - minutesPerWeek },
      ]
}

/** The week with more time open. */
export const opened = (week: WeekHours, spans: readonly MinuteSpan[]): WeekHours =>
  united([...week, ...spans.flatMap((span) => around(span))])

/** The week with some time closed. */
export const closeSpans = (week: WeekHours, spans: readonly MinuteSpan[]): WeekHours =>
  spans
    .flatMap((span) => around(span))
    .reduce<WeekHours>(
      (left, { from, to }) =>
        united(
          left.flatMap((it) => [
            { from: it.from, to: Math.min(it.to, from) },
            { from: Math.max(it.from, to), to: it.to },
          ]),
        ),
      united(week),
    )

/** Whether a minute is open; it may count on past either end of the week. */
export const isOpen = (week: WeekHours, minute: number): boolean => {
  const at = ((minute % minutesPerWeek) + minutesPerWeek) % minutesPerWeek
  return week.some(({ from, to }) => from <= at && at < to)
}

/** Whether all of a span is open. */
export const isAllOpen = (week: WeekHours, spans: readonly MinuteSpan[]): boolean =>
  spans.flatMap((span) => around(span)).every((it) => week.some(({ from, to }) => from <= it.from && it.to <= to))

/** The open minutes of each day, Monday to Sunday, cut at every midnight: 0 to 1440. */
export const cutAtMidnights = (week: WeekHours): MinuteSpan[][] =>
  Array.from({ length: 7 }, (_, day) =>
    week
      .map(({ from, to }) => ({
        from: Math.max(from - day * minutesPerDay, 0),
        to: Math.min(to - day * minutesPerDay, minutesPerDay),
      }))
      .filter(({ from, to }) => to > from),
  )

/**
 * The ranges that begin on each day, Monday to Sunday. Work past midnight is one range that ends after 1440, unless it
 * would last a day or more; days that are open around the clock stay days.
 */
export const rangesByDay = (week: WeekHours): MinuteSpan[][] => {
  const days = cutAtMidnights(week)
  const tailOf = (day: number): MinuteSpan | undefined => {
    const [last, next] = [days[day]?.at(-1), days[(day + 1) % 7]?.[0]]
    return last?.to === minutesPerDay && next?.from === 0 && next.to < last.from ? next : undefined
  }
  return days.map((spans, day) => {
    const own = tailOf((day + 6) % 7) ? spans.slice(1) : spans
    const [last, tail] = [own.at(-1), tailOf(day)]
    return last && tail ? [...own.slice(0, -1), { from: last.from, to: minutesPerDay + tail.to }] : own
  })
}

/** The week of ranges by the day that they begin on. */
export const weekOf = (days: readonly (readonly MinuteSpan[])[]): WeekHours =>
  opened(
    [],
    days.flatMap((spans, day) =>
      spans.map(({ from, to }) => ({ from: from + day * minutesPerDay, to: to + day * minutesPerDay })),
    ),
  )

/** Every range of the week in the week's own minutes; one that begins on Sunday may end after 10080. */
export const rangesOf = (week: WeekHours): MinuteSpan[] =>
  rangesByDay(week).flatMap((spans, day) =>
    spans.map(({ from, to }) => ({ from: from + day * minutesPerDay, to: to + day * minutesPerDay })),
  )

/** The range that a minute of the week lies in. */
export const rangeAt = (week: WeekHours, minute: number): MinuteSpan | undefined =>
  rangesOf(week).find(({ from, to }) => (from <= minute && minute < to) || minute + minutesPerWeek < to)

/** The same time with one range put elsewhere; what it then touches or covers becomes one with it. */
export const replaced = (week: WeekHours, before: MinuteSpan, after: MinuteSpan): WeekHours =>
  opened(closeSpans(week, [before]), [after])

/** The week with the ranges of one day, also those past midnight, in place of those of other days. */
export const copiedDay = (week: WeekHours, from: number, to: readonly number[]): WeekHours => {
  const days = rangesByDay(week)
  return weekOf(days.map((spans, day) => (to.includes(day) ? (days[from] ?? []) : spans)))
}

/** Minutes that spans add up to. */
export const lengthOf = (spans: readonly MinuteSpan[]): number =>
  spans.reduce((sum, { from, to }) => sum + to - from, 0)
