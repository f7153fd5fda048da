import { useLingui } from '@lingui/react'
import { contract } from '#api/contract/table.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { useResolutionPlan } from '../../../commands/conflict-resolution/use-resolution-plan.tsx'
import { useApi } from '../../../client/api-context.ts'
import { showToast } from '../../../ui/toast.ts'
import type { ScheduleBody } from '../schedule-form-values.ts'
import { mayStrand, type Planned, plannedCreate, plannedRemove, plannedUpdate } from './schedule-writes.ts'

/** The writes of a schedule's form, each through the resolution plan; `plain` does it where nothing is stranded. */
export function usePlannedSaves(schedule: WeeklySchedule | undefined) {
  const { i18n } = useLingui()
  const api = useApi()
  const { guard, panel } = useResolutionPlan()
  /**
   * A deployment that does not know dates of a schedule would open its hours at once: that is told, and the write taken
   * back. The form stays as it is typed.
   */
  const withDates = async (
    body: Partial<ScheduleBody>,
    saved: WeeklySchedule,
    takeBack: (id: string) => Promise<unknown>,
  ): Promise<WeeklySchedule> => {
    const { effectiveFrom, effectiveUntil } = body.configuration ?? {}
    if (!effectiveFrom && !effectiveUntil) return saved
    const { id, calendarId } = saved
    const stored = await api.call(contract.weeklySchedules.get, { params: { id }, query: { calendarId } })
    const kept = stored.configuration
    if (kept.effectiveFrom === effectiveFrom && kept.effectiveUntil === effectiveUntil) return saved
    const isBack = await takeBack(id).then(
      () => true,
      () => false,
    )
    showToast({
      tone: 'no-show',
      duration: 30_000,
      text: isBack
        ? i18n._('This server doesn’t keep the dates of a schedule, so nothing was changed. Save it without them.')
        : i18n._(
            'This server doesn’t keep the dates of a schedule, and the change couldn’t be taken back: it holds from now on.',
          ),
    })
    throw new DOMException('The dates were not kept.', 'AbortError')
  }
  const guarded = <Saved>(name: string, { change, write }: Planned, plain: () => Promise<Saved>): Promise<Saved> =>
    guard({ change: { schedules: [change] }, name, write, plain })
  return {
    panel,
    create: async (body: ScheduleBody, zone: string, plain: () => Promise<WeeklySchedule>): Promise<WeeklySchedule> => {
      const name = i18n._('Create “{name}”', { name: body.name })
      const isPlain = (body.serviceIds ?? []).length === 0
      const saved = await (isPlain ? plain() : guarded(name, plannedCreate(name, body, zone), plain))
      return withDates(body, saved, (id) => api.call(contract.weeklySchedules.remove, { params: { id } }))
    },
    update: async (
      body: Partial<ScheduleBody>,
      ifVersion: number | undefined,
      plain: () => Promise<WeeklySchedule>,
    ): Promise<WeeklySchedule> => {
      if (!schedule || !mayStrand(body)) return plain()
      const name = i18n._('Save “{name}”', { name: body.name ?? schedule.name })
      const saved = await guarded(name, plannedUpdate(name, schedule, body, ifVersion), plain)
      const old = { configuration: schedule.configuration }
      return withDates(body, saved, (id) => api.call(contract.weeklySchedules.update, { params: { id }, body: old }))
    },
    remove: (plain: () => Promise<unknown>): Promise<unknown> => {
      if (!schedule) return plain()
      const name = i18n._('Delete “{name}”', { name: schedule.name })
      return guarded(name, plannedRemove(name, schedule), plain)
    },
  }
}
