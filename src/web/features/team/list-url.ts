import { CALENDAR_TYPES } from '#api/contract/choices.ts'
import { LIST_URL, type ListUrl } from '../../fields/list/list-url.ts'
import { TABLE_VIEW_URL, type TableView } from '../../ui/table/view.ts'
import { list, oneOf, text, type UrlSpec } from '../../ui/url-state.ts'

/** What the list of calendars keeps in its address: every parameter of specification 4.6, tags, order and columns. */
export interface CalendarsUrl extends ListUrl, TableView {
  type: '' | (typeof CALENDAR_TYPES)[number]
  userGroupId: string
  /** Calendars must have all of them; the interface has no such filter. */
  tags: readonly string[]
}

/** How each of them is written there. */
export const CALENDARS_URL: UrlSpec<CalendarsUrl> = {
  ...LIST_URL,
  ...TABLE_VIEW_URL,
  type: oneOf(['', ...CALENDAR_TYPES], ''),
  userGroupId: text(),
  tags: list(),
}

/** The query that an address stands for. */
export const calendarsQuery = ({ type, userGroupId }: CalendarsUrl) => ({
  type: type === '' ? undefined : type,
  userGroupId,
})
