import type { Calendar } from '#api/contract/calendars.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { configurationErrors } from '#api/core/rules/schedule-ranges.ts'
import { minutesOf } from '#api/time/clock.ts'
import type { ScheduleEdit } from '../../../commands/conflict-resolution/strand.ts'
import { type Planned, plannedCreate, plannedUpdate } from '../conflict-resolution/schedule-writes.ts'
import type { ScheduleBody } from '../schedule-form-values.ts'

/** Where a week goes. */
export interface CopyTarget {
  readonly calendar: Calendar
  /** The schedule whose hours are replaced; without it a new one is made. */
  readonly schedule: WeeklySchedule | undefined
}

/** What is copied. */
export interface CopiedWeek {
  /** Name of a new schedule. */
  readonly name: string
  readonly workingHours: ScheduleBody['configuration']['workingHours']
}

/** Whether a week can be stored: every range is finished, and none overlaps another. */
export const isSound = ({ workingHours }: CopiedWeek): boolean =>
  Object.values(workingHours)
    .flat()
    .every((pair) => pair?.every((time) => minutesOf(time) !== undefined)) &&
  configurationErrors({ workingHours }).length === 0

/** What the chosen targets would become, for the plan and for what is told before. */
export const copyEdits = ({ workingHours }: CopiedWeek, targets: readonly CopyTarget[]): ScheduleEdit[] =>
  targets.map(({ calendar, schedule }) => ({
    before: schedule,
    after: schedule
      ? { ...schedule, configuration: { ...schedule.configuration, workingHours } }
      : { calendarId: calendar.id, timezone: calendar.timezone, serviceIds: [], configuration: { workingHours } },
  }))

/** The writes that put a week on other calendars, one schedule each; what a schedule has beside its hours stays. */
export const copyWrites = ({ name, workingHours }: CopiedWeek, targets: readonly CopyTarget[]): Planned[] =>
  targets.map(({ calendar, schedule }) => {
    const title = `${calendar.name} · ${schedule?.name ?? name}`
    if (!schedule) {
      const body = { name, calendarId: calendar.id, serviceIds: [], configuration: { workingHours } }
      return plannedCreate(title, body, calendar.timezone)
    }
    const configuration = { ...schedule.configuration, workingHours }
    return plannedUpdate(title, schedule, { configuration }, schedule.version || undefined)
  })
