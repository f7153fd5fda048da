import { SERVICE_EXPANSIONS } from '#api/contract/choices.ts'
import { LIST_URL, type ListUrl } from '../../fields/list/list-url.ts'
import { TABLE_VIEW_URL, type TableView } from '../../ui/table/view.ts'
import { date, list, oneOf, text, type UrlSpec } from '../../ui/url-state.ts'

/** What the list of services keeps in its address: every parameter of specification 4.7, order and columns. */
export interface ServicesUrl extends ListUrl, TableView {
  name: string
  typeId: string
  serviceType: string
  calendarId: string
  userGroupId: string
  organizationId: string
  ids: readonly string[]
  /** First and last day that a date range must touch; empty: any. */
  from: string
  to: string
  /** Whether it can be booked; the interface has no such filter. */
  state: '' | 'active' | 'inactive'
}

/** How each of them is written there. */
export const SERVICES_URL: UrlSpec<ServicesUrl> = {
  ...LIST_URL,
  ...TABLE_VIEW_URL,
  name: text(),
  typeId: text(),
  serviceType: text(),
  calendarId: text(),
  userGroupId: text(),
  organizationId: text(),
  ids: list(),
  from: date(),
  to: date(),
  state: oneOf(['', 'active', 'inactive'], ''),
}

const instant = (day: string, plus: number): string | undefined => {
  if (day === '') return undefined
  const at = new Date(`${day}T00:00`)
  at.setDate(at.getDate() + plus)
  return at.toISOString()
}

/** The expansions that the columns in sight need; a table without a choice of columns shows the calendars. */
const expansionsOf = ({ columns, sort }: ServicesUrl) =>
  SERVICE_EXPANSIONS.filter(
    (name) => (columns.length === 0 ? name === 'calendars' : columns.includes(name)) || sort?.by === name,
  )

/** The query that an address stands for; days are those of this device's clock, the last one included. */
export const servicesQuery = (url: ServicesUrl, expand: ReturnType<typeof expansionsOf> = expansionsOf(url)) => ({
  name: url.name,
  typeId: url.typeId,
  serviceType: url.serviceType,
  calendarId: url.calendarId,
  userGroupId: url.userGroupId,
  organizationId: url.organizationId,
  ids: [...url.ids],
  expand,
  startDate: instant(url.from, 0),
  endDate: instant(url.to, 1),
})

/** The same with all that the service can add, for a file. */
export const wholeServicesQuery = (url: ServicesUrl) => servicesQuery(url, [...SERVICE_EXPANSIONS])
