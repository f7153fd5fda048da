import { useLingui } from '@lingui/react'
import type { WeeklySchedule } from '../../../../api/contract/weekly-schedules.ts'
import { useApi } from '../../../client/api-context.ts'
import type { ScheduleBody } from '../schedule-form.ts'
import { mayStrand, plannedCreate, plannedRemove, plannedUpdate } from './schedule-writes.ts'
import { useResolutionPlan } from './use-resolution-plan.tsx'

/** The writes of a schedule's form, each through the resolution plan; `plain` does it where nothing is stranded. */
export function usePlannedSaves(schedule: WeeklySchedule | undefined) {
  const api = useApi()
  const { i18n } = useLingui()
  const { guard, panel } = useResolutionPlan()
  return {
    panel,
    create: (body: ScheduleBody, zone: string, plain: () => Promise<WeeklySchedule>): Promise<WeeklySchedule> => {
      if ((body.serviceIds ?? []).length === 0) return plain()
      const title = i18n._('Create “{name}”', { name: body.name })
      return guard({ ...plannedCreate(api, title, body, zone), plain })
    },
    update: (
      body: Partial<ScheduleBody>,
      ifVersion: number | undefined,
      plain: () => Promise<WeeklySchedule>,
    ): Promise<WeeklySchedule> => {
      if (!schedule || !mayStrand(body)) return plain()
      const title = i18n._('Save “{name}”', { name: body.name ?? schedule.name })
      return guard({ ...plannedUpdate(api, title, schedule, body, ifVersion), plain })
    },
    remove: (plain: () => Promise<unknown>): Promise<unknown> => {
      if (!schedule) return plain()
      const title = i18n._('Delete “{name}”', { name: schedule.name })
      const removed = async () => {
        await plain()
        return schedule
      }
      return guard({ ...plannedRemove(api, title, schedule), plain: removed })
    },
  }
}
