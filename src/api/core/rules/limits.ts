import { epochOf } from '../../time/instant.ts'
import { type Interval, merge, subtractLists } from '../../time/interval.ts'
import { addDays } from '../../time/week.ts'
import { dateOf, startOfDay } from '../../time/zoned.ts'

type DayRanges = readonly (readonly [first: string, last: string])[]

/** What the rules read of a service (interface section 4), and of its entry for the calendar in question. */
export interface ServiceRules {
  /** Minutes. */
  readonly duration: number
  /** Minutes kept free after an appointment. */
  readonly timeBetween: number
  /** Minutes between offered starts. */
  readonly incrementTime: number
  /** Days of least notice. */
  readonly minTimeToSchedule: number
  /** Days of horizon. */
  readonly maxTimeToSchedule: number
  readonly active?: boolean | undefined
  readonly allowOverlapping?: boolean | undefined
  /** Date-times; none at all means always. */
  readonly dateRanges?: readonly { readonly startDate: string; readonly endDate: string }[] | undefined
  /** Dates, both ends included; an empty `include` leaves every day open. */
  readonly restrictionDates?:
    | { readonly include?: DayRanges | undefined; readonly exclude?: DayRanges | undefined }
    | undefined
}

/**
 * The first instant at which an appointment may begin: without notice it is now, with n days of notice the beginning of
 * the n-th day after today. Whole days of the zone, because "one day's notice" is said at a desk and means tomorrow.
 */
export function earliestStart({ minTimeToSchedule }: ServiceRules, now: number, zone: string): number {
  return minTimeToSchedule <= 0 ? now : startOfDay(addDays(dateOf(now, zone), minTimeToSchedule), zone)
}

/** The instant before which an appointment must begin: the end of the n-th day after today, 0 being today itself. */
export function latestStart({ maxTimeToSchedule }: ServiceRules, now: number, zone: string): number {
  return startOfDay(addDays(dateOf(now, zone), maxTimeToSchedule + 1), zone)
}

/** When the service's date ranges let it be booked, as a merged list. */
export function datedTime({ dateRanges = [] }: ServiceRules): Interval[] {
  if (dateRanges.length === 0) return [always]
  return merge(dateRanges.map(({ startDate, endDate }) => ({ start: epochOf(startDate), end: epochOf(endDate) })))
}

/** When the calendar's restriction dates let the service be booked on it, as a merged list. */
export function unrestrictedTime({ restrictionDates }: ServiceRules, zone: string): Interval[] {
  const { include = [], exclude = [] } = restrictionDates ?? {}
  const days = (ranges: DayRanges) =>
    merge(ranges.map(([first, last]) => ({ start: startOfDay(first, zone), end: startOfDay(addDays(last, 1), zone) })))
  return subtractLists(include.length === 0 ? [always] : days(include), days(exclude))
}

const always: Interval = { start: -Infinity, end: Infinity }
