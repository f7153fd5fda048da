import type { Service } from '../../contract/services.ts'
import type { WeeklySchedule } from '../../contract/weekly-schedules.ts'
import type { Context } from '../context.ts'
import { listTooLarge, notFound } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import { configurationErrors } from '../rules/schedule-ranges.ts'
import { checkZone } from './admin-calendars.ts'
import { LIST_BYTES, onPage, searching } from './listing.ts'
import { born, erased, load, loadToWrite, refuseImpossible, rewritten } from './record.ts'
import { turn } from '../turn.ts'
import { mustExist } from './references.ts'
import { bareService } from './services.ts'

/** What the services of one schedule may take at most: a thousand of them, each as large as it may be. */
const SERVICES_BYTES = 32 * 1024 * 1024

/** Characters of services that are counted at once: then other calls have their turn. */
const COUNTED_AT_ONCE = 1024 * 1024

/** Each schedule with its services, in the order of the list of services; of all together no more than an answer may hold. */
const withServices = async (
  schedules: readonly WeeklySchedule[],
  { rows }: Context,
  most: number,
): Promise<WeeklySchedule[]> => {
  const ids = [...new Set(schedules.flatMap(({ serviceIds }) => serviceIds))]
  const { items } = await rows.find('services', {
    where: [{ field: 'id', anyOf: ids }],
    withinBytes: SERVICES_BYTES,
  })
  const byId = new Map<string, { place: number; service: Service; length: number }>()
  let counted = 0
  for (const [place, item] of items.entries()) {
    const service = bareService(item)
    const { length } = JSON.stringify(service)
    byId.set(service.id, { place, service, length })
    counted += length
    if (counted < COUNTED_AT_ONCE) continue
    counted = 0
    await turn()
  }
  let length = 0
  return schedules.map((schedule) => {
    const own = [...new Set(schedule.serviceIds)].flatMap((id) => byId.get(id) ?? [])
    for (const service of own) length += service.length
    // Few services that many schedules have make an answer of any size.
    if (length > most) throw listTooLarge(most)
    const services = own.toSorted((one, other) => one.place - other.place).map(({ service }) => service)
    return { ...schedule, services }
  })
}

/** Weekly schedules of a calendar (specification 4.9). */
export const weeklySchedules: GroupOperations<'weeklySchedules'> = {
  list: async ({ query }, context, page) => {
    const { items, total } = await context.rows.find('weeklySchedules', {
      where: [{ field: 'calendarId', equals: query.calendarId }, ...searching(query.search)],
      ...onPage(page),
    })
    return { items: query.expand?.includes('services') ? await withServices(items, context, LIST_BYTES) : items, total }
  },

  create: async ({ body }, context) => {
    await mustExist('calendars', body.calendarId, 'calendarId', context)
    await mustExist('services', body.serviceIds, 'serviceIds', context)
    checkZone(body.timezone)
    refuseImpossible(configurationErrors(body.configuration))
    const row: WeeklySchedule = {
      ...born(context),
      name: body.name,
      calendarId: body.calendarId,
      timezone: body.timezone ?? (await load('calendars', body.calendarId, context)).timezone,
      serviceIds: body.serviceIds ?? [],
      configuration: body.configuration,
    }
    await context.rows.insert('weeklySchedules', row)
    return row
  },

  get: async ({ params, query }, context) => {
    const schedule = await load('weeklySchedules', params.id, context)
    if (schedule.calendarId !== query.calendarId) throw notFound('weekly schedule')
    if (!query.expand?.includes('services')) return schedule
    const [expanded = schedule] = await withServices([schedule], context, SERVICES_BYTES)
    return expanded
  },

  update: async ({ params, body }, context) => {
    const before = await loadToWrite('weeklySchedules', params.id, context)
    await mustExist('calendars', body.calendarId, 'calendarId', context, before.calendarId)
    await mustExist('services', body.serviceIds, 'serviceIds', context, before.serviceIds)
    checkZone(body.timezone)
    const row = rewritten(before, body, context)
    refuseImpossible(configurationErrors(row.configuration))
    await context.rows.replace('weeklySchedules', row)
    return row
  },

  remove: async ({ params }, context) => {
    const row = await loadToWrite('weeklySchedules', params.id, context)
    await context.rows.remove('weeklySchedules', row.id)
    return erased(row, context)
  },
}
