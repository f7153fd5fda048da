import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { MINUTE } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import { type CalendarViewName, paths } from '../../../paths/paths.ts'
import type { TimeGridCreation } from '../../../ui/calendar/index.ts'
import { leaveNow } from '../../../ui/may-leave.ts'
import { date, flag, list, oneOf, readUrl, text, type UrlSpec, writeParam } from '../../../ui/url-state.ts'
import type { SetUrlState } from '../../../ui/use-url-state.ts'
import type { Clinic } from '../records/queries.ts'

/** Everything that the calendar shows, as it stands in the address. */
export interface CalendarView {
  view: CalendarViewName
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
  /** The guest who is looked at over all that (`guestPlace`); empty is nobody. */
  guest: string
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
  guest: text(''),
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
  guest: '',
} as const satisfies Partial<CalendarView>

/** What a press on the time and on the view answers before anything else. */
export const shownTime: UrlSpec<Pick<CalendarView, 'view' | 'date'>> = {
  view: calendarView.view,
  date: calendarView.date,
}

/** What is switched seldom, whose switches answer a press before what they change follows. */
export const switched: UrlSpec<Pick<CalendarView, 'several' | 'zone' | 'secondZone' | 'cancelled' | 'external'>> = {
  several: calendarView.several,
  zone: calendarView.zone,
  secondZone: calendarView.secondZone,
  cancelled: calendarView.cancelled,
  external: calendarView.external,
}

/** What stands open beside the page, which answers a press before the page follows. */
export const openPart: UrlSpec<Pick<CalendarView, keyof typeof closedPanel>> = {
  open: calendarView.open,
  start: calendarView.start,
  end: calendarView.end,
  on: calendarView.on,
  forService: calendarView.forService,
  thing: calendarView.thing,
  matched: calendarView.matched,
  guest: calendarView.guest,
}

/** What the address asks for at this moment, though it may not be rendered yet: for steps that follow each other quickly. */
export const askedView = (): CalendarView => readUrl(new URLSearchParams(window.location.search), calendarView)

/** Writes one value of the view as it stands in the address. */
const writeView = <Name extends keyof CalendarView>(params: URLSearchParams, name: Name, view: CalendarView) =>
  writeParam(params, name, calendarView[name], view[name])

/** The same page with something else open beside it. */
export function openedAddress({ pathname, search }: { pathname: string; search: string }, open: string): string {
  const query = new URLSearchParams(search)
  for (const name of Object.keys(closedPanel)) query.delete(name)
  query.set('open', open)
  return `${pathname}?${query}`
}

/**
 * Where a new appointment is made from an address: beside the calendar or the list that is on screen, which stays as it
 * is, with its date and its columns; from any other page in the calendar.
 */
export const bookingAddress = (here: { pathname: string; search: string }): string =>
  here.pathname === paths.appointments.calendar() || here.pathname === paths.appointments.list()
    ? openedAddress(here, 'new')
    : paths.appointments.create()

/** A click means the quarter of an hour that it is in, milliseconds. */
const QUARTER = 15 * MINUTE

/**
 * Id of the service that a booking on an empty place of a calendar begins with, and whose length it then has: the only
 * one that is offered there. Empty where there are several, so that nobody books a service unseen.
 */
function onlyService(calendarId: string, { services }: Pick<Clinic, 'services'>): string {
  const offered = [...services.values()].filter(
    ({ active, calendars }) => active && (calendars ?? []).some((it) => it.calendarId === calendarId),
  )
  return offered.length === 1 ? (offered[0]?.id ?? '') : ''
}

/** The view that books on an empty place of the grid: in the quarter that was pressed, or just as long as was drawn. */
export const bookingAt = (
  { start, end, drawn = false, resourceId }: Pick<TimeGridCreation, 'start' | 'end' | 'drawn' | 'resourceId'>,
  clinic: Pick<Clinic, 'services'>,
): Partial<CalendarView> => ({
  open: 'new',
  start: formatInstant(drawn ? start : Math.floor(start / QUARTER) * QUARTER),
  end: drawn ? formatInstant(end) : '',
  on: resourceId,
  forService: onlyService(resourceId, clinic),
})

/** The view that books from the beginning, wherever. */
export const bookingAnywhere: Partial<CalendarView> = { open: 'new', start: '', end: '', on: '', forService: '' }

/** The view without what stands open beside it: the same object for as long as the calendar itself looks the same. */
export function useSheetView(view: CalendarView): CalendarView {
  const sheet = new URLSearchParams()
  let name: keyof CalendarView
  for (name in calendarView) if (!(name in closedPanel)) writeView(sheet, name, view)
  const query = sheet.toString()
  return useMemo(() => readUrl(new URLSearchParams(query), calendarView), [query])
}

/** Changes the view as `write` does, after a question where that closes a docked form in which something was typed. */
export const useViewSteps = (open: string, write: SetUrlState<CalendarView>): SetUrlState<CalendarView> => {
  // The same function whatever is open, so that opening something draws nothing anew that could open it.
  const opened = useRef(open)
  useLayoutEffect(() => {
    opened.current = open
  })
  return useCallback(
    (change, options) => {
      const now = opened.current
      if (change.open === undefined || change.open === now) return write(change, options)
      // Whoever was looked at over something goes with it.
      const next = { guest: '', ...change }
      if (now === '') return write(next, options)
      leaveNow(() => write(next, options))
    },
    [write],
  )
}
