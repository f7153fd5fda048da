import { useLingui } from '@lingui/react'
import type { z } from 'zod/mini'
import type { createCalendar } from '#api/contract/calendars.ts'

/** What the fields of a calendar are called on the screen. */
export const useCalendarLabels = () => {
  const { i18n } = useLingui()
  return {
    name: i18n._('Name'),
    type: i18n._('Kind'),
    timezone: i18n._('Time zone'),
    email: i18n._('Email'),
    tags: i18n._('Tags'),
    externalId: i18n._('External ID'),
    userGroupId: i18n._('User group'),
    extraFields: i18n._('Extra fields'),
  } satisfies Record<keyof z.input<typeof createCalendar>, string>
}
