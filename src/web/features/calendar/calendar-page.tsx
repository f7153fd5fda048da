import { useLingui } from '@lingui/react'
import { memo, Suspense, useCallback, useMemo } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { isWaiting } from '#api/core/rules/waiting.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { errorWords } from '../../client/error-words.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paths } from '../../paths/paths.ts'
import { OpenEvent, type TimeGridCreation } from '../../ui/calendar/index.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { useUrlState } from '../../ui/use-url-state.ts'
import { Freed, useWaiting } from '../find-time/index.ts'
import { useCalendarQuery, useClinic, useHours } from '../../commands/appointments/records/queries.ts'
import { useCardColor } from '../../commands/appointments/view/card-color.ts'
import {
  calendarView,
  closedPanel,
  bookingAnywhere,
  bookingAt,
  useSheetView,
  useViewSteps,
} from '../../commands/appointments/view/view-state.ts'
import DayGrid from './day-grid.tsx'
import { NewMenu } from './new-menu.tsx'
import { LoadNotice } from './load-notice.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import { Page } from './page-frame.ts'
import { SideMonth } from './side-month.tsx'
import { OpensWith, useColumnChoice, useHeadActions } from './saved-calendars/use-column-choice.tsx'
import { secondAxisZone, shownZone } from '../../commands/appointments/view/shown-zone.ts'
import { CardAid, Panels } from '../appointment-panels/index.ts'
import { ExportHost } from './export-host.tsx'
import { CalendarHead } from './calendar-head.tsx'
import { ColorLegend } from './colors/color-legend.tsx'
import { DaysBeside } from './days-beside.tsx'
import { NoCalendar } from './no-calendar.tsx'
import { useColumns, useOrdered } from './use-columns.ts'
import { useFoundInView } from './use-found-in-view.ts'
import { useFresh } from './use-fresh.ts'
import { useLoaded } from './use-loaded.ts'
import { useNarrow } from './use-narrow.ts'
import { usePainted } from './use-painted.ts'
import { useViewKeys } from './use-view-keys.ts'
import { spanWords } from './view-words.ts'

// The columns of hours are what a desk looks at most; the other views come with the first sight of them.
const MonthView = lazySection(withMessages(() => import('./month/month-view.tsx')))
const AgendaView = lazySection(withMessages(() => import('./agenda/agenda-view.tsx')))

// Opening a panel draws none of these anew.
const Columns = memo(DayGrid)
const Side = memo(SideMonth)

const BODIES = { day: Columns, week: Columns, month: MonthView, agenda: AgendaView } as const

