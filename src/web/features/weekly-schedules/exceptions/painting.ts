import { addDays, datesThrough, daysBetween, weekday } from '#api/time/week.ts'
import type { Override, Range } from '../schedule-form-values.ts'
import { storedDays } from '../editor/hours.ts'

/** Everything in a schedule that is not like every week. */
export interface Exceptions {
  overrides: readonly Override[]
  /** First and last day of each period, both out of office. */
  office: readonly Range[]
}

/** What days are painted with; `erase` lets the week hold again. */
export type Brush =
  | { kind: 'closed' }
  | { kind: 'office' }
  | { kind: 'hours'; ranges: readonly Range[] }
  | { kind: 'erase' }

/** A first and a last day, both included. */
export interface DateRange {
  from: string
  to: string
}

/** Days that one stroke may paint, where each becomes an entry of its own. */
export const MOST_PAINTED_DAYS = 366

const isPeriod = ({ from, to }: Range): boolean => from !== '' && from <= to

/** Periods without the days. */
const cut = (office: readonly Range[], { from, to }: DateRange): Range[] =>
  office.flatMap((period) => {
    if (!isPeriod(period) || period.to < from || to < period.from) return [period]
    return [
      ...(period.from < from ? [{ from: period.from, to: addDays(from, -1) }] : []),
      ...(to < period.to ? [{ from: addDays(to, 1), to: period.to }] : []),
    ]
  })

/** Periods with the days, joined to those that overlap or touch them. */
const joined = (office: readonly Range[], days: DateRange): Range[] => {
  const near = office.filter((it) => isPeriod(it) && it.from <= addDays(days.to, 1) && addDays(it.to, 1) >= days.from)
  const rest = office.filter((it) => !near.includes(it))
  const all = [days, ...near]
  const from = all.reduce((least, it) => (it.from < least ? it.from : least), days.from)
  const to = all.reduce((most, it) => (it.to > most ? it.to : most), days.to)
  return [...rest, { from, to }].toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
}

/**
 * The exceptions with these days painted over: afterwards each of them is only what was painted. Other days stay as they
 * are, and so do entries without a proper date.
 */
export const paintDays = ({ overrides, office }: Exceptions, days: DateRange, brush: Brush): Exceptions => {
  const rest = overrides.filter(({ date }) => date === '' || date < days.from || days.to < date)
  if (brush.kind === 'office') return { overrides: rest, office: joined(office, days) }
  const left = cut(office, days)
  if (brush.kind === 'erase') return { overrides: rest, office: left }
  const ranges = brush.kind === 'hours' ? brush.ranges : []
  const painted = datesThrough(days.from, days.to).map((date) => ({
    date,
    ranges: ranges.map((range) => ({ ...range })),
  }))
  return {
    overrides: [...rest, ...painted].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
    office: left,
  }
}

/** What holds on a date: out of office beats an override, an override beats the week (interface, section 6). */
export type DateRule =
  | { kind: 'office' }
  /** `extra` where the week is closed on that day. */
  | { kind: 'closed' | 'hours' | 'extra'; ranges: readonly Range[] }
  | { kind: 'week'; ranges: readonly Range[] }

/** A function that tells what holds on a date; `week` is Monday to Sunday. */
export const standings = (
  { overrides, office }: Exceptions,
  week: readonly { ranges: readonly Range[] }[],
): ((date: string) => DateRule) => {
  const byDate = new Map(overrides.map(({ date, ranges }) => [date, ranges]))
  // A night is one row of its evening; what is open after midnight belongs to the next day.
  const days = storedDays(week).map((pieces) => pieces.map(({ from, to }) => ({ from, to })))
  return (date) => {
    if (office.some((period) => isPeriod(period) && period.from <= date && date <= period.to)) return { kind: 'office' }
    const usual = days[weekday(date)] ?? []
    const ranges = byDate.get(date)
    if (ranges === undefined) return { kind: 'week', ranges: usual }
    if (ranges.length === 0) return { kind: 'closed', ranges }
    return { kind: usual.length === 0 ? 'extra' : 'hours', ranges }
  }
}

/** One line of the list of exceptions: consecutive days that are alike. */
export interface ExceptionEntry extends DateRange {
  brush: Exclude<Brush, { kind: 'erase' }>
}

const textOf = (ranges: readonly Range[]): string => ranges.map(({ from, to }) => `${from}-${to}`).join()

/** The exceptions as lines, the earliest first; days with the same hours in a row are one line. */
export const entriesOf = ({ overrides, office }: Exceptions): ExceptionEntry[] => {
  const lines: ExceptionEntry[] = office
    .filter(isPeriod)
    .map(({ from, to }) => ({ from, to, brush: { kind: 'office' } }))
  let last: { entry: ExceptionEntry; text: string } | undefined
  for (const { date, ranges } of overrides.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    if (date === '') continue
    const text = textOf(ranges)
    if (last && last.text === text && daysBetween(last.entry.to, date) === 1) {
      last.entry.to = date
      continue
    }
    const entry: ExceptionEntry = {
      from: date,
      to: date,
      brush: ranges.length === 0 ? { kind: 'closed' } : { kind: 'hours', ranges },
    }
    lines.push(entry)
    last = { entry, text }
  }
  return lines.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
}

/** The exceptions of another schedule with entries painted in, one after another. */
export const paintEntries = (exceptions: Exceptions, entries: readonly ExceptionEntry[]): Exceptions =>
  entries.reduce((all, { from, to, brush }) => paintDays(all, { from, to }, brush), exceptions)

const sameStanding = (one: DateRule, other: DateRule): boolean =>
  one.kind === other.kind &&
  (one.kind === 'office' || other.kind === 'office' || textOf(one.ranges) === textOf(other.ranges))

/** What painting entries does to a schedule, in days: new exceptions, and exceptions that are replaced. */
export const effectOf = (
  exceptions: Exceptions,
  entries: readonly ExceptionEntry[],
  week: readonly { ranges: readonly Range[] }[],
): { added: number; replaced: readonly string[]; same: number } => {
  const [before, after] = [standings(exceptions, week), standings(paintEntries(exceptions, entries), week)]
  const dates = [...new Set(entries.flatMap(({ from, to }) => datesThrough(from, to)))]
  const changed = dates.filter((date) => !sameStanding(before(date), after(date)))
  const replaced = changed.filter((date) => before(date).kind !== 'week')
  return { added: changed.length - replaced.length, replaced, same: dates.length - changed.length }
}
