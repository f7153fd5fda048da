import type { GroupOperations } from '../operation.ts'
import { equalTo, onPage, searching } from './listing.ts'
import { load } from './record.ts'

/** Calendars (specification 4.6): read-only under `/api`. */
export const calendars: GroupOperations<'calendars'> = {
  list: ({ query }, { rows }, page) =>
    rows.find('calendars', {
      where: [...equalTo('type', query.type), ...equalTo('userGroupId', query.userGroupId), ...searching(query.search)],
      ...onPage(page),
    }),

  get: ({ params }, context) => load('calendars', params.id, context),
}

/** The calendar lookup of version 2 (specification 4.5), in the shape of version 1. */
export const calendarsV2: GroupOperations<'calendarsV2'> = {
  get: ({ params }, context) => load('calendars', params.id, context),
}
