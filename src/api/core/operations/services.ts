import { emptyService, type Service } from '../../contract/services.ts'
import type { Context } from '../context.ts'
import { badRequest } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import { serviceErrors } from '../rules/service-limits.ts'
import type { Condition } from '../store.ts'
import { refuseWithComing } from './coming.ts'
import { equalTo, nothing, onPage, searchingKeywords } from './listing.ts'
import { born, erased, load, loadToWrite, patched, refuseImpossible, rewritten } from './record.ts'
import { mediaMustExist } from './media-users.ts'
import { mustExist } from './references.ts'

/** A service as lists show it, without what is only there when asked for (specification 4.7). */
export const bareService = ({ calendars: _calendars, dateRanges: _dateRanges, ...bare }: Service): Service => bare

const calendarIdsOf = (service: { calendars?: { calendarId: string }[] | undefined }): string[] =>
  (service.calendars ?? []).map(({ calendarId }) => calendarId)

const ofTypeSlug = async (slug: string | undefined, { rows }: Context): Promise<Condition[]> => {
  if (slug === undefined) return []
  const types = await rows.find('serviceTypes', { where: [{ field: 'slug', equals: slug }] })
  return [{ field: 'typeId', anyOf: types.items.map(({ id }) => id) }]
}

const forgetService = async (id: string, context: Context): Promise<void> => {
  const { items } = await context.rows.find('weeklySchedules', { where: [{ field: 'serviceIds', holdsAnyOf: [id] }] })
  for (const schedule of items) {
    const serviceIds = schedule.serviceIds.filter((it) => it !== id)
    // An empty list would open the schedule to every service, so the last name stays even though its service has gone.
    if (serviceIds.length === 0) continue
    await context.rows.replace('weeklySchedules', rewritten(schedule, { serviceIds }, context))
  }
}

/** Services, called templates in the names of bodies (specification 4.7). */
export const services: GroupOperations<'services'> = {
  list: async ({ query }, context, page) => {
    const { rows, organizationId } = context
    if (query.organizationId !== undefined && query.organizationId.toLowerCase() !== organizationId) return nothing()
    const { startDate = null, endDate = null } = query
    if (startDate !== null && endDate !== null && endDate < startDate) {
      refuseImpossible([{ field: 'endDate', message: 'must not be before startDate' }])
    }
    const found = await rows.find('services', {
      where: [
        ...equalTo('name', query.name),
        ...searchingKeywords(query.search),
        ...(startDate === null && endDate === null
          ? []
          : [{ field: 'dateRanges', emptyOrDuring: [startDate, endDate] } as const]),
        ...equalTo('userGroupId', query.userGroupId),
        ...equalTo('typeId', query.typeId?.toLowerCase()),
        ...(query.calendarId === undefined
          ? []
          : [{ field: 'calendars', holdsAnyOf: [{ calendarId: query.calendarId }] }]),
        ...(query.ids === undefined ? [] : [{ field: 'id', anyOf: query.ids }]),
        ...(await ofTypeSlug(query.serviceType, context)),
      ],
      ...onPage(page),
    })
    const expand = new Set(query.expand)
    const counts = expand.has('numberOfAppointments')
      ? await rows.tally(
          'appointments',
          'serviceId',
          found.items.map(({ id }) => id),
        )
      : undefined
    return {
      total: found.total,
      items: found.items.map((service) => ({
        ...bareService(service),
        ...(expand.has('calendars') && { calendars: service.calendars ?? [] }),
        ...(expand.has('dateRanges') && { dateRanges: service.dateRanges ?? [] }),
        ...(counts && { numberOfAppointments: counts[service.id] ?? 0 }),
      })),
    }
  },

  create: async ({ body }, context) => {
    await mustExist('serviceTypes', body.typeId, 'typeId', context)
    await mustExist('calendars', calendarIdsOf(body), 'calendars', context)
    await mediaMustExist({ image: body.image }, context)
    const base = body.typeId ? (await load('serviceTypes', body.typeId, context)).configuration : {}
    const duration = body.duration ?? base.duration
    if (duration === undefined) throw badRequest('duration', 'is required')
    const empty: Service = { ...born(context), ...emptyService(), name: body.name, duration }
    const row = patched(patched(empty, base), body)
    refuseImpossible(serviceErrors(row))
    await context.rows.insert('services', row)
    return row
  },

  get: ({ params }, context) => load('services', params.id, context),

  update: async ({ params, body }, context) => {
    const before = await loadToWrite('services', params.id, context)
    await mustExist('serviceTypes', body.typeId, 'typeId', context, before.typeId)
    await mustExist('calendars', calendarIdsOf(body), 'calendars', context, calendarIdsOf(before))
    await mediaMustExist({ image: body.image }, context, { image: before.image })
    const row = rewritten(before, body, context)
    refuseImpossible(serviceErrors(row))
    await context.rows.replace('services', row)
    return row
  },

  remove: async ({ params }, context) => {
    await context.rows.claim('services', params.id)
    const row = await loadToWrite('services', params.id, context)
    await refuseWithComing('service', [{ field: 'serviceId', equals: row.id }], context)
    await forgetService(row.id, context)
    await context.rows.remove('services', row.id)
    return erased(row, context)
  },
}
