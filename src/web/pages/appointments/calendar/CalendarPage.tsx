import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { lazy, Suspense, useMemo } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { formatInstant } from '../../../../api/time/instant.ts'
import { errorWords } from '../../../client/error-words.ts'
import { withMessages } from '../../../i18n/catalogue.ts'
import { useFormat } from '../../../i18n/LocaleProvider.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import type { TimeGridCreation } from '../../../ui/calendar/index.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { media } from '../../../ui/paint.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Bone } from '../../../ui/Skeletons.tsx'
import { useUrlState } from '../../../ui/useUrlState.ts'
import { useAppointmentsWithin, useCalendars, useClinic, useSchedules } from '../reads.ts'
import { calendarView } from '../view-state.ts'
import { timeOf } from './columns.ts'
import { Panels } from '../Panels.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useColumns, useOrdered } from './use-columns.ts'
import { useNarrow } from './use-narrow.ts'

// The grid, the rules of moving and the bands come with the first sight of a calendar.
const DayGrid = lazy(withMessages('desk', () => import('./DayGrid.tsx')))

/** Length of a booking that begins with a click, in minutes. */
const CLICK_MINUTES = 30
const HOUR = 3_600_000
/** A click means the quarter of an hour that it is in, milliseconds. */
const QUARTER = HOUR / 4

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 420,
  blockSize: 'calc(100dvh - 52px - 24px - 20px)',
  marginBlockEnd: -28,
  [media.compact]: { blockSize: 'calc(100dvh - 52px - 12px - 72px)', marginBlockEnd: -16 },
})

/** The day or the week of the desk: what is booked, where it is free, and the panel of what is open. */
export function CalendarPage() {
  const { i18n } = useLingui()
  const format = useFormat()
  const { pathname, search } = useLocation()
  const [view, set] = useUrlState(calendarView)
  const narrow = useNarrow()
  const calendars = useCalendars()
  const clinic = useClinic()
  const all = useOrdered(calendars.data?.items)
  const { now, today, date, calendars: shown, columns, step } = useColumns(all, view, narrow)
  const schedules = useSchedules(shown.map(({ id }) => id))
  const range =
    columns.length > 0
      ? timeOf(columns)
      : { start: Math.floor(now / HOUR) * HOUR, end: Math.ceil(now / HOUR) * HOUR + 24 * HOUR }
  const found = useAppointmentsWithin(range)
  const appointments = useMemo(
    () => found.data?.items.filter(({ status }) => view.cancelled || status !== 'cancelled') ?? [],
    [found.data, view.cancelled],
  )

  if (pathname === paths.appointments.create()) {
    const query = new URLSearchParams(search)
    query.set('open', 'new')
    return <Navigate to={`${paths.appointments.calendar()}?${query}`} replace />
  }
  const book = (creation?: TimeGridCreation) => {
    const exact = creation && creation.end - creation.start !== CLICK_MINUTES * 60_000
    set(
      {
        open: 'new',
        start: creation ? formatInstant(exact ? creation.start : Math.floor(creation.start / QUARTER) * QUARTER) : '',
        end: creation && exact ? formatInstant(creation.end) : '',
        on: creation?.resourceId ?? '',
        forService: '',
      },
      { replace: false },
    )
  }
  const failed = calendars.error ?? found.error
  const words = failed && errorWords(i18n, failed)
  const label = format.plainDate(date, 'long')
  const actions = (
    <>
      <Button icon="block" iconOnly={narrow} onClick={() => set({ open: 'block' }, { replace: false })}>
        {i18n._('Block time')}
      </Button>
      <Button kind="primary" icon="plus" onClick={() => book()}>
        {i18n._('New appointment')}
      </Button>
    </>
  )
  return (
    <Page>
      {/* On a phone the buttons stand beside the title: every line above the grid is an hour less in sight. */}
      <PageHeader
        title={i18n._('Calendar')}
        description={narrow ? format.plainDate(date, 'day') : label}
        actions={narrow && actions}
      />
      <Toolbar {...{ view, set, date, today, step, all, shown, narrow }}>{!narrow && actions}</Toolbar>
      {words && (
        <ErrorState
          title={words.title}
          description={words.advice}
          retry={() => void (calendars.error ? calendars : found).refetch()}
        />
      )}
      {!words && !calendars.data && <Bone height="100%" />}
      {calendars.data && columns.length === 0 && (
        <EmptyState
          icon="people"
          title={i18n._('There is no calendar yet')}
          description={i18n._('Appointments stand on calendars of people and rooms. Make one first.')}
        />
      )}
      {columns.length > 0 && (
        <Suspense fallback={<Bone height="100%" />}>
          <DayGrid
            key={view.view}
            label={label}
            columns={columns}
            appointments={appointments}
            clinic={clinic}
            schedules={schedules}
            now={now}
            onOpen={(open) => set({ open }, { replace: false })}
            onCreate={book}
          />
        </Suspense>
      )}
      <Panels follows />
    </Page>
  )
}
