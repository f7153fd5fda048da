import { z } from 'zod/mini'
import { calendarIds } from './appointment-fields.ts'
import { RECORD_RESOURCES } from './choices.ts'
import { dateTime, text, uuid } from './fields.ts'
import { row } from './operation.ts'

/** How long somebody is told to be present after saying so, milliseconds; who stays says so again several times as often. */
export const PRESENCE_LASTS = 30_000

/** Records at which somebody can be seen: what all may read. */
const resource = z.enum(RECORD_RESOURCES)
const record = z.strictObject({ resource, id: text(100) })
const time = z
  .strictObject({ calendarIds, startDate: dateTime, endDate: dateTime })
  .check(z.refine((it) => Date.parse(it.startDate) < Date.parse(it.endDate), { error: 'must end after it begins' }))

const what = {
  doing: z.enum(['looking', 'editing', 'booking']),
  /** The record that is looked at or edited. */
  record: z.optional(record),
  /** The time that is being booked: told to others, and in nobody's way. */
  time: z.optional(time),
}

/** What somebody says of their presence: at a record or at a time, never who is booked for. */
export const announcePresence = z
  .strictObject(what)
  .check(z.refine((it) => Boolean(it.record ?? it.time), { error: 'needs a record or a time' }))

const shown = {
  id: uuid,
  key: z.string(),
  /** Null where no person is behind the key. */
  person: z.nullable(uuid),
  doing: what.doing,
  record: z.nullable(record),
  time: z.nullable(time),
}

/** Who is present, and at what, as the feed tells it. */
export const shownPresence = z.object(shown)
/** Who is present, and at what. */
export type ShownPresence = z.output<typeof shownPresence>

/** The same with its end. */
export const presence = z.object({ ...shown, until: dateTime })

const one = {
  resource: 'presence',
  section: 'extension presence',
  right: 'read',
  passing: true,
  path: '/x/presence/{id}',
  params: z.object({ id: uuid }),
  status: 200,
  answer: presence,
} as const

/** The `presence` extension: who looks at or works on what; the feed tells it (interface, section 8). */
export const presenceRows = {
  announce: row({
    ...one,
    method: 'PUT',
    summary: 'Tell others what one looks at or works on, for 30 seconds',
    body: announcePresence,
  }),
  leave: row({ ...one, method: 'DELETE', summary: 'Tell others that one has left' }),
}
