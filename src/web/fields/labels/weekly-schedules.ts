import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { z } from 'zod/mini'
import type { createWeeklySchedule } from '#api/contract/weekly-schedules.ts'

/** What the fields of a weekly schedule are called on the screen. */
export const scheduleLabels = (i18n: I18n) =>
  ({
    name: i18n._('Name'),
    calendarId: i18n._('Person or resource'),
    timezone: i18n._('Time zone'),
    serviceIds: i18n._('Services'),
    configuration: i18n._('Hours and exceptions'),
    week: i18n._('Hours of the week'),
    overrides: i18n._('Days with other hours'),
    office: i18n._('Out of office'),
    effectiveFrom: i18n._('Valid from'),
    effectiveUntil: i18n._('Valid until'),
    ranges: i18n._('Hours'),
    date: i18n._('Date'),
  }) satisfies Record<
    | keyof z.input<typeof createWeeklySchedule>
    | 'week'
    | 'overrides'
    | 'office'
    | 'effectiveFrom'
    | 'effectiveUntil'
    | 'ranges'
    | 'date',
    string
  >

/** The same where a component is drawn. */
export const useScheduleLabels = () => scheduleLabels(useLingui().i18n)
