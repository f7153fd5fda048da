import type { Appointment } from '../../contract/appointments.ts'
import type { Calendar } from '../../contract/calendars.ts'
import type { Figures, Report, ReportLine, ReportQuestion } from '../../contract/reports.ts'
import { HOUR, MINUTE } from '../../time/durations.ts'
import { intersect, intersectLists, type Interval, merge, subtractLists, totalMinutes } from '../../time/interval.ts'
import { addDays, datesThrough, daysBetween, weekday } from '../../time/week.ts'
import { dateOf, dayInterval } from '../../time/zoned.ts'
import { type HoursSchedule, openHours } from './hours.ts'
import { hasLapsed, isUndecided } from './overlap.ts'
import { isWaiting } from './waiting.ts'

/** Who cancels later than this before the appointment cancels late, in milliseconds. */
const LATE = 24 * HOUR

/** What a report is worked out from, beside the appointments. */
export interface ReportInput {
  readonly calendars: readonly Pick<Calendar, 'id' | 'timezone'>[]
  /** The schedules of each calendar, by its id; the open time is what they say today. */
  readonly schedules: ReadonlyMap<string, readonly HoursSchedule[]>
  /** Epoch milliseconds: what is later is not counted. */
  readonly now: number
}

/** What a report reads of an appointment. */
export type ReportedAppointment = Pick<
  Appointment,
  | 'id'
  | 'startDate'
  | 'endDate'
  | 'calendarIds'
  | 'serviceId'
  | 'status'
  | 'subStatus'
  | 'blocked'
  | 'blockedUntil'
  | 'model'
  | 'voting'
  | 'extraFields'
  | 'cancelledAt'
  | 'createdAt'
>

/** The period of the same length that ends the day before another begins; dates, both included. */
export const periodBefore = ({ from, until }: Pick<ReportQuestion, 'from' | 'until'>) => {
  const days = daysBetween(from, until) + 1
  return { from: addDays(from, -days), until: addDays(from, -1) }
}

/** The buckets of a period: the first dates of its weeks, or the weekdays, where 0 is Monday. */
export const bucketsOf = ({ from, until, by }: ReportQuestion): string[] =>
  by === 'weekday'
    ? ['0', '1', '2', '3', '4', '5', '6']
    : datesThrough(from, until).filter((date) => daysBetween(from, date) % 7 === 0)

class Tally {
  #open = 0
  #booked = 0
  #appointments = 0
  #held = 0
  #noShows = 0
  #canceled = 0
  #canceledLate = 0
  #leads: number[] = []

  addTime(open: number, booked: number): void {
    this.#open += open
    this.#booked += booked
  }

  add({ startDate, status, subStatus, cancelledAt, createdAt }: ReportedAppointment): void {
    const start = Date.parse(startDate)
    if (status === 'cancelled') {
      this.#canceled++
      if (cancelledAt !== null && start - Date.parse(cancelledAt) < LATE) this.#canceledLate++
      return
    }
    this.#appointments++
    if (status === 'completed') this.#held++
    if (status === 'completed' && subStatus === 'no-show') this.#noShows++
    // What was written down afterward was not booked ahead at all.
    this.#leads.push(Math.max(0, start - Date.parse(createdAt)) / MINUTE)
  }

  figures(): Figures {
    const sorted = this.#leads.toSorted((a, b) => a - b)
    const middle = sorted[Math.floor(sorted.length / 2)]
    return {
      openMinutes: this.#open,
      bookedMinutes: this.#booked,
      appointments: this.#appointments,
      completed: this.#held,
      noShows: this.#noShows,
      canceled: this.#canceled,
      canceledLate: this.#canceledLate,
      leadMinutes: middle === undefined ? null : Math.round(middle),
    }
  }
}

class Tallies {
  readonly #tallies = new Map<string, Tally>()

  at(key: string): Tally {
    const tally = this.#tallies.get(key) ?? new Tally()
    this.#tallies.set(key, tally)
    return tally
  }
}

type When = 'now' | 'before'

/**
 * Counts appointments as they are given, in any order, each once. `answer` then adds the open time, calendar by calendar;
 * `pause` is awaited between them, so that many calendars hold nobody up.
 */
