import { MOST_REPORTED_DAYS } from '../../contract/reports.ts'
import { DAY } from '../../time/durations.ts'
import { addDays, daysBetween, datesThrough } from '../../time/week.ts'
import type { GroupOperations } from '../operation.ts'
import { houseOf } from '../rules/closures.ts'
import type { HoursSchedule } from '../rules/hours.ts'
import { createReport, periodBefore } from '../rules/report.ts'
import { turn } from '../turn.ts'
import { refuseImpossible } from './record.ts'

/** Days of appointments that are read at once: few enough that nobody else waits for them. */
const DAYS_AT_ONCE = 7
/** Appointments that are counted before others have their turn. */
const COUNTED_AT_ONCE = 500

/** The `reports` extension: how the house was doing (interface, section 8). */
export const reports: GroupOperations<'reports'> = {
  get: async ({ query }, context) => {
    const { from, until, calendarIds } = query
    const days = daysBetween(from, until) + 1
    if (days < 1) refuseImpossible([{ field: 'until', message: 'must not be before from' }])
    if (days > MOST_REPORTED_DAYS) {
      refuseImpossible([{ field: 'until', message: `must be at most ${MOST_REPORTED_DAYS} days after from` }])
    }
    const { rows } = context
    const chosen = calendarIds && calendarIds.length > 0 ? new Set(calendarIds) : undefined
    const calendars = (await rows.find('calendars', {})).items.filter(({ id }) => chosen?.has(id) ?? true)

    const closures = (await rows.find('closures', {})).items
    const houses = new Map(calendars.map((it) => [it.id, houseOf(closures, it)]))
    const schedules = new Map<string, HoursSchedule[]>()
    for (const schedule of (await rows.find('weeklySchedules', {})).items) {
      const { calendarId } = schedule
      const open = { ...schedule, house: houses.get(calendarId) }
      schedules.set(calendarId, [...(schedules.get(calendarId) ?? []), open])
    }
    const services = (await rows.find('services', {})).items.map(({ id }) => id)
    const counted = createReport(query, { calendars, schedules, now: context.now() })
    // A day more on both sides: the calendars are in many zones.
    const first = addDays(periodBefore(query).from, -1)
    const seen = new Set<string>()
    for (const begin of datesThrough(first, addDays(until, 1)).filter((_, at) => at % DAYS_AT_ONCE === 0)) {
      const start = Date.parse(`${begin}T00:00:00.000Z`)
      const window = [start, start + DAYS_AT_ONCE * DAY].map((at) => new Date(at).toISOString())
      const { items } = await rows.find('appointments', {
        where: [
          { during: [window[0] ?? null, window[1] ?? null] },
          ...(chosen ? [{ field: 'calendarIds', holdsAnyOf: [...chosen] }] : []),
        ],
      })
      for (const [at, appointment] of items.entries()) {
        if (at > 0 && at % COUNTED_AT_ONCE === 0) await turn()
        // One that lasts over the edge is found on both sides of it.
        if (seen.has(appointment.id)) continue
        seen.add(appointment.id)
        counted.add(appointment)
      }
      await turn()
    }
    return counted.answer(services, turn)
  },
}
