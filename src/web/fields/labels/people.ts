import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { BodyInput } from '#api/contract/operation.ts'
import type { contract } from '#api/contract/table.ts'

/** What the fields of a person are called on the screen. */
export const personLabels = (i18n: I18n) =>
  ({
    name: i18n._('Name'),
    email: i18n._('Email'),
    role: i18n._('Role'),
    initials: i18n._('Initials'),
    color: i18n._('Color'),
    calendarId: i18n._('Calendar'),
  }) satisfies Record<keyof BodyInput<typeof contract.adminPeople.update>, string>

/** The same where a component is drawn. */
export const usePersonLabels = () => personLabels(useLingui().i18n)
