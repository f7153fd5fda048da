import { z } from 'zod/mini'
import { CALENDAR_TYPES } from './choices.ts'
import { audit, clearable, email, extraFields, paging, text, uuid, words, zoneName } from './fields.ts'
import { row } from './operation.ts'

const type = z.enum(CALENDAR_TYPES)

/** A calendar as answered (specification 4.6). */
export const calendar = z.object({
  id: uuid,
  externalId: z.nullable(z.string()),
  name: z.string(),
  email: z.nullable(z.string()),
  type,
  /** IANA zone. */
  timezone: z.string(),
  tags: z.array(z.string()),
  userGroupId: z.nullable(uuid),
  extraFields,
  ...audit,
})
/** A calendar. */
export type Calendar = z.output<typeof calendar>

const optional = {
  externalId: clearable(text(200)),
  email: clearable(email),
  tags: z.optional(z.array(words(100)).check(z.maxLength(100))),
  userGroupId: clearable(uuid),
  extraFields: z.optional(extraFields),
}

/** Body of the `calendars` extension's create. */
export const createCalendar = z.strictObject({ name: words(200), type, timezone: zoneName, ...optional })
/** Body of the `calendars` extension's update. */
export const updateCalendar = z.strictObject({
  name: z.optional(words(200)),
  type: z.optional(type),
  timezone: z.optional(zoneName),
  ...optional,
})

const base = { resource: 'calendars', answer: calendar } as const
const one = { ...base, method: 'GET', params: z.object({ id: uuid }), right: 'read', status: 200 } as const

/** Rows of specification 4.6. */
export const calendarRows = {
  list: row({
    ...base,
    method: 'GET',
    path: '/api/v1/calendars',
    section: '4.6',
    summary: 'List calendars',
    right: 'read',
    query: z.object({
      type: z.optional(type),
      search: z.optional(z.string()),
      userGroupId: z.optional(uuid),
      ...paging(100),
    }),
    status: 200,
    list: { shape: 'page', defaultLimit: 20, maxLimit: 100 },
  }),
  get: row({ ...one, path: '/api/v1/calendars/{id}', section: '4.6', summary: 'Read a calendar' }),
}

/** The calendar lookup of version 2 (specification 4.5). */
export const calendarV2Rows = {
  get: row({ ...one, path: '/api/v2/calendars/{id}', section: '4.5', summary: 'Read a calendar (version 2)' }),
}

const admin = { ...base, section: 'extension calendars', right: 'administer' } as const
const adminOne = { ...admin, path: '/admin/calendars/{id}', params: z.object({ id: uuid }), status: 200 } as const

/** The `calendars` extension: who may make calendars (interface, section 8). */
export const adminCalendarRows = {
  create: row({
    ...admin,
    method: 'POST',
    path: '/admin/calendars',
    summary: 'Create a calendar',
    body: createCalendar,
    status: 201,
  }),
  update: row({ ...adminOne, method: 'PUT', summary: 'Change a calendar', body: updateCalendar }),
  remove: row({ ...adminOne, method: 'DELETE', summary: 'Delete a calendar', touches: ['services', 'people'] }),
}
