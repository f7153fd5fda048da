import { z } from 'zod/mini'
import { CLOSURE_KINDS, WEEKS_OF_MONTH } from './choices.ts'
import { audit, clearable, clockTime, date, paging, text, uuid, whole, words } from './fields.ts'
import { row } from './operation.ts'

const ranges = z.array(z.tuple([clockTime, clockTime])).check(z.maxLength(48))

/** Days that come again: these weekdays, `0` is Monday, of each week or of one week of the month. */
const weekdayRule = z.strictObject({
  weekdays: z.array(whole(0, 6)).check(z.minLength(1), z.maxLength(7)),
  weekOfMonth: z.optional(z.nullable(z.union(WEEKS_OF_MONTH.map((it) => z.literal(it))))),
  /** The first and the last day on which it can hold, both included; null for no end. */
  from: z.optional(z.nullable(date)),
  until: z.optional(z.nullable(date)),
})

const fields = {
  /** First and last day, both included, in the zone of each calendar. */
  dates: clearable(z.tuple([date, date])),
  rule: clearable(weekdayRule),
  /** Wall-clock ranges of each of the days; none: the whole day. */
  ranges: z.optional(ranges),
  /** None: every calendar of the organization, also those that come later. */
  calendarIds: z.optional(z.array(uuid).check(z.maxLength(1000))),
  /** Which event of which calendar file it was read from. */
  sourceUid: clearable(text(500)),
}

/** Days or hours on which many calendars are closed, or open beside their week, with the reason. */
export const closure = z.object({
  id: uuid,
  reason: z.string(),
  kind: z.enum(CLOSURE_KINDS),
  dates: z.nullable(z.tuple([date, date])),
  rule: z.nullable(weekdayRule),
  ranges,
  calendarIds: z.array(uuid),
  sourceUid: z.nullable(z.string()),
  ...audit,
})
/** A closure of the house, or its extra hours. */
export type Closure = z.output<typeof closure>

const kind = z.enum(CLOSURE_KINDS)
const base = { resource: 'closures', section: 'extension closures', answer: closure } as const
const one = { ...base, path: '/x/closures/{id}', params: z.object({ id: uuid }), status: 200 } as const

/** Closures and extra hours of the house (interface, section 8): everybody reads them, who may change hours writes them. */
export const closureRows = {
  list: row({
    ...base,
    right: 'read',
    method: 'GET',
    path: '/x/closures',
    summary: 'List closures and extra hours',
    query: z.object(paging(1000)),
    status: 200,
    list: { shape: 'array', defaultLimit: 100, maxLimit: 1000 },
  }),
  create: row({
    ...base,
    right: 'write',
    method: 'POST',
    path: '/x/closures',
    summary: 'Create a closure',
    body: z.strictObject({ reason: words(200), kind: z.optional(kind), ...fields }),
    status: 201,
  }),
  get: row({ ...one, method: 'GET', summary: 'Read a closure', right: 'read' }),
  update: row({
    ...one,
    method: 'PUT',
    summary: 'Change a closure',
    right: 'write',
    body: z.strictObject({ reason: z.optional(words(200)), kind: z.optional(kind), ...fields }),
  }),
  remove: row({ ...one, method: 'DELETE', summary: 'Delete a closure', right: 'write' }),
}
