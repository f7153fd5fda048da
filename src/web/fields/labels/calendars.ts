import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { z } from 'zod/mini'
import type { createCalendar } from '#api/contract/calendars.ts'

/** What the fields of a calendar are called on the screen. */
export const calendarLabels = (i18n: I18n) =>
  ({
    name: i18n._('Name'),
    type: i18n._('Kind'),
    timezone: i18n._('Time zone'),
    email: i18n._('Email'),
    tags: i18n._('Tags'),
    externalId: i18n._('External ID'),
    userGroupId: i18n._('User group'),
    extraFields: i18n._('Extra fields'),
  }) satisfies Record<keyof z.input<typeof createCalendar>, string>

/** The same where a component is drawn. */
export const useCalendarLabels = () => calendarLabels(useLingui().i18n)
