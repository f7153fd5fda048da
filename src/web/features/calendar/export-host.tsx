import { Suspense } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import { withMessages } from '../../i18n/catalogue.ts'
import type { SetUrlState } from '../../ui/use-url-state.ts'
import type { CalendarView } from '../../commands/appointments/view/view-state.ts'

const ExportPanel = lazySection(withMessages(() => import('../export/export-panel.tsx')))

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
export function ExportHost({ view, set, all, shown, date, dates }: TakeHostProps) {
  if (view.open !== 'take' || shown.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ExportPanel
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
