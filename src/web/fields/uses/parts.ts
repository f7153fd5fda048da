import type { Appointment } from '#api/contract/appointments.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import type { Room } from '#api/contract/rooms.ts'
import type { Service } from '#api/contract/services.ts'
import { contract } from '#api/contract/table.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import type { Api } from '../../client/create-api.ts'
import { hasLapsed } from '#api/core/rules/overlap.ts'
import { listAll } from '../../client/list-all.ts'
import { listPage } from '../../client/list-page.ts'
import { isTold } from '../../client/reading/warnings.ts'
import { guestNames } from '../guest-name.ts'
import type { Effect, Places, Relation, Use, UseGroup } from './uses.ts'

/** What the readers of a question work with. */
export interface UsesContext {
  api: Api
  places: Places
  /** Epoch milliseconds. */
  now: number
}

/** Parts of an answer that are read side by side; one that cannot be read does not take the others with it. */
export type Parts = readonly Promise<UseGroup[]>[]

/** Appointments that are read to count those to come; beyond that the number is told as “or more”. */
const APPOINTMENTS = 100
/** Calendars whose schedules are read one by one at most. */
const CALENDARS = 60
/** Calls at a time: a question must not crowd out the page behind it. */
const AT_ONCE = 4

/** A group of all these, or none where there are none. */
export const group = (relation: Relation, effect: Effect, uses: readonly Use[], allTo?: string): UseGroup[] =>
  uses.length === 0 ? [] : [{ relation, effect, uses, total: uses.length, ...(allTo !== undefined && { allTo }) }]

/** Goes through items with a few calls at a time, in order of the items. */
export const mapCalmly = async <T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> => {
  const results: R[] = []
  for (let at = 0; at < items.length; at += AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop -- A few calls at a time are the point.
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(work))))
  }
  return results
}

/** The coming appointments of a service or a calendar: not cancelled, not completed, no lapsed hold (interface, section 2). */
export const comingOf = async (
  { api, places, now }: UsesContext,
  query: { serviceId: string } | { calendarId: string },
): Promise<UseGroup[]> => {
  const asked = { query: { ...query, startDate: new Date(now).toISOString() } }
  const isForeign = (it: Appointment): boolean =>
    'serviceId' in query
      ? it.serviceId !== null && it.serviceId !== query.serviceId
      : it.calendarIds.length > 0 && !it.calendarIds.includes(query.calendarId)
  const first = await listPage(api, contract.appointmentsV2.list, {
    query: { ...asked.query, page: 1, limit: APPOINTMENTS },
  })
  // A deployment that does not filter gives others' rows too, and its total says nothing: all are read, and sorted out here.
  const ignored = first.items.some(isForeign)
  const { items, total } = ignored ? await listAll(api, contract.appointmentsV2.list, asked) : first
  const own = ignored ? items.filter((it) => !isForeign(it) && !('serviceId' in query && it.serviceId === null)) : items
  const coming = own
    .filter(
      (it) =>
        it.status !== 'cancelled' && it.status !== 'completed' && Date.parse(it.endDate) > now && !hasLapsed(it, now),
    )
    .toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate))
  const filter = 'serviceId' in query ? { service: query.serviceId } : { calendar: query.calendarId }
  const uses = coming.map((it) => ({
    key: it.id,
    name: guestNames(it.guests ?? []),
    at: it.startDate,
    to: places.appointments.one(it.id),
  }))
  const found = group('coming-appointments', 'prevents', uses, places.appointments.list(filter))
  const isCut = (total ?? 0) > items.length || (total === null && items.length >= APPOINTMENTS)
  return found.map((one) => (isCut ? { ...one, orMore: true } : one))
}

/** The weekly schedules of some calendars, or of all where there are few. Throws where there are too many to ask. */
export const schedulesOf = async (api: Api, calendarIds: readonly string[]): Promise<WeeklySchedule[]> => {
  const { items, total } = await listPage(api, contract.calendars.list, { query: { page: 1, limit: CALENDARS } })
  const few = (total ?? items.length) <= items.length && items.length <= CALENDARS
  const ids = few ? items.map(({ id }) => id) : calendarIds
  if (ids.length > CALENDARS) throw new Error('Too many calendars to read the schedules of each.')
  return (await mapCalmly(ids, (calendarId) => schedulesOn(api, calendarId))).flat()
}

/** The weekly schedules of one calendar; a deployment that does not filter sends those of others too. */
export const schedulesOn = async (api: Api, calendarId: string): Promise<WeeklySchedule[]> =>
  (await listAll(api, contract.weeklySchedules.list, { query: { calendarId } })).items.filter(
    (it) => !isTold(it, 'calendarId') || it.calendarId === calendarId,
  )

/** The services that a calendar offers; a deployment that does not filter sends others too. */
export const servicesOn = async (api: Api, calendarId: string): Promise<Service[]> =>
  (await listAll(api, contract.services.list, { query: { calendarId, expand: ['calendars'] } })).items.filter(
    ({ calendars }) => calendars?.some((it) => it.calendarId === calendarId) ?? true,
  )

/** A weekly schedule as it is told. */
export const scheduleUse = ({ id, name, calendarId }: WeeklySchedule, places: Places): Use => ({
  key: id,
  name,
  to: places.weeklySchedules.one(id, calendarId),
})

/** A service as it is told. */
export const serviceUse = ({ id, name }: { id: string; name: string }, places: Places): Use => ({
  key: id,
  name,
  to: places.services.one(id),
})

/** A room as it is told. */
export const roomUse = ({ publicId, template }: Room, places: Places): Use => ({
  key: publicId,
  name: template.name,
  to: places.rooms.one(publicId),
})

/** Media that are looked up by name; the rest of a long list is only counted. */
const NAMED = 5

/** Media that stay, the first of them by name; one that has gone already is not told. */
export const mediaStay = async ({ api, places }: UsesContext, ids: readonly string[]): Promise<UseGroup[]> => {
  const found = await mapCalmly(ids.slice(0, NAMED), (id): Promise<Multimedia | null> =>
    api.multimedia.get({ params: { id } }).catch(() => null),
  )
  const uses = found
    .filter((it) => it !== null)
    .map(({ id, name }) => ({ key: id, name, to: places.multimedia.one(id) }))
  return group('media-stay', 'stays', uses).map((one) => ({
    ...one,
    total: uses.length + Math.max(0, ids.length - NAMED),
  }))
}
