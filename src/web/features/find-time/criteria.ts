import type { Appointment } from '#api/contract/appointments.ts'
import { type PreferredWindow, waitingListOf } from '#api/core/rules/waiting.ts'
import { MINUTE } from '#api/time/durations.ts'
import { dateOf } from '#api/time/zoned.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import type { SlotSearch } from './offers.ts'
import { ANY_TIME } from './windows.ts'

/** What somebody at the desk says that they look for, as the fields show it; the first window stands in it itself. */
export interface Criteria extends PreferredWindow {
  /** Other windows that would do as well. */
  others: readonly PreferredWindow[]
  serviceId: string | null
  /** Ids of people; none at all means anybody. */
  people: readonly string[]
  /** See `Asked.resource`. */
  resource: string
  /** Minutes. */
  minutes: number
}

/** Half an hour with anybody at any time. */
export const NO_CRITERIA: Criteria = { ...ANY_TIME, others: [], serviceId: null, people: [], resource: '', minutes: 30 }

/** The windows that some criteria prefer; any of them will do. */
export const windowsOf = ({ from, to, days, parts, others }: Criteria): readonly PreferredWindow[] => [
  { from, to, days, parts },
  ...others,
]

/** The question that criteria ask. */
export const askedOf = (criteria: Criteria, { services }: Pick<Clinic, 'services'>): SlotSearch => ({
  service: criteria.serviceId === null ? undefined : services.get(criteria.serviceId),
  people: criteria.people,
  resource: criteria.resource,
  minutes: criteria.minutes,
  windows: windowsOf(criteria),
})

/** The question that an entry of the waiting list asks, in all of its windows. */
export function askedBy(entry: Appointment, { services }: Pick<Clinic, 'services'>): SlotSearch {
  const { windows, calendarIds, resource, minutes } = waitingListOf(entry)
  const service = entry.serviceId === null ? undefined : services.get(entry.serviceId)
  return { service, people: calendarIds, resource, minutes, windows }
}

/** An entry in the fields. */
export function criteriaOf(entry: Appointment): Criteria {
  const { windows, calendarIds, resource, minutes } = waitingListOf(entry)
  const [first = ANY_TIME, ...others] = windows
  return { ...first, others, serviceId: entry.serviceId, people: calendarIds, resource, minutes }
}

/** The criteria of an appointment that needs another time: the same service, people, thing and length, from its date on. */
export const criteriaLike = (appointment: Appointment, zone: string): Criteria => ({
  ...NO_CRITERIA,
  serviceId: appointment.serviceId,
  people: appointment.calendarIds.filter((id) => id !== appointment.resourceId),
  resource: appointment.resourceId ?? '',
  from: dateIn(appointment.startDate, zone),
  minutes:
    Math.max(1, Math.round((Date.parse(appointment.endDate) - Date.parse(appointment.startDate)) / MINUTE)) || 30,
})

/** The same question for one date only, which lies in one of its windows; an empty date changes nothing. */
export const onDate = (asked: SlotSearch, date: string): SlotSearch => {
  if (date === '') return asked
  const { windows } = asked
  const fitting = windows.filter(({ from, to }) => from <= date && (to === '' || date <= to))
  return {
    ...asked,
    windows: (windows.length === 0 ? [ANY_TIME] : fitting).map((it) => ({ ...it, from: date, to: date })),
  }
}

/** The date of an ISO instant in a zone; empty where it is none. */
export const dateIn = (instant: string, zone: string): string =>
  Number.isFinite(Date.parse(instant)) ? dateOf(Date.parse(instant), zone) : ''

/** A list with an item that was not in it, or without it. */
export const toggled = <Item>(list: readonly Item[], item: Item): Item[] =>
  list.includes(item) ? list.filter((it) => it !== item) : [...list, item]
