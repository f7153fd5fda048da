import type { LocalSpan } from '../local-days.ts'

/** One stretch of the agenda: a day with what happens on it, or days in a row on which nothing does. */
export interface AgendaDay {
  /** First and last date, both included; the same where something happens. */
  from: string
  to: string
  spans: readonly LocalSpan[]
  /** What the house says of it, such as why it is closed; empty where it says nothing. */
  notice: string
}

/**
 * The dates with what touches each of them; neighbouring empty days of which the house says the same become one, but today
 * stands by itself.
 */
export function agendaDays(
  spans: readonly LocalSpan[],
  dates: readonly string[],
  today: string,
  noticeOf: (date: string) => string,
): AgendaDay[] {
  const byDate = new Map(dates.map((date): [string, LocalSpan[]] => [date, []]))
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  for (const span of spans) {
    if (span.to < first || span.from > last) continue
    for (const date of dates) if (span.from <= date && date <= span.to) byDate.get(date)?.push(span)
  }
  const days: AgendaDay[] = []
  for (const date of dates) {
    const found = byDate.get(date) ?? []
    const before = days.at(-1)
    const notice = noticeOf(date)
    const isBare = before?.spans.length === 0 && found.length === 0
    if (before && isBare && notice === before.notice && date !== today && before.to !== today) before.to = date
    else days.push({ from: date, to: date, spans: found, notice })
  }
  return days
}

/** The IANA zone in which a day says what time it is now: that of its rows, or `own`, the reader's, where they differ. */
export function clockZone({ spans }: Pick<AgendaDay, 'spans'>, own: string): string {
  const [zone = own, ...others] = new Set(spans.map((span) => span.zone))
  return others.length === 0 ? zone : own
}
