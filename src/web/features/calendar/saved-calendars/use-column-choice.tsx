import { Suspense, useCallback, useEffect, useMemo } from 'react'
import { useLingui } from '@lingui/react'
import type { Calendar } from '#api/contract/calendars.ts'
import { lazySection } from '../../../ui/lazy-part.tsx'
import type { TimeGridColumn, TimeGridProps } from '../../../ui/calendar/index.ts'
import type { SetUrlState } from '../../../ui/use-url-state.ts'
import type { CalendarView } from '../../../commands/appointments/view/view-state.ts'
import { shownCalendars } from '../use-columns.ts'
import { useZoneHabits } from '../zones/zone-habits.ts'
import { arranged, type CalendarColumns, type ColumnActionsProps } from './choice.ts'
import { startOf, useSavedSets } from './saved-calendar-store.ts'
import { withMessages } from '../../../i18n/catalogue.ts'
import { Button } from '../../../ui/button.tsx'
import { useMenu } from '../../../ui/menu-button.tsx'

const ColumnMenu = lazySection(withMessages(() => import('./column-menu.tsx')))

/** The button in a column's heading that opens its menu. */
function ColumnActions({ inTabOrder, ...props }: ColumnActionsProps & { inTabOrder: boolean }) {
  const { i18n } = useLingui()
  const { opener, menu } = useMenu()
  const { label, badge } = props.column
  return (
    <>
      <Button
        kind="quiet"
        icon="more"
        iconOnly
        style={{ minBlockSize: 28, minInlineSize: 28, padding: 2 }}
        tabIndex={inTabOrder ? 0 : -1}
        // What is seen only as a badge is heard here.
        aria-description={badge?.title}
        {...opener}
      >
        {i18n._('Column of {calendar}', { calendar: label })}
      </Button>
      {menu.anchor && (
        <Suspense fallback={null}>
          <ColumnMenu {...props} anchor={menu.anchor} onClose={menu.onClose} />
        </Suspense>
      )}
    </>
  )
}

/** The columns of the day, also where the address does not name them, or one of them alone is shown. */
export function useColumnChoice(all: readonly Calendar[], view: CalendarView): CalendarColumns {
  const { calendars, pinned } = view
  return useMemo(() => {
    const columns = shownCalendars(all, { view: 'day', several: '', calendar: '', calendars, pinned }, false)
    return arranged({ calendars: columns.map(({ id }) => id), pinned })
  }, [all, calendars, pinned])
}

/** What stands in the headings of the day's columns; a week's columns have nothing to choose. */
export function useHeadActions(
  view: Pick<CalendarView, 'view'>,
  choice: CalendarColumns,
  set: SetUrlState<CalendarView>,
): TimeGridProps['headActions'] {
  const actions = useCallback(
    (column: TimeGridColumn, inTabOrder: boolean) => <ColumnActions {...{ column, inTabOrder, choice, set }} />,
    [choice, set],
  )
  return view.view === 'day' ? actions : undefined
}

interface OpensWithProps {
  view: CalendarView
  set: SetUrlState<CalendarView>
}

/** Begins a bare address with the reader's own set of columns and zones, and writes them there, so that it can be shared. */
export function OpensWith({ view, set }: OpensWithProps) {
  const [shelf] = useSavedSets()
  const [{ shown, second }] = useZoneHabits()
  const start = startOf(shelf)
  const bare = view.calendars.length === 0
  const change: Partial<CalendarView> = {
    ...(bare && start),
    ...(view.zone === '' && shown !== '' && { zone: shown }),
    ...(view.secondZone === '' && second !== '' && { secondZone: second }),
  }
  const due = Object.keys(change).length > 0
  // The address is the browser's, and what is kept in this browser can change in another tab.
  useEffect(() => {
    if (due) set(change)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- due only while the address lacks what change would write
  }, [due])
  return null
}
