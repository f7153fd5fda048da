import { schedulesFor } from '#api/core/rules/hours.ts'
import type { Range } from '../schedule-form-values.ts'

/** What is read of a schedule to know who uses it. */
export interface UsedSchedule {
  /** Empty for one that is not stored yet. */
  id: string
  serviceIds: readonly string[]
  week: readonly { ranges: readonly Range[] }[]
  overrides: readonly { ranges: readonly Range[] }[]
}

/** A service by name. */
export interface NamedService {
  id: string
  name: string
}

/** Who uses which schedule of a calendar. */
export interface Users {
  /** The services that use a schedule, by the schedule's id. */
  bySchedule: ReadonlyMap<string, readonly NamedService[]>
  /** Services of the calendar that have no open hours in any week, nor on any single day. */
  withoutHours: readonly NamedService[]
}

const isEverOpen = ({ week, overrides }: UsedSchedule): boolean =>
  [...week, ...overrides].some(({ ranges }) => ranges.length > 0)

/** Which of a calendar's services use which of its schedules, by the rule that offers free times. */
export const usersOf = (schedules: readonly UsedSchedule[], services: readonly NamedService[]): Users => {
  const used = services.map((service) => ({ service, by: schedulesFor(schedules, service.id) }))
  return {
    bySchedule: new Map(
      schedules.map(({ id }) => [
        id,
        used.filter(({ by }) => by.some((it) => it.id === id)).map(({ service }) => service),
      ]),
    ),
    withoutHours: used.filter(({ by }) => !by.some(isEverOpen)).map(({ service }) => service),
  }
}
