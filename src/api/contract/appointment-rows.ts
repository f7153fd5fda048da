import { CALENDAR_TYPES, CONNECTIONS } from './choices.ts'
import { z } from 'zod/mini'
import { APPOINTMENT_ALIASES, countedVoting } from './appointment-fields.ts'
import {
  appointmentV1,
  appointmentV2,
  blockSlot,
  cancelAppointment,
  createAppointmentV1,
  createAppointmentV2,
  maskGuests,
  updateAppointmentV1,
  updateAppointmentV2,
} from './appointments.ts'
import { documented } from './documented.ts'
import { dateTime, paging, queryBoolean, queryList, uuid } from './fields.ts'
import { row } from './operation.ts'

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
    right: 'read',
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
    right: 'write',
    body: createAppointmentV1,
    status: 201,
  }),
  get: row({ ...oneV1, method: 'GET', summary: 'Read an appointment (version 1)', right: 'read' }),
  update: row({
    ...oneV1,
    method: 'PUT',
    summary: 'Change an appointment (version 1)',
    right: 'write',
    body: updateAppointmentV1,
  }),
  remove: row({ ...oneV1, method: 'DELETE', summary: 'Delete an appointment (version 1)', right: 'write' }),
  cancel: row({
    ...oneV1,
    method: 'POST',
    path: '/api/v1/appointments/{id}/cancel',
    summary: 'Cancel an appointment (version 1)',
    right: 'write',
  }),
  blockSlot: row({
    ...v1,
    method: 'POST',
    path: '/api/v1/appointments/block-slot',
    summary: 'Block a slot',
    right: 'write',
    body: blockSlot,
    status: 200,
    answer: z.object({ id: uuid }),
  }),
  maskGuests: row({
    ...oneV1,
    method: 'PUT',
    path: '/api/v1/appointments/{id}/mask-guests',
    summary: 'Mask guests of an appointment',
    right: 'anonymize',
    body: maskGuests,
  }),
  votes: row({
    ...oneV1,
    method: 'GET',
    path: '/api/v1/appointments/{id}/votes',
    summary: 'Read the votes of an appointment (version 1)',
    right: 'read',
    answer: z.extend(appointmentV1, { voting: z.nullable(countedVoting) }),
  }),
}

/** The fields to which a search can be narrowed down; a name that is none of them is ignored (interface, section 2). */
const fields = z.optional(queryList(z.string().register(documented, { known: Object.keys(appointmentV2.shape) })))
documented.add(fields, {
  description: 'Answer only these fields of each appointment, and always its `id`. Other names are ignored.',
})

/** Rows of specification 4.5, without the calendar lookup. */
export const appointmentV2Rows = {
  list: row({
    ...v2,
    method: 'GET',
    path: '/api/v2/appointments',
    summary: 'Search appointments (version 2)',
    right: 'read',
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
      fields,
      ...paging(1000),
    }),
    narrowedBy: 'fields',
    status: 200,
    list: page,
  }),
  create: row({
    ...v2,
    method: 'POST',
    path: '/api/v2/appointments',
    summary: 'Book an appointment (version 2)',
    right: 'write',
    body: createAppointmentV2,
    status: 201,
  }),
  get: row({ ...oneV2, method: 'GET', summary: 'Read an appointment (version 2)', right: 'read' }),
  update: row({
    ...oneV2,
    method: 'PUT',
    summary: 'Change an appointment (version 2)',
    right: 'write',
    body: updateAppointmentV2,
  }),
  remove: row({ ...oneV2, method: 'DELETE', summary: 'Delete an appointment (version 2)', right: 'write' }),
  cancel: row({
    ...oneV2,
    method: 'POST',
    path: '/api/v2/appointments/{id}/cancel',
    summary: 'Cancel an appointment (version 2)',
    right: 'write',
    body: cancelAppointment,
  }),
  votes: row({
    ...oneV2,
    method: 'GET',
    path: '/api/v2/appointments/{id}/votes',
    summary: 'Read the votes of an appointment (version 2)',
    right: 'read',
    answer: z.extend(appointmentV2, { voting: z.nullable(countedVoting) }),
  }),
}
