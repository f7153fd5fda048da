import { lazy, Suspense } from 'react'
import type { Calendar } from '../../../../api/contract/calendars.ts'
import { withMessages } from '../../../i18n/catalogue.ts'
import type { SetUrlState } from '../../../ui/useUrlState.ts'
import type { CalendarView } from '../view-state.ts'

const TakePanel = lazy(withMessages('take', () => import('../take/TakePanel.tsx')))

interface TakeHostProps {
  view: CalendarView
  set: SetUrlState<CalendarView>
  all: readonly Calendar[]
  shown: readonly Calendar[]
  date: string
  /** The dates of the view; none in a view of its one date. */
  dates: readonly string[]
}

/** The panel that prints or exports what is in sight, while it is open. */
export function TakeHost({ view, set, all, shown, date, dates }: TakeHostProps) {
  if (view.open !== 'take' || shown.length === 0) return null
  return (
    <Suspense fallback={null}>
      <TakePanel
        all={all}
        shown={shown.map(({ id }) => id)}
        from={dates[0] ?? date}
        to={dates.at(-1) ?? date}
        cancelled={view.cancelled}
        onClose={() => set({ open: '' }, { replace: false })}
      />
    </Suspense>
  )
}
