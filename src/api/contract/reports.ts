import { z } from 'zod/mini'
import { REPORT_BUCKETS } from './choices.ts'
import { date, queryList, uuid } from './fields.ts'
import { row } from './operation.ts'

/** Days that a report covers at most; the period before it is as long again. */
export const MOST_REPORTED_DAYS = 366

const figures = z.object({
  /** Minutes that calendars were open by their hours of today, without blocked time; 0 of a service. */
  openMinutes: z.number(),
  /** Minutes of these that were booked, each once; of a service the minutes of its appointments. */
  bookedMinutes: z.number(),
  /** Appointments that were not canceled. */
  appointments: z.int(),
  /** Those of them that are completed, the ones that nobody came to among them. */
  completed: z.int(),
  noShows: z.int(),
  canceled: z.int(),
  /** Canceled less than 24 hours before they would have begun. */
  canceledLate: z.int(),
  /** Minutes between booking and beginning, the middle one of all; null where there is none. */
  leadMinutes: z.nullable(z.int()),
})
/** What a report tells of one period, of all or of a part of what was booked. */
export type Figures = z.output<typeof figures>

const compared = { now: figures, before: figures }
const period = { from: date, until: date }

const reportLine = z.object({
  /** Of the calendar or service; of a bucket the first date of the week, or the weekday, where 0 is Monday. */
  id: z.string(),
  ...compared,
})
/** One line of a report: a calendar, a service or a bucket of time, with the period before. */
export type ReportLine = z.output<typeof reportLine>

/** How the house was doing in a period, and in the one of the same length before it. */
export const report = z.object({
  /** Dates, both included, on the clocks of each calendar; what is later than now is not counted. */
  ...period,
  before: z.object(period),
  by: z.enum(REPORT_BUCKETS),
  total: z.object(compared),
  buckets: z.array(reportLine),
  calendars: z.array(reportLine),
  services: z.array(reportLine),
})
/** How the house was doing in a period, and in the one before it. */
export type Report = z.output<typeof report>

const question = z.object({
  from: date,
  until: date,
  by: z.enum(REPORT_BUCKETS),
  /** Only these; all where none is named. */
  calendarIds: z.optional(queryList(uuid)),
})
/** What a report is asked for. */
export type ReportQuestion = z.output<typeof question>

/** The `reports` extension: load, no-shows, late cancellations and lead time (interface, section 8). */
export const reportRows = {
  get: row({
    resource: 'reports',
    section: 'extension reports',
    right: 'read',
    method: 'GET',
    path: '/x/reports',
    summary: 'Report load, no-shows, late cancellations and lead time',
    query: question,
    status: 200,
    answer: report,
  }),
}
