import type { Calendar } from '../../../../api/contract/calendars.ts'
import { contract } from '../../../../api/contract/table.ts'
import type { WeeklySchedule } from '../../../../api/contract/weekly-schedules.ts'
import { configurationErrors } from '../../../../api/core/rules/schedule-ranges.ts'
import { minutesOf } from '../../../../api/time/clock.ts'
import type { Api } from '../../../client/create-api.ts'
import type { ActContext, RunSpec } from '../../../ui/run/run-spec.ts'
import type { ScheduleBody } from '../schedule-form.ts'

/** Where a week goes. */
export interface Target {
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

interface Item {
  readonly id: string
  readonly name: string
  readonly to: string
  readonly target: Target
}

/** The run that puts a week on other calendars, one schedule each; what a schedule has beside its hours stays. */
export const copyRun = (
  api: Api,
  { name, workingHours }: CopiedWeek,
  targets: readonly Target[],
  words: { title: string; undoTitle: string; to: (target: Target) => string },
): RunSpec<Item> => {
  // The runner waits and repeats in the sight of the person; the client must not do so unseen.
  const once = ({ signal }: ActContext) => ({ signal, retries: 0 })
  const { create, update, remove } = contract.weeklySchedules
  return {
    title: words.title,
    undoTitle: words.undoTitle,
    items: targets.map((target) => ({
      id: target.schedule?.id ?? target.calendar.id,
      name: `${target.calendar.name} · ${target.schedule?.name ?? name}`,
      to: words.to(target),
      target,
    })),
    act: ({ target: { calendar, schedule } }, context) =>
      schedule
        ? api.call(update, {
            ...once(context),
            params: { id: schedule.id },
            body: { configuration: { ...schedule.configuration, workingHours } },
            ifVersion: schedule.version || undefined,
          })
        : api.call(create, {
            ...once(context),
            idempotencyKey: context.idempotencyKey,
            body: { name, calendarId: calendar.id, serviceIds: [], configuration: { workingHours } },
          }),
    undo: ({ target: { schedule } }, result, context) => {
      // What the act of this run answered is a schedule.
      const saved = result as WeeklySchedule
      return schedule
        ? api.call(update, {
            ...once(context),
            params: { id: schedule.id },
            body: { configuration: schedule.configuration },
            ifVersion: saved.version || undefined,
          })
        : api.call(remove, { ...once(context), params: { id: saved.id } })
    },
    // A new schedule without an answer may be there already.
    repeatable: targets.every(({ schedule }) => schedule !== undefined),
  }
}
