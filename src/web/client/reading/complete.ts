import { isObject, type JsonObject } from '#api/contract/json-object.ts'
import type { ResourceName } from '#api/contract/operation.ts'

/**
 * Values that take the place of what is missing: where null or zero would break arithmetic or a format, and where the
 * first choice of several would be read as a fact.
 */
const STAND_INS: Partial<Record<ResourceName, JsonObject>> = {
  services: { duration: 30, incrementTime: 15, maxTimeToSchedule: 365, active: true },
  calendars: { timezone: 'UTC' },
  weeklySchedules: { timezone: 'UTC' },
  appointments: { status: '', state: '' },
  multimedia: { status: '' },
}

/** Times that nothing is worked out from, so that nobody has to make them up. */
const AUDIT_TIMES = ['createdAt', 'updatedAt']

const idOf = (value: unknown): unknown => (isObject(value) ? (value.id ?? value._id) : value)

const appointment = (raw: JsonObject): JsonObject => {
  const one = raw.calendarId ?? idOf(raw.calendar)
  const many = Array.isArray(raw.calendarIds)
    ? raw.calendarIds
    : Array.isArray(raw.calendars)
      ? raw.calendars.map(idOf)
      : []
  const calendarIds = many.length > 0 ? many : one === undefined || one === null ? [] : [one]
  return {
    ...raw,
    calendarIds,
    calendarId: one ?? calendarIds[0] ?? '',
    serviceId: raw.serviceId ?? idOf(raw.service) ?? null,
    guests: raw.guests ?? (isObject(raw.guest) ? [raw.guest] : []),
    endDate: raw.endDate ?? raw.startDate,
  }
}

const medium = (raw: JsonObject): JsonObject => {
  const kind = typeof raw.format === 'string' ? raw.format.split('/')[0] : undefined
  return { ...raw, type: raw.type ?? (kind === 'video' || kind === 'audio' ? kind : 'image') }
}

const room = (raw: JsonObject): JsonObject => ({
  ...raw,
  publicId: raw.publicId ?? raw.id,
  template: isObject(raw.template) ? raw.template : { ...raw },
})

const calendar = (raw: JsonObject): JsonObject => ({ ...raw, name: raw.name ?? raw.email ?? raw.id })

const READERS: Partial<Record<ResourceName, (raw: JsonObject) => JsonObject>> = {
  appointments: appointment,
  multimedia: medium,
  rooms: room,
  calendars: calendar,
}

/** Works out fields that a deployment leaves out from others that it gives. */
export const derive = (resource: ResourceName, raw: JsonObject): JsonObject => READERS[resource]?.(raw) ?? raw

/** The record with values in place of what is missing, with which the dashboard can go on working. */
export const standIn = (resource: ResourceName, given: JsonObject, missing: ReadonlySet<string>): JsonObject => {
  const values = Object.entries(STAND_INS[resource] ?? {}).filter(([name]) => missing.has(name))
  return { ...given, ...Object.fromEntries(values) }
}

/** The record without times that nobody told and that nothing is worked out from. */
export const withoutMadeUpTimes = (record: unknown, missing: ReadonlySet<string>): unknown => {
  const untold = AUDIT_TIMES.filter((name) => missing.has(name))
  return isObject(record) && untold.length > 0
    ? { ...record, ...Object.fromEntries(untold.map((name) => [name, ''])) }
    : record
}
