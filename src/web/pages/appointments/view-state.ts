import { date, flag, list, oneOf, text, type UrlSpec } from '../../ui/url-state.ts'

/** Everything that the calendar shows, as it stands in the address. */
export interface CalendarView {
  view: 'day' | 'week'
  /** `YYYY-MM-DD`; empty is today. */
  date: string
  /** Ids of the calendars with a column in the day view; empty is the agents. */
  calendars: readonly string[]
  /** Id of the one calendar of the week view and of narrow screens; empty is the first. */
  calendar: string
  /** Whether cancelled appointments are shown too. */
  cancelled: boolean
  /** Id of the appointment in the panel; `new` for the booking panel, `block` for blocking time. */
  open: string
  /** What the booking panel begins with: ISO instants, and the ids of a calendar and a service. */
  start: string
  end: string
  on: string
  forService: string
}

/** How the view travels in the address. */
export const calendarView: UrlSpec<CalendarView> = {
  view: oneOf(['day', 'week'], 'day'),
  date: date(''),
  calendars: list(),
  calendar: text(''),
  cancelled: flag(false),
  open: text(''),
  start: text(''),
  end: text(''),
  on: text(''),
  forService: text(''),
}

/** The part of the view that closes the panel. */
export const closed = { open: '', start: '', end: '', on: '', forService: '' } as const satisfies Partial<CalendarView>
