import type { Appointment } from '#api/contract/appointments.ts'
import { hasLapsed, isUndecided } from '#api/core/rules/overlap.ts'
import { HOUR, MINUTE } from '#api/time/durations.ts'
import { daysAhead, type HomeClock } from './when.ts'

/** What the desk has to look at now; an appointment is in one of these lists at most. */
export interface Today {
  /** Should have begun, and nobody has said that the guest is there. */
  late: Appointment[]
  /** In the house: waiting or in progress. */
  here: Appointment[]
  /** Still to come today. */
  coming: Appointment[]
  /** Of today, and over. */
  done: Appointment[]
  noShows: Appointment[]
  /** Would have been today. */
  cancelled: Appointment[]
  tomorrow: Appointment[]
}

const hour = HOUR
/** Lateness is counted from this long after the start. */
const GRACE = 5 * MINUTE
/** Nobody is waited for longer than this after the end. */
const PATIENCE = 12 * hour
/** Holds that lapse within this time are shown. */
const SOON = 24 * hour

const HERE = ['arrived', 'in-progress']
const OVER = ['attended', 'no-show']

/** Whether somebody is expected: no block, no poll without a time, no hold that has lapsed. */
const isExpected = (appointment: Appointment, now: number): boolean =>
  !appointment.blocked && !isUndecided(appointment) && !hasLapsed(appointment, now)

const listOf = (appointment: Appointment, desk: HomeClock): keyof Today | undefined => {
  const { blocked, startDate, endDate } = appointment
  // Other deployments know other statuses.
  const status: string = appointment.status
  const subStatus = appointment.subStatus ?? ''
  if (blocked) return undefined
  const ahead = daysAhead(appointment, desk)
  if (status === 'cancelled') return ahead === 0 ? 'cancelled' : undefined
  if (status === 'completed' || OVER.includes(subStatus)) {
    if (ahead !== 0) return undefined
    return subStatus === 'no-show' ? 'noShows' : 'done'
  }
  if (!isExpected(appointment, desk.now)) return undefined
  const waitedFor = Date.parse(startDate) + GRACE < desk.now
  const given = Date.parse(endDate) + PATIENCE <= desk.now
  if (HERE.includes(subStatus)) return given && ahead !== 0 ? undefined : 'here'
  if (waitedFor) return given || (status !== 'pending' && status !== 'confirmed') ? undefined : 'late'
  return ahead === 0 ? 'coming' : ahead === 1 ? 'tomorrow' : undefined
}

/** Sorts appointments into what is late, here, coming, over, and tomorrow, each by its own calendar's day. */
export function sortToday(appointments: readonly Appointment[], desk: HomeClock): Today {
  const today: Today = { late: [], here: [], coming: [], done: [], noShows: [], cancelled: [], tomorrow: [] }
  for (const appointment of inOrder(appointments)) {
    const name = listOf(appointment, desk)
    if (name) today[name].push(appointment)
  }
  return today
}

/** Those still to come, today or on the `days` dates after it, that nobody has confirmed. */
export const unconfirmedOf = (appointments: readonly Appointment[], desk: HomeClock, days: number): Appointment[] =>
  inOrder(appointments).filter(
    (it) =>
      it.status === 'pending' &&
      isExpected(it, desk.now) &&
      Date.parse(it.startDate) > desk.now &&
      daysAhead(it, desk) <= days,
  )

/** Holds that will lapse by themselves within a day, the first to lapse first; each once. */
export function holdsOf(appointments: readonly Appointment[], now: number): Appointment[] {
  const lapse = ({ blockedUntil }: Appointment) => (blockedUntil === null ? NaN : Date.parse(blockedUntil))
  const each = [...new Map(appointments.map((it) => [it.id, it])).values()]
  return each
    .filter(
      (it) => it.status !== 'cancelled' && lapse(it) > now && lapse(it) <= now + SOON && Date.parse(it.endDate) > now,
    )
    .toSorted((a, b) => lapse(a) - lapse(b))
}

const inOrder = (appointments: readonly Appointment[]): Appointment[] =>
  appointments.toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate))
