import { z } from 'zod/mini'
import {
  answered,
  APPOINTMENT_ALIASES,
  calendarIds,
  countedVoting,
  MODELS,
  status,
  subStatus,
  writable,
} from './appointment-fields.ts'
import { CALENDAR_TYPES } from './calendars.ts'
import {
  clearable,
  dateTime,
  email,
  extraFields,
  paging,
  queryBoolean,
  queryList,
  text,
  uuid,
  words,
} from './fields.ts'
import { row } from './operation.ts'

const creatable = {
  ...writable,
  startDate: z.optional(dateTime),
  calendarIds: z.optional(calendarIds),
  calendarId: z.optional(uuid),
  model: z.optional(z.enum(MODELS)),
}
const changeable = { ...writable, startDate: z.optional(dateTime), calendarIds: z.optional(calendarIds) }

/** CreateAppointmentDto, version 1. */
export const createAppointmentV1 = z.strictObject({ ...creatable, state: z.optional(status) })
/** UpdateAppointmentDto, version 1. */
export const updateAppointmentV1 = z.strictObject({ ...changeable, state: z.optional(status) })
/** CreateAppointmentDto, version 2. */
export const createAppointmentV2 = z.strictObject({
  ...creatable,
  status: z.optional(status),
  subStatus,
  blocked: z.optional(z.boolean()),
  blockedAppointmentId: z.optional(uuid),
})
/** UpdateAppointmentDto, version 2. */
export const updateAppointmentV2 = z.strictObject({ ...changeable, status: z.optional(status), subStatus })

/** What a cancellation with guests does to the appointment. */
export const CANCEL_STRATEGIES = ['guest-only', 'guest-appointment'] as const

/** CancelAppointmentDto (version 2 only). */
export const cancelAppointment = z.strictObject({
  status: z.optional(status),
  subStatus,
  guests: z.optional(z.array(email).check(z.minLength(1), z.maxLength(100))),
  strategy: z.optional(z.enum(CANCEL_STRATEGIES)),
  comment: clearable(text(10_000)),
})

/** BlockSlotDto (version 1 only). */
export const blockSlot = z.strictObject({
  startDate: dateTime,
  endDate: z.optional(dateTime),
  calendarIds: z.optional(calendarIds),
  calendarId: z.optional(uuid),
  title: z.optional(words(200)),
  description: clearable(text(10_000)),
  serviceId: clearable(uuid),
  blockedUntil: clearable(dateTime),
  extraFields: z.optional(extraFields),
})

const contact = clearable(words(254))
/** MaskGuestsDto (version 1 only). */
export const maskGuests = z.strictObject({
  guests: z
    .array(
      z.strictObject({ email: contact, phone: contact, newEmail: clearable(email), newPhone: contact }).check(
        z.refine((it) => Boolean(it.email) || Boolean(it.phone), {
          error: 'needs the e-mail or the phone of a guest',
        }),
      ),
    )
    .check(z.minLength(1), z.maxLength(100)),
})

/** An appointment as version 1 shows it (specification 4.4). */
export const appointmentV1 = z.object({ ...answered, state: status })
/** An appointment as version 2 shows it (specification 4.5). */
export const appointmentV2 = z.object({ ...answered, status, subStatus: z.nullable(z.string()) })
/** An appointment in version 1. */
export type AppointmentV1 = z.output<typeof appointmentV1>
/** An appointment in version 2, which is also how the service thinks of it. */
export type Appointment = z.output<typeof appointmentV2>

/** Calendar connection providers; `svc` is the service's own calendar (specification 4.4). */
export const CONNECTIONS = ['svc', 'external_provider_1', 'external_provider_2'] as const
/** A calendar connection provider. */
export type Connection = (typeof CONNECTIONS)[number]

const page = { shape: 'page', defaultLimit: 20, maxLimit: 1000 } as const
const params = z.object({ id: uuid })
const resource = 'appointments'
const v1 = {
  resource,
  section: '4.4',
  answer: appointmentV1,
  aliases: { ...APPOINTMENT_ALIASES, status: 'state' },
} as const
const v2 = {
  resource,
  section: '4.5',
  answer: appointmentV2,
  aliases: { ...APPOINTMENT_ALIASES, state: 'status' },
} as const
const oneV1 = { ...v1, path: '/api/v1/appointments/{id}', params, status: 200 } as const
const oneV2 = { ...v2, path: '/api/v2/appointments/{id}', params, status: 200 } as const
const range = { startDate: z.optional(dateTime), endDate: z.optional(dateTime) }

