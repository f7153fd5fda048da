import type { Calendar } from '#api/contract/calendars.ts'
import type { Service } from '#api/contract/services.ts'
import { contract } from '#api/contract/table.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { callData } from '../../client/call-data.ts'
import { madeBy, type RunLine } from '../../fields/bulk/run-data.ts'
import type { NamedPerson } from './parse-people.ts'

/** One whose hours and services others get, all of it read anew. */
export interface Example {
  calendar: Calendar
  schedules: readonly WeeklySchedule[]
  /** Services that the calendar offers, with all of their calendars. */
  services: readonly Service[]
}

const remove = { params: { id: '' } }

/**
 * The lines of a run that makes a calendar of each, with the schedules of the example, and puts all of them into its
 * services; `newId` names the lines, so that they are of this run alone. Schedules need their calendar, services all of them.
 */
export function peopleLines(
  people: readonly NamedPerson[],
  { type, timezone }: Pick<Calendar, 'type' | 'timezone'>,
  like: Example | undefined,
  newId: () => string,
): RunLine[] {
  const calendars = people.map(({ name, email }): RunLine => {
    const zone = like?.calendar.timezone ?? timezone
    return {
      id: newId(),
      name,
      call: callData(contract.adminCalendars.create, {
        body: { name, type, timezone: zone, ...(email && { email }), tags: [...(like?.calendar.tags ?? [])] },
      }),
      inverse: { ...callData(contract.adminCalendars.remove, remove), takesId: true },
    }
  })
  if (!like) return calendars
  const schedules = calendars.flatMap((calendar) =>
    like.schedules.map(({ name, timezone: zone, serviceIds, configuration }): RunLine => ({
      id: newId(),
      name: `${calendar.name} · ${name}`,
      needs: [calendar.id],
      call: callData(contract.weeklySchedules.create, {
        body: { name, calendarId: madeBy(calendar.id), timezone: zone, serviceIds, configuration },
      }),
      inverse: { ...callData(contract.weeklySchedules.remove, remove), takesId: true },
    })),
  )
  const services = like.services.map((service): RunLine => {
    const entries = service.calendars ?? []
    const own = entries.find(({ calendarId }) => calendarId === like.calendar.id)
    const added = calendars.map(({ id }) => ({ active: true, ...own, calendarId: madeBy(id) }))
    const params = { id: service.id }
    return {
      id: newId(),
      name: service.name,
      needs: calendars.map(({ id }) => id),
      call: callData(contract.services.update, {
        params,
        ifVersion: service.version || undefined,
        body: { calendars: [...entries, ...added] },
      }),
      inverse: { ...callData(contract.services.update, { params, body: { calendars: entries } }), takesVersion: true },
    }
  })
  return [...calendars, ...schedules, ...services]
}
