import { z } from 'zod/mini'
import { date, queryList, uuid, zoneName } from './fields.ts'
import { row } from './operation.ts'

const perDay = z.array(z.int())
const counts = {
  /** How many begin on each day: without canceled ones, blocks, and those who wait for a time. */
  appointments: perDay,
  /** Those of them that nobody has confirmed. */
  unconfirmed: perDay,
}

/** How full some days are, a number for each day in the order of `dates`. */
const load = z.object({
  dates: z.array(date),
  /** Of all these calendars together, or of all there are; an appointment of several of them counts once. */
  total: z.object({
    ...counts,
    /** Those of the appointments to which the guest did not come. */
    noShows: perDay,
    /** How many would have begun, and were canceled. */
    cancelled: perDay,
  }),
  /** In the order in which they were asked for; none where none were named. */
  calendars: z.array(
    z.object({
      id: uuid,
      ...counts,
      /** Open by the weekly schedules and not blocked; 0 of a calendar without any. */
      openMinutes: perDay,
      /** Of that what is booked, each minute once. */
      bookedMinutes: perDay,
      /** Of that what is not booked. */
      freeMinutes: perDay,
    }),
  ),
})
/** How full some days of some calendars are. */
export type Load = z.output<typeof load>

const question = z.object({
  /** Dates, both included. */
  from: date,
  until: date,
  /** Absent: the total of all calendars alone. */
  calendarIds: z.optional(queryList(uuid)),
  /** The zone in which a day begins and ends; absent: each calendar's own. */
  timezone: z.optional(zoneName),
})
/** What a load is asked for. */
export type LoadQuestion = z.output<typeof question>

/** The `load` extension: how full days are, without the appointments that make them so (interface, section 8). */
export const loadRows = {
  get: row({
    resource: 'appointments',
    section: 'extension load',
    right: 'read',
    method: 'GET',
    path: '/x/load',
    summary: 'Count what is booked, open and free by day and calendar',
    query: question,
    status: 200,
    answer: load,
  }),
}
