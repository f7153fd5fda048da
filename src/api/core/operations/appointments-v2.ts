import type { CalendarType } from '../../contract/choices.ts'
import type { Context } from '../context.ts'
import type { GroupOperations } from '../operation.ts'
import type { Condition } from '../store.ts'
import { during, onlyFields } from './appointment-search.ts'
import { cancel, change, remove, votes } from './appointments.ts'
import { book } from './booking.ts'
import { equalTo, onPage, searchingGuests } from './listing.ts'
import { load } from './record.ts'

const onCalendarType = async (type: CalendarType | undefined, { rows }: Context): Promise<Condition[]> => {
  if (type === undefined) return []
  const { items } = await rows.find('calendars', { where: [{ field: 'type', equals: type }] })
  return [{ field: 'calendarIds', holdsAnyOf: items.map(({ id }) => id) }]
}

/** Appointments in version 2 (specification 4.5). */
export const appointmentsV2: GroupOperations<'appointmentsV2'> = {
  list: async ({ query }, context, page) => {
    const { items, total } = await context.rows.find('appointments', {
      where: [
        ...searchingGuests(query.search),
        ...during(query),
        ...equalTo('resourceId', query.resourceId),
        ...(query.calendarId ? [{ field: 'calendarIds', holdsAnyOf: [query.calendarId] }] : []),
        ...(await onCalendarType(query.calendarType, context)),
        ...equalTo('serviceId', query.serviceId),
        ...equalTo('status', query.status),
        ...equalTo('subStatus', query.subStatus),
        ...equalTo('origin', query.origin),
        ...equalTo('model', query.model),
        ...(query.excludeIds ? [{ field: 'id', noneOf: query.excludeIds }] : []),
        ...equalTo('blocked', query.blocked ? undefined : false),
      ],
      ...onPage(page),
    })
    const { fields } = query
    return { items: fields ? items.map((row) => onlyFields(row, fields)) : items, total }
  },

  create: ({ body }, context) => book(body, context),

  get: ({ params }, context) => load('appointments', params.id, context),

  update: ({ params, body }, context) => change(params.id, body, context),

  remove: ({ params }, context) => remove(params.id, context),

  cancel: ({ params, body }, context) => cancel(params.id, body, context),

  votes: ({ params }, context) => votes(params.id, context),
}
