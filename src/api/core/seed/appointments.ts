import { DAY, HOUR, MINUTE } from '../../time/durations.ts'
import type { Appointment } from '../../contract/appointments.ts'
import { emptyAppointment } from '../../contract/empty-appointment.ts'
import type { Calendar } from '../../contract/calendars.ts'
import type { WeeklySchedule } from '../../contract/weekly-schedules.ts'
import { minutesOf } from '../../time/clock.ts'
import { formatInstant } from '../../time/instant.ts'
import { addDays, daysBetween, weekday } from '../../time/week.ts'
import { dateOf, instantAt } from '../../time/zoned.ts'
import type { DemoService, Stamp } from './clinic.ts'
import { makeGuest } from './people.ts'
import type { Random } from './random.ts'

const DAYS_BACK = 28
const DAYS_AHEAD = 42

/** What an appointment of the demo starts from, before it says otherwise. */
export const blankAppointment = (
  random: Random,
  stamp: Stamp,
  calendarIds: string[],
  start: number,
  end: number,
): Appointment => ({
  ...emptyAppointment(),
  id: random.id(start - random.whole(1, 20) * DAY),
  title: '',
  startDate: formatInstant(start),
  endDate: formatInstant(end),
  calendarIds,
  calendarId: calendarIds[0] ?? '',
  classification: 'external',
  origin: 'dashboard',
  type: 'in-person',
  status: 'confirmed',
  reminders: [{ time: 1, unit: 'd', direction: 'before' }],
  lang: 'es',
  ...stamp,
})

type Standing = Pick<Appointment, 'status' | 'subStatus'>

const standing = (random: Random, start: number, end: number, now: number): Standing => {
  const luck = random.next()
  if (luck > 0.93)
    return { status: 'cancelled', subStatus: random.pick(['user-request', 'user-request', 'staff-request']) }
  if (end <= now) {
    if (luck > 0.88) return { status: 'completed', subStatus: 'no-show' }
    if (luck > 0.85) return { status: 'confirmed', subStatus: null }
    return { status: 'completed', subStatus: 'attended' }
  }
  if (start <= now) return { status: 'confirmed', subStatus: 'in-progress' }
  if (start - now < 20 * MINUTE) return { status: 'confirmed', subStatus: luck > 0.4 ? 'arrived' : null }
  return luck > 0.75 ? { status: 'pending', subStatus: null } : { status: 'confirmed', subStatus: null }
}

const COMMENTS = [
  'Prefers mornings.',
  'Bring the earlier report.',
  'Needs step-free access.',
  'Called twice to confirm.',
] as const

/** Open ranges of one date, epoch milliseconds: overrides and office days beat the week. */
const openRanges = (schedule: WeeklySchedule, date: string): [number, number][] => {
  const { workingHours, dateOverrides, outsOfTheOffice } = schedule.configuration
  if (outsOfTheOffice?.some(([from, to]) => from <= date && date <= to)) return []
  const day = String(weekday(date)) as keyof typeof workingHours
  return (dateOverrides?.[date] ?? workingHours[day] ?? []).map(([from, to]) => [
    instantAt(date, minutesOf(from) ?? 0, schedule.timezone),
    instantAt(date, minutesOf(to) ?? 0, schedule.timezone),
  ])
}

/** Where appointments are put, and what stands in the way. */
export interface Plan {
  random: Random
  stamp: Stamp
  now: number
  calendars: readonly Calendar[]
  services: readonly DemoService[]
  schedules: readonly WeeklySchedule[]
}

/** About 1,500 appointments around today in every status; none collides with another. */
export const makeAppointments = ({ random, stamp, now, calendars, services, schedules }: Plan): Appointment[] => {
  const made: Appointment[] = []
  const busyUntil = new Map<string, number>()

  for (const calendar of calendars.filter((it) => it.type === 'agent')) {
    const schedule = schedules.find((it) => it.calendarId === calendar.id)
    const offered = services.filter(
      (it) => it.active && it.calendars?.some(({ calendarId }) => calendarId === calendar.id),
    )
    const [first, ...rest] = offered
    if (!schedule || !first) continue
    const today = dateOf(now, calendar.timezone)

    const last = addDays(today, DAYS_AHEAD)
    for (let date = addDays(today, -DAYS_BACK); date <= last; date = addDays(date, 1)) {
      const demand = Math.max(0.08, 0.42 - Math.abs(daysBetween(today, date)) / 70)
      for (const [from, to] of openRanges(schedule, date)) {
        let at = from
        while (at < to) {
          const service = random.pick([first, ...rest])
          const end = at + service.duration * MINUTE
          const free = end + service.timeBetween * MINUTE
          const assetBusy = service.assetId !== null && (busyUntil.get(`${service.assetId} ${date}`) ?? 0) > at
          if (end > to || assetBusy || !random.chance(demand)) {
            at += random.pick([10, 15, 20, 30]) * MINUTE
            continue
          }
          const ids = service.assetId ? [calendar.id, service.assetId] : [calendar.id]
          const state = standing(random, at, end, now)
          made.push({
            ...blankAppointment(random, stamp, ids, at, end),
            title: service.name,
            serviceId: service.id,
            resourceId: service.assetId,
            type: service.hasICall ? 'video' : random.chance(0.08) ? 'phone' : 'in-person',
            origin: random.pick(['dashboard', 'dashboard', 'api', 'walk-in']),
            guests: [makeGuest(random)],
            comment: random.chance(0.12) ? random.pick(COMMENTS) : null,
            ...state,
            ...(state.status === 'cancelled'
              ? { cancelledAt: formatInstant(Math.min(now, at - HOUR)), cancellationOrigin: 'dashboard' }
              : {}),
          })
          if (service.assetId) busyUntil.set(`${service.assetId} ${date}`, free)
          at = Math.ceil(free / (5 * MINUTE)) * 5 * MINUTE
        }
      }
    }
  }
  return made
}
