import { useLingui } from '@lingui/react'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { useResolutionPlan } from '../../../commands/conflict-resolution/use-resolution-plan.tsx'
import type { ScheduleBody } from '../schedule-form-values.ts'
import { mayStrand, type Planned, plannedCreate, plannedRemove, plannedUpdate } from './schedule-writes.ts'

/** The writes of a schedule's form, each through the resolution plan; `plain` does it where nothing is stranded. */
export function usePlannedSaves(schedule: WeeklySchedule | undefined) {
  const { i18n } = useLingui()
  const { guard, panel } = useResolutionPlan()
  const guarded = <Saved>(name: string, { change, write }: Planned, plain: () => Promise<Saved>): Promise<Saved> =>
    guard({ change: { schedules: [change] }, name, write, plain })
  return {
    panel,
    create: (body: ScheduleBody, zone: string, plain: () => Promise<WeeklySchedule>): Promise<WeeklySchedule> => {
      if ((body.serviceIds ?? []).length === 0) return plain()
      const name = i18n._('Create “{name}”', { name: body.name })
      return guarded(name, plannedCreate(name, body, zone), plain)
    },
    update: (
      body: Partial<ScheduleBody>,
      ifVersion: number | undefined,
      plain: () => Promise<WeeklySchedule>,
    ): Promise<WeeklySchedule> => {
      if (!schedule || !mayStrand(body)) return plain()
      const name = i18n._('Save “{name}”', { name: body.name ?? schedule.name })
      return guarded(name, plannedUpdate(name, schedule, body, ifVersion), plain)
    },
    remove: (plain: () => Promise<unknown>): Promise<unknown> => {
      if (!schedule) return plain()
      const name = i18n._('Delete “{name}”', { name: schedule.name })
      return guarded(name, plannedRemove(name, schedule), plain)
    },
  }
}
