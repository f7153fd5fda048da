import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { BodyInput } from '#api/contract/operation.ts'
import type { contract } from '#api/contract/table.ts'

/** What the settings of the organization are called on the screen. */
export const organizationLabels = (i18n: I18n) =>
  ({
    name: i18n._('Name'),
    logo: i18n._('Logo'),
    color: i18n._('Color'),
    phone: i18n._('Phone'),
    email: i18n._('Email'),
    timezone: i18n._('Time zone'),
    country: i18n._('Country'),
    language: i18n._('Language'),
    words: i18n._('Words'),
    formats: i18n._('Formats'),
    bookings: i18n._('Bookings'),
    files: i18n._('Files'),
    changes: i18n._('Changes'),
    weekStart: i18n._('Week starts'),
    date: i18n._('Date'),
    hourCycle: i18n._('Clock'),
    guest: i18n._('People you book for'),
    enOne: i18n._('One of them, in English'),
    enMany: i18n._('Several, in English'),
    esOne: i18n._('One of them, in Spanish'),
    esMany: i18n._('Several, in Spanish'),
    status: i18n._('New appointments'),
    cancelReasons: i18n._('Reasons for canceling'),
    colors: i18n._('Colors to choose from'),
    keptDays: i18n._('Days to keep deleted files'),
    quota: i18n._('Space for files, in GB'),
    auditDays: i18n._('Days to keep the log of changes'),
  }) satisfies Record<keyof BodyInput<typeof contract.adminOrganization.update>, string> & Record<string, string>

/** The same where a component is drawn. */
export const useOrganizationLabels = () => organizationLabels(useLingui().i18n)
