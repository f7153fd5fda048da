import { lazy, Suspense } from 'react'
import { withMessages } from '../../i18n/catalogue.ts'
import type { CalendarView } from '../../commands/appointments/view/view-state.ts'
import { GridSkeleton } from './grid-skeleton.tsx'
import type { ViewProps } from './view-props.ts'

// The grids, the rules of moving and the bands come with the first sight of a calendar, each view by itself.
const DayGrid = lazy(withMessages(() => import('./day-grid.tsx')))
const MonthView = lazy(withMessages(() => import('./month/month-view.tsx')))
const AgendaView = lazy(withMessages(() => import('./agenda/agenda-view.tsx')))

const BODIES = { day: DayGrid, week: DayGrid, month: MonthView, agenda: AgendaView } as const

/** What stands below the head: the view that is chosen. */
export function ViewBody({ view, ...props }: ViewProps & Pick<CalendarView, 'view'>) {
  const Body = BODIES[view]
  return (
    <Suspense fallback={<GridSkeleton />}>
      <Body key={view} {...props} />
    </Suspense>
  )
}
