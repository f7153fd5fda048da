import { CONNECTIONS, type CalendarType, type Connection } from '#api/contract/choices.ts'
import { LIST_URL, type ListUrl } from '../../../fields/list/list-url.ts'
import { TABLE_VIEW_URL, type TableView } from '../../../ui/table/view.ts'
import { date, flag, list, oneOf, text, type UrlSpec } from '../../../ui/url-state.ts'
import { PERIODS, type Period } from './period.ts'

/** The connection of the service's own calendars (specification 4.4). */
export const OWN = 'svc'

/** What the list of appointments keeps in its address: every parameter of specification 4.4 and 4.5, order and columns. */
export interface AppointmentsUrl extends ListUrl, TableView {
  status: string
  subStatus: string
  service: string
  /** Ids of calendars; only version 1 filters by several. */
  calendar: readonly string[]
  calendarType: '' | CalendarType
  resource: string
  origin: string
  model: '' | 'fixed' | 'poll'
  lang: string
  type: string
  /** The interface has no such filter, only a search that reads it too. */
  classification: string
  user: string
  userGroup: string
  organization: string
  ids: readonly string[]
  excludeIds: readonly string[]
  /** A stretch of time that moves along with today; dates typed in `from` and `to` come before it. */
  when: Period
  /** Dates `YYYY-MM-DD`, both included; empty is open. */
  from: string
  to: string
  /** Whether blocked times are listed too. */
  blocked: boolean
  /** Whether nothing but blocked times is listed. */
  only: '' | 'blocks'
  /** Whether version 2 is asked for no more than what is shown. */
  spare: boolean
  /** Which presentation is listed; empty leaves it to the filters. */
  version: '' | '1' | '2'
  /** Whose events are listed; only version 1 knows others than the own ones. */
  connection: Connection
}

/** How each of them is written there. */
export const APPOINTMENTS_URL: UrlSpec<AppointmentsUrl> = {
  ...LIST_URL,
  ...TABLE_VIEW_URL,
  status: text(),
  subStatus: text(),
  service: text(),
  calendar: list(),
  calendarType: oneOf(['', 'agent', 'asset'], ''),
  resource: text(),
  origin: text(),
  model: oneOf(['', 'fixed', 'poll'], ''),
  lang: text(),
  type: text(),
  classification: text(),
  user: text(),
  userGroup: text(),
  organization: text(),
  ids: list(),
  excludeIds: list(),
  when: oneOf(PERIODS, ''),
  from: date(),
  to: date(),
  blocked: flag(),
  only: oneOf(['', 'blocks'], ''),
  spare: flag(),
  version: oneOf(['', '1', '2'], ''),
  connection: oneOf(CONNECTIONS, OWN),
}
