import type { Service } from '#api/contract/services.ts'
import { RULES, type Rule } from '../../../fields/rules/rules.ts'
import type { ServiceBody } from '../service-form-values.ts'

/** What is to become the same for many services; what is empty stays as it is in each. */
export interface ManyServices extends Record<Rule, number | null> {
  typeId: string | null
  /** Ids of calendars that are to offer all of them. */
  adds: readonly string[]
  /** Ids of calendars that are to offer none of them any more. */
  removes: readonly string[]
}

/** Nothing is to change. */
export const NO_CHANGE: ManyServices = {
  duration: null,
  timeBetween: null,
  incrementTime: null,
  minTimeToSchedule: null,
  maxTimeToSchedule: null,
  typeId: null,
  adds: [],
  removes: [],
}

/** Whether a change is about who offers the services, so that their calendars have to be known. */
export const isAboutCalendars = ({ adds, removes }: ManyServices): boolean => adds.length > 0 || removes.length > 0

const calendarsAfter = ({ calendars = [] }: Service, { adds, removes }: ManyServices): ServiceBody['calendars'] => {
  const stay = calendars.filter(({ calendarId }) => !removes.includes(calendarId))
  const there = new Set(stay.map(({ calendarId }) => calendarId))
  return [
    // Whoever was only set aside offers it again.
    ...stay.map((entry) => (adds.includes(entry.calendarId) ? { ...entry, active: true } : entry)),
    ...adds.filter((id) => !there.has(id)).map((calendarId) => ({ calendarId, active: true })),
  ]
}

/** The fields of one service that change; null where it is already as it should be. */
export function changeOf(service: Service, values: ManyServices): Partial<ServiceBody> | null {
  const calendars = isAboutCalendars(values) ? calendarsAfter(service, values) : undefined
  const offers = (entries: ServiceBody['calendars']): string =>
    JSON.stringify(entries?.map(({ calendarId, active }) => [calendarId, active ?? true]))
  const body: Partial<ServiceBody> = {
    ...Object.fromEntries(
      RULES.flatMap((rule) => (values[rule] === null || values[rule] === service[rule] ? [] : [[rule, values[rule]]])),
    ),
    ...(values.typeId !== null && values.typeId !== service.typeId && { typeId: values.typeId }),
    ...(calendars && offers(calendars) !== offers(service.calendars ?? []) && { calendars }),
  }
  return Object.keys(body).length === 0 ? null : body
}
