import { z } from 'zod/mini'
import { audit, paging, uuid } from './fields.ts'
import { row } from './operation.ts'

/** A calendar as an address that other programs subscribe to. */
export const calendarFeed = z.object({
  id: uuid,
  calendarId: uuid,
  /** Whether it names guests; otherwise it says busy and the service. */
  names: z.boolean(),
  /** A path of this service, good for whoever has it until it is revoked; null where the host serves none. */
  address: z.nullable(z.string()),
  ...audit,
})
/** A calendar as an address that other programs subscribe to. */
export type CalendarFeed = z.output<typeof calendarFeed>

const base = { resource: 'calendarFeeds', section: 'extension feeds', right: 'export', answer: calendarFeed } as const
const one = { params: z.object({ id: uuid }), status: 200 } as const

/** The `feeds` extension: addresses under which calendars are read as iCalendar (interface, section 8). */
export const calendarFeedRows = {
  list: row({
    ...base,
    method: 'GET',
    path: '/x/feeds',
    summary: 'List calendar feeds',
    query: z.object({ ...paging(100), calendarId: z.optional(uuid) }),
    status: 200,
    list: { shape: 'page', defaultLimit: 20, maxLimit: 100 },
  }),
  create: row({
    ...base,
    method: 'POST',
    path: '/x/feeds',
    summary: 'Create a calendar feed',
    body: z.strictObject({ calendarId: uuid, names: z.optional(z.boolean()) }),
    status: 201,
  }),
  renew: row({
    ...base,
    ...one,
    method: 'POST',
    path: '/x/feeds/{id}/renew',
    summary: 'Revoke the address of a calendar feed and make another',
  }),
  remove: row({ ...base, ...one, method: 'DELETE', path: '/x/feeds/{id}', summary: 'Revoke a calendar feed for good' }),
}
