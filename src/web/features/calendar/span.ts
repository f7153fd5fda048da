import { addDays, dateRange, startOfWeek } from '#api/time/week.ts'
import { monthOf, sameDay, weeksOf } from '../../ui/month/month-grid.ts'
import type { Format } from '../../i18n/format.ts'
import type { CalendarView } from '../../commands/appointments/view/view-state.ts'

/** Dates that the agenda shows at once. */
const AGENDA_DAYS = 14

/** The dates that a view shows around its date; `firstWeekday`: 0 is Monday. A month shows the whole weeks it touches. */
export function viewDates(view: CalendarView['view'], date: string, firstWeekday: number): string[] {
  if (view === 'month') return weeksOf(monthOf(date), firstWeekday).flat()
  if (view === 'week') return dateRange(startOfWeek(date, firstWeekday), 7)
  return view === 'agenda' ? dateRange(date, AGENDA_DAYS) : [date]
}

/** The first weekday of a reader's weeks; 0 is Monday. */
export const firstWeekdayOf = (format: Pick<Format, 'weekdays'>): number => (format.weekdays()[0] ?? 1) - 1

/** The date of the next view of the same kind, or of an earlier one where `by` is negative. */
export function stepped(view: CalendarView['view'], date: string, by: number): string {
  if (view === 'month') return sameDay(date, by)
  return addDays(date, by * { day: 1, week: 7, agenda: AGENDA_DAYS }[view])
}
