import type { Service } from '#api/contract/services.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { at, calendar, schedule, service } from '../../../fields/testing/records.ts'
import type { AvailabilityContext } from '../free-times/free-slots.ts'
import type { Clinic } from '../records/queries.ts'

export { appointment, at, calendar, service } from '../../../fields/testing/records.ts'

/** Open from nine to twelve every day. */
export const mornings = (calendarId: string): WeeklySchedule => schedule(calendarId, [['09:00', '12:00']], 'Mornings')

/** Ana and Ben, a room, and the service. */
export const clinic = (services: readonly Service[] = [service()]): Clinic => ({
  calendars: new Map([calendar('Ana'), calendar('Ben'), calendar('Room', 'asset')].map((it) => [it.id, it])),
  services: new Map(services.map((it) => [it.id, it])),
})

/** The mornings of everybody. */
export const schedules = { Ana: [mornings('Ana')], Ben: [mornings('Ben')], Room: [mornings('Room')] }

/** A morning at eight, before anybody is booked. */
export const situation = (more: Partial<AvailabilityContext> = {}): AvailabilityContext => ({
  ...clinic(),
  schedules,
  appointments: [],
  now: at('08:00'),
  ...more,
})
