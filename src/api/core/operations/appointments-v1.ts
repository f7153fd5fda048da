import type { Appointment } from '../../contract/appointments.ts'
import type { GroupOperations } from '../operation.ts'
import { during } from './appointment-search.ts'
import { cancel, change, mask, remove, votes } from './appointments.ts'
import { block, book } from './booking.ts'
import { externalEvents } from './external-events.ts'
import { equalTo, nothing, onPage, searchingGuests } from './listing.ts'
import { load } from './record.ts'

/** An appointment as version 1 shows it: `state` instead of `status` and `subStatus`. */
export const inV1 = <A extends Appointment>({ status, subStatus: _subStatus, ...rest }: A) => ({
  ...rest,
  state: status,
})

/** Appointments in version 1 (specification 4.4). */
export const appointmentsV1: GroupOperations<'appointmentsV1'> = {
  list: async ({ query }, context, page) => {
    const range = during(query)
    if (query.organizationId !== undefined && query.organizationId !== context.organizationId) return nothing()
    if (query.connection !== 'svc') {
      const { items, total } = await externalEvents(query.connection, query, context, page)
      return { items: items.map(inV1), total }
    }
    const { items, total } = await context.rows.find('appointments', {
      where: [
        ...searchingGuests(query.search),
        ...range,
        ...equalTo('userGroupId', query.userGroupId),
        ...equalTo('type', query.type),
        ...equalTo('status', query.state),
        ...equalTo('userId', query.userId),
        ...equalTo('serviceId', query.serviceId),
        ...equalTo('origin', query.origin),
        ...(query.ids ? [{ field: 'id', anyOf: query.ids }] : []),
        ...(query.excludeIds ? [{ field: 'id', noneOf: query.excludeIds }] : []),
        ...(query.calendarIds ? [{ field: 'calendarIds', holdsAnyOf: query.calendarIds }] : []),
      ],
      ...onPage(page),
    })
    return { items: items.map(inV1), total }
  },

  create: async ({ body: { state, ...booking } }, context) => inV1(await book({ ...booking, status: state }, context)),

  get: async ({ params }, context) => inV1(await load('appointments', params.id, context)),

  update: async ({ params, body: { state, ...changes } }, context) =>
    inV1(await change(params.id, { ...changes, status: state }, context)),

  remove: async ({ params }, context) => inV1(await remove(params.id, context)),

  cancel: async ({ params }, context) => inV1(await cancel(params.id, {}, context)),

  blockSlot: async ({ body }, context) => {
    const { id } = await block(body, context)
    return { id }
  },

  maskGuests: async ({ params, body }, context) => inV1(await mask(params.id, body, context)),

  votes: async ({ params }, context) => {
    const { status, subStatus: _subStatus, ...rest } = await votes(params.id, context)
    return { ...rest, state: status }
  },
}
