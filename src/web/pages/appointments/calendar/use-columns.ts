import { knownZone } from '../../../fields/known-zone.ts'
import { useMemo } from 'react'
import type { Calendar } from '../../../../api/contract/calendars.ts'
import { addDays } from '../../../../api/time/week.ts'
import { dateOf } from '../../../../api/time/zoned.ts'
import { useFormat } from '../../../i18n/LocaleProvider.tsx'
import type { TimeGridColumn } from '../../../ui/calendar/index.ts'
import { useLingui } from '@lingui/react'
import { ownZone, useNow } from '../use-now.ts'
import type { CalendarView } from '../view-state.ts'
import { dayColumns, weekColumns } from './columns.ts'

/** More columns than these are shown only to whom asks for them. */
const MOST_AT_FIRST = 12

const byName = (compare: (a: string, b: string) => number) => (a: Calendar, b: Calendar) =>
  Number(a.type === 'asset') - Number(b.type === 'asset') || compare(a.name, b.name)

/** Calendars in the order of the desk: people first, then things, each by name. */
export function useOrdered(calendars: readonly Calendar[] | undefined): readonly Calendar[] {
  const { compare } = useFormat()
  return useMemo(() => calendars?.toSorted(byName(compare)) ?? [], [calendars, compare])
}

/** The calendars that the view shows: the chosen ones that exist, else the people. */
export function shownCalendars(
  all: readonly Calendar[],
  { view, calendars, calendar }: Pick<CalendarView, 'view' | 'calendars' | 'calendar'>,
  narrow: boolean,
): readonly Calendar[] {
  const chosen = all.filter(({ id }) => calendars.includes(id))
  const people = all.filter(({ type }) => type !== 'asset')
  const many = chosen.length > 0 ? chosen : (people.length > 0 ? people : all).slice(0, MOST_AT_FIRST)
  if (view === 'day' && !narrow) return many
  const one = all.find(({ id }) => id === calendar) ?? many[0]
  return one ? [one] : []
}

/** What the calendar page shows: its date, calendars and empty columns. */
export function useColumns(all: readonly Calendar[], view: CalendarView, narrow: boolean) {
  const { i18n } = useLingui()
  const format = useFormat()
  const now = useNow()
  const calendars = useMemo(() => shownCalendars(all, view, narrow), [all, view, narrow])
  const [first] = calendars
  const home = first ? knownZone(first) : ownZone()
  const today = dateOf(now, home)
  const date = view.date || today
  // Headings change with the day, not with the minute.
  const noon = Math.floor(now / 3_600_000) * 3_600_000
  const columns = useMemo<TimeGridColumn[]>(() => {
    const context = { i18n, format, now: noon, zone: ownZone() }
    if (!first) return []
    return view.view === 'week' ? weekColumns(first, date, context) : dayColumns(calendars, date, context)
  }, [first, calendars, date, view.view, noon, i18n, format])
  return { now, today, date, calendars, columns, step: view.view === 'week' ? 7 : 1 }
}

/** The date some days before or after. */
export const stepped = (date: string, days: number): string => addDays(date, days)