export function createReport(question: ReportQuestion, { calendars, schedules, now }: ReportInput) {
  const periods = { now: { from: question.from, until: question.until }, before: periodBefore(question) }
  const zones = new Map(calendars.map(({ id, timezone }) => [id, timezone]))
  const tallies = { total: new Tallies(), bucket: new Tallies(), calendar: new Tallies(), service: new Tallies() }
  const booked = new Map<string, Interval[]>()
  const blocked = new Map<string, Interval[]>()

  const whenOf = (date: string): When | undefined =>
    date >= periods.now.from && date <= periods.now.until
      ? 'now'
      : date >= periods.before.from && date <= periods.before.until
        ? 'before'
        : undefined
  const bucketOf = (date: string, when: When): string =>
    question.by === 'weekday'
      ? String(weekday(date))
      : addDays(question.from, Math.floor(daysBetween(periods[when].from, date) / 7) * 7)
  const push = (lists: Map<string, Interval[]>, id: string, interval: Interval) => {
    const list = lists.get(id)
    if (list) list.push(interval)
    else lists.set(id, [interval])
  }

  const add = (appointment: ReportedAppointment): void => {
    if (isWaiting(appointment) || isUndecided(appointment) || hasLapsed(appointment, now)) return
    const [start, end] = [Date.parse(appointment.startDate), Date.parse(appointment.endDate)]
    const ids = appointment.calendarIds.filter((id) => zones.has(id))
    const isGone = appointment.status === 'cancelled'
    if (!isGone) for (const id of ids) push(appointment.blocked ? blocked : booked, id, { start, end })
    const [first] = ids
    if (first === undefined || appointment.blocked || start >= now) return
    const date = dateOf(start, zones.get(first) ?? 'UTC')
    const when = whenOf(date)
    if (!when) return
    tallies.total.at(when).add(appointment)
    tallies.bucket.at(`${when} ${bucketOf(date, when)}`).add(appointment)
    for (const id of ids) tallies.calendar.at(`${when} ${id}`).add(appointment)
    const ofService = tallies.service.at(`${when} ${appointment.serviceId ?? ''}`)
    ofService.add(appointment)
    if (!isGone) ofService.addTime(0, (Math.min(end, now) - start) / MINUTE)
  }

  const addOpenTime = (id: string, zone: string, when: When): void => {
    const dates = datesThrough(periods[when].from, periods[when].until)
    const window = { start: dayInterval(dates[0] ?? '', zone).start, end: dayInterval(dates.at(-1) ?? '', zone).end }
    const past = intersect(window, { start: 0, end: now })
    if (!past) return
    const open = subtractLists(openHours(schedules.get(id) ?? [], past).open, merge(blocked.get(id) ?? []))
    const taken = intersectLists(open, merge(booked.get(id) ?? []))
    for (const date of dates) {
      const day = [dayInterval(date, zone)]
      const [ofDay, takenOfDay] = [open, taken].map((list) => totalMinutes(intersectLists(list, day)))
      const tallied = [
        tallies.total.at(when),
        tallies.bucket.at(`${when} ${bucketOf(date, when)}`),
        tallies.calendar.at(`${when} ${id}`),
      ]
      for (const tally of tallied) tally.addTime(ofDay ?? 0, takenOfDay ?? 0)
    }
  }

  const lines = (kind: keyof typeof tallies, ids: readonly string[]): ReportLine[] =>
    ids.map((id) => ({
      id,
      now: tallies[kind].at(`now ${id}`).figures(),
      before: tallies[kind].at(`before ${id}`).figures(),
    }))

  const answer = async (services: readonly string[], pause: () => Promise<void>): Promise<Report> => {
    for (const [id, zone] of zones) {
      addOpenTime(id, zone, 'now')
      addOpenTime(id, zone, 'before')
      await pause()
    }
    return {
      ...periods.now,
      before: periods.before,
      by: question.by,
      total: { now: tallies.total.at('now').figures(), before: tallies.total.at('before').figures() },
      buckets: lines('bucket', bucketsOf(question)),
      calendars: lines('calendar', [...zones.keys()]),
      services: lines('service', services),
    }
  }
  return { add, answer }
}
