import type { Appointment } from '../../contract/appointments.ts'
import type { Connection } from '../../contract/choices.ts'
import type { Context, ExternalCalendar } from '../context.ts'
import { Failure, unprocessable } from '../failure.ts'
import { fold } from '../../values/fold.ts'
import type { Page } from '../operation.ts'
import type { Found } from '../store.ts'
import { guestPhones, phoneSought } from '../rules/phone-digits.ts'
import { tables } from '../tables.ts'
import { cutPage } from './listing.ts'

/** What the search of version 1 may ask of somebody else's events (specification 4.4). */
export interface ExternalQuery {
  search?: string | undefined
  startDate?: string | undefined
  endDate?: string | undefined
  state?: string | undefined
  type?: string | undefined
  origin?: string | undefined
  userId?: string | undefined
  userGroupId?: string | undefined
  serviceId?: string | undefined
  ids?: readonly string[] | undefined
  excludeIds?: readonly string[] | undefined
  calendarIds?: readonly string[] | undefined
}

const connected = (id: Exclude<Connection, 'svc'>, externals: readonly ExternalCalendar[]): ExternalCalendar => {
  const provider = externals.find((it) => it.id === id)
  if (provider?.connected) return provider
  const label = provider?.label ?? id
  throw unprocessable('connection', `names ${label}, which is not connected`, `${label} is not connected.`)
}

const facts = tables.appointments

const order = (one: Appointment, other: Appointment): number => {
  const [a, b] = [facts.sortKey(one) + one.id, facts.sortKey(other) + other.id]
  return a < b ? -1 : Number(a > b)
}

const isFound = (event: Appointment, search: string): boolean => {
  const phone = phoneSought(search)
  return (
    facts.searchText(event).includes(fold(search)) || (phone !== undefined && guestPhones(event.guests).includes(phone))
  )
}

const fits = (event: Appointment, query: ExternalQuery): boolean => {
  const same = (['type', 'origin', 'userId', 'userGroupId', 'serviceId'] as const).every(
    (field) => query[field] === undefined || event[field] === query[field],
  )
  return (
    same &&
    (query.state === undefined || event.status === query.state) &&
    (query.startDate === undefined || event.endDate > query.startDate) &&
    (query.endDate === undefined || event.startDate < query.endDate) &&
    (query.ids?.includes(event.id) ?? true) &&
    !query.excludeIds?.includes(event.id) &&
    (query.calendarIds === undefined || event.calendarIds.some((id) => query.calendarIds?.includes(id))) &&
    (query.search === undefined || isFound(event, query.search))
  )
}

/** Events of a connected provider, filtered and ordered as the own appointments are; they can be read, never written. */
export const externalEvents = async (
  connection: Exclude<Connection, 'svc'>,
  query: ExternalQuery,
  { externals, rows }: Pick<Context, 'externals' | 'rows'>,
  page: Page,
): Promise<Found<Appointment>> => {
  const provider = connected(connection, externals)
  const range = { from: query.startDate ?? null, to: query.endDate ?? null }
  const events = await provider.events(range, rows).catch((): never => {
    throw new Failure('upstream', `${provider.label} did not answer as expected.`)
  })
  return cutPage(events.filter((event) => fits(event, query)).toSorted(order), page)
}
