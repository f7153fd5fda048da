import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { contract } from '#api/contract/table.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { dateOf } from '#api/time/zoned.ts'
import { useApi } from '../../../client/api-context.ts'
import { useNow } from '../../../client/use-now.ts'
import { invalidate } from '../../../client/query.ts'
import { unlessGoneBack, useResolutionPlan } from '../../../commands/conflict-resolution/use-resolution-plan.tsx'
import { callOf, type RecordAction } from '../../../fields/list/record-actions.ts'
import { knownZone } from '../../../fields/known-zone.ts'
import { useCalendars } from '../../../fields/references.ts'
import { useDeleteQuestion } from '../../../fields/uses/use-delete-question.tsx'
import { withMessages } from '../../../i18n/catalogue.ts'
import { lazySection } from '../../../ui/lazy-part.tsx'
import { confirm } from '../../../ui/confirm.ts'
import { useAsked } from '../../../ui/use-asked.tsx'
import { showToast } from '../../../ui/toast.ts'
import { paths } from '../../../paths/paths.ts'
import { plannedRemove, plannedUpdate } from '../conflict-resolution/schedule-writes.ts'
import { datedConfiguration } from '../many/many-dates.ts'
import { readSchedule, writeSchedule } from '../schedule-form-values.ts'

const DateMany = lazySection(withMessages(() => import('../many/date-many.tsx')))

/** Longest name of a schedule (interface, section 6). */
const LONGEST_NAME = 200

/** What can be done with weekly schedules from their list, and the question that is asked for it. */
export function useScheduleActions(): { actions: readonly RecordAction<WeeklySchedule>[]; question: ReactNode } {
  const { i18n } = useLingui()
  const { ask, question } = useDeleteQuestion(paths)
  const api = useApi()
  const queryClient = useQueryClient()
  const calendars = useCalendars().byId
  const { guard, runAll, panel } = useResolutionPlan()
  const { remove } = contract.weeklySchedules

  const nameOf = ({ calendarId, name }: WeeklySchedule): string => {
    const calendar = calendars.get(calendarId)?.name
    return calendar === undefined ? name : `${calendar} · ${name}`
  }
  const removeOne = async (record: WeeklySchedule): Promise<boolean> => {
    const { id, name } = record
    if (!(await ask({ kind: 'weeklySchedule', record }, name))) return false
    const title = i18n._('Delete “{name}”', { name })
    const { change, write } = plannedRemove(title, record)
    const plain = async () => {
      await api.call(remove, { params: { id } })
      void invalidate(queryClient, remove)
      showToast({ tone: 'confirmed', text: i18n._('Deleted “{name}”', { name }) })
    }
    await guard({ change: { schedules: [change] }, name: title, write, plain })
    return true
  }
  const removeMany = async (records: readonly WeeklySchedule[]): Promise<boolean> => {
    const { length: count } = records
    const isSure = await confirm({
      title: i18n._('{count, plural, one {Delete # schedule?} other {Delete # schedules?}}', { count }),
      text: i18n._(
        'These hours can no longer be booked; a calendar without another schedule closes. Next, you decide about booked appointments.',
      ),
      confirmLabel: i18n._('Delete'),
      danger: true,
    })
    if (!isSure) return false
    const planned = records.map((record) => plannedRemove(nameOf(record), record))
    return runAll({
      name: i18n._('{count, plural, one {Delete # schedule} other {Delete # schedules}}', { count }),
      change: { schedules: planned.map(({ change }) => change) },
      writes: () => planned.map(({ write }) => write()),
    })
  }
  const many = useAsked(DateMany)
  const now = useNow()
  const dateMany = async (records: readonly WeeklySchedule[]): Promise<boolean> => {
    const dates = await many.ask({ count: records.length, today: dateOf(now, knownZone(records[0])) })
    if (!dates) return false
    const planned = records.flatMap((record) => {
      const configuration = datedConfiguration(record.configuration, dates)
      if (configuration === record.configuration) return []
      return plannedUpdate(nameOf(record), record, { configuration }, record.version || undefined)
    })
    if (planned.length === 0) {
      showToast({ text: i18n._('All of them are like that already.') })
      return false
    }
    const count = planned.length
    return runAll({
      name: i18n._('{count, plural, one {Change # schedule} other {Change # schedules}}', { count }),
      change: { schedules: planned.map(({ change }) => change) },
      writes: () => planned.map(({ write }) => write()),
    })
  }
  const copyOf = (schedule: WeeklySchedule) => ({
    ...writeSchedule(readSchedule(schedule.calendarId)(schedule)),
    name: i18n._('{name} (copy)', { name: schedule.name }).slice(0, LONGEST_NAME),
  })
  return {
    question: (
      <>
        {question}
        {panel}
        {many.question}
      </>
    ),
    actions: [
      {
        id: 'dates',
        label: i18n._('Valid from, until'),
        icon: 'calendar',
        act: (records) => dateMany(records).catch(unlessGoneBack),
      },
      {
        id: 'duplicate',
        label: i18n._('Duplicate'),
        icon: 'copy',
        call: callOf(contract.weeklySchedules.create, (schedule: WeeklySchedule) => ({ body: copyOf(schedule) })),
        title: (count) =>
          i18n._('{count, plural, one {Duplicate # schedule} other {Duplicate # schedules}}', { count }),
        done: (name) => i18n._('Duplicated “{name}”', { name }),
      },
      {
        id: 'delete',
        label: i18n._('Delete'),
        icon: 'trash',
        danger: true,
        act: ([only, ...others]) => {
          if (!only) return Promise.resolve(false)
          const work = others.length === 0 ? removeOne(only) : removeMany([only, ...others])
          return work.catch(unlessGoneBack)
        },
      },
    ],
  }
}
