import { z } from 'zod/mini'
import { audit, clockTime, date, paging, queryList, uuid, words, zoneName } from './fields.ts'
import { row } from './operation.ts'
import { service } from './services.ts'

const hours = z.array(z.tuple([clockTime, clockTime])).check(z.maxLength(48))

/** When a calendar is open: wall-clock ranges by weekday, `0` is Monday (interface, section 6). */
export const scheduleConfiguration = z.strictObject({
  workingHours: z.partialRecord(z.enum(['0', '1', '2', '3', '4', '5', '6']), hours),
  dateOverrides: z.optional(z.record(date, hours)),
  outsOfTheOffice: z.optional(z.array(z.tuple([date, date])).check(z.maxLength(500))),
  /** The first and the last day on which all of it holds, both included, in the schedule's zone; always where absent. */
  effectiveFrom: z.optional(date),
  effectiveUntil: z.optional(date),
})
/** The configuration of a weekly schedule. */
export type ScheduleConfiguration = z.output<typeof scheduleConfiguration>

/** CreateWeeklyScheduleDto. */
export const createWeeklySchedule = z.strictObject({
  name: words(200),
  calendarId: uuid,
  timezone: z.optional(zoneName),
  serviceIds: z.optional(z.array(uuid).check(z.maxLength(1000))),
  configuration: scheduleConfiguration,
})
/** UpdateWeeklyScheduleDto. */
export const updateWeeklySchedule = z.strictObject({
  name: z.optional(words(200)),
  calendarId: z.optional(uuid),
  timezone: z.optional(zoneName),
  serviceIds: z.optional(z.array(uuid).check(z.maxLength(1000))),
  configuration: z.optional(scheduleConfiguration),
})

/** A weekly schedule as answered (specification 4.9). */
export const weeklySchedule = z.object({
  id: uuid,
  name: z.string(),
  calendarId: uuid,
  /** IANA zone of the clock times. */
  timezone: z.string(),
  serviceIds: z.array(uuid),
  configuration: scheduleConfiguration,
  services: z.optional(z.array(service)),
  ...audit,
})
/** A weekly schedule. */
export type WeeklySchedule = z.output<typeof weeklySchedule>

const base = { resource: 'weeklySchedules', section: '4.9', answer: weeklySchedule } as const
const one = { ...base, path: '/api/v1/weekly-schedules/{id}', params: z.object({ id: uuid }), status: 200 } as const
const query = {
  calendarId: uuid,
  search: z.optional(z.string()),
  expand: z.optional(queryList(z.enum(['services']))),
}

/** Rows of specification 4.9. */
export const weeklyScheduleRows = {
  list: row({
    ...base,
    method: 'GET',
    path: '/api/v1/weekly-schedules',
    summary: 'List the weekly schedules of a calendar',
    right: 'read',
    query: z.object({ ...query, ...paging(1000) }),
    status: 200,
    list: { shape: 'array', defaultLimit: null, maxLimit: 1000 },
  }),
  create: row({
    ...base,
    method: 'POST',
    path: '/api/v1/weekly-schedules',
    summary: 'Create a weekly schedule',
    right: 'write',
    body: createWeeklySchedule,
    status: 201,
  }),
  get: row({ ...one, method: 'GET', summary: 'Read a weekly schedule', right: 'read', query: z.object(query) }),
  update: row({
    ...one,
    method: 'PUT',
    summary: 'Change a weekly schedule',
    right: 'write',
    body: updateWeeklySchedule,
  }),
  remove: row({ ...one, method: 'DELETE', summary: 'Delete a weekly schedule', right: 'write' }),
}
