import { z } from 'zod/mini'
import { RULE_DEFAULTS, SERVICE_EXPANSIONS } from './choices.ts'
import { documented } from './documented.ts'
import {
  audit,
  clearable,
  date,
  dateTime,
  extraFields,
  imageUrl,
  paging,
  queryList,
  text,
  uuid,
  whole,
  words,
} from './fields.ts'
import { row } from './operation.ts'

const dayRange = z.tuple([date, date])
const restrictionDates = z.strictObject({
  include: z.optional(z.array(dayRange).check(z.maxLength(200))),
  exclude: z.optional(z.array(dayRange).check(z.maxLength(200))),
})

/** A calendar that offers the service. */
export const serviceCalendar = z.strictObject({
  calendarId: uuid,
  active: z._default(z.boolean(), true),
  /** Free text of the deployment; `agent` and `asset` in use. */
  type: z.optional(text(50)),
  restrictionDates: z.optional(restrictionDates),
})

/** A time in which the service can be booked. */
export const dateRange = z.strictObject({ startDate: dateTime, endDate: dateTime })

const minutes = whole(0, 1440)
const days = whole(0, 3650)

/** The rules that a type's configuration can give (minutes and days). */
export const schedulingRules = {
  duration: z.optional(whole(1, 1440)),
  timeBetween: z.optional(minutes),
  incrementTime: z.optional(whole(1, 1440)),
  minTimeToSchedule: z.optional(days),
  maxTimeToSchedule: z.optional(days),
}

const optional = {
  ...schedulingRules,
  deniedMultipleAppointment: z.optional(z.boolean()),
  allowOverlapping: z.optional(z.boolean()),
  hasICall: z.optional(z.boolean()),
  active: z.optional(z.boolean()),
  condition: z.optional(z.enum(['one', 'all'])),
  typeId: clearable(uuid),
  userGroupId: clearable(uuid),
  image: clearable(imageUrl),
  description: clearable(text(10_000)),
  color: clearable(z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #2a7f9e'))),
  extraFields: z.optional(extraFields),
  calendars: z.optional(z.array(serviceCalendar).check(z.maxLength(200))),
  dateRanges: z.optional(z.array(dateRange).check(z.maxLength(200))),
}

/** CreateTemplateDto. */
export const createService = z.strictObject({ name: words(200), ...optional })
// A type can give the duration.
documented.add(createService, { needs: [['duration'], ['typeId']] })
/** UpdateTemplateDto. */
export const updateService = z.strictObject({ name: z.optional(words(200)), ...optional })

/** A service, called Template in the names of bodies (specification 4.7). */
export const service = z.object({
  id: uuid,
  name: z.string(),
  /** Minutes. */
  duration: z.number(),
  /** Minutes kept free after an appointment. */
  timeBetween: z.number(),
  /** Minutes between offered starts. */
  incrementTime: z.number(),
  /** Days of least notice. */
  minTimeToSchedule: z.number(),
  /** Days of horizon. */
  maxTimeToSchedule: z.number(),
  deniedMultipleAppointment: z.boolean(),
  allowOverlapping: z.boolean(),
  hasICall: z.boolean(),
  active: z.boolean(),
  condition: z.enum(['one', 'all']),
  typeId: z.nullable(uuid),
  userGroupId: z.nullable(uuid),
  image: z.nullable(z.string()),
  description: z.nullable(z.string()),
  color: z.nullable(z.string()),
  extraFields,
  calendars: z.optional(z.array(serviceCalendar)),
  dateRanges: z.optional(z.array(dateRange)),
  numberOfAppointments: z.optional(z.number()),
  ...audit,
})
/** A service. */
export type Service = z.output<typeof service>

/** What a service has until someone says otherwise (interface, section 4): all but its own name and duration. */
export const emptyService = () =>
  ({
    ...RULE_DEFAULTS,
    deniedMultipleAppointment: false,
    allowOverlapping: false,
    hasICall: false,
    active: true,
    condition: 'one',
    typeId: null,
    userGroupId: null,
    image: null,
    description: null,
    color: null,
    extraFields: {},
    calendars: [],
    dateRanges: [],
  }) satisfies Omit<Service, keyof typeof audit | 'id' | 'name' | 'duration' | 'numberOfAppointments'>

const base = { resource: 'services', section: '4.7', answer: service } as const
const one = { ...base, path: '/api/v1/services/{id}', params: z.object({ id: uuid }), status: 200 } as const

/** Rows of specification 4.7. */
export const serviceRows = {
  list: row({
    ...base,
    method: 'GET',
    path: '/api/v1/services',
    summary: 'List services',
    right: 'read',
    query: z.object({
      name: z.optional(z.string()),
      search: z.optional(z.string()),
      startDate: z.optional(dateTime),
      endDate: z.optional(dateTime),
      userGroupId: z.optional(uuid),
      // The specification has a plain string here: what is no id of a type matches nothing.
      typeId: z.optional(z.string()),
      calendarId: z.optional(uuid),
      ids: z.optional(queryList(uuid)),
      expand: z.optional(queryList(z.enum(SERVICE_EXPANSIONS))),
      serviceType: z.optional(z.string()),
      organizationId: z.optional(z.string()),
      ...paging(1000),
    }),
    status: 200,
    list: { shape: 'array', defaultLimit: null, maxLimit: 1000 },
  }),
  create: row({
    ...base,
    method: 'POST',
    path: '/api/v1/services',
    summary: 'Create a service',
    right: 'write',
    body: createService,
    status: 201,
  }),
  get: row({ ...one, method: 'GET', summary: 'Read a service', right: 'read' }),
  update: row({ ...one, method: 'PUT', summary: 'Change a service', right: 'write', body: updateService }),
  remove: row({ ...one, method: 'DELETE', summary: 'Delete a service', right: 'write', touches: ['weeklySchedules'] }),
}
