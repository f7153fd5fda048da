import { LIST_URL, type ListUrl } from '../../../fields/list/list-url.ts'
import { TABLE_VIEW_URL, type TableView } from '../../../ui/table/view.ts'
import { flag, oneOf, text, type UrlSpec } from '../../../ui/url-state.ts'

/** What the list of weekly schedules keeps in its address. */
export interface SchedulesUrl extends ListUrl, TableView {
  /** Empty: those of all calendars, which are asked one by one (specification 4.9). */
  calendarId: string
  /** All calendars are read although they are many. */
  all: boolean
  /** A service that the schedule names; the interface has no such filter. */
  serviceId: string
  /** With exceptions from today on, or never open in a usual week; the interface has no such filter. */
  state: '' | 'exceptions' | 'closed'
}

/** How each of them is written there. */
export const SCHEDULES_URL: UrlSpec<SchedulesUrl> = {
  ...LIST_URL,
  ...TABLE_VIEW_URL,
  calendarId: text(),
  all: flag(),
  serviceId: text(),
  state: oneOf(['', 'exceptions', 'closed'], ''),
}

/** Whether the services are answered along: while their column is in sight. */
export const expansionsOf = ({ columns }: SchedulesUrl): 'services'[] =>
  columns.length === 0 || columns.includes('services') ? ['services'] : []