/** A day, week, month or agenda of the desk: what is booked, where it is free, and the panel of what is open. */
export function CalendarPage() {
  const { i18n } = useLingui()
  const format = useFormat()
  const { pathname, search } = useLocation()
  const [view, write] = useUrlState(calendarView)
  const set = useViewSteps(view.open, write)
  const sheet = useSheetView(view)
  const narrow = useNarrow()
  const refused = useRefusal('write')
  const [color] = useCardColor()
  const calendars = useCalendarQuery()
  const clinic = useClinic()
  const all = useOrdered(calendars.data?.items)
  const { now, today, date, dates, calendars: shown, columns, range } = useColumns(all, sheet, narrow)
  const choice = useColumnChoice(all, sheet)
  const headActions = useHeadActions(sheet, choice, set)
  // Nothing is read of a time that is not known before the calendars are.
  const { found, isCounted, ids } = useFoundInView(range, all, shown, sheet.view === 'month')
  // What is booked comes first: on a slow line hours, a call for each calendar, and who waits would share its way.
  const isShown = usePainted(isCounted || !found.isPending)
  const hours = useHours(
    shown.map(({ id }) => id),
    isShown,
  )
  const { schedules } = hours
  const loaded = useLoaded(found, hours)
  const fresh = useFresh(range, found)
  const { entries } = useWaiting(isShown)
  const appointments = useMemo(
    () => found.data?.items.filter((it) => !isWaiting(it) && (sheet.cancelled || it.status !== 'cancelled')) ?? [],
    [found.data, sheet.cancelled],
  )
  const go = useCallback((next: string) => set({ date: next === today ? '' : next }, { replace: false }), [set, today])
  const onOpen = useCallback((open: string) => set({ open }, { replace: false }), [set])
  const onDate = useCallback((next: string) => set({ date: next }), [set])
  const onDay = useCallback(
    (next: string) => set({ view: 'day', date: next === today ? '' : next }, { replace: false }),
    [set, today],
  )
  // A press on the grid is an answer to the form that blocks time, and a booking otherwise.
  const form = view.open === 'block' ? 'block' : 'new'
  const isFormOpen = view.open === form
  const book = useCallback(
    (creation?: TimeGridCreation) =>
      // Another place for a form that is open beside the calendar is no step of its own.
      set(creation ? { ...bookingAt(creation, clinic), open: form } : bookingAnywhere, { replace: isFormOpen }),
    [set, clinic, form, isFormOpen],
  )
  useViewKeys({ today, isShown: shown.length > 0, set, go })

  if (pathname === paths.appointments.create()) {
    const query = new URLSearchParams(search)
    query.set('open', 'new')
    return <Navigate to={`${paths.appointments.calendar()}?${query}`} replace />
  }
  const failed = calendars.error ?? found.error ?? hours.error
  const words = !calendars.data && calendars.error && errorWords(i18n, calendars.error)
  const none = calendars.data !== undefined && shown.length === 0
  const Body = BODIES[sheet.view]
  const label = spanWords(sheet.view, date, dates, i18n, format)
  return (
    <Page>
      <p className="on-paper">
        {i18n._('Only what fits on a page is printed here. For whole days, use “Print or export” in View options.')}
      </p>
      <CalendarHead
        {...{ sheet, set, go, date, today, all, shown, choice, narrow }}
        quick={!none && refused === undefined && { view, set }}
        creation={
          <NewMenu
            {...{ set, narrow }}
            isSecond={view.open !== ''}
            waiting={entries?.length ?? 0}
            shut={none ? i18n._('No team or resources yet') : refused}
            onBook={book}
          />
        }
      />
      <div className="notes">
        <Freed
          entries={entries}
          appointments={found.isPlaceholderData ? undefined : found.data?.items}
          range={range}
          onMatches={(freed) => set({ ...closedPanel, open: 'waiting', ...freed }, { replace: false })}
        />
        {words && <ErrorState title={words.title} description={words.advice} retry={() => void calendars.refetch()} />}
        {!words && failed && (
          <LoadNotice error={failed} since={loaded.appointments === 'loaded' ? found.dataUpdatedAt : undefined} />
        )}
        {color !== 'status' && sheet.view !== 'agenda' && <ColorLegend color={color} appointments={appointments} />}
        {none && <NoCalendar />}
      </div>
      {!words && !calendars.data && (
        <div className="view">
          <div className="body">
            <GridSkeleton view={sheet.view} narrow={narrow} />
          </div>
        </div>
      )}
      {shown.length > 0 && (
        <div className="view">
          <div className="body">
            <Suspense fallback={<GridSkeleton view={sheet.view} narrow={narrow} />}>
              <Body
                {...{ label, date, dates, today, now, narrow, columns, appointments, clinic, schedules, loaded }}
                isCounted={isCounted}
                calendars={shown}
                external={sheet.external}
                fresh={fresh}
                // Another clock has its own first sight.
                key={`${sheet.view} ${sheet.zone}`}
                shownZone={shownZone(sheet)}
                secondZone={secondAxisZone(sheet)}
                headActions={narrow || sheet.view !== 'day' ? undefined : headActions}
                onCreate={refused === undefined ? book : undefined}
                {...{ onOpen, onDate, onDay }}
              />
            </Suspense>
          </div>
          {sheet.view !== 'month' && <Side {...{ date, today, go }} calendars={shown} columns={columns.length} />}
        </div>
      )}
      <ExportHost {...{ view, set, all, shown, date, dates }} />
      {isShown && <CardAid appointments={appointments} open={view.open} shownZone={shownZone(sheet)} />}
      {isShown && sheet.view === 'day' && <DaysBeside {...{ date, ids }} calendars={shown} zone={shownZone(sheet)} />}
      {view.open !== '' && <OpenEvent id={view.open} />}
      <OpensWith view={view} set={set} />
      <Panels {...{ view, set: write }} follows />
    </Page>
  )
}