/** Rows of specification 4.4. */
export const appointmentV1Rows = {
  list: row({
    ...v1,
    method: 'GET',
    path: '/api/v1/appointments',
    summary: 'Search appointments (version 1)',
    access: 'read',
    query: z.object({
      connection: z.enum(CONNECTIONS),
      search: z.optional(z.string()),
      userGroupId: z.optional(uuid),
      type: z.optional(z.string()),
      lang: z.optional(z.string()),
      ...range,
      state: z.optional(z.string()),
      organizationId: z.optional(uuid),
      userId: z.optional(uuid),
      serviceId: z.optional(uuid),
      origin: z.optional(z.string()),
      ids: z.optional(queryList(uuid)),
      excludeIds: z.optional(queryList(uuid)),
      calendarIds: z.optional(queryList(uuid)),
      ...paging(1000),
    }),
    status: 200,
    list: page,
  }),
  create: row({
    ...v1,
    method: 'POST',
    path: '/api/v1/appointments',
    summary: 'Book an appointment (version 1)',
    access: 'write',
    body: createAppointmentV1,
    status: 201,
  }),
  get: row({ ...oneV1, method: 'GET', summary: 'Read an appointment (version 1)', access: 'read' }),
  update: row({
    ...oneV1,
    method: 'PUT',
    summary: 'Change an appointment (version 1)',
    access: 'write',
    body: updateAppointmentV1,
  }),
  remove: row({ ...oneV1, method: 'DELETE', summary: 'Delete an appointment (version 1)', access: 'write' }),
  cancel: row({
    ...oneV1,
    method: 'POST',
    path: '/api/v1/appointments/{id}/cancel',
    summary: 'Cancel an appointment (version 1)',
    access: 'write',
  }),
  blockSlot: row({
    ...v1,
    method: 'POST',
    path: '/api/v1/appointments/block-slot',
    summary: 'Block a slot',
    access: 'write',
    body: blockSlot,
    status: 200,
    answer: z.object({ id: uuid }),
  }),
  maskGuests: row({
    ...oneV1,
    method: 'PUT',
    path: '/api/v1/appointments/{id}/mask-guests',
    summary: 'Mask guests of an appointment',
    access: 'write',
    body: maskGuests,
  }),
  votes: row({
    ...oneV1,
    method: 'GET',
    path: '/api/v1/appointments/{id}/votes',
    summary: 'Read the votes of an appointment (version 1)',
    access: 'read',
    answer: z.extend(appointmentV1, { voting: z.nullable(countedVoting) }),
  }),
}

/** Rows of specification 4.5, without the calendar lookup. */
export const appointmentV2Rows = {
  list: row({
    ...v2,
    method: 'GET',
    path: '/api/v2/appointments',
    summary: 'Search appointments (version 2)',
    access: 'read',
    query: z.object({
      search: z.optional(z.string()),
      resourceId: z.optional(uuid),
      calendarId: z.optional(uuid),
      ...range,
      calendarType: z.optional(z.enum(CALENDAR_TYPES)),
      serviceId: z.optional(uuid),
      status: z.optional(z.string()),
      subStatus: z.optional(z.string()),
      origin: z.optional(z.string()),
      model: z.optional(z.string()),
      excludeIds: z.optional(queryList(uuid)),
      lang: z.optional(z.string()),
      blocked: z.optional(queryBoolean),
      fields: z.optional(queryList(z.string())),
      ...paging(1000),
    }),
    status: 200,
    list: page,
  }),
  create: row({
    ...v2,
    method: 'POST',
    path: '/api/v2/appointments',
    summary: 'Book an appointment (version 2)',
    access: 'write',
    body: createAppointmentV2,
    status: 201,
  }),
  get: row({ ...oneV2, method: 'GET', summary: 'Read an appointment (version 2)', access: 'read' }),
  update: row({
    ...oneV2,
    method: 'PUT',
    summary: 'Change an appointment (version 2)',
    access: 'write',
    body: updateAppointmentV2,
  }),
  remove: row({ ...oneV2, method: 'DELETE', summary: 'Delete an appointment (version 2)', access: 'write' }),
  cancel: row({
    ...oneV2,
    method: 'POST',
    path: '/api/v2/appointments/{id}/cancel',
    summary: 'Cancel an appointment (version 2)',
    access: 'write',
    body: cancelAppointment,
  }),
  votes: row({
    ...oneV2,
    method: 'GET',
    path: '/api/v2/appointments/{id}/votes',
    summary: 'Read the votes of an appointment (version 2)',
    access: 'read',
    answer: z.extend(appointmentV2, { voting: z.nullable(countedVoting) }),
  }),
}
