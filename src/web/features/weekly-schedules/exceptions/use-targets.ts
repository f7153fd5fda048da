import { useQueries } from '@tanstack/react-query'
import { contract } from '#api/contract/table.ts'
import type { ScheduleConfiguration, WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { useApi } from '../../../client/api-context.ts'
import { queryAllOf } from '../../../client/query.ts'
import { readSchedule, writeSchedule } from '../schedule-form-values.ts'
import { effectOf, type ExceptionEntry, paintEntries } from './painting.ts'

/** A schedule that exceptions could be applied to, and what that would do. */
export interface ExceptionsTarget {
  schedule: WeeklySchedule
  /** The configuration with the exceptions in it. */
  configuration: ScheduleConfiguration
  effect: ReturnType<typeof effectOf>
}

/** The schedules of calendars as they would be with the entries; of each calendar either its schedules or why not. */
export function useTargets(
  calendarIds: readonly string[],
  entries: readonly ExceptionEntry[],
  without: string | undefined,
) {
  const api = useApi()
  return useQueries({
    queries: calendarIds.map((calendarId) => queryAllOf(api, contract.weeklySchedules.list, { query: { calendarId } })),
    combine: (results) => ({
      pending: results.some(({ isPending }) => isPending),
      byCalendar: new Map(
        calendarIds.map((id, index) => {
          const result = results[index]
          const schedules = result?.data?.items.filter((it) => it.id !== without)
          return [id, { failed: result?.isError ?? false, targets: schedules?.map((it) => targetOf(it, entries)) }]
        }),
      ),
    }),
  })
}

function targetOf(schedule: WeeklySchedule, entries: readonly ExceptionEntry[]): ExceptionsTarget {
  const values = readSchedule(schedule.calendarId)(schedule)
  const { overrides, office } = paintEntries(values, entries)
  const { configuration } = writeSchedule({ ...values, overrides: [...overrides], office: [...office] })
  return { schedule, configuration, effect: effectOf(values, entries, values.week) }
}
