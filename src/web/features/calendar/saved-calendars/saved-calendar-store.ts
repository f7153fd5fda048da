import { useShelf, type ChangeShelf } from '../../../ui/views/use-shelf.ts'
import type { SavedView, Shelf } from '../../../ui/views/shelf.ts'
import { readParam, writeParam } from '../../../ui/url-state.ts'
import { useApi } from '../../../client/api-context.ts'
import { calendarView } from '../../../commands/appointments/view/view-state.ts'
import { arranged, type CalendarColumns } from './choice.ts'

/** A set of columns as it is kept: in the words of the address. */
export function columnsQuery({ calendars, pinned }: CalendarColumns): string {
  const params = new URLSearchParams()
  writeParam(params, 'calendars', calendarView.calendars, calendars)
  writeParam(params, 'pinned', calendarView.pinned, pinned)
  return params.toString()
}

/** The columns of a set. */
export function choiceOf({ query }: Pick<SavedView, 'query'>): CalendarColumns {
  const params = new URLSearchParams(query)
  return arranged({
    calendars: readParam(params, 'calendars', calendarView.calendars),
    pinned: readParam(params, 'pinned', calendarView.pinned),
  })
}

/** The set that shows these columns in this order. */
export const setOf = ({ views }: Pick<Shelf, 'views'>, choice: CalendarColumns): SavedView | undefined => {
  const query = columnsQuery(choice)
  return views.find((view) => columnsQuery(choiceOf(view)) === query)
}

/** The columns that the calendar opens with; undefined where no set was chosen for that. */
export const startOf = ({ views, start }: Shelf): CalendarColumns | undefined => {
  const view = views.find(({ id }) => id === start)
  return view && choiceOf(view)
}

/** The sets of columns of this connection, kept in this browser beside the saved views of its lists. */
export const useSavedSets = (): [shelf: Shelf, change: ChangeShelf] => useShelf(`${useApi().connectionId} calendar`)
