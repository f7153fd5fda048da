import { useLocation } from 'react-router-dom'
import { paths } from '../../../paths/paths.ts'
import { date, flag, list, oneOf, text, type UrlSpec } from '../../../ui/url-state.ts'
import type { AppointmentValues } from '../form/appointment-values.ts'

/** Everything that the calendar shows, as it stands in the address. */
export interface CalendarView {
  view: 'day' | 'week' | 'month' | 'agenda'
  /** How a week of several calendars groups its columns; empty is a week of one. */
  several: '' | 'day' | 'calendar'
  /** `YYYY-MM-DD`; empty is today. */
  date: string
  /** Ids of the calendars that are shown together, in the order of their columns; empty is the agents. */
  calendars: readonly string[]
  /** Ids of the calendars whose columns stay in sight at the start, whatever is scrolled. */
  pinned: readonly string[]
  /** IANA zone in which everything is shown; empty is each calendar's own. */
  zone: string
  /** IANA zone of a second axis of hours; empty is none. */
  secondZone: string
  /** Id of the one calendar of a week and of grids on narrow screens; empty is the first. */
  calendar: string
  /** Whether cancelled appointments are shown too. */
  cancelled: boolean
  /** Whether the busy times of connected calendars are shown too. */
  external: boolean
  /**
   * Id of the appointment in the panel, or a form: `new` for booking, `block` for blocking time, `mask` for masking, `find`,
   * `waiting`, `take`, `quick` for the line of quick booking, `walk-in` for somebody who is here.
   */
  open: string
  /** What the booking panel begins with: ISO instants, and the ids of a calendar and a service. */
  start: string
  end: string
  on: string
  forService: string
  /** Id of the room or thing that the booking begins with. */
  thing: string
  /** Ids of the entries whose matches the waiting list shows at once. */
  matched: readonly string[]
}

/** How the view travels in the address. */
export const calendarView: UrlSpec<CalendarView> = {
  view: oneOf(['day', 'week', 'month', 'agenda'], 'day'),
  several: oneOf(['', 'day', 'calendar'], ''),
  date: date(''),
  calendars: list(),
  pinned: list(),
  zone: text(''),
  secondZone: text(''),
  calendar: text(''),
  cancelled: flag(false),
  external: flag(false),
  open: text(''),
  start: text(''),
  end: text(''),
  on: text(''),
  forService: text(''),
  thing: text(''),
  matched: list(),
}

/** The part of the view that closes the panel. */
export const closedPanel = {
  open: '',
  start: '',
  end: '',
  on: '',
  forService: '',
  thing: '',
  matched: [],
} as const satisfies Partial<CalendarView>

/**
 * Where a new appointment is made from an address: beside the calendar or the list that is on screen, which stays as it
 * is, with its date and its columns; from any other page in the calendar.
 */
export function bookingAddress({ pathname, search }: { pathname: string; search: string }): string {
  if (pathname !== paths.appointments.calendar() && pathname !== paths.appointments.list())
    return paths.appointments.create()
  const query = new URLSearchParams(search)
  for (const name of Object.keys(closedPanel)) query.delete(name)
  query.set('open', 'new')
  return `${pathname}?${query}`
}

/** What another part of the page has filled in of a booking already. */
export interface BookingPrefill {
  values: Partial<AppointmentValues>
  /** From when on free times are offered, epoch milliseconds. */
  from: number
  /** What the reader must know of them before anything else; empty for nothing. */
  notice?: string
}

/**
 * What a step to another view carries beside its address. A prefilled booking names guests, who must not stand in an address;
 * the form that takes it over takes it out of the history too.
 */
export interface CalendarStep {
  booking?: BookingPrefill
  /** The instant to bring into sight, such as where something was just booked; epoch milliseconds. */
  lookAt?: number
}

/** What the step to the view on screen carried. */
export function useCalendarStep(): CalendarStep {
  // Typed by `CalendarStep` wherever a step is made; the browser keeps it as a structured clone.
  const state: CalendarStep | null = useLocation().state
  return state ?? {}
}
