import { useMemo } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import { HOUR } from '#api/time/durations.ts'
import type { Interval } from '#api/time/interval.ts'
import { dateOf } from '#api/time/zoned.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import type { TimeGridColumn } from '../../ui/calendar/index.ts'
import { useLingui } from '@lingui/react'
import { useNow } from '../../client/use-now.ts'
import type { CalendarView } from '../../commands/appointments/view/view-state.ts'
import { dayColumns, severalColumns, timeOfColumns, weekColumns } from '../../commands/appointments/view/columns.ts'
import { firstWeekdayOf, viewDates } from './span.ts'
import { arranged } from './saved-calendars/choice.ts'
import { columnZone, shownZone } from '../../commands/appointments/view/shown-zone.ts'

/** More columns than these are shown only to whom asks for them. */
const MOST_AT_FIRST = 12
/** A week has seven columns for each calendar: four of them still fit a desk with little scrolling. */
const MOST_OF_WEEK = 4

/** Of a house with no more calendars all appointments of a time are one read, which other pages know as well. */
export const SMALL_HOUSE = 24

/** The order of the desk: people first, then things, each by name. */
export const byName = (compare: (a: string, b: string) => number) => (a: Calendar, b: Calendar) =>
  Number(a.type === 'asset') - Number(b.type === 'asset') || compare(a.name, b.name)

/** Calendars in the order of the desk: people first, then things, each by name. */
export function useOrdered(calendars: readonly Calendar[] | undefined): readonly Calendar[] {
  const { compare } = useFormat()
  return useMemo(() => calendars?.toSorted(byName(compare)) ?? [], [calendars, compare])
}

/** Whether a view is about one calendar: a week unless several are asked for, and each grid of columns on a phone. */
export const isOfOne = ({ view, several }: Pick<CalendarView, 'view' | 'several'>, narrow: boolean): boolean =>
  view === 'week' ? narrow || several === '' : view === 'day' && narrow

/** The calendars that the view shows: the chosen ones that exist, else the people. */
export function shownCalendars(
  all: readonly Calendar[],
  {
    view,
    several,
    calendars,
    pinned = [],
    calendar,
  }: Pick<CalendarView, 'view' | 'several' | 'calendars' | 'calendar'> & Partial<CalendarView>,
  narrow: boolean,
): readonly Calendar[] {
  const byId = new Map(all.map((it) => [it.id, it]))
  const chosen = calendars.flatMap((id) => byId.get(id) ?? [])
  const people = all.filter(({ type }) => type !== 'asset')
  const most = view === 'week' ? MOST_OF_WEEK : MOST_AT_FIRST
  const first = chosen.length > 0 ? chosen : (people.length > 0 ? people : all).slice(0, most)
  const many = arranged({ calendars: first.map(({ id }) => id), pinned }).calendars.flatMap((id) => byId.get(id) ?? [])
  if (!isOfOne({ view, several }, narrow)) return many
  const one = all.find(({ id }) => id === calendar) ?? many[0]
  return one ? [one] : []
}

/** The time that the dates of a view cover on the clocks of its calendars. */
export const timeOfDates = (
  calendars: readonly Calendar[],
  dates: readonly string[],
  shown: string | undefined,
): Interval =>
  timeOfColumns(
    calendars.flatMap((calendar) =>
      [...new Set([dates[0] ?? '', dates.at(-1) ?? ''])].map((date) => ({ date, zone: columnZone(calendar, shown) })),
    ),
  )

/** What the calendar page shows: its date, dates, calendars, empty columns, and the time that they cover. */
export function useColumns(all: readonly Calendar[], view: CalendarView, narrow: boolean) {
  const { i18n } = useLingui()
  const format = useFormat()
  const now = useNow()
  const { view: kind, several, calendars: chosen, pinned, calendar } = view
  // The same calendars from day to day, so that what is drawn of them alone stays.
  const calendars = useMemo(
    () => shownCalendars(all, { view: kind, several, calendars: chosen, pinned, calendar }, narrow),
    [all, kind, several, chosen, pinned, calendar, narrow],
  )
  const [first] = calendars
  const shown = shownZone(view)
  const home = shown ?? (first ? columnZone(first, shown) : ownZone())
  const today = dateOf(now, home)
  const date = view.date || today
  const dates = useMemo(() => viewDates(view.view, date, firstWeekdayOf(format)), [view.view, date, format])
  // Headings change with the day, not with the minute.
  const hour = Math.floor(now / HOUR) * HOUR
  const columns = useMemo<TimeGridColumn[]>(() => {
    const context = { i18n, format, now: hour, zone: ownZone(), shown }
    if (!first || view.view === 'month' || view.view === 'agenda') return []
    if (view.view === 'day') {
      return dayColumns(calendars, date, context).map((column) =>
        view.pinned.includes(column.resourceId) ? { ...column, pinned: true } : column,
      )
    }
    if (narrow || view.several === '') return weekColumns(first, date, context)
    return severalColumns(calendars, dates, view.several, context)
  }, [first, calendars, date, dates, view.view, view.several, view.pinned, shown, narrow, hour, i18n, format])
  const range = useMemo(
    () =>
      // Without a calendar there is no time to show; that of the clock only stands in its place.
      first ? timeOfDates(calendars, dates, shown) : { start: hour, end: hour + 25 * HOUR },
    [first, calendars, dates, shown, hour],
  )
  return { now, today, date, dates, calendars, columns, range }
}
