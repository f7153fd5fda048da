import { REPORT_BUCKETS } from '#api/contract/choices.ts'
import type { ReportQuestion } from '#api/contract/reports.ts'
import { addDays, startOfWeek } from '#api/time/week.ts'
import { oneOf, text, type UrlSpec } from '../../ui/url-state.ts'

/** Weeks that a report goes back, the running one among them. */
export const REPORT_WEEKS = ['4', '12', '26', '52'] as const

/** What a plot shows. */
export const FIGURE_IDS = ['load', 'no-shows', 'late', 'lead'] as const
/** What a plot shows. */
export type FigureId = (typeof FIGURE_IDS)[number]

/** What the reports keep in their address. */
export interface ReportUrl {
  by: (typeof REPORT_BUCKETS)[number]
  weeks: (typeof REPORT_WEEKS)[number]
  figure: FigureId
  /** Whose lines stand in the table. */
  lines: 'people' | 'resources' | 'services'
  /** The id of a calendar; empty is everybody. */
  calendar: string
}

/** How the reports keep it in their address. */
export const REPORT_URL: UrlSpec<ReportUrl> = {
  by: oneOf(REPORT_BUCKETS, 'week'),
  weeks: oneOf(REPORT_WEEKS, '12'),
  figure: oneOf(FIGURE_IDS, 'load'),
  lines: oneOf(['people', 'resources', 'services'], 'people'),
  calendar: text(),
}

/** The whole weeks up to the one that holds `today`, of weeks that begin on a weekday (0 Monday … 6 Sunday). */
export function questionOf({ by, weeks, calendar }: ReportUrl, today: string, firstWeekday: number): ReportQuestion {
  const last = startOfWeek(today, firstWeekday)
  return {
    from: addDays(last, -7 * (Number(weeks) - 1)),
    until: addDays(last, 6),
    by,
    ...(calendar !== '' && { calendarIds: [calendar] }),
  }
}
