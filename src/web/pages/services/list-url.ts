import { SERVICE_EXPANSIONS } from '../../../api/contract/choices.ts'
import { date, integer, list, sortOrder, text, type Sort, type UrlSpec } from '../../ui/url-state.ts'

/** What the list of services keeps in its address: every parameter of specification 4.7, and the order on screen. */
export interface ServicesUrl {
  search: string
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
  expand: readonly string[]
  page: number
  limit: number
  sort: Sort | null
}

/** How each of them is written there. */
export const SERVICES_URL: UrlSpec<ServicesUrl> = {
  search: text(),
  name: text(),
  typeId: text(),
  serviceType: text(),
  calendarId: text(),
  userGroupId: text(),
  organizationId: text(),
  ids: list(),
  from: date(),
  to: date(),
  expand: list(['calendars']),
  page: integer(1, 1),
  limit: integer(20, 1),
  sort: sortOrder(),
}

/** The address without any filter. */
export const NO_FILTERS = {
  search: '',
  name: '',
  typeId: '',
  serviceType: '',
  calendarId: '',
  userGroupId: '',
  organizationId: '',
  ids: [],
  from: '',
  to: '',
  page: 1,
} satisfies Partial<ServicesUrl>

/** The filters behind “More filters”. */
export const UNUSUAL = ['name', 'serviceType', 'userGroupId', 'organizationId', 'ids', 'from', 'to'] as const

const instant = (day: string, plus: number): string | undefined => {
  if (day === '') return undefined
  const at = new Date(`${day}T00:00`)
  at.setDate(at.getDate() + plus)
  return at.toISOString()
}

/** The query that an address stands for; days are those of this device's clock, the last one included. */
export const servicesQuery = (url: ServicesUrl) => ({
  search: url.search,
  name: url.name,
  typeId: url.typeId,
  serviceType: url.serviceType,
  calendarId: url.calendarId,
  userGroupId: url.userGroupId,
  organizationId: url.organizationId,
  ids: [...url.ids],
  expand: SERVICE_EXPANSIONS.filter((name) => url.expand.includes(name)),
  startDate: instant(url.from, 0),
  endDate: instant(url.to, 1),
  page: url.page,
  limit: url.limit,
})
