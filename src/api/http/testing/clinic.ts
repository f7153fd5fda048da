import { randomUUID } from 'node:crypto'
import type { Role } from '../../contract/operation.ts'
import { type Answer, call, type Key, type Sent, type Service } from './caller.ts'

/** Signed calls of one key, with short names. */
export interface Caller {
  key: Key
  get(path: string, query?: Sent['query'], sent?: Sent): Promise<Answer>
  post(path: string, body?: unknown, sent?: Sent): Promise<Answer>
  put(path: string, body?: unknown, sent?: Sent): Promise<Answer>
  delete(path: string, sent?: Sent): Promise<Answer>
}

/** An organization of its own with one key of each role. */
export interface Desk extends Caller {
  organization: string
  as(role: Role): Promise<Caller>
}

const caller = (service: Service, key: Key): Caller => ({
  key,
  get: (path, query, sent) => call(service, key, 'GET', path, { ...sent, ...(query ? { query } : {}) }),
  post: (path, body, sent) => call(service, key, 'POST', path, { ...sent, ...(body === undefined ? {} : { body }) }),
  put: (path, body, sent) => call(service, key, 'PUT', path, { ...sent, ...(body === undefined ? {} : { body }) }),
  delete: (path, sent) => call(service, key, 'DELETE', path, sent),
})

/** Opens an empty organization, so that no test sees the rows of another. */
export async function openDesk(service: Service): Promise<Desk> {
  const organization = `Desk ${randomUUID()}`
  const key = await service.key(organization, 'admin')
  return {
    ...caller(service, key),
    organization,
    as: async (role) => caller(service, await service.key(organization, role)),
  }
}

/** The first address of version 1. */
export const v1 = '/api/v1'
/** The first address of version 2. */
export const v2 = '/api/v2'

/** An instant on a fixed day. */
export const at = (clock: string): string => `2027-03-10T${clock}:00.000Z`

const created = (answer: Answer): { id: string; version: number } & Record<string, unknown> => {
  if (answer.status !== 201) throw new Error(`Not created: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** Makes a calendar. */
export const makeCalendar = async (desk: Caller, fields: Record<string, unknown> = {}) =>
  created(await desk.post('/admin/calendars', { name: 'Ana', type: 'agent', timezone: 'Europe/Madrid', ...fields }))

/** Makes a service of half an hour. */
export const makeService = async (desk: Caller, fields: Record<string, unknown> = {}) =>
  created(await desk.post(`${v1}/services`, { name: 'Visit', duration: 30, ...fields }))

/** Books an appointment in version 2. */
export const book = async (desk: Caller, calendarId: string, clock: string, fields: Record<string, unknown> = {}) =>
  created(await desk.post(`${v2}/appointments`, booking(calendarId, clock, fields)))

/** The body of a booking of half an hour. */
export const booking = (calendarId: string, clock: string, fields: Record<string, unknown> = {}) => ({
  title: 'Visit',
  startDate: at(clock),
  endDate: new Date(Date.parse(at(clock)) + 1_800_000).toISOString(),
  calendarIds: [calendarId],
  ...fields,
})
