import type { Calendar } from '#api/contract/calendars.ts'
import type { ServiceType } from '#api/contract/service-types.ts'
import type { Service } from '#api/contract/services.ts'
import { contract } from '#api/contract/table.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { listAll } from '../../client/list-all.ts'
import {
  comingOf,
  group,
  schedulesOf,
  schedulesOn,
  scheduleUse,
  servicesOn,
  serviceUse,
  type Parts,
  type UsesContext,
} from './parts.ts'

/** What belongs to a service: coming appointments, and the weekly schedules that name it. */
export const ofService = (reading: UsesContext, { id, calendars }: Service): Parts => {
  const { api, places } = reading
  const schedules = async () => {
    const naming = (
      await schedulesOf(
        api,
        (calendars ?? []).map(({ calendarId }) => calendarId),
      )
    ).filter(({ serviceIds }) => serviceIds.includes(id))
    // A schedule without names would be open to every service, so the service leaves the last name where it is.
    const alone = naming.filter(({ serviceIds }) => serviceIds.every((it) => it === id))
    return [
      ...group(
        'schedules-leave',
        'changes',
        naming.filter((it) => !alone.includes(it)).map((it) => scheduleUse(it, places)),
      ),
      ...group(
        'schedules-stranded',
        'changes',
        alone.map((it) => scheduleUse(it, places)),
      ),
    ]
  }
  return [comingOf(reading, { serviceId: id }), schedules()]
}

/** The services of a type. */
export const ofServiceType = ({ api, places }: UsesContext, { id }: ServiceType): Parts => [
  listAll(api, contract.services.list, { query: { typeId: id } }).then(({ items }) =>
    group(
      'services-untyped',
      'changes',
      items.filter(({ typeId }) => typeId === id).map((it) => serviceUse(it, places)),
      places.services.list({ typeId: id }),
    ),
  ),
]

/** What belongs to a calendar: coming appointments, its weekly schedules, the services that it offers. */
export const ofCalendar = (reading: UsesContext, { id }: Calendar): Parts => {
  const { api, places } = reading
  return [
    comingOf(reading, { calendarId: id }),
    schedulesOn(api, id).then((items) =>
      group(
        'schedules-go',
        'goes',
        items.map((it) => scheduleUse(it, places)),
        places.weeklySchedules.list({ calendarId: id }),
      ),
    ),
    servicesOn(api, id).then((listing) => {
      const alone = listing.filter(({ calendars }) => calendars?.every(({ calendarId }) => calendarId === id))
      return [
        ...group(
          'services-leave',
          'changes',
          listing.filter((it) => !alone.includes(it)).map((it) => serviceUse(it, places)),
        ),
        ...group(
          'services-stranded',
          'changes',
          alone.map((it) => serviceUse(it, places)),
        ),
      ]
    }),
  ]
}

/** The services that lose or change their hours with a weekly schedule. */
export const ofSchedule = ({ api, places }: UsesContext, { id, calendarId, serviceIds }: WeeklySchedule): Parts => {
  const read = async () => {
    const [schedules, services] = await Promise.all([schedulesOn(api, calendarId), servicesOn(api, calendarId)])
    const others = schedules.filter((it) => it.id !== id)
    if (others.length === 0) {
      const uses = services.map((it) => serviceUse(it, places))
      return [{ relation: 'calendar-closed' as const, effect: 'changes' as const, uses, total: uses.length }]
    }
    // A service keeps to the schedules that name it or, where none does, to those that name none (interface, section 6).
    const named = new Set(others.flatMap((it) => it.serviceIds))
    const open = others.some((it) => it.serviceIds.length === 0)
    const touched = services.filter((it) => (serviceIds.length === 0 ? !named.has(it.id) : serviceIds.includes(it.id)))
    const keeps = touched.filter((it) => open || named.has(it.id))
    return [
      ...group(
        'services-without-hours',
        'changes',
        touched.filter((it) => !keeps.includes(it)).map((it) => serviceUse(it, places)),
      ),
      ...group(
        'services-other-hours',
        'changes',
        keeps.map((it) => serviceUse(it, places)),
      ),
    ]
  }
  return [read()]
}
