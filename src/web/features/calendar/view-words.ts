import type { I18n } from '@lingui/core'
import type { Format } from '../../i18n/format.ts'
import { firstWeekdayOf, viewDates } from './span.ts'
import type { CalendarView } from '../../commands/appointments/view/view-state.ts'

type View = CalendarView['view']

/** The views in the order of their switch; message ids. */
export const CALENDAR_VIEWS: readonly (readonly [view: View, label: string])[] = [
  ['day', /*i18n*/ 'Day'],
  ['week', /*i18n*/ 'Week'],
  ['month', /*i18n*/ 'Month'],
  ['agenda', /*i18n*/ 'Agenda'],
]

/** What the buttons to the time before and after are called; message ids. */
export const TURN_LABELS: Readonly<Record<View, readonly [before: string, after: string]>> = {
  day: [/*i18n*/ 'Previous day', /*i18n*/ 'Next day'],
  week: [/*i18n*/ 'Previous week', /*i18n*/ 'Next week'],
  month: [/*i18n*/ 'Earlier month', /*i18n*/ 'Later month'],
  agenda: [/*i18n*/ 'Earlier', /*i18n*/ 'Later'],
}

/** What the view shows: a date, a month, or its first and last date. */
export function spanWords(view: View, date: string, dates: readonly string[], i18n: I18n, format: Format): string {
  if (view === 'day') return format.plainDate(date, 'long')
  if (view === 'month') return format.plainDate(date, 'month')
  const [from, to] = [dates[0] ?? date, dates.at(-1) ?? date]
  return i18n._('{from} to {to}', { from: format.plainDate(from, 'day'), to: format.plainDate(to) })
}

/** The same in few words, for the head of the calendar. */
export function shortSpanWords(view: View, date: string, format: Format): string {
  if (view === 'day') return format.plainDate(date, 'day')
  if (view === 'month') return format.plainDate(date, 'month')
  const dates = viewDates(view, date, firstWeekdayOf(format))
  return format.plainDateRange(dates[0] ?? date, dates.at(-1) ?? date)
}
